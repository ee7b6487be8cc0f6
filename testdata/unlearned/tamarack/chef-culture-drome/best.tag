<name>Solène Arribat</name>
<status>34 ans, permis B, véhiculée</status>
<place>Crest (Drôme)</place> – <phone>06 39 98 01 27</phone> – <email>solene.arribat@example.org</email>

<summary>Maraîchère, neuf saisons au compteur dont sept en bio. Je cherche un poste avec
une vraie responsabilité de production dans la vallée.</summary>

<h>Mon parcours</h>

<job><employer>GAEC du Clos Ravel</employer> (<place>Étoile-sur-Rhône</place>, 7 ha AB dont 9 000 m² de tunnels)
<title>seconde de culture</title>, <start>depuis février 2021</start>
<point>Je fais le plan de culture des tunnels avec l'associé responsable, qui garde
celui du plein champ. Tomates anciennes, concombres, mescluns, épinards
d'hiver. Rendement tomate : 7,8 kg/m² en 2021, 10,1 en 2024.</point>
<point>De mai à septembre je donne le travail chaque matin à 5 ou 6 saisonniers ;
les contrats et les entretiens, c'est l'associé.</point>
<point>Goutte-à-goutte : tensiomètres posés en 2022, 20 % d'eau en moins environ sur les
tunnels. La fertirrigation est en essai sur un seul tunnel.</point>
<point>Macrolophus, Phytoseiulus, bandes fleuries, bassinage. Deux traitements
au soufre par an, pas plus.</point>
<point>Cahier de culture sur tableur, c'est moi qui reçois le contrôleur d'Ecocert
une année sur deux.</point></job>

<job><employer>Ferme de la Gervanne</employer>, <place>Beaufort</place> – <title>ouvrière maraîchère</title> puis
<title>ouvrière qualifiée</title>, saisons <start>2018</start>, 2019 et <end>2020</end> (mars-novembre)
<point>Bio, plein champ et deux serres. Planteuse, bineuse, tracteur 75 ch.
Préparation de 30 000 mottes par an avec la pépiniériste.</point></job>

Hivers : station de ski, forfaits (Vercors)

<job><start>2016</start>-<end>2017</end> <employer>EARL Montchaud</employer>, <place>Carpentras</place>, <title>saisonnière</title>
<point>Fraise et melon, conventionnel. Récolte, palissage.</point></job>

Avant : trois ans dans la vente de chaussures à Lyon.

<h>Formation</h>
<edu><degree>BPREA</degree> <field>maraîchage biologique</field>, <school>CFPPA de Die</school>, <end>2018</end></edu>
<edu><degree>Licence d'histoire</degree>, 2 années sur 3 validées, <school>Lyon 2</school>, <end>2013</end></edu>
<cert><cname>Certiphyto décideur en entreprise non soumise à agrément</cname>, valable jusqu'en <date>2028</date></cert>
CACES R482 cat. A : formation prévue cet hiver avec Vivea
<cert><cname>SST</cname>, <date>2023</date></cert>

<h>Et aussi</h>
<language>Espagnol</language> <level>courant</level> (un an à Almería comme jeune fille au pair), <language>anglais</language> <level>scolaire</level>
<skills><skill>Excel</skill> bon niveau, <skill>Qrop</skill> un peu, <skill>soudure à l'arc</skill> débutante</skills>
<other>Fanfare de Crest, clarinette.</other>
