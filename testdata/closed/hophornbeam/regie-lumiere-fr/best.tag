<name>Maëlle Kerbrat-Soulier</name>, <headline>lumière</headline> (<headline>régie, accueil, un peu de création</headline>)
<status>née en 1991</status> / <place>Romans-sur-Isère</place> / <status>permis B, véhiculée</status>
<phone>06 39 98 02 47</phone>  <email>maelle.ks@example.net</email>

<h>LES SAISONS</h>

<job><start>depuis sept. 2021</start> <employer>L'Archipel des Docks</employer>, <place>Lyon</place>, <title>régisseuse lumière d'accueil</title>
(CDDU, en gros 130 jours par saison). <point>Deux plateaux, 450 et 90 places.</point> <point>Je reçois
les fiches, je refais les plans chez nous sur Vectorworks, j'appelle la cie quand
ça ne rentre pas.</point> <point>Sur les montages, je cale le travail de 3 ou 4 électros ; c'est le RG qui fait les plannings et les contrats.</point> <point>Passage de la petite salle au tout LED : avec le DT on a choisi les machines, la conso a baissé de 38 % sur cette salle.</point></job>

<job><start>2018</start> – <end>2023</end>, en tournée : <employer>Cie La Grande Ourse à Vélo</employer>, <title>régie lumière</title>
<point>« Brouillards » 94 dates, dont 11 en Belgique et 6 en Angleterre</point>
<point>conduite sur Eos (Ion puis Element), 48 cues, 12 asservis Robe</point></job>

<job><employer>Cie Tournevis</employer>, <title>création lumière</title> de 2 pièces jeune public (<start>2022</start>, <end>2024</end>)</job>

<job>étés <start>2017</start> à <end>2022</end>, <employer>Festival des Remparts d'Ainay</employer> : <title>électro</title>, puis <title>cheffe électro</title> en 2021 et 2022
<point>plein air, 60 kW de groupe, 8 personnes sur la dernière édition</point>
<point>MA2 en secours du pupitreur, jamais titulaire dessus</point></job>

<job><start>oct. 2013</start> - <end>juin 2017</end> : <title>électricienne de plateau</title>, intermittente, <employer>Opéra des Confluences</employer> surtout</job>

2020 : peu de dates (covid), j'ai repeint ma maison et fait l'AutoCAD niveau 1

<h>PAPIERS</h>
<cert><cname>BR</cname> + <cname>B1V</cname> (recyclage <date>mars 2025</date>)</cert> - <cert><cname>harnais / travail en hauteur</cname> <date>2024</date></cert> -
<cert><cname>CACES R486 A et B</cname>, <date>jusqu'à 2027</date></cert> - SSIAP 1 : inscrite pour novembre - <cert><cname>SST</cname> <date>2023</date></cert>

<h>DIPLÔME</h>
<edu><degree>DMA régie de spectacle</degree> option <field>lumière</field>, <school>lycée Guy-Lautrec de Bourg</school>, <end>2013</end></edu>
<edu><degree>licence</degree> <field>arts du spectacle</field>, première année seulement (<end>2010</end>)</edu>

<h>ET</h> <skills><skill>Eos</skill> tous les jours, <skill>MA</skill> correct sans plus. <skill>Art-Net</skill>, <skill>sACN</skill>, <skill>RDM</skill>, switchs Luminex.
Je répare : <skill>gradateurs</skill>, <skill>PAR</skill>, <skill>découpes</skill>, pas les cartes des automatiques.</skills>
<language>anglais</language> <level>de plateau, je m'en sors au téléphone</level>, <language>breton</language> <level>deux chansons</level>
