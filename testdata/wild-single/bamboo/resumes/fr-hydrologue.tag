<name>Thibaut Lacassagne</name>
<place>Tarbes (65)</place> -- <email>t.lacassagne@example.net</email> -- <phone>06 00 11 84 02</phone>

## <h>Situation actuelle</h>

<headline>Ingénieur d'études hydrologie</headline>
:    Bureau Adour Conseil, agence de Pau. <status>Disponible sous 3 mois (préavis).</status>

## <h>Expériences</h>

<job><start>Depuis 01/2019</start>
:    **<title>Ingénieur d'études, référent inondation</title>**, <employer>Bureau Adour Conseil</employer>, <place>Pau</place>.

* <point>**Modélisation**: construction et calage de modèles 1D/2D (Gave d'Oloron, Saison, Bidouze).</point>
* <point>**PPRI**: études d'aléa pour 9 communes, réunions publiques avec la DDTM.</point>
* <point>**Terrain**: jaugeages au SalinoMADD et à l'ADCP, laisses de crue après l'épisode de janvier 2022.</point>
* **Collaborations**:
    * <point>SYMISA Gaves : tableau de bord d'alerte pour 4 stations,</point>
    * <point>Laboratoire GEODE (Toulouse) : co-encadrement d'un stage de M2.</point></job>

<job><start>03/2015</start>--<end>12/2018</end>
:    **<title>Chargé de mission Gemapi</title>**, <employer>Syndicat mixte des Deux Nestes</employer>, <place>Lannemezan</place> (CDD renouvelé).

* <point>Suivi de travaux de restauration de ripisylve, 27 km de berges.</point>
* <point>Rédaction du PAPI d'intention (dossier labellisé en 2018).</point></job>

<job><start>2011</start>--<end>2014</end>
:    **<title>Doctorant en sciences de la Terre</title>**

* **Titre**: Dynamique sédimentaire des torrents pyrénéens après crue extrême.
* **Lieu**: <employer>Laboratoire Traces d'Eau</employer>, <place>Grenoble</place>.
* **Encadrement**: M.-C. Laborde (directrice de thèse).
* <point>**Mission complémentaire d'enseignement**: 64 h/an, TP d'hydraulique en L3.</point>
* <point>Thèse soutenue le 12 décembre 2014.</point></job>

<job><start>02/2011</start> 
:     **<title>Stage de fin d'études</title>** (6 mois)
:     <point>*Bancarisation des données débit-hauteur de 40 stations*</point>,
:     <employer>Agence de l'eau Garonne-Amont</employer>, <place>Toulouse</place>.</job>

<job><start>2010</start>
:     **<title>Stage ouvrier</title>** (5 semaines)
:     <employer>Canalisations Bordères</employer>, <place>Séméac</place>.</job>

## <h>Formation</h>

<edu><start>2011</start>--<end>2014</end>
:    **<degree>Doctorat</degree> <field>Sciences de la Terre et de l'Univers</field>**, <school>Université Grenoble Alpes</school>.</edu>

<edu><start>2008</start>--<end>2011</end>
:    **<degree>Ingénieur</degree>** <field>Hydraulique et mécanique des fluides</field>, <school>ENSEEIHT</school>, <place>Toulouse</place>.</edu>

<edu><start>2006</start>--<end>2008</end>
:    <degree>Classe préparatoire PC</degree>, <school>lycée Louis-Barthou</school>, <place>Pau</place>.</edu>

## <h>Compétences techniques</h>

<skills><group>Modélisation</group>
:    <skill>HEC-RAS</skill>, <skill>Telemac-2D</skill>, <skill>GRP</skill>, <skill>MIKE 11</skill> (ancien).

<group>SIG et données</group>
:    <skill>QGIS</skill>, <skill>PostGIS</skill>, <skill>R</skill>, <skill>Python</skill> (pandas, xarray).

<group>Terrain</group>
:    <skill>ADCP</skill>, <skill>GPS différentiel</skill>, <skill>drone</skill> (télépilote catégorie ouverte).</skills>

Langues
:    <language>Anglais</language>: <level>courant (TOEIC: 905/990, 2011)</level>, <language>Espagnol</language>: <level>bon niveau</level>.

## <h>Responsabilités collectives</h>

<vol><start>Depuis 2017</start>
:     <title>Trésorier</title> du <employer>Spéléo-club du Plantaurel</employer>.</vol>

## <h>Centres d'intérêts</h>
* <other>Spéléologie, canyoning, accordéon diatonique.</other>
