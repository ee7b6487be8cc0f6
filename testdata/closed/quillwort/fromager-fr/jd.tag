<title>CHEF FROMAGER / CHEFFE FROMAGÈRE</title> – logement possible

<employer>Fruitière coopérative des Trois Combes</employer>
<place>Près de Champagnole (Jura)</place>
CDI, 39 h annualisées, <pay>2 650 à 2 950 € brut mensuel</pay> + prime qualité

Qui sommes-nous ?
Douze fermes, 6,1 millions de litres de lait par an, un magasin qui fait la queue le dimanche et une équipe de cinq. Nous fabriquons du Comté, du Morbier et un peu de raclette. Notre chef, Bernard, part en retraite au printemps ; il restera trois mois en doublon.

Ce que vous ferez
Chaque matin, vous <duty>réceptionnez et contrôlez les laits</duty>, vous <duty>conduisez la fabrication en cuves cuivre</duty> et vous <duty>pressez, salez et suivez les meules en cave de préaffinage</duty>. Vous <duty>préparez les levains</duty>, <duty>tenez les enregistrements de traçabilité</duty> et <duty>organisez le planning</duty> de deux fromagers et d'un apprenti. Une fois par mois vous présentez les résultats de classement aux sociétaires : il faut aimer parler aux éleveurs.

Ce que nous attendons
Un diplôme laitier, <degree c="must">BTSA, BTS ou BP Industries alimentaires option produits laitiers</degree>, et <years n="4" of="fabrication fromagère">au moins quatre ans de fabrication</years>, dont une partie en <must>pâte pressée cuite</must>. Le travail du <must>lait cru</must> est indispensable : nos cahiers des charges ne connaissent pas le pasteurisateur. Vous savez lire un <must>cahier des charges AOP</must>, vous appliquez le <must>plan de maîtrise sanitaire</must> et l'<must>HACCP</must> au quotidien, vous connaissez l'<must>acidification</must> (courbes de pH, Dornic) et le <must>nettoyage en place</must>. Une première expérience d'<must>encadrement</must> est nécessaire, même d'une petite équipe. <licence c="must">Permis B</licence>, car il n'y a pas de bus à 4 h 30.

Seraient un plus : la culture de <nice g="1">levains lactiques sur sérum</nice> ou de <nice g="1">présure traditionnelle en caillette</nice>, l'<nice>analyse sensorielle</nice> (jury de notation), un <licence c="nice">CACES 3</licence>, des notions d'<lang c="nice">allemand</lang> pour les touristes du magasin.

Pas besoin de savoir vendre : la <no>vente</no> a sa propre équipe, la <no>comptabilité</no> est tenue à Lons. Notre <no>logiciel Fruitio</no> s'apprend en une matinée, nous vous montrerons.

Travail un week-end sur deux, dimanche majoré. Mutuelle prise en charge à 70 %, fromage à volonté, appartement T3 au-dessus de l'atelier à loyer modéré.

Candidature (CV et quelques lignes, pas de lettre type) à Mme Jeannerod, présidente : fruitiere3combes@example.org. Nous répondons à tout le monde, promis. Le poste est ouvert à toutes et à tous, y compris aux personnes en situation de handicap.
