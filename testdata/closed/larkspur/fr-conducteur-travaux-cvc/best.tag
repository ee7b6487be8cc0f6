<name>BELKACEM-ROUX Nadir</name>
<status>41 ans – marié – permis B – véhicule</status>
<place>38200 Vienne</place>
<phone>06 00 00 41 87</phone>
<email>nadir.br@example.org</email>

<headline>GÉNIE CLIMATIQUE – TRAVAUX</headline>

<h>EXPÉRIENCE :</h>  <job><start>depuis mars 2020</start>, <title>conducteur de travaux</title> chez <employer>Froid & Chaleur du Dauphiné</employer> (<place>L'Isle-d'Abeau</place>, 48 salariés). <point>Six à huit affaires en parallèle, de 80 à 900 k€ HT, CA traité 2,6 M€ l'an dernier.</point> <point>Deux groupes scolaires rénovés l'été, dont un avec le centre de loisirs ouvert au milieu : chaufferies gaz remplacées, CTA double flux en toiture, désembouage.</point> <point>Résidence autonomie de 64 lits : production d'ECS et trois PAC air/eau de 90 kW en cascade, livrée avec 9 jours d'avance, 11 réserves, toutes levées sous un mois.</point> <point>Marge moyenne passée de 8,5 à 11 % en trois exercices.</point> <point>Je pilote 3 chefs d'équipe (12 à 15 gars avec les intérimaires), je commande, je relance, je fais les situations et les DGD avec l'appui de l'assistante.</point> <point>Mairies et bailleurs pour les deux tiers.</point> <point>PPSPS rédigés pour mes chantiers, un accident avec arrêt en cinq ans.</point></job>

<job>Avant, <start>2014</start>/<end>2020</end> : <employer>Clim'Isère Services</employer>, d'abord <title>monteur puis chef d'équipe</title> (2016). <point>Pose acier, cuivre, multicouche, soudure oxyacétylénique.</point> <point>Équipe de 4.</point> <point>Sur la fin j'assistais le conducteur sur un labo de 1 200 m² (réseaux eau glacée, équilibrage).</point></job>

<job>Et encore avant : <start>2009</start> à <end>2013</end> <title>dessinateur fluides</title>, <employer>BET Colline</employer> <place>(Villeurbanne)</place>, <point>AutoCAD, notes de calcul, métrés.</point> Puis 10 mois à retaper la maison.</job>

<h>FORMATION :</h>  <edu><degree>BTS Fluides, énergies, domotique</degree>, <field>option génie climatique et fluidique</field>, en alternance, <school>lycée Aristide-Vernay</school>, <end>2009</end></edu>. <edu><degree>Licence pro</degree> <field>Conduite de travaux</field> commencée en VAE, livret 1 accepté, livret 2 en cours.</edu>

<h>HABILITATIONS :</h>  <cert><cname>fluides cat. I</cname> (<date>2022</date>)</cert> / <cert><cname>B0 H0V</cname> ; le BR est périmé depuis 2021</cert> / <cert><cname>AIPR concepteur</cname></cert> / <cert><cname>SST</cname>, recyclé <date>2025</date></cert>

<h>OUTILS :</h>  <skills><skill>Gantt Project</skill> et <skill>MSP</skill> (plannings à la tâche, pas les ressources), <skill>Batigest</skill>, <skill>Excel</skill> ; <skill>Revit</skill> en visionneuse seulement</skills>

<h>LANGUES :</h>  <language>arabe dialectal</language> <level>courant</level>, <language>italien</language> <level>de chantier</level>

<other>Trésorier du club de boules de Pont-Évêque.</other>
