<name>Bastien LEROUX-MONTAIGU</name>
<headline>Infirmier diplômé d'État</headline>
<place>16000 Angoulême</place> / <phone>07 55 50 19 34</phone> / <email>bastien.lm@example.com</email>
<status>Permis B</status>

<h>PROFIL</h>
<summary>Infirmier diplômé d'État avec sept ans de réanimation et de néphrologie. Sens de l'observation, travail en équipe, rigueur sur l'hygiène et la traçabilité. Pas encore d'expérience en hémodialyse : j'ai accompagné des patients vers le centre et observé deux séances.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>

<job>Depuis <start>septembre 2022</start> : <title>Infirmier en service de néphrologie</title>
<employer>Centre hospitalier de la Braconne</employer>, <place>Angoulême</place>
- <point>Prise en charge de 12 patients insuffisants rénaux, préparation aux greffes</point>
- <point>Surveillance des cathéters centraux et des fistules, sans ponction</point>
- <point>Éducation thérapeutique en groupe : alimentation et restriction hydrique</point>
- <point>Encadrement des étudiants en stage</point></job>

<job>De <start>2018</start> à <end>août 2022</end> : <title>Infirmier en réanimation polyvalente</title>
<employer>Centre hospitalier de la Braconne</employer>, <place>Angoulême</place>
- <point>Surveillance de patients ventilés, hémofiltration continue sur Prismaflex</point>
- <point>Participation à la démarche de certification</point></job>

<h>DIPLÔMES ET FORMATIONS</h>
<edu><end>2018</end> : <degree>Diplôme d'État d'infirmier</degree>, <school>IFSI d'Angoulême</school></edu>
<cert><date>2023</date> : <cname>Éducation thérapeutique, 40 heures</cname></cert>
<cert><date>2025</date> : <cname>AFGSU niveau 2</cname></cert>
Inscrit à l'<cert><cname>Ordre national des infirmiers</cname></cert>

<h>COMPÉTENCES</h>
<skills><skill>Cathéter central</skill>, <skill>hygiène</skill>, <skill>traçabilité</skill>, <skill>éducation thérapeutique</skill>, <skill>travail en équipe</skill></skills>

<h>LANGUES</h>
<language>Français</language> (<level>courant</level>), <language>Espagnol</language> (<level>B1</level>)
