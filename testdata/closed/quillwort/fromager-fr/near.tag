<name>Julien PASQUALINI</name>
<headline>Chef d'équipe fabrication – produits laitiers</headline>
<place>Dole (39)</place>
Tél. : <phone>07 00 55 01 83</phone>
Courriel : <email>julien.pasqualini@example.net</email>
Permis : <status>B</status>, <status>CACES 3 valide</status>

<h>PROFIL</h>
<summary>Chef d'équipe en laiterie depuis sept ans, je conduis la fabrication, je tiens les enregistrements de traçabilité et j'organise le planning de neuf opérateurs. Je souhaite passer de l'usine à une coopérative et apprendre le lait cru et les pâtes pressées cuites, que je n'ai pas encore travaillés.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>

<job><start>03/2019</start> – <end>aujourd'hui</end>
<title>Chef d'équipe fabrication</title>
<employer>Laiterie Grandval SAS</employer>, <place>Dole</place>
• <point>Fabrication de fromages frais et de pâtes molles à partir de lait pasteurisé, 180 000 L par jour</point>
• <point>Encadrement de neuf opérateurs, planning et entretiens annuels</point>
• <point>Application du plan de maîtrise sanitaire et de l'HACCP au quotidien</point>
• <point>Suivi de l'acidification : courbes de pH, degrés Dornic</point>
• <point>Nettoyage en place des tanks et des lignes</point></job>

<job><start>09/2014</start> – <end>02/2019</end>
<title>Conducteur de ligne yaourts</title>
<employer>Laiterie Grandval SAS</employer>, <place>Dole</place>
• <point>Conduite d'une ligne de 12 000 pots à l'heure</point>
• <point>Préparation des ferments directs</point></job>

<h>FORMATION</h>
<edu><degree>BTSA</degree> <field>Sciences et technologies des aliments, option produits laitiers</field>, <school>ENIL de Besançon-Mamirolle</school>, <end>2014</end></edu>
<cert><cname>Animateur HACCP</cname>, <date>2018</date></cert>

<h>COMPÉTENCES</h>
<skills><skill>HACCP</skill>, <skill>plan de maîtrise sanitaire</skill>, <skill>nettoyage en place</skill>, <skill>acidification</skill>, <skill>encadrement</skill>, <skill>analyse sensorielle</skill></skills>

<h>LANGUES</h>
<language>Français</language> : <level>langue maternelle</level> ; <language>Allemand</language> : <level>B1</level>
