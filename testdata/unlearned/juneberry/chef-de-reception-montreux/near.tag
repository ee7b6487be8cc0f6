                              <name>GAËTAN PERRINJAQUET</name>
                 <place>1820 Territet</place>  *  <phone>+41 78 555 01 29</phone>  *  <email>g.perrinjaquet@example.net</email>
                    <status>Nationalité française</status>  *  <status>permis C</status>  *  <status>permis de conduire B</status>

<h>EN BREF</h>
<summary>Chef de réception depuis six ans en quatre étoiles supérieur, à la tête d'une équipe de huit personnes. Maîtrise d'Opera Cloud, plannings selon la CCNT, gestion des réclamations, clôture de caisse et suivi des débiteurs.</summary>

<h>PARCOURS</h>
<job><title>Chef de réception</title> .......................................... <start>11.2019</start> à <end>ce jour</end>
<employer>Résidence Beau-Cèdre ****S</employer> (74 ch.), <place>Genève</place>
   + <point>Direction de huit collaborateurs : réception, conciergerie, veilleurs de nuit</point>
   + <point>Plannings, CCNT, entretiens annuels, engagements avec la direction</point>
   + <point>Gestion des réclamations et des avis, standards LQA (87 % en 2024)</point>
   + <point>Contrôle de la caisse et facturation des débiteurs</point>
   + <point>Formation d'un apprenti par année</point></job>
<job><title>Premier réceptionniste</title> .................................... <start>05.2016</start> à <end>10.2019</end>
<employer>Hôtel des Bastions-Verts ****</employer>, <place>Genève</place>
   + <point>Remplacement de la cheffe de réception pendant huit mois</point>
   + <point>Yield management au quotidien avec IDeaS</point></job>
<job><title>Réceptionniste de nuit</title> .................................... <start>09.2013</start> à <end>04.2016</end>
<employer>Auberge de la Tour Penchée ****</employer>, <place>Annecy</place></job>

<h>FORMATION</h>
<edu><degree>Diplôme d'une école hôtelière (BTS)</degree>, <school>Lycée hôtelier de Thonon</school> ....... <end>2013</end></edu>
<cert><cname>Cours de formateur en entreprise</cname> ............................ <date>2020</date></cert>

<h>LANGUES</h>
<language>français</language> (<level>maternelle</level>), <language>anglais</language> (<level>C1</level>), <language>italien</language> (<level>B2</level>), <language>allemand</language> (<level>A1, débutant</level>)

<h>LOGICIELS</h>
<skills><skill>Opera Cloud</skill>, <skill>Protel</skill>, <skill>IDeaS</skill>, <skill>Mirus</skill>, <skill>Excel</skill></skills>
