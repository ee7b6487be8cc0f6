<name>Fabrice LE GOUALLEC</name>, 47 ans, <status>marié, 3 enfants</status>, <status>permis B + véhicule</status>
<place>Bressuire 79300</place> // <phone>06 55 50 19 42</phone> // <email>fabrice.legouallec@example.org</email>

<h>MON PARCOURS EN QUELQUES DATES</h>

<job><start>Depuis mars 2019</start> je suis <title>second de cuisine</title>, et <title>chef par intérim</title> de septembre 2023 à
juin 2024 (longue maladie du chef, équipe de 4) puis second à nouveau, à
l'<employer>EHPAD public des Rives de l'Ouin</employer>, <place>Mauléon</place>, 72 lits, 160 couverts midi et soir confondus.
<point>Pendant l'intérim j'ai tenu les plannings, les commandes et 4 entretiens pros ; coût denrées
ramené de 5,62 à 5,18 €/jour en retravaillant les potages et la volaille.</point> <point>Mixé, mouliné,
haché : je fais tout au moule silicone depuis 2021, 19 résidents concernés.</point> <point>Sans sel,
sans sucre, pauvre en K+, sur fiche de la diét.</point> <point>J'ai monté avec elle un essai de finger food
à l'UHR, 3 mois, 6 résidents, pas encore généralisé.</point> <point>PMS : relevés T°, plats témoins, fiches
de non-conformité. La dernière révision du document (2022) a été faite par le chef, j'ai rédigé
les annexes nettoyage.</point> <point>DDPP janvier 2024 : niveau « très satisfaisant ».</point> <point>Commission
repas tous les deux mois, j'y présente les menus.</point></job>

<job><start>2011</start>-<end>2019</end> : <employer>SIVU des Trois Moulins</employer>, cuisine centrale scolaire, <place>Cerizay</place>. <title>Cuisinier</title> puis, en
2015, <title>responsable de production</title>. <point>1 100 repas/j en liaison froide,</point> <point>7 agents sur ma zone
(je distribuais le travail, l'évaluation restait au directeur).</point> <point>GEMRCN : plan alimentaire sur
20 jours, fréquences.</point> <point>Achats bio et locaux à 22 % avant la loi EGalim.</point></job>

<job><start>2008</start>-<end>2011</end>, saisons et extras : <title>commis</title>, <title>chef de partie</title>. <employer>Hôtel Les Embruns</employer> (<place>La Tranche-sur-Mer</place>) l'été,
traiteurs l'hiver</job>

<job><start>1999</start>-<end>2007</end> <employer>Marine nationale</employer>, <title>cuisinier</title>, <place>Toulon</place>, dont 26 mois embarqué</job>

<h>DIPLÔMES ET STAGES :</h> <edu><degree>CAP cuisine</degree> <end>1997</end> (<school>CFA de Niort</school>)</edu>. <edu><degree>Bac pro restauration</degree> par VAE : 2 blocs
validés sur 3, <end>2022</end></edu>. <cert><cname>HACCP</cname> recyclage <date>2023</date></cert>. <cert><cname>« Textures et plaisir »</cname> 3 jours, <date>2021</date></cert>.
<cert><cname>SST</cname> à jour</cert>.

<h>ORDI :</h> <skills><skill>Datameal</skill> (saisie des effectifs et commandes ; les fiches techniques non), <skill>Excel</skill> correct</skills>

<other>Foot en vétérans, potager. Dispo sous 2 mois.</other>
