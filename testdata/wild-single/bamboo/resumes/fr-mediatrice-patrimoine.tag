# <name>Solenn Guéhenneuc</name>
<headline>Médiatrice du patrimoine et ingénieure pédagogique</headline>

<email>solenn.guehenneuc@example.org</email> | portfolio : solenn.example.org

## <h>A présent</h>

<summary>Je suis historienne de l'art de formation, passée par les musées de province et l'éducation populaire, avec une dizaine d'années de visites guidées, de malles pédagogiques et de dossiers DRAC.</summary>

## <h>Expériences</h>

<job>`<start>09.2021</start> - <end>aujourd'hui</end>`
__<employer>Musée des Faïences de Kerval</employer>__ <title>Responsable du service des publics</title>; <point>Programmation scolaire (6 200 élèves en 2023), encadrement de 2 médiateurs et de vacataires d'été</point></job>

<job>`<start>11.2018</start> - <end>08.2021</end>`
__<employer>Communauté de communes du Haut-Trieux</employer>, Pays d'art et d'histoire__ <title>Animatrice de l'architecture et du patrimoine</title> (CDD 3 ans); <point>Conception de parcours en autonomie et d'une exposition itinérante sur la reconstruction
(12 communes accueillantes)</point></job>

<job>`<start>2016</start> - <end>2018</end>`
__<employer>La Fabrique à Récits</employer>, association d'éducation populaire__ <title>Coordinatrice</title>, puis <title>membre du CA</title>; <point>ateliers d'écriture en EHPAD et en maison d'arrêt</point></job>

<job>`<start>04.2015</start> - <end>10.2015</end>`
__<employer>Abbaye de Beauport-les-Bois</employer>__ <title>Guide-conférencière saisonnière</title>; <point>visites FR/EN, boutique, ouverture et fermeture du site</point></job>

<job>`<start>2014</start>`
__<employer>Inventaire général, Région Bretagne</employer>__ <title>Stagiaire</title> (6 mois); <point>recensement des lavoirs et fontaines, versement dans Gertrude</point></job>

## <h>Compétences Techniques</h>

<skills>* <skill>Montage de dossiers de subvention</skill> (DRAC, LEADER)
* <skill>Écriture FALC</skill>
* <skill>InDesign</skill>
* <skill>Omeka S</skill> / <skill>Gertrude</skill>
* <skill>Captation et montage son</skill> (Reaper)
* <skill>Régie d'exposition</skill> (bases)</skills>

## <h>Enseignement</h>

<job>`<start>2019</start> - <end>2022</end>`
__<employer>Université de l'Argoat</employer>__ <title>Chargée de TD</title> : <point>*Histoire des collections publiques*, L2, 24 h par an</point></job>

<job>`<start>2017</start>`
__<employer>Greta des Monts d'Arrée</employer>__ <title>Formatrice vacataire</title>; <point>module accueil touristique en anglais</point></job>

## <h>Diplômes</h>

<edu>`<start>2012</start> - <end>2014</end>`
__<school>Université Rennes 2</school>__ <degree>Master professionnel</degree>, <field>Métiers du patrimoine</field>. Mémoire sur les *carreaux de pavement du Trégor*, <grade>mention bien</grade>.</edu>

<edu>`<start>2009</start> - <end>2012</end>`
__<school>Université de Bretagne Occidentale</school>__ <degree>Licence</degree> d'<field>histoire de l'art et archéologie</field></edu>

<cert>`<date>2015</date>`
__Préfecture de Région__ <cname>Carte professionnelle de guide-conférencière</cname></cert>

## <h>Langues</h>

* <language>Anglais</language> : <level>C1</level>
* <language>Breton</language> : <level>DPB niveau 2</level>
* <language>Allemand</language> : <level>scolaire</level>
