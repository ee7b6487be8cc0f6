<name>Sandrine VUILLERMOZ</name>
<headline>Seconde de cuisine en EHPAD – restauration collective</headline>
<status>34 ans</status> – <place>Villefontaine (38)</place> – <status>Permis B</status>
Tél. : <phone>07 55 50 66 31</phone> – Courriel : <email>sandrine.vuillermoz@example.org</email>

<h>Profil</h>
<summary>Cuisinière diplômée, dix ans de restauration collective en EHPAD et en hôpital. Textures modifiées, régimes, HACCP et PMS pratiqués au quotidien. Souhaite évoluer vers un premier poste de chef de cuisine.</summary>

<h>Expériences professionnelles</h>

<job><start>2021</start> – <end>aujourd'hui</end>
<title>Seconde de cuisine</title>
<employer>EHPAD Le Clos des Marronniers</employer>, <place>L'Isle-d'Abeau</place>
- <point>Production de 180 repas par jour sur place avec deux cuisiniers, sous la direction du chef</point>
- <point>Repas à texture modifiée (hachée, mixée) selon le référentiel IDDSI</point>
- <point>Contrôle à réception, traçabilité, plats témoins, relevés de température</point>
- <point>Saisie des commandes dans Datameal, validées par le chef</point>
- <point>Remplacement du chef pendant ses congés (cinq semaines par an)</point>
- <point>Animations culinaires avec les résidents, une fois par trimestre</point></job>

<job><start>2016</start> – <end>2021</end>
<title>Cuisinière</title>
<employer>Clinique Saint-Alban-du-Lac</employer>, <place>Aix-les-Bains</place>
- <point>Préparation des régimes diabétique, sans sel et sans résidus</point>
- <point>Production chaude, dressage des plateaux en chaîne</point>
- <point>Participation à la mise à jour du plan de maîtrise sanitaire</point></job>

<job><start>2014</start> – <end>2016</end>
<title>Commis de cuisine</title>
<employer>Brasserie de la Halle</employer>, <place>Chambéry</place>
- <point>Entrées froides et desserts</point></job>

<h>Formation</h>
<edu><end>2014</end> <degree>Bac pro Cuisine</degree>, <school>lycée hôtelier de Challes-les-Eaux</school></edu>
<edu><end>2012</end> <degree>CAP Cuisine</degree>, <school>lycée hôtelier de Challes-les-Eaux</school></edu>
<cert><date>2023</date> <cname>Formation HACCP et PMS</cname> (14 h)</cert>

<h>Compétences</h>
<skills><skill>HACCP</skill>, <skill>PMS</skill>, <skill>traçabilité</skill>, <skill>textures modifiées</skill>, <skill>régimes</skill>, <skill>Datameal</skill>, <skill>loi EGalim</skill>, <skill>produits locaux et bio</skill></skills>

<h>Langues</h>
<language>Français</language> : <level>langue maternelle</level> ; <language>anglais</language> : <level>scolaire</level>

<h>Loisirs</h>
<other>Randonnée, chorale</other>
