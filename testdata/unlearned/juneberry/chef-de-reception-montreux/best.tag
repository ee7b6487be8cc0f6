<name>Sandrine Favre-Imboden</name>, <place>Vevey</place>. <status>Née à Viège en 1989</status>, <status>Suissesse</status>. On m'atteint au
<phone>079 555 01 47</phone> ou à <email>s.favreimboden@example.com</email>.

J'ai grandi en <language>allemand</language> (<level>langue maternelle, dialecte haut-valaisan compris</level>) et je
travaille en <language>français</language>, <level>couramment</level>, depuis plus de dix ans. <language>Anglais</language> <level>C1</level>
(<cert><cname>Cambridge Advanced</cname>, <date>2014</date></cert>). <language>Italien</language>, <level>je me débrouille</level>.

<edu>J'ai appris le métier au <school>Gletscherblick</school> à <place>Zermatt</place> : <degree>CFC d'employée de commerce HGT</degree>,
<end>2009</end>.</edu> <job>J'y suis restée quatre hivers (<start>2009</start> à <end>2013</end>) comme <title>réceptionniste</title>,
<employer>Hôtel Gletscherblick</employer>, <place>Zermatt</place>, quatre étoiles,</job> <job>et l'été (<start>2010</start> à <end>2013</end>) je descendais
à l'<employer>Albergo Lido Verde</employer>, <place>Ascona</place>, <title>réception et bar</title>.</job> <job>Suivit une année à
<place>Brighton</place> (<start>2013</start>-<end>14</end>), <title>fille à tout faire</title> à la <employer>Marlpit Guest House</employer>, douze
chambres.</job>

<job>En <start>septembre 2014</start>, retour au bord de l'eau : <employer>Hôtel du Cep d'Or</employer>, <place>Vevey</place>, 60 chambres,
quatre étoiles, <title>réceptionniste tournante</title> jusqu'en <end>juillet 2019</end>. <point>Protel, check-in de groupes
japonais et de noces vaudoises, caisse du soir.</point> <point>Une apprentie suivie avec la gouvernante.</point></job>

D'août 2019 à mai 2020 : naissance de Mathilde, puis le Covid.

<job>Depuis <start>juin 2020</start> je suis au <employer>Lac & Cimes</employer>, <place>Lausanne</place>, 110 chambres, quatre étoiles
supérieur. D'abord <title>adjointe</title>, <title>cheffe de réception</title> à partir de janvier 2022. <point>Nous sommes sept
plus deux veilleurs de nuit (qui dépendent de la sécurité, pas de moi).</point> <point>Je fais les
horaires dans Mirus, CCNT oblige, et nous n'avons plus un seul solde de plus de 40 heures
supplémentaires.</point> <point>Débiteurs : de 41 jours à 19 en deux ans.</point> <point>Passage d'Opera 5 à Opera Cloud au
printemps 2023 : j'ai formé les équipes, l'informatique pilotait.</point> <point>Je réponds à tous les avis en
ligne et j'appelle ceux qui sont partis fâchés ; la note Booking est montée de 8,3 à 8,9.</point> <point>Visite
mystère LQA en 2023, 84 % pour la réception.</point> <point>Deux apprentis depuis 2022, le premier a eu son CFC
l'an dernier avec 5,3.</point> <point>À la séance de yield du mardi j'apporte les chiffres, je ne fixe pas les
prix.</point></job>

<cert><cname>Cours de formateur en entreprise</cname>, <issuer>canton de Vaud</issuer>, <date>2021</date></cert>. Le brevet fédéral de cheffe de
réception est en route : trois modules sur cinq, examen prévu l'automne prochain.

<other>Je chante dans un chœur et je nage dans le lac toute l'année, ce qui calme.</other>
