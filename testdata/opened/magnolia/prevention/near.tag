<name>Thibault Renson</name>
<headline>Conseiller en prévention – sécurité du travail</headline>
<phone>+32 495 55 01 77</phone> ▪ <email>t.renson@example.org</email> ▪ <place>Charleroi</place>

<h>PROFIL</h>
<summary>Préventeur avec six ans d'expérience de l'analyse de risques, de l'enquête accident et de l'animation de formations dans l'industrie et les services techniques. Bonne connaissance du Code du bien-être au travail. Permis B.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>

<job><start>03/2020</start> – <end>aujourd'hui</end>
<title>Coordinateur sécurité</title>
<employer>Verreries du Piéton SA</employer>, <place>Charleroi</place>
▪ <point>Analyses de risques Kinney et SOBANE des postes de travail</point>
▪ <point>Enquêtes accident par arbre des causes, rédaction des rapports</point>
▪ <point>Contribution au plan global de prévention et au plan annuel d'action du SIPP</point>
▪ <point>Accueils sécurité, toolbox, recyclages (400 heures de formation par an)</point>
▪ <point>Suivi du système ISO 45001</point></job>

<job><start>09/2018</start> – <end>02/2020</end>
<title>Agent de maintenance, personne de confiance sécurité</title>
<employer>Sidérurgie Marchandise Est</employer>, <place>Marcinelle</place>
▪ <point>Permis de travail, consignations, espaces confinés</point></job>

<h>FORMATION</h>
<edu><end>2018</end> ▪ <degree>Bachelier</degree> en <field>électromécanique</field>, <school>Haute École du Pays Noir</school></edu>
<cert><date>2019</date> ▪ <cname>Connaissances de base en prévention (niveau III)</cname></cert>
<cert><date>2022</date> ▪ <cname>VCA cadres</cname></cert>
Niveau II : inscription prévue à la prochaine rentrée

<h>COMPÉTENCES</h>
<skills><skill>Kinney</skill> ▪ <skill>SOBANE</skill> ▪ <skill>arbre des causes</skill> ▪ <skill>ISO 45001</skill> ▪ <skill>RGIE</skill> ▪ <skill>animation de formation</skill></skills>

<h>LANGUES</h>
<language>Français</language> ▪ <level>langue maternelle</level>
<language>Néerlandais</language> ▪ <level>B1</level>
