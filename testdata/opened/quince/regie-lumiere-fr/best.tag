<name>Maëlle KERVADEC</name>   (<status>née le 3.11.83 à Quimperlé</status>)
<phone>06 39 98 00 27</phone> ~ <email>maelle.kervadec@example.org</email> ~ <place>Villeneuve-sur-Lot</place> ~ <status>permis B + voiture</status>

<headline>LUMIÈRE / régie générale à l'occasion</headline>

<h>En ce moment et depuis un moment</h>

<job><start>sept. 2017</start> / <end>auj.</end>  <employer>Théâtre de l'Écluse</employer>, <place>Marmande</place> (1 salle 350 pl. + hors les murs)
<title>rég. lumière</title>, CDI 80 % depuis 2019, avant en CDDU
<point>45 à 50 accueils par saison, tous formats. Je reçois les FT, je refais l'implantation
sur Vectorworks, je discute avec le régisseur de la cie ce qu'on n'a pas.</point>
<point>Montages : 2 à 4 techniciens au cachet sous ma responsabilité le jour J. Planning fait
par moi, contrats par l'administration.</point>
<point>Pupitre : Ion depuis 2018, avant Congo. MA2 en tournée seulement, MA3 juste une
formation de 3 jours.</point>
<point>Passage de 60 PC/découpes trado en LED sur 3 ans (2021-2024) : j'ai fait les essais
et le cahier des charges, le DT a négocié ; conso plateau ÷ 2,5 d'après EDF.</point>
<point>Réseau refait en sACN, 4 nodes, avec l'aide d'un prestataire pour les switchs.</point>
<point>Enveloppe location/conso : 14 k€, je propose, le DT valide.</point>
<point>Commission de sécurité 2022 : présente aux côtés du DT, avis favorable.</point></job>

<job><start>2012</start> / <end>2017</end>  <title>intermittente</title>, <place>Toulouse et la route</place>
<employer>Cie Les Os Creux</employer> (danse) - <point>tournée de « Marée basse », 84 dates, 6 pays, régie et reprise
de la création de P. Lantier</point> ; <employer>Cirque Tangente</employer> - <point>chapiteau, 3 étés, élec + poursuite</point> ;
<employer>Festival des Berges</employer>, Cahors - <point>adjointe du régisseur lumière plein air, 2014, 15, 16</point></job>

<job><start>2007</start> / <end>2011</end>  <title>électricienne bâtiment</title>, <employer>SARL Coatmeur</employer>, <place>Lorient</place>
<point>tertiaire, tableaux, un peu de dépannage</point></job>

<h>Appris où</h>
<edu><degree>CAP</degree> <field>électricité</field>, <school>lycée Marcellin-Berthelot</school>, <end>2003</end></edu>
<edu><school>CFPTS Bagnolet</school>, <field>régisseur lumière</field> (<degree>formation longue</degree>, 8 mois), <end>2012</end></edu>

<h>Papiers</h>
<cert><cname>BR, B2V</cname> recyclage <date>01/2024</date></cert> · <cert><cname>CACES nacelle R486 A</cname> (<date>2020</date>, périme 2025)</cert> · <cert><cname>harnais/travail en hauteur</cname> <date>2023</date></cert> · SSIAP 1 : inscrite session d'octobre

<h>Langues</h>
<language>anglais</language> <level>de plateau, ça passe très bien ; écrit moyen</level> / <language>breton</language> <level>de ma grand-mère</level>

<h>Pour le reste</h>
<other>Deux créations signées pour une cie amateur (2019, 2022). Voile, gabare, potager.</other>
