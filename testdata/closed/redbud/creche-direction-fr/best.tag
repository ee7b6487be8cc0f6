<name>Solène Kerambrun-Diallo</name>
<headline>EJE, directrice adjointe de crèche, 12 ans de petite enfance</headline>
<place>Orléans</place> – <email>solene.kd@example.org</email> – <phone>06 39 98 04 12</phone> – <status>Permis B</status>

<h>Ce que je fais aujourd'hui</h>
<job><title>Directrice adjointe</title> de la crèche associative <employer>Les Petits Mariniers</employer>, <place>Olivet</place>, 38 berceaux, <start>depuis janvier 2019</start>. <point>Je remplace la directrice pendant ses absences (4 mois d'intérim complet en 2022, congé maternité).</point> <point>Je tiens les plannings de 13 personnes sur Noé et je mène les entretiens annuels des 8 auxiliaires, ceux des autres étant faits par la directrice.</point> <point>Contrats d'accueil, heures réalisées, déclaration Caf : je prépare, la trésorière valide.</point> <point>Le budget (410 k€) est voté par l'association ; je suis les lignes alimentation, couches et jeux, environ 46 k€.</point> <point>Occupation financière passée de 68 à 76 % entre 2020 et 2023.</point> <point>Réécriture du projet d'établissement en 2021, avec l'équipe et deux parents.</point> <point>Accueil de 5 enfants avec PAI ou suivi CAMSP.</point></job>

<h>Avant</h>
<job><title>EJE de terrain</title>, <employer>Ville de Fleurigny</employer>, multi-accueil La Farandole, section des moyens, <start>sept. 2013</start> / <end>déc. 2018</end>. <point>Référente d'une section de 14 enfants, 4 collègues sans lien hiérarchique.</point> <point>Motricité libre : sensibilisation de trois jours à l'Institut Pikler-Lóczy de France, puis aménagement de la salle.</point> <point>Plan de maîtrise sanitaire : relevés de température, office de réchauffage.</point> <point>Tutrice de 6 stagiaires EJE et CAP.</point></job>
<job><title>Animatrice</title> BAFA en centre de loisirs, étés <start>2009</start> à <end>2012</end>, <employer>Familles Rurales Loiret</employer>.</job>

<h>Diplômes & formations</h>
<edu><degree>DEEJE</degree>, <school>ERTS Olivet</school>, <end>juin 2013</end></edu>
<edu><degree>Bac ST2S</degree>, <school>lycée Voltaire, Orléans</school>, <end>2010</end>, mention <grade>assez bien</grade></edu>
<edu><degree>CAFERUIS</degree>, <school>ITS de Tours</school>, commencé en <start>oct. 2023</start>, DF1 et DF2 validés sur 4</edu>
<cert><cname>PSC1</cname>, recyclage <date>mars 2024</date></cert>
<cert><cname>HACCP, 14 h</cname>, <date>2020</date></cert>

<h>Divers</h>
<skills><skill>Noé</skill> (tous les jours), <skill>Word</skill>, <skill>Excel</skill> simple.</skills> <language>Anglais</language> <level>moyen</level>, <language>peul</language> <level>compris</level>. <other>Chorale, course à pied ; je participe, comme membre, au groupe d'analyse de pratiques de l'association depuis 2020.</other>
