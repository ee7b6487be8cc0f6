<name>Delvigne Aurore</name>
<status>née le 3 juin 1991 à Dinant</status> – <status>nationalité belge</status> – <status>permis B, voiture</status>

<h>Ce que je fais aujourd'hui</h>

<job>1. <start>Depuis janvier 2021</start>, je suis <title>conseillère en prévention</title> chez <employer>Terrassements Bodart-Mazy SA</employer>
(<place>Ciney</place>, 140 ouvriers, voirie et égouttage). <point>Je passe trois jours sur cinq
en bottes sur les chantiers.</point> <point>J'ai refait les 64 fiches de poste selon
Kinney.</point> <point>J'instruis les accidents, arbre des causes compris : 31 dossiers
en quatre ans, taux de fréquence descendu de 48 à 29.</point> <point>Je rédige le PAA ; le
PGP, lui, est signé et piloté par le patron, j'y apporte les
chiffres.</point> <point>J'accueille chaque nouveau (une heure, souvent en roumain grâce à
un collègue qui traduit) et je fais un toolbox par quinzaine.</point> <point>Permis de
pénétrer en chambre de visite : procédure écrite par moi, mesure des gaz
apprise avec les pompiers.</point> <point>Je siège au CPPT comme secrétaire.</point></job>

<h>Ce que j'ai fait avant</h>

<job>2. <start>2017</start> à <end>2020</end> – <title>assistante QSE</title>, <employer>Laiterie des Trois Vallées</employer>, <place>Rochefort</place>.
<point>Tenue des FDS et du registre des machines,</point> <point>participation à la certification
OHSAS puis au passage vers ISO 45001 (audit à blanc réussi, certificat obtenu
après mon départ).</point> <point>Bons de commande : contrôle des feux verts.</point></job>

<other>Delvigne A. – curriculum vitae – page 1 sur 2</other>

<job>3. <start>2014</start> à <end>2017</end> – <title>dessinatrice en bureau d'études</title>, <employer>Atelier Hesbicad</employer>, <place>Gembloux</place>, d'abord en
intérim (six mois) puis engagée. <point>Plans d'égouttage, AutoCAD.</point></job>

<h>Ce que j'ai appris</h>

<edu><degree>Bachelier</degree> en <field>construction</field>, <school>Haute École Mosane</school>, <place>Namur</place>, <end>2014</end>, <grade>distinction</grade></edu>
<cert><cname>Conseiller en prévention niveau II</cname>, <issuer>Institut Provincial du Condroz</issuer>, <date>juin 2020</date></cert>
<cert><cname>Niveau I</cname> : première année en cours, cours du soir</cert>
<cert><cname>Coordinateur sécurité-santé niveau B</cname> : cours suivi en <date>2023</date>, examen pas encore présenté</cert>
<cert><cname>VCA cadres (VOL)</cname>, valable jusqu'en <date>2029</date></cert>
<cert><cname>Amiante, traitements simples</cname>, recyclage <date>2024</date></cert>
<cert><cname>Secouriste</cname>, recyclage annuel</cert>

<h>Ce que je parle</h>

<language>Français</language> évidemment. <language>Néerlandais</language> : <level>je lis sans trop de peine, je parle mal</level>.
<language>Anglais</language> <level>scolaire</level>.

<h>Où me trouver</h>

<email>aurore.delvigne@example.net</email>, <phone>0470 55 01 39</phone>, <place>rue du Tienne 18, 5330 Assesse</place>
<other>Je joue au balle-pelote et j'élève des poules.</other>

<other>Delvigne A. – curriculum vitae – page 2 sur 2</other>
