<name>Nadège LEFÈVRE</name>
<status>41 ans</status> – <status>mariée, deux enfants</status> – <status>Permis B, véhiculée</status>
<place>12 rue des Tanneurs, 80000 Amiens</place>
<phone>06 55 50 14 72</phone> / <email>nadege.lefevre@example.org</email>

<headline>AIDE-SOIGNANTE DIPLÔMÉE D'ÉTAT</headline>

<h>EXPÉRIENCES PROFESSIONNELLES</h>

<job><start>Depuis septembre 2020</start> : <title>Aide-soignante de nuit</title> – <employer>EHPAD Les Jardins de Somme</employer>, <place>Camon</place> (<point>84 résidents, 2 AS par nuit</point>)
* <point>Soins d'hygiène et de confort, changes, prévention d'escarres</point>
* <point>Surveillance de l'unité protégée Alzheimer (14 lits)</point>
* <point>Transmissions écrites et orales</point></job>

<job>De <start>mars 2017</start> à <end>août 2020</end> : <title>Aide-soignante intérimaire</title> – <employer>Vitalis Intérim Médical</employer>, <place>Amiens</place>
* <point>Missions en clinique (Clinique du Val de Selle : chirurgie ambulatoire), SSR et HAD</point>
* <point>Remplacements week-ends et jours fériés</point></job>

<other>2013 – 2016 : congé parental</other>

<job>De <start>2006</start> à <end>2013</end> : <title>Agent de service hospitalier</title> puis <title>faisant fonction d'AS</title> – <employer>Centre hospitalier de Doullens-Authie</employer>
* <point>Bionettoyage, service des repas, aide à la toilette sous la responsabilité de l'IDE</point></job>

<job><start>Été 2004, été 2005</start> : <title>Vendangeuse</title>, <place>Marne</place></job>

<h>FORMATIONS ET DIPLÔMES</h>

<edu><end>2016/2017</end> : <degree>DEAS</degree>, <school>IFAS du CHU d'Amiens</school> (<point>dispensée des modules 1 et 3</point>)</edu>
<edu><end>2004</end> : <degree>BEP Carrières sanitaires et sociales</degree>, <school>Lycée Édouard-Branly-Sud</school></edu>
<cert><date>2019, recyclée 2023</date> : <cname>AFGSU niveau 2</cname></cert>
<cert><date>2021</date> : <cname>Accompagnement de fin de vie</cname> (3 jours, <issuer>réseau Palpi 80</issuer>)</cert>
<cert><date>2022</date> : <cname>Humanitude</cname>, initiation</cert>

<h>COMPÉTENCES</h>

<skills><skill>Toilette au lit</skill>          <skill>Lève-malade, verticalisateur</skill>     <skill>Netsoins</skill>
<skill>Aide à la prise de repas</skill>   <skill>Mesure des constantes</skill>     <skill>Osiris</skill>
<skill>Toilette mortuaire</skill>       <skill>Gestion de l'agressivité</skill>       <skill>Word (bases)</skill></skills>

<h>DIVERS</h>

Langues : <language>anglais</language> <level>scolaire</level>, <language>picard</language> (<level>compris</level> !)
<other>Loisirs : couture, marche nordique, bénévole aux Restos du cœur chaque hiver</other>
