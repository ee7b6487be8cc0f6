Mme <name>Fatoumata BERTHOLLET</name>
<status>41 ans, mariée, 2 enfants - nationalité française - permis B, voiture</status>
12 montée des Tisserands, <place>42800 Rive-de-Gier</place>
tél <phone>06 39 98 14 27</phone>      mail <email>f.berthollet@example.org</email>

<headline>CUISINIÈRE DE COLLECTIVITÉ</headline>

PARCOURS	<job><start>depuis avr. 2019</start>	<title>cheffe de partie chaud</title>, faisant fonction de seconde depuis 2022
		<employer>Résidence Les Mûriers</employer> (Ehpad 92 lits + portage, 190 cvts/j), <place>Lorette</place>
		<point>le chaud du midi et les potages du soir, 5 jours sur 7, tout en
		liaison chaude sauf le portage (froide)</point>
		<point>haché-lisse, mixé, manger mains pour 34 résidents, j'ai
		refait les fiches techniques avec l'orthophoniste</point>
		<point>sans sel, diab, sans résidu selon tableau de la diét</point>
		<point>je mène le coup de feu à 3 (1 commis, 2 ASH de cuisine) ; plannings
		et entretiens annuels : le chef</point>
		<point>remplacement du chef l'été, 3 semaines par an depuis 2022</point>
		<point>commandes économat et frais sur Easilys, BL, inventaire mensuel. Coût
		jour passé de 5,42 à 5,18 € en 2023, chiffre du chef mais j'ai revu les
		grammages</point>
		<point>PMS : T°, plats témoins, autocontrôles avec le labo ; inspection DDPP 2023 « très
		satisfaisant »</point></job>

	<job><start>09/2014</start>-<end>03/2019</end>	<title>cuisinière</title>
		<employer>SIVU des Coteaux</employer>, cuisine centrale scolaire, <place>Givors</place>
		<point>1 400 repas/j en liaison froide, cellule, allotissement</point>
		<point>groupe de travail EGalim (20 % de bio) : j'étais une des deux
		cuisinières du groupe, on a testé les lentilles 11 fois</point>
		<tech>Datameal, un peu</tech></job>

	<job><start>2006</start>-<end>2014</end>	<employer>Bistrot Chez Zélie</employer>, <place>Lyon 7e</place>, <title>commis</title> puis <title>chef de partie</title>
		(dont 2 congés mat.) <point>entremets, viandes, 60 couverts</point></job>

DIPLÔMES	<edu><degree>CAP</degree> <field>cuisine</field> <end>2005</end>, <school>CFA de Dardilly</school></edu>
	<edu><degree>CAP</degree> <field>pâtissier</field> en candidate libre : <point>écrit obtenu juin 2024, pratique à repasser</point></edu>

FORMATIONS	<cert><cname>HACCP</cname> <date>2019</date>, recyclée <date>2023</date></cert> / <cert><cname>cuisson de nuit basse temp.</cname> (1 j, <date>2022</date>)</cert> / <cert><cname>SST</cname>
	périmé, recyclage demandé</cert>

LANGUES	<language>bambara</language>, <language>anglais</language> <level>de vacances</level>

Divers : <other>bénévole au Secours du Gier (soupe du dimanche), jardin ouvrier</other>
