<name>Maëlys KERVADEC-THIBAULT</name>
<headline>Régie d'œuvres, objets fragiles et encombrants</headline>
<status>34 ans</status> – <status>permis B, véhicule personnel</status> – <place>Le Mans (mobile Orne, Sarthe, Mayenne)</place>
<phone>06 39 98 01 57</phone> – <email>maelys.kt@example.net</email>

<h>PARCOURS</h>

<job><start>Septembre 2021</start> → <end>aujourd'hui</end>
<title>Régisseuse adjointe</title> / <employer>Muséum de la Vallée du Loir</employer> (<place>Vendôme</place>), CDD de 3 ans renouvelé
   Histoire naturelle et instruments, 26 000 n° d'inventaire.
   ▪ <point>Départs et retours : une quarantaine d'objets par an, je monte les dossiers, valeurs agréées et polices comprises, la régisseuse principale signe.</point>
   ▪ <point>J'ai accompagné 9 caisses, dont Bruxelles (2022) et Turin (2024), avec décrochage et procès-verbal contradictoire dans les deux sens.</point>
   ▪ <point>Fiches sanitaires avec photos, environ 300 par an, d'abord papier, sur tablette depuis 2023.</point>
   ▪ <point>Thermo-hygromètres (22 sondes), pièges à anthrènes, anoxie confiée à un prestataire que j'ai suivi.</point>
   ▪ <point>Récolement : 11 400 numéros pointés sur 26 000, fin prévue 2027.</point>
   ▪ <point>Saisie et corrections dans Micromusée ; j'ai formé 5 collègues.</point>
   ▪ <point>Participation à la rédaction du lot « transport » d'un accord-cadre (cahier des charges technique seulement).</point></job>

<job><start>2019</start>–<end>2021</end> :: <title>Régisseuse, contrats courts et intermittence</title>
   <employer>divers lieux, par l'agence Caisse Claire</employer> (<place>Paris et région</place>)
   ▪ <point>Une douzaine de montages d'expositions, équipes de 2 à 6 monteurs que je coordonnais sur place.</point>
   ▪ <point>Six semaines au chantier des collections d'un musée du textile à Tourcoing : dépoussiérage, marquage, mise en boîte de 700 dentelles.</point></job>

<job><start>mai 2018</start>–<end>nov. 2018</end> :: <title>Stagiaire puis vacataire</title>, <employer>Fondation Aubarède</employer>, <place>Lyon</place>
   ▪ <point>Inventaire d'estampes sous TMS, 480 feuilles.</point></job>

(dans le commerce avant cela, librairie : <job><title>vendeuse</title>, <employer>Le Pied de Mouche</employer>, <place>Rennes</place>, <start>2011</start>-<end>2015</end></job>)

<h>ÉTUDES</h>
<edu><end>2018</end> <degree>Master 2</degree> <field>Conservation préventive du patrimoine</field>, <school>Université Paris 1</school>, mention <grade>bien</grade></edu>
<edu><end>2016</end> <degree>Licence</degree> <field>Histoire de l'art et archéologie</field>, <school>Université Rennes 2</school> (reprise d'études)</edu>
<cert><cname>CACES R486 cat. A</cname> : formation inscrite au plan <date>2026</date>, pas encore passée</cert>
<cert><cname>Habilitation travail en hauteur</cname>, <date>2023</date></cert>

<h>LANGUES</h> <language>Anglais</language> <level>C1 (TOEIC 930, 2021), correspondance avec les prêteurs</level> ; <language>italien</language> <level>notions</level> ; <language>breton</language> <level>courant</level>

<h>OUTILS</h> <skills><skill>Micromusée</skill> (quotidien) / <skill>TMS</skill> (débuts) / <skill>Excel</skill> / <skill>InDesign</skill> pour les étiquettes</skills>

<other>Par ailleurs : chorale, menuiserie (je fabrique mes calages).</other>
