<name>Thierry Dubosc</name>, <headline>chef de cuisine</headline>. <status>Né le 2 juillet 1976 à Dax</status>, <status>nationalité française</status>, <status>pacsé</status>.
Joignable au <phone>06 55 50 91 17</phone> après 15 h ou par mail : <email>th.dubosc@example.net</email>. <place>Hossegor</place>, <status>logement sur place apprécié</status>.

<h>Depuis l'automne dernier</h>
<job>(<start>octobre 2024</start>) je tiens en extra les cuisines du <employer>Golf de la Nivelette</employer>, <place>Ciboure</place>, comme <title>second</title> : <point>60 couverts le midi,
banquets jusqu'à 180.</point></job>

<h>Avant</h>
<job><employer>Hôtel-restaurant Le Grand Pavois</employer>, <place>Capbreton</place>. <title>Chef de cuisine</title> d'<start>avril 2015</start> à <end>septembre 2024</end>,
fermeture de l'établissement. <point>Brigade de 7, carte changée toutes les cinq semaines, poissons de la criée
achetés par moi chaque matin.</point> <point>Ratio matières tenu à 29 %.</point> <point>Deux toques au guide Aquitaine gourmande
en 2018, conservées jusqu'à la fin.</point></job>

<h>Les saisons</h>
<job>Hiver <start>2008</start> à hiver <end>2014</end>, sept saisons : <title>chef de partie</title> (poissons, puis viandes) et <title>sous-chef</title> les deux
dernières, <employer>Chalet Les Arolles</employer>, <place>Val-d'Isère</place>.</job>
<job>Étés <start>2009</start> – <end>2014</end> : <title>chef</title> de la <employer>Paillote Chez Manech</employer>, <place>Seignosse</place>, <point>service continu, jusqu'à 220 couverts,
cuisine au plancha</point>.</job>

<h>À l'étranger</h>
<job><start>2001</start>-<end>2007</end>. <employer>The Tern & Anchor</employer>, <place>Londres</place> (<title>commis</title> → <title>chef de partie</title>, <point>sous les ordres de M. Alastair Brodie</point>).</job>
<job>Puis quatre mois à <place>San Sebastián</place> en <title>stagiaire</title> non payé, chez <employer>Itsasgain</employer>, <end>2008</end>.</job>

<h>Appris où</h>
<edu><degree>CAP</degree> <field>cuisine</field> et <degree>BEP</degree> <field>hôtellerie</field>, <school>lycée hôtelier de Biarritz-Sud</school>, <start>1992</start>-<end>1995</end>.</edu>
<job>Apprentissage de finition : <employer>Maison Lahitte</employer>, <place>Mont-de-Marsan</place>, <end>1996</end>.</job>
<job><title>Service national</title> au <employer>mess des officiers de Bayonne</employer>, <end>1997</end>.</job>

<h>Papiers</h>
<cert><cname>Hygiène HACCP</cname> (<date>2022</date>)</cert>, <cert><cname>permis d'exploitation</cname> (<date>2021</date>)</cert>, <status>permis B et bateau côtier</status>.

<h>Le reste</h>
J'écris mes fiches techniques sur <skills><skill>Excel</skill> et je commande sur <skill>Koust</skill></skills>. <language>Anglais</language> <level>courant</level>, <language>espagnol</language>
<level>de cuisine</level>. <other>Surf, pelote, potager.</other>
