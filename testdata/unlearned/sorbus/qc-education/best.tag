<name>ÉMILIE-ROSE TREMBLAY-OUELLET</name>
<headline>t.é.s.</headline>
(<phone>418 555-0107</phone>) <email>er.tremblay@example.com</email> 
112, rue des Marins, <place>Rimouski</place>

<summary>Huit ans avec les « petits cocos » autistes, en répit puis en classe. Calme. Porte des espadrilles.</summary>


<h>FORMATION ET ATTESTATIONS</h>
<edu><end>2016</end>      <degree>DEC TES</degree>, <school>Cégep de Rivière-du-Loup</school>, stage final à l'école de la Pointe (TSA 2e cycle)</edu>
<edu><start>2022</start>–…   <degree>Certificat</degree> en <field>psychoéducation</field>, <school>UQTR</school>, à temps partiel, 5 cours réussis sur 10</edu>
<cert><date>2024</date>      <cname>Oméga</cname> recyclage (12 h)</cert>
<cert><date>2023</date>      <cname>Secourisme RCR</cname> <issuer>Croix-Rouge</issuer>, à renouveler en mars</cert>
<cert>Initiation <cname>PECS niveau 1</cname>, <date>2019</date>. Pas fait le 2.</cert>
<cert><cname>Profilage sensoriel</cname> journée, <date>2021</date></cert>

<h>PARCOURS</h>

<job><title>TES</title> classe TSA préscolaire-1re an., <employer>CSS de la Baie-Verte</employer>, <place>Matane</place>
remplacement d'un congé mat. (<start>août 2023</start> à juin 2024), prolongé à contrat jusqu'à la semaine de relâche <end>2025</end>
* <point>6 enfants, 2 TES. Horaire visuel un-à-un, bacs de travail autonome à la TEACCH, pictos faits avec Boardmaker.</point>
* <point>J'ai monté le coin calme de la classe avec 400 $ du fonds de la fondation : tente, lampe à bulles, lest.</point>
* <point>Fugues : passées de 9 à 2 par mois entre l'automne et le printemps, après avoir mis la cloche sur la porte et changé l'arrivée. C'était une idée d'équipe.</point>
* <point>Notes évolutives chaque jour, et la première ébauche du PI (l'enseignante et la direction le finalisent).</point></job>

<job><title>Éducatrice spécialisée</title>
<employer>Maison Brise-Marée</employer> (OBNL répit-dépannage, <place>Sainte-Luce</place>) <start>2017</start> à <end>août 2023</end>, fins de semaine 2017-2018, puis à temps plein
* <point>groupe du samedi : 4 à 5 jeunes 5-12 ans, TSA et DI</point>
* <point>Renforcement par jetons, essais distincts suivis selon le programme écrit de l'ABA, supervisés par la psychoéduc. (sup. clinique aux 3 sem.)</point>
* <point>Makaton : une trentaine de signes, appris avec les enfants.</point>
* <point>Remplacé la coordo l'été 2022, quatre semaines.</point>
* <point>Téléphone aux parents après chaque séjour.</point></job>

<job><employer>CSS du Phare</employer>, <title>liste de rappel TES</title>, <place>Mont-Joli</place>, <start>2016</start>–<end>2017</end></job>

<h>Autres</h>
<other>Oméga : 2 interventions physiques en 8 ans. Français soigné (test SEL réussi 2022). Anglais : je me débrouille au téléphone.</other>
