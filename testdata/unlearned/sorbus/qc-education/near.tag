Curriculum vitæ de <name>Marc-Antoine Gélinas</name>, <headline>technicien en éducation spécialisée</headline>

<summary>Technicien en éducation spécialisée, six années d'expérience auprès d'adolescents en difficulté de comportement, à l'aise pour appliquer des techniques d'intervention, rédiger des rapports et intervenir en situation de crise. De retour à Rimouski pour raisons familiales.</summary>

<h>Ce que je fais maintenant.</h> <job>À la <employer>Polyvalente des Îlets</employer>, à <place>Sept-Îles</place>, je suis <title>technicien en éducation spécialisée</title> depuis <start>août 2019</start>.
<point>J'applique les mesures du plan d'intervention pour 22 élèves du secondaire ayant un trouble
de comportement.</point> <point>J'anime des ateliers d'habiletés sociales et de gestion de la colère, deux
groupes de huit par étape.</point> <point>Je tiens mes observations à jour et je rédige des notes évolutives et des rapports
pour la direction.</point> <point>J'interviens en situation de crise selon la formation ITCA, au local de retrait comme
dans les corridors.</point> <point>Je rencontre les parents et les partenaires (CISSS, DPJ).</point></job>

<h>Avant.</h> <job><title>Intervenant jeunesse</title> de <start>juin 2018</start> à <end>juillet 2019</end> au <employer>Centre Le Tremplin du Nord</employer>, <place>Baie-Comeau</place> : <point>accompagnement de jeunes hébergés de 13 à 17 ans, soirs et fins de semaine.</point></job>

<h>Études et cartes.</h> <edu><degree>DEC en techniques d'éducation spécialisée</degree>, <school>Cégep de Baie-Comeau</school>, <end>2018</end></edu>. <cert><cname>ITCA</cname>, valide (<date>2024</date>)</cert>. <cert><cname>Premiers soins (RCR)</cname>, <date>2024</date></cert>.

<h>Je connais</h> <skills><skill>plan d'intervention</skill>, <skill>notes évolutives</skill>, <skill>gestion de crise</skill>, <skill>Boardmaker (bases)</skill>, <skill>français écrit soigné</skill></skills>.

<h>Pour me joindre :</h> <phone>581 555-0164</phone>, <email>ma.gelinas@example.com</email>, <place>Rimouski (Québec)</place>
