<name>Thibault Fradet</name> | <place>Pornichet (44380)</place> | <phone>07 61 91 22 08</phone> | <email>t.fradet@example.com</email> | <status>Permis B, véhicule</status>
<headline>TECHNICIEN FRIGORISTE ITINÉRANT – FROID COMMERCIAL</headline>

<summary>Technicien autonome, 6 ans de froid commercial, à l'aise en diagnostic électrique comme au contact du client. Astreinte acceptée. Attestation d'aptitude catégorie I non encore obtenue : je manipule les fluides sous la responsabilité de mon binôme, inscription à l'examen à prévoir avec l'employeur.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>
<job>[<start>03/2022</start>-<end>aujourd'hui</end>] <title>Technicien de maintenance froid</title> / <employer>Cap Ouest Réfrigération</employer> / <place>Trignac</place>
• <point>Maintenance préventive et dépannage de froid positif et négatif, 50 clients (GMS, cuisines centrales, boulangeries)</point>
• <point>Réglage des régulations Eliwell et Danfoss, lecture de schémas, remplacement de contacteurs et de platines</point>
• <point>Centrales R-448A et R-449A : relevés, recherche de fuite, vidange d'huile</point>
• <point>Astreinte une semaine sur six</point>
• <point>Fiches d'intervention sur tablette</point></job>
<job>[<start>09/2020</start>-<end>02/2022</end>] <title>Aide-monteur frigoriste</title> / <employer>Cap Ouest Réfrigération</employer> / <place>Trignac</place>
• <point>Brasage cuivre, supportage, calorifuge, montage de panneaux de chambres froides</point></job>
<job>[<start>2017</start>-<end>2020</end>] <title>Électricien du bâtiment</title> / <employer>Elec Brière</employer> / <place>Montoir-de-Bretagne</place>
• <point>Tableaux, câblage tertiaire, recherche de défauts</point></job>

<h>FORMATION ET HABILITATIONS</h>
<edu><end>2017</end> : <degree>Bac pro Technicien du froid et du conditionnement d'air</degree>, <school>Lycée Sainte-Anne-des-Marais</school></edu>
<cert><date>2024</date> : <cname>Habilitation électrique BR</cname> (<issuer>Apave</issuer>)</cert>
<cert><date>2023</date> : <cname>CACES R486 nacelle A et B</cname></cert>

<h>COMPÉTENCES</h>
<skills><skill>Diagnostic électrique</skill>      <skill>Brasage</skill>             <skill>Lecture de schémas</skill>
<skill>Régulation</skill>                 <skill>Relation client</skill>     <skill>Autonomie</skill></skills>

<h>LANGUES</h> : <language>français</language> (<level>langue maternelle</level>), <language>anglais</language> (<level>A2</level>)
