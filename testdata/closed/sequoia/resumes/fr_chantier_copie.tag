<h>COORDONNÉES</h>
<name>Gaspard N'Diaye-Roubertou</name>
né le <status>02/07/1983</status>
<place>Villefranche-de-Lauragais (31)</place>
<phone>07 00 00 18 36</phone>
<email>gaspard.nr@example.com</email>
<status>Permis B, C, EC</status>
<status>Nationalité française</status>

<h>LOGICIELS</h>
<skills><skill>MS Project</skill> ★★★☆
<skill>AutoCAD</skill> ★★☆☆ (lecture, cotes)
<skill>Onaya</skill> ★★★★</skills>

<h>LANGUES</h>
<language>Wolof</language> ★★★★ <language>Espagnol</language> ★★☆☆

<h>HABILITATIONS</h>
<cert><cname>AIPR concepteur</cname> <date>2022</date></cert>
<cert><cname>CACES R482 A et B1</cname> jusqu'en <date>2028</date></cert>
<cert><cname>SST</cname></cert>
H0-B0 : à renouveler

<headline>Chef de chantier VRD</headline>
<summary>Du réseau humide au bordurage, j'ai tout posé de mes mains avant de le faire poser aux autres.
Je cherche un poste de conducteur de travaux, ou de chef avec perspective.</summary>

<h>CE QUE JE SAIS FAIRE</h>
<h>Préparer</h> <point>Implantation, DICT, commande des matériaux, planning à trois semaines</point>
<h>Conduire</h> <point>Deux équipes, 9 compagnons, plus les intérimaires</point>
<h>Compter</h> <point>Situations mensuelles avec le conducteur, carnets d'attachements ; je ne chiffre pas
les appels d'offres</point>
<h>Protéger</h> <point>Quart d'heure sécurité chaque lundi ; 0 arrêt en 2022 et 2023</point>

<h>OÙ JE L'AI FAIT</h>
<job><employer>Lauragais Terrassements</employer>
<title>chef de chantier</title> <start>2019</start> →
<point>Lotissement Les Aubépines, 64 lots</point>
<point>Place de la mairie à Nailloux (marché 780 k€)</point></job>
<job>puis, même maison mais avant : <title>chef d'équipe</title> <start>2015</start> → <end>2019</end></job>
<job><employer>SARL Cazeneuve-Pradal</employer>
<title>canalisateur</title> <start>2006</start> → <end>2015</end>
<point>dont 14 mois en grand déplacement à la Réunion</point></job>
<job><employer>Intérim (trois agences)</employer>
<title>manœuvre</title> <start>2003</start> → <end>2006</end></job>

<h>CE QUI LE PROUVE SUR PAPIER</h>
<edu><degree>BP</degree> <field>Canalisateur</field>, <school>CFA du Pays Toulousain</school>, <end>2010</end> (par la formation continue)</edu>
<edu><degree>CAP</degree> <field>Constructeur de routes</field>, <school>CFA du Pays Toulousain</school>, <end>2003</end></edu>
Titre Chef de chantier TP : 3 blocs sur 4 validés, jury en juin

<h>À CÔTÉ</h>
<other>Rugby à XV (arbitre de district), potager</other>

CV Gaspard N'D.-R. – page 1/1
