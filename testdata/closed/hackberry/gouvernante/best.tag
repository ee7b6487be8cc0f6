<name>BELLAMY-NUNES Solange</name>
née le <status>14.02.1986</status>, <status>nationalité franco-portugaise</status>, <status>permis B</status>
<place>Rumilly</place> (20 min d'Annecy)

<h>LES HÔTELS</h>

<job>depuis <start>oct. 2020</start>      <employer>Palace des Bergues-Neuves</employer> 5*, <place>Genève</place>  (102 ch.)
                     <title>Assistante de la gouv. générale</title>
                     <point>6 gouvernantes d'étage et 31 FDC/VDC quand on est au complet ; en direct j'en suis 9.</point>
                     <point>Plannings sur Opera Cloud + un bon vieux tableau, modulés au TO du lendemain.</point>
                     <point>J'ai remplacé ma cheffe pendant son congé mat, 5 mois en 2023.</point>
                     <point>Note "propreté" Booking passée de 8,9 à 9,4 (toute l'équipe !).</point>
                     <point>Litiges blanchisseur : comptage à la réception, avoir de 11 000 CHF récupéré.</point></job>

<job><start>2016</start> à <end>09/2020</end>       <employer>Résidence-hôtel Les Praz</employer> ****, <place>Chamonix</place>
                     <title>Gouvernante d'étage</title> puis <title>gouvernante</title> (<start>déc. 2018</start>)
                     <point>58 chambres, 7 personnes l'hiver, 4 l'été. Recrutement des saisonnières avec le directeur.</point>
                     <point>Passage aux produits Ecolabel + microfibre, - 30 % de chimie environ, dossier Clef Verte monté avec la
                     réception, label obtenu après mon départ.</point>
                     <point>HACCP linge/étages : fiches affichées en FR et PT.</point></job>

<job>saisons <start>2008</start> / <end>2015</end>  <title>Femme de chambre</title> : <employer>Hôtel du Rhône Blanc</employer> (<place>Megève</place>)
                     <point>étages, lingerie, et un hiver à Bormio, Italie</point></job>
<job>                     missions en hôtel de chaîne par <employer>Passerelle Intérim</employer> entre deux</job>

2015-16 : pause, naissance de ma fille.

<h>L'ÉCOLE ET APRÈS</h>
<edu><degree>BEP</degree> <field>Métiers de l'hôtellerie, option hébergement</field>, <school>lycée Savoie Léman</school>, Thonon, <end>2004</end></edu>
<edu>VAE <degree>BTS MHR</degree> en cours, <point>livret 1 recevable, livret 2 à déposer au printemps</point></edu>
<cert><cname>SST</cname> <date>2022</date> (recyclage à faire)</cert>

<h>JE PARLE</h>
<language>portugais</language> <level>(maison)</level> · <language>anglais</language> <level>courant, 4 ans avec une clientèle du Golfe et US</level> · <language>italien</language> <level>de cuisine</level>

<h>JE SAIS AUSSI</h>
<skills><skill>Opera Cloud</skill>, <skill>Mews (vu en formation seulement)</skill>, <skill>Excel : tableaux de stock draps/éponges</skill>, <skill>budget produits</skill> : je prépare, la directrice valide</skills>

<phone>06 39 98 41 07</phone>     <email>solange.bn@example.net</email>
