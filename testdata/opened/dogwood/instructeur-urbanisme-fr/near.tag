<name>Bastien Orliac</name>
<headline>Chargé d'études urbanisme – planification</headline>
<place>42000 Saint-Étienne</place> | <phone>06 39 98 55 03</phone> | <email>b.orliac@example.com</email> | <status>Permis B</status>

<h>PROFIL</h>
<summary>Urbaniste, huit ans d'élaboration de PLU et de PLUi en bureau d'études et en collectivité. Bonne maîtrise du Code de l'urbanisme et du SIG. Je n'ai pas encore instruit d'autorisations d'urbanisme et souhaite évoluer vers le droit des sols.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>

<job><start>2021</start> – <end>aujourd'hui</end> : <title>Chargé de mission planification</title>
<employer>Communauté d'agglomération des Monts Saint-Clair</employer>, <place>Roanne</place>
• <point>Rédaction du règlement écrit du PLUi de 22 communes, en lien avec le service mutualisé ADS.</point>
• <point>Conseil aux maires et aux secrétaires de mairie sur l'application du règlement.</point>
• <point>Consultation des services extérieurs (ABF, SDIS, gestionnaires de réseaux) et synthèse des avis.</point>
• <point>Administration des données d'urbanisme sous QGIS et dans Cart@DS (zonage et servitudes).</point></job>

<job><start>2017</start> – <end>2021</end> : <title>Chargé d'études</title>
<employer>Terrain Commun Conseil</employer>, <place>Lyon</place>
• <point>Diagnostics, orientations d'aménagement et réunions publiques pour neuf PLU communaux.</point>
• <point>Lecture de plans et analyse de la capacité de densification.</point></job>

<h>FORMATION</h>
<edu><end>2017</end> : <degree>Master</degree> <field>Urbanisme et aménagement</field>, <school>Université Lumière Lyon 2</school></edu>

<h>COMPÉTENCES</h>
<skills><skill>Code de l'urbanisme</skill>, <skill>QGIS</skill>, <skill>SIG</skill>, <skill>qualités rédactionnelles</skill>, <skill>lecture de plans</skill>, <skill>Cart@DS</skill> (données)</skills>
<language>Anglais</language> <level>B2</level>
