<name>BEKALÉ Rostand Wilfried</name>
né le <status>9 MARS 1996</status> à <status>LIBREVILLE</status>
Résidant à <place>Mulhouse (68)</place>
Tel : <phone>07 55 50 01 39</phone> / <phone>03 55 50 01 39</phone>
<email>rw.bekale@example.net</email>

<headline>ELECTRICITE</headline>

<h>Experience Professionnelle</h>
<job><title>Electricien du batiment N3P1</title> @ <employer>Elec Sundgau SARL</employer>
<start>Mai 2022</start> - <end>en cours</end>
<point>Realisation de plusieurs chantiers logement neuf et renovation, tirage de cables, pose d'appareillage,
tableaux tarif bleu.</point>
<point>Mise en service de bornes de recharge (14 à ce jour).</point>
<point>Je forme l'apprenti depuis septembre 2023.</point></job>
<job><title>Aide-électricien</title> @ <employer>Interim Trois Frontières</employer>
<start>Fevrier 2020</start> - <end>Avril 2022</end>, missions chez plusieurs clients dont un hopital
<point>Chemins de cables, courants faibles, reperage.</point></job>
<job><title>Manutentionnaire</title> @ <employer>Entrepots Rhenans</employer>
<start>2019</start>, 8 mois
<point>preparation de commandes, CACES 1</point></job>
<job><title>Installateur independant</title>
de <start>2016</start> jusqu' a <end>2018</end>, <place>Libreville</place>
<point>Installations de maisons, climatiseurs split, groupes électrogènes</point></job>

<h>Cursus Academique</h>
<edu><degree>BTS</degree> - @<school>Lycée Technique du Haut-Rhin</school>
<end>En cours</end> (alternance, 2eme année) - <field>Electrotechnique</field></edu>
<edu><degree>BAC PRO</degree> - @<school>LT National Omar-Mba</school>
<end>JUILLET 2015</end> - <field>Electrotechnique</field>, <grade>mention ASSEZ-BIEN</grade></edu>

<h>Habilitations</h>
<cert><cname>B2V BR BC</cname>, recyclage <date>11/2023</date></cert>
<cert><cname>IRVE P1</cname> - <date>2024</date></cert>
<cert><cname>CACES R489 cat. 1</cname></cert>

<h>Competences</h>
<skills><skill>Lecture de plans</skill> - <skill>NF C 15-100</skill> - <skill>Schémas (See Electrical)</skill> - <skill>Domotique KNX</skill> (bases)</skills>

<h>Langue</h>
<language>Français</language> (<level>courant</level>) <language>Fang</language> (<level>maternelle</level>) <language>Anglais</language> (<level>notions</level>)

<h>Point D'interet</h>
<other>Football (arbitre de district), mecanique moto</other>
<status>Permis B, vehicule</status>
