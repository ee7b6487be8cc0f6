                              <name>Mourad BELKACEMI-ROUX</name>
                        cuistot de collectivité, et content de l'être

<h>PARCOURS :</h> <job><title>chef gérant</title> chez <employer>Saveurs du Dauphiné</employer> (société de restauration), affecté au <place>CH de La Tour-Saint-Clair</place>, USLD + SSR, de <start>septembre 2020</start> à <end>aujourd'hui</end>.
<point>160 couverts midi et soir en liaison chaude, 4 personnes sous ma responsabilité : plannings, congés, EAE, un avertissement en six ans.</point>
<point>Mixés, hachés, lissés : j'ai refait toutes nos fiches au niveau IDDSI 4 et 5 avec l'orthophoniste ; les 6 et 7 sont encore à faire. Moulages maison, retours plateau mixés passés de 31 % à 18 % en un an.</point>
<point>Mercuriale, appro, inventaire mensuel sur Salamandre. Journée alimentaire tenue à 4,85 € pour un budget de 4,95.</point>
<point>PMS : je l'ai hérité, je le fais vivre (relevés, plats témoins, TIAC à blanc). Dernier passage DDPP mars 2025, « très satisfaisant ».</point>
<point>Diab, sans sel, sans résidu, épargne : une vingtaine de plateaux par service, sur prescription. Menus sur 6 semaines : la diét valide, je propose.</point>
<point>EGalim : 34 % de durable dont 12 % bio en 2025, donc pas encore les 50/20.</point></job>

Avant cela, <job><title>second</title> puis <title>chef de cuisine</title> (les deux dernières années) au <employer>collège-lycée Sainte-Blandine</employer>, <place>Vienne</place>, rentrée <start>2012</start> → été <end>2020</end>.
<point>Self de 620 rationnaires, légumerie, four mixte, cellule.</point> <point>Brigade de sept, dont deux apprentis CAP que j'ai suivis comme maître d'apprentissage, tous les deux reçus.</point> <point>Passage au fait maison sur les entrées et les desserts, les plats restaient pour moitié en surgelé.</point></job>

<job>Et tout au début : <title>commis</title>, puis <title>chef de partie</title> garde-manger, <employer>Auberge du Pont Vieux</employer>, <place>Crémieu</place> (<start>2006</start>-<end>2012</end>).</job> Un an d'arrêt pour le dos entre deux, 2011, opéré, plus aucun souci.

<h>DIPLÔMES :</h> <edu><degree>CAP cuisine</degree> (<school>CFA de Groisy</school>, <end>2006</end>)</edu> ; <edu><degree>BP</degree> par la VAE : 3 blocs sur 4 validés, le dernier en <end>juin 2027</end></edu> ; <cert><cname>HACCP</cname> <date>2012</date>, recyclé <date>2024</date></cert> ; <cert><cname>SST</cname> <date>2025</date></cert>.

<h>JE SAIS AUSSI :</h> <skills>me servir de <skill>Salamandre</skill> tous les jours, d'<skill>Excel</skill> assez pour un tableau de pertes ; <skill>Datameal</skill>, vu en démo seulement.</skills> Je parle <language>français</language>, <language>arabe</language> dialectal (<level>famille</level>), <language>anglais</language> de recette.
<vol><point>Ateliers soupe avec les résidents</point> de l'<employer>accueil de jour</employer>, une fois par mois, comme <title>bénévole</title>, depuis <start>2023</start></vol>

<h>ME JOINDRE :</h> <phone>06 55 50 18 27</phone> // <email>m.belkacemi@example.com</email> // <place>38110 La Tour-du-Pin</place> // <status>permis B</status>, <status>né en 1987</status>
