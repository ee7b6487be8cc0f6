<name>Solène MARTY-ABADIE</name>
<status>née en 1990, permis B, véhicule</status>
<place>Pézenas</place> ; <phone>06 39 98 44 17</phone> ; <email>solene.marty@example.net</email>

<summary>Onze vendanges dont deux dans l'autre hémisphère. Je goûte tous les matins
avant le café et je tiens mes cahiers à jour.</summary>

<h>VINIFICATIONS (la plus récente d'abord)</h>

<job><employer>Domaine et négoce Roquelune</employer> (<place>Aspiran</place>) - <title>maître de chai</title> - depuis <start>juin 2019</start>
<point>22 000 hl : 60 % rouges, le reste en rosés et un peu de blanc. Je décide des
macérations, du pigeage au délestage, et je suis toutes les FA et FML au densimètre
et au froid (pilotage des thermorégulations cuve par cuve).</point>
<point>3 permanents, 6 saisonniers à la récolte : plannings, consignes du matin,
sécurité CO2. Je ne fais pas les entretiens annuels, c'est la gérante.</point>
<point>Coupages présentés à quatre acheteurs du négoce ; 14 000 hl vendus sur échantillon
en 2024, 0 lot refusé depuis 2021.</point>
<point>DRM, registres de manipulation, entrées-sorties sur Process2Wine. Inspection
Douanes 2022 sans remarque.</point>
<point>Conversion AB de 40 % des volumes (2020-2023), dont une cuvée de 80 hl sans SO2.</point>
<point>Refonte du plan de nettoyage avec la qualiticienne pour l'audit HACCP. IFS : pré-audit
seulement, la certification a été repoussée.</point></job>

<job><employer>Cave de Saint-Vérédème</employer> (<place>Aude</place>), <start>2016</start>/<end>2019</end>, <title>assistante œnologue</title> puis, la dernière récolte, <title>adjointe au chef de cave</title>
<point>38 000 hl. Réception (apports, degrés, tri), flottation des moûts, tangentiel
en location avec le prestataire. Quai de 4 saisonniers.</point>
<point>Labo de cave : TAV, AT, AV, SO2 libre et total, malo par chromato.</point></job>

<job><title>caviste vendanges</title> : <employer>Huia Ridge Wines</employer>, <place>Marlborough (NZ)</place>, mars à mai <start>2015</start></job>
<job><title>caviste</title>, <employer>Viña Tres Quebradas</employer>, <place>Chili</place>, trois mois en <start>2016</start></job>

<job><title>stage DNO</title>, <employer>Château Peyregrolles</employer>, <start>2014</start></job>

<h>DIPLÔMES</h> <edu><degree>DNO</degree>, <school>Montpellier</school>, promo <end>2014</end></edu> / <edu><degree>licence</degree> <field>biochimie</field>, <school>Toulouse III</school>, <end>2012</end></edu> / <cert><cname>CACES R489 cat. 3</cname>, périmé depuis <date>2023</date></cert> / <cert><cname>SST</cname> <date>2024</date></cert>

<h>LANGUES</h> <language>anglais</language> <level>B1 mais anglais de cave courant</level>, <language>espagnol</language> <level>lu</level>

<other>Marche, chorale, jury au concours des vins de la vallée (2 fois).</other>
