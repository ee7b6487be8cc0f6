<name>Solveig Kerbrat</name> / <status>34 ans</status> / <place>Saint-Malo</place>, mobile sur Rennes dès octobre / <phone>06 00 00 71 24</phone> / <email>solveig.kerbrat@example.org</email>

<summary>Douze ans dans le fromage, dont deux à le faire et dix à le vendre. Je préfère une cave à un bureau.</summary>

<h>d'où je viens</h>

<job><employer>Maison Quéméneur</employer>, <place>Saint-Malo intra-muros</place> / <title>vendeuse</title> puis <title>première de rayon</title> (celle qui tient la boutique quand le patron est à l'autre) / de <start>mars '18</start> à <end>aujourd'hui</end>
<point>J'ouvre quatre jours sur six avec deux vendeuses et un apprenti, plannings compris ; les embauches, c'est le patron.</point> <point>Je tourne, brosse et lave trois fois par semaine (reblochon, maroilles, une soixantaine de tommes), 11° et 94 % à la cave du bas, relevés matin et soir.</point> <point>La grande cave d'affinage long (comtés) est suivie par un affineur extérieur, je ne fais que l'aider à sonder.</point> <point>Roquefort au fil, meules de 40 kg à la lyre et au couteau deux manches, plateaux jusqu'à 120 personnes (une trentaine par mois en saison).</point> <point>Commandes : 14 producteurs en direct plus un grossiste de Rungis ; démarque passée de 4,1 à 2,6 % entre '20 et '23, inventaire tous les mois.</point> <point>PMS repris à zéro en '21 après un contrôle moyen, dernier contrôle : « très satisfaisant ».</point> <point>Balances Bizerba.</point></job>

<job><employer>Crèmerie Pic & Fils</employer>, <place>Dinan</place> / <title>vendeuse</title> / <start>sept. '15</start> – <end>févr. '18</end>
<point>Vente au comptoir et sur deux marchés par semaine, camion-magasin, caisse, nettoyage.</point></job>

<job><employer>GAEC de la Houssaye</employer>, <place>Côtes-d'Armor</place> / <title>fromagère à la ferme</title>, CDD / <start>printemps '13</start> – <end>été '15</end>
<point>Chèvre lactique et tomme, 60 000 l/an, caillage, moulage, salage, premières semaines d'affinage.</point></job>

<h>papiers</h>

<edu><degree>CQP vendeur-conseil en crèmerie-fromagerie</degree>, <school>Ifopca</school>, <end>2016</end>, en alternance chez Pic</edu> / <edu><degree>BTSA</degree> <field>sciences et technologies des aliments, option produits laitiers</field>, <school>Lycée agricole de Pontivy</school>, <end>2012</end>, <point>épreuves écrites validées, rapport de stage jamais rendu donc pas de diplôme</point></edu> / <cert><cname>formation HACCP 14 h</cname>, <date>2021</date></cert> / maître d'apprentissage : inscrite à la session de janvier / <status>permis B</status>

<h>et puis</h>

<language>anglais</language> : <level>assez pour vendre, pas pour raconter</level> ; <language>breton</language> : <level>des notions</level> ; <other>concours « Lyre de l'Ouest » 2022, quatrième sur dix-neuf ; jurée une fois au Salon de la ferme</other>
