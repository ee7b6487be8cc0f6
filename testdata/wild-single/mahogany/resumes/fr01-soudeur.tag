<name>Kévin LE GOUALLEC</name>
<headline>Soudeur TIG / semi-auto</headline> – disponible de suite
12 rue du Bois d'Amour <place>56600 Lanester</place>
tél <phone>06 39 98 12 47</phone> mail <email>kevin.legouallec@example.org</email>
<status>33 ans, permis B + remorque, véhiculé</status>

<h>CE QUE J'AI FAIT</h>

<job><title>Soudeur</title> inox (intérim, agence Proman Lorient) chez <employer>Chantiers du Blavet</employer>, atelier tuyauterie, <start>mars 2023</start> à <end>janvier 2025</end>
<point>Soudure TIG tubes inox 316L diam 21 à 168, contrôle radio, 2 % de reprise sur 2024.</point>
</job>
<job><title>Chaudronnier-soudeur</title> CDI – <employer>SARL Métal Ouest</employer> (12 salariés) <place>Hennebont</place> – <start>2018</start>/<end>2022</end>, boîte liquidée
<point>Garde-corps, escaliers, bennes. Lecture de plans, débit, pliage, pose sur chantier.</point>
</job>
<job><title>Soudeur</title> à bord, <employer>Thonier « Ar Vag Wenn »</employer>, campagne Océan Indien <start>sept. 2016</start> – <end>avril 2017</end></job>
<job><title>Saisonnier</title> ostréiculture, <employer>chez M. Le Bihan</employer>, <place>Riantec</place>, étés <start>2011</start> à <end>2014</end></job>
<job><title>Matelot</title>, <employer>Marine nationale</employer>, frégate La Motte-Picquet, <place>Brest</place>, <start>2012</start>–<end>2016</end> (quartier-maître, service machine)</job>

<h>FORMATIONS</h>
<edu><degree>CAP</degree> <field>Réalisations industrielles en chaudronnerie ou soudage</field> <school>lycée Émile James Étel</school> <end>2011</end></edu>
<edu><degree>Titre pro</degree> <field>soudeur TIG électrode enrobée</field>, <school>AFPA Lorient</school>, <end>2017</end></edu>
<h>LICENCES</h>
<cert><cname>ISO 9606-1 141 T BW</cname> (valable <date>09/2025</date>)</cert>
<cert><cname>ISO 9606-1 135 P FW</cname> périmée</cert>
<cert><cname>CACES R489 cat 3</cname>, <cname>CACES R486 B</cname> / <cname>SST</cname> <date>2023</date> / <cname>habilitation électrique H0B0</cname></cert>

<skills><h>Je sais faire</h> : <skill>TIG</skill> +++, <skill>MAG</skill> ++, <skill>électrode enrobée</skill> ++, <skill>oxycoupage</skill> +, <skill>traçage</skill> ++, <skill>lecture d'isométriques</skill> +++</skills>
<language>anglais</language> : <level>celui des bateaux</level>. <language>breton</language> : <level>notions</level>

<other>Loisirs : bagad (bombarde), pêche à pied, course à pied</other>
