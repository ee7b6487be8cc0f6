<name>TSCHIRHART Maëlle</name> / <status>34 ans</status> / <status>permis B, véhicule</status> / <place>Saint-Priest</place> / <phone>06 39 98 01 47</phone> / <email>m.tschirhart@example.com</email>

<headline>CDT TP – assainissement, AEP, voiries</headline>

<h>PARCOURS</h>

<job><start>09/2021</start> → <end>ce jour</end> / <employer>SETRAVIA</employer> (<place>Chassieu</place>), CDI / <title>conductrice de travaux</title>
3 à 5 affaires de front, 80 k€ à 1,9 M€, CA géré env. 4,2 M€/an. Maîtres d'ouvrage : communes, syndicats, un
aménageur privé. <point>EU/EP/AEP puis reprise de chaussée, de l'ouverture des DICT au DGD.</point> <point>2 chefs de chantier
en direct, 14 compagnons, bordures et enrobés en ss-traitance.</point> <point>Marge de
l'affaire "rue des Glycines" : prévue 6 %, sortie à 9,4 %.</point> <point>Point résultat mensuel avec le chef de secteur.</point>
<point>Réunions de riverains : j'en ai tenu une vingtaine, en mairie ou sur le trottoir.</point>
<point>Ligne T6, lot réseaux : 7 mois sous exploitation du tram, en appui du CDT principal, phasage de nuit.</point>
<point>0 accident avec arrêt sur mes chantiers depuis mars 2022</point> ; <point>1/4 d'heure sécu tous les lundis.</point></job>

<job><start>09/2017</start> → <end>02/2021</end> / <employer>Bonnardel Travaux Publics</employer> (<place>Bourgoin</place>) / <title>aide-CDT</title> puis (<start>01/2019</start>) <title>CDT</title>
<point>Lotissements 10 à 45 lots : terrassements, réseaux secs et humides, enrobés.</point> <point>Métrés et situations
sur Excel, plans récol. repris dans AutoCAD (modif simples, pas de conception).</point> <point>Planning Project pour 6
opérations.</point></job>

03/2021 → 08/2021 / démission, tour de Bretagne à pied

<job><start>2014</start> → <end>2017</end> / <employer>Commune de Villefontaine-le-Haut</employer>, services techniques / <title>technicienne voirie</title>, CDD renouvelé
<point>Suivi côté maître d'ouvrage, permissions de voirie, entretien des 48 km de chaussées communales.</point></job>

CV Tschirhart – 1 / 2

<h>FORMATION, HABILITATIONS</h>
<edu><degree>DUT Génie civil</degree> – <field>construction durable</field>, <school>IUT Lyon 1</school>, <end>2012</end></edu> ; <edu><degree>Licence pro</degree> <field>conduite de travaux</field>, <school>même maison</school>,
<end>2014</end>, en alternance (mémoire non soutenu, donc sans le diplôme)</edu>
<cert><cname>AIPR encadrant</cname>, valable jusqu'en <date>2028</date></cert> / <cert><cname>SST</cname> recyclé <date>2024</date></cert> / <cert><cname>CACES R482 A</cname> périmé depuis <date>2022</date></cert>

<h>OUTILS</h> : <skills><skill>MS Project</skill>, <skill>Excel</skill>, <skill>AutoCAD</skill> (notions), <skill>Covadis</skill> vu en formation 2 j.</skills>
<h>LANGUES</h> : <language>alsacien</language> à la maison, <language>anglais</language> <level>scolaire</level>

CV Tschirhart – 2 / 2
