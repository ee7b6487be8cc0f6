<name>Nadège Lambrecht</name>
<place>Hannut</place> / <phone>0475 55 02 61</phone> / <email>nadege.lambrecht@example.org</email>
<status>Belge, née à Waremme le 3 mars 1989</status>

<h>Parcours :</h>

<job><start>Depuis septembre 2018</start>
<title>AS</title>, <employer>CPAS de Braives-le-Château</employer> (<tech>New Horizon</tech>)
<point>D'abord au service social général : environ 85 dossiers RIS et aide équivalente,
visites à domicile, passage au comité toutes les deux semaines.</point> <point>Depuis 2021, mi-temps
en médiation de dettes amiable : une trentaine de ménages, décomptes, contestation des frais
d'huissier abusifs, propositions aux créanciers.</point> <point>Sur les plans proposés en 2024, 19 sur 26 ont
été acceptés.</point> <point>J'ai aussi onze personnes en gestion (compte de tiers, virement hebdo de
l'argent de vie).</point> <point>Pour le RCD, je prépare les dossiers avec les gens avant qu'ils voient
l'avocat du bureau d'aide juridique ; je ne suis pas médiatrice judiciaire.</point></job>

<job><start>Mars 2015</start> à <end>juin 2018</end>
<title>Travailleuse sociale</title> - <employer>asbl Le Relais du Geer</employer>, <place>Waremme</place>
<point>Maison d'accueil pour femmes, 16 places. Entretiens, ouverture de droits, recherche de logement.</point>
<point>Coanimation d'un atelier « mes factures, mon frigo » (6 séances).</point></job>

<job><start>2013</start>-<end>2014</end>
<title>Remplacements</title> (<employer>CPAS de Fexhe-la-Vallée</employer>, en tout 9 mois)
<point>Primo-accueil, allocations de chauffage (Fonds Mazout), cartes médicales.</point></job>

<h>Études et formations :</h>

<edu><degree>Bachelier assistant social</degree>, <school>HELMo ESAS</school>, <place>Liège</place>
<end>2012</end>, <grade>distinction</grade>. <point>TFE sur l'endettement lié à l'énergie.</point></edu>

<cert><cname>Médiation de dettes, formation de base</cname> (<issuer>Observatoire du crédit et de l'endettement</issuer>)
<date>2021</date></cert>

<cert><cname>Entretien motivationnel</cname> : 2 journées sur 4 suivies, la suite en <date>2026</date></cert>

<h>Divers :</h>

<skills>Word et courrier type : très bien. Tableur : <skill>Excel</skill>, je fais mes grilles budgétaires moi-même. <skill>Word</skill>.</skills>
<language>Français</language> <level>langue maternelle</level>. <language>Néerlandais</language> <level>moyen</level>. <language>Arabe</language> : <level>quelques phrases d'accueil, pas plus</level>.
<status>Permis B + voiture.</status>
<other>Trésorière du comité de parents de l'école communale.</other>
