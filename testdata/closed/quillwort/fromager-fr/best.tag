<name>Clémence BOUVERET</name>
<status>33 ans</status> – <status>permis B, voiture</status> – <place>Salins-les-Bains</place>
<phone>06 00 55 01 27</phone> / <email>clemence.bouveret@example.com</email>

<h>Mon parcours en quelques mots</h>
<summary>Fille de paysans du Haut-Doubs, je fabrique du fromage depuis mes vingt ans. Huit ans de Comté,
deux ans d'alpage, un détour par la Suisse. Aujourd'hui seconde de fabrication, je veux ma
propre salle.</summary>

<h>Ce que j'ai fait</h>

<job><title>Seconde de fabrication</title>, <employer>Fruitière de la Vouge</employer> (<place>Arbois</place>) [<start>depuis septembre 2020</start>]
<point>Trois cuves cuivre de 4 500 L, en moyenne 28 meules par jour. Je fais la cuve quatre jours sur six,
le chef les deux autres.</point> <point>Lait du soir et du matin, écrémage partiel, emprésurage, décaillage au tranche-caillé, chauffage
à 54 °C, soutirage, presse.</point> <point>Levains sur recuite ensemencés chaque soir ; relevés pH mètre et degrés Dornic à chaque étape.</point>
<point>Note moyenne des Comté passée de 14,6 à 15,3 sur 20 entre 2021 et 2024 (on est trois à y avoir
travaillé, avec l'affineur).</point>
<point>Je remplace le chef cinq semaines par an : tours de garde et planning des deux ouvriers et de
l'apprentie, sans les entretiens annuels.</point>
<point>Mise à jour du PMS en 2023 avec la technicienne du contrôle laitier. Soude, acide, désinfection :
programmes NEP revus, 12 % d'eau en moins.</point></job>

<job><title>Fromagère</title>, <employer>Alpage de la Chaz-Dessus</employer> (<place>Beaufortain</place>) [saisons <start>2018</start> et <end>2019</end>]
<point>70 tarines, un chaudron, Beaufort d'alpage. Traite comprise.</point></job>

<job><title>Ouvrière de cave</title>, <employer>Käserei Obermatt</employer> (<place>Emmental, Suisse</place>) [<start>nov. 2017</start> – <end>mai 2018</end>]
<point>Retournement, brossage, un peu de robot.</point></job>

<job><title>Apprentie puis ouvrière fromagère</title>, <employer>Fruitière du Mont Belin</employer> [<start>2013</start> – <end>2017</end>]
<point>Morbier surtout, lait cru, raie de cendre ; les deux dernières années aussi Comté.</point></job>

<h>Diplômes et cartons</h>
<edu><degree>BTSA</degree> <field>Sciences et technologies des aliments, produits laitiers</field>, <school>ENILBIO Poligny</school>, <end>2015</end>, en alternance</edu>
<edu><degree>Bac pro</degree> <field>laboratoire contrôle qualité</field>, <school>lycée agricole de Mamirolle</school>, <end>2013</end></edu>
<cert><cname>CACES 3</cname> : théorie <date>2022</date>, pratique jamais repassée</cert>
<cert><cname>Formation HACCP</cname>, 14 h, <date>2021</date></cert>
<cert><cname>Jury Comté</cname>, stagiaire dégustatrice, 3 séances sur 6</cert>

<h>Et puis</h>
<language>Allemand</language> : <level>on se débrouille au marché</level>. <language>Patois</language> : <level>couramment</level>.
<other>Ski de fond, Transjurassienne 2019, 2022, 2024.</other>
