<name>Solène BARTHASSAT</name>
34 ans, <place>Seynod (74)</place>, <status>permis B</status>
<phone>06 39 98 01 42</phone> / <email>solene.barthassat@example.net</email>

<summary>Le desk, c'est chez moi. Douze saisons et quelques milliers de check-in plus tard, j'aime encore le coup de feu de 16 h.</summary>

<h>Le parcours, en remontant le temps</h>

<job>◆ <employer>Le Grand Arvet *****</employer>, <place>Megève</place>, 58 clés – <title>première de réception</title> depuis <start>déc. 2020</start>
<point>N°2 du front office : j'ai en direct cinq réceptionnistes et un bagagiste (briefs, plannings, entretiens annuels) ; les voituriers dépendent du concierge.</point>
<point>Intérim du chef de réception hiver 2022-23, onze semaines, congé maternité.</point>
<point>Opera Cloud, paramétrage des codes tarifs compris, migration depuis la V5 avec l'intégrateur.</point>
<point>BAR du jour fixée chaque matin avec le revenue manager du groupe ; RevPAR +9 % sur l'hiver 2023-24, à deux.</point>
<point>Visite mystère LQA : 84 puis 91 % sur la partie arrivée-départ.</point>
<point>Réclamations : tout ce qui dépasse 300 € de geste remonte au directeur, en dessous je tranche. Note Google passée de 4,3 à 4,6.</point></job>

<job>◆ <employer>Hotel Beau-Séjour Ouchy ****S</employer>, <place>Lausanne</place>, 140 ch. – <title>réceptionniste</title> puis <title>shift leader</title>, de <start>mai 2016</start> à <end>oct. 2020</end>
<point>Équipe du soir, quatre personnes sous ma houlette à partir de 2018 (sans les entretiens).</point>
<point>Protel puis Mews. Caisse en CHF et EUR, relance des sociétés à 30 jours, écarts sous 0,1 %.</point>
<point>Disponibilités et parité sur Booking/Expedia les week-ends.</point>
<point>Américains et Zurichois pour l'essentiel : anglais toute la journée, allemand au téléphone.</point></job>

<job>◆ <employer>The Larkfield Arms</employer>, <place>Bath (GB)</place> – <title>night porter, then receptionist</title>, <start>2013</start>-<end>2016</end>
<point>Trois ans en immersion, clôture de nuit.</point></job>

<h>École</h>
<edu><degree>BTS</degree> <field>hôtellerie-restauration option A</field>, <school>lycée Savoie-Léman</school>, <place>Thonon</place>, <end>2012</end></edu>
<edu><degree>Licence pro</degree> <field>management hôtelier</field> par la VAE : dossier recevable, jury prévu au printemps</edu>

<h>Langues</h>
<language>anglais</language> <level>C2 (Cambridge Proficiency, 2015)</level> – <language>allemand</language> <level>B1+, à l'aise à l'oral, fautes à l'écrit</level>

<cert><cname>SST</cname> à recycler, expiré en <date>janvier</date></cert>

<other>Ski de rando, chorale.</other>
