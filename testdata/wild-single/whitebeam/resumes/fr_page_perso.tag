Accueil | Recherche | Enseignement | Publications | CV court | Me trouver

<name>Aurélien Taspinar-Lecoq</name>
<headline>Ingénieur de recherche, hydrologie urbaine</headline>
Laboratoire Eaux & Villes Imaginées – bureau C.214 – <place>Villeurbanne</place>
Mél : <email>aurelien.taspinar [at] example.org</email>   ORCID : <link>0000-0000-0000-0001</link>

[English version] [photo : moi, devant un bassin d'orage, 2021]

<h>En deux mots</h>
<summary>Je mesure ce qui coule dans les égouts quand il pleut, et j'essaie de dire avec quelle
incertitude. Depuis peu je m'occupe aussi des données ouvertes du labo.</summary>

<h>Parcours</h>

<job>Depuis <start>octobre 2018</start> je suis <title>ingénieur de recherche</title> titulaire au <employer>LEVI (Laboratoire Eaux & Villes Imaginées)</employer>.
<point>Responsable technique de l'observatoire de terrain (11 sites, 63 capteurs)</point>, <point>j'ai
participé à trois projets ANR, dont un comme responsable de tâche</point>.</job>

<job>De <start>février 2016</start> à <end>septembre 2018</end>, <title>post-doctorant</title> à la <employer>Hochschule Reuss</employer> (<place>Lucerne, Suisse</place>) :
<point>radar météo et prévision de crue à 2 h</point>.</job>

<job>De <start>2012</start> à <end>2015</end>, <title>doctorant CIFRE</title> chez <employer>Aqualyse Ingénierie</employer>, <place>Lyon</place> ; <point>200 km de réseau modélisés
sous SWMM</point>.</job>

<job>Avant la thèse : un an et demi (<start>09/2010</start>–<end>02/2012</end>) <title>chargé d'études</title> en bureau d'études (<employer>BET Saône Aval</employer>),
<point>zonages d'assainissement, beaucoup de bottes</point>.</job>

<h>Diplômes</h>
<edu><degree>Doctorat</degree>, <field>génie civil</field>, <school>École doctorale des Confluences</school>, soutenu le <end>4 décembre 2015</end></edu>
<edu><degree>Diplôme d'ingénieur</degree>, <school>ENSEV Strasbourg-Plaine</school>, <end>2010</end> (<field>eau et environnement</field>)</edu>

<h>Je sais me servir de</h>
<skills><skill>R</skill> (tous les jours), <skill>Python</skill>, <skill>SWMM</skill>, <skill>QGIS</skill>, <skill>PostgreSQL/PostGIS</skill>, d'un <skill>tournevis</skill>, et je suis habilité <cert><cname>CATEC espaces confinés</cname> (<date>2023</date>)</cert></skills>

<h>Langues</h>
<language>français</language>, <language>turc</language> (<level>familial</level>), <language>anglais</language> (<level>C1</level>), <language>allemand</language> (<level>B1, rouillé</level>)

<h>Publications choisies</h>
– <pub>Taspinar-Lecoq A., Oberhänsli M. (<end>2020</end>). <title>How wrong is a wet flowmeter?</title> <employer>Urban Puddles Review</employer>, 12, 33-49. [pdf] [bib]</pub>
– <pub>Taspinar-Lecoq A. et al. (<end>2017</end>). <title>Deux heures d'avance sur l'orage.</title> <employer>Cahiers de l'Eau Feinte</employer>, n° 8.</pub>

<other>Hors labo : trésorier d'une AMAP, trompette.</other>

Dernière mise à jour : mars 2024. Page sans cookies, faite à la main.
