<name>KARIM BENSALLAH-DUMONT</name>          36 ANS – <status>PERMIS B + véhicule</status>
<place>7 impasse des Tanneurs 73200 ALBERTVILLE</place>
<phone>06.00.55.12.90</phone>     <email>kbd.cuisine@example.com</email>

<headline>CHEF DE CUISINE / SECOND EXPÉRIMENTÉ – saison ou CDI logé</headline>

<h>PARCOURS PROFESSIONNEL</h>

<job>*<start>Hiver 23/24</start> et <end>hiver 24/25</end>*   <employer>Hôtel****  LES AROLLES BLANCHES</employer>, <place>Val-Thorens</place>
<title>CHEF DE CUISINE</title> (contrat saisonnier, 2 saisons, 110 couverts/service)
<point>- Brigade de 8, carte + demi-pension + petits-déj</point>
<point>- ratio matière ramené de 34 à 29 %</point>
<point>- Plan de maîtrise sanitaire, contrôle DDPP niveau très satisfaisant</point></job>

<job>*<start>avr. 2022</start> à <end>oct. 2023</end>*   <employer>BRASSERIE DU QUAI VERT</employer> <place>Annecy</place>
<title>SECOND DE CUISINE</title>   CDI 39h
<point>- poste chaud/saucier, remplacement du chef sur ses repos</point>
<point>- formation des 2 apprentis (un CAP obtenu, l'autre a abandonné)</point></job>

<job>*<start>2021</start>*  <title>Chef à domicile</title> (auto-entrepreneur, pendant le covid et après)  <place>Savoie</place></job>

<job>*<start>Saisons 2016</start> → <end>2020</end>*
  été : <employer>Camping-restaurant LA PINÈDE D'ARGENT</employer>, <place>Hyères</place> – <title>chef de partie</title> puis <title>second</title></job>
<job>  hiver : <employer>Chalet-restaurant LE TÉTRAS</employer>, <place>Les Saisies</place> – <title>chef de partie garde-manger</title> / <title>commis</title> la 1ère année
<point>- banquets jusqu'à 200 pers., snack d'altitude</point></job>

<job>*<start>2011</start>-<end>2015</end>*  <employer>TRAITEUR GAILLARD & FILS</employer> (<place>Chambéry</place>)  <title>Commis</title>, <title>demi-chef de partie traiteur</title>
<point>- production froide, pièces cocktail, livraisons</point></job>

<job>*<start>2010</start>* Divers interim : <title>plonge</title>, <title>manutention</title> (<employer>Adéquat Job</employer>, <employer>Proman 73</employer>)</job>

<h>FORMATION</h>
<edu><end>2011</end>  <degree>CAP</degree> <field>Cuisine</field> – <school>CFA de la Combe</school>, en alternance chez Gaillard</edu>
<edu><end>2008</end>  <degree>BEP</degree> <field>comptabilité</field> (non obtenu)</edu>
<cert><date>2019</date>  <cname>Formation HACCP 14h</cname>  (<issuer>Hygiène+ Conseil</issuer>)</cert>
<cert><date>2022</date>  <cname>SST</cname>  à recycler</cert>
<cert><date>2023</date> <cname>Permis d'exploitation</cname></cert>

<h>JE SAIS FAIRE :</h> <skills><skill>cuisson basse température</skill> / <skill>sauces</skill> / <skill>boucherie-désossage</skill> / <skill>cuisine végétale</skill> / <skill>fiches techniques</skill> / <skill>commandes et inventaires</skill> (<skill>EasilyBoss</skill>, <skill>Excel</skill> un peu) / <skill>gestion de brigade</skill></skills>

<h>LANGUES :</h> <language>arabe dialectal</language> (<level>maternel</level>)  <language>anglais</language> (<level>de cuisine</level>)  <language>italien</language> (<level>bonnes notions</level>)

<h>DIVERS :</h> <other>trail, champignons, ancien arbitre de hand</other>
