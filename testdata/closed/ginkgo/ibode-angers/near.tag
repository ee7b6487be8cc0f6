<h>CURRICULUM VITAE</h>

<name>Karim Benslimane</name>, <headline>infirmier de bloc opératoire (IDE)</headline>
<email>k.benslimane@example.com</email> / <phone>07 55 50 18 36</phone> / <place>49000 Angers</place>

<h>PROFIL :</h> <summary>Infirmier diplômé d'État, neuf ans de bloc opératoire en circulation, instrumentation et aide opératoire (mesures transitoires validées par la DREETS). Rigueur, esprit d'équipe, sang-froid.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE :</h>

<job><employer>Clinique Saint-Maurille</employer>, <place>Angers</place> [<start>mars 2018</start> – <end>aujourd'hui</end>]
<title>Infirmier de bloc opératoire</title>
1. <point>Circulation et instrumentation en orthopédie-traumatologie (prothèses, ligamentoplasties) et en chirurgie viscérale.</point>
2. <point>Aide opératoire dans le cadre des actes autorisés.</point>
3. <point>Check-list HAS, traçabilité des DMI sur Optim.</point>
4. <point>Astreintes une semaine sur six.</point>
5. <point>Robot Da Vinci : habilité depuis 2022, environ 120 interventions.</point>
6. <point>Encadrement des étudiants et des nouveaux arrivants.</point></job>

<job><employer>Hôpital privé des Mauges</employer>, <place>Beaupréau</place> [<start>septembre 2016</start> – <end>février 2018</end>]
<title>Infirmier de bloc</title>
1. <point>Circulant en urologie, viscéral et ORL ; préparation des salles.</point></job>

<job><employer>EHPAD Les Tilleuls</employer>, <place>Trélazé</place> [<start>2014</start> – <end>2016</end>]
<title>Infirmier</title>
1. <point>Soins, coordination de 62 résidents, transmissions.</point></job>

<h>DIPLÔMES ET FORMATIONS :</h>
<edu><degree>Diplôme d'État d'infirmier</degree>, <school>IFSI d'Angers</school>, <end>2014</end></edu>
<cert><cname>AFGSU niveau 2</cname>, <date>2024</date></cert>
<cert><cname>Radioprotection des patients</cname>, <date>2022</date></cert>
<cert><cname>Mesures transitoires, autorisation définitive pour les trois actes exclusifs</cname>, <date>2021</date></cert>
École d'IBODE : dossier envisagé, pas encore déposé.

<h>COMPÉTENCES :</h> <skills><skill>hygiène et asepsie</skill> – <skill>cœlioscopie</skill> – <skill>instrumentation</skill> – <skill>circulation</skill> – <skill>Optim</skill> – <skill>robot Da Vinci</skill></skills>
<h>ORDRE :</h> <status>inscrit à l'Ordre national des infirmiers</status>
<h>LANGUES :</h> <language>français</language>, <language>arabe dialectal</language> (<level>langue maternelle</level>), <language>anglais</language> (<level>B1</level>)
