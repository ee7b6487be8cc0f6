<name>Maëlys Corbineau-Traoré</name>
34 ans – <status>Permis B, véhiculée</status>
17 rue des Capucins, <place>49100 Angers</place> – <phone>06 55 50 01 28</phone> – <email>maelys.ct@example.net</email>

<headline>CHARGÉE DE RECRUTEMENT ET FORMATION</headline>
<h>À propos :</h> <summary>Dix ans de ressources humaines, dont six en industrie agroalimentaire.
À l'aise en atelier comme en CSE. Disponible sous trois mois de préavis.</summary>

<h>PARCOURS PROFESSIONNEL</h>

<job><start>Depuis sept. 2019</start>
<employer>BISCUITERIE DU LAYONNET</employer> (CDI, 380 salariés) – <place>Cholet (49)</place>
<title>Chargée de recrutement et formation</title>
→ <point>70 recrutements par an (opérateurs, conducteurs de ligne, maintenance)</point>
→ <point>Plan de développement des compétences : 210 k€, suivi avec l'OPCO</point>
→ <point>Participation à la négociation de l'accord télétravail (secrétariat des réunions)</point>
→ <point>Turn-over des saisonniers ramené de 31 % à 22 %</point></job>

<job><start>Mars 2015</start> à <end>août 2019</end>
<employer>AGENCE INTÉRIM LIGÉRIA</employer> (CDI) – <place>Nantes (44)</place>
<title>Consultante en recrutement</title>
→ <point>Portefeuille de 25 clients, logistique et BTP</point>
→ <point>Contrats, visites de chantier, 60 intérimaires délégués par semaine</point></job>

<job><start>2013</start> – <end>2014</end>
<employer>CABINET BELLOIR-HENNION</employer> (alternance) – <place>Rennes (35)</place>
<title>Assistante RH</title></job>

<job>Étés <start>2009</start> à <end>2012</end> : <title>hôtesse de caisse</title>, <employer>Supermarché Ker Avel</employer>, <place>Pornic</place></job>

<h>DIPLÔMES</h>

<edu><end>2014</end>   <degree>Master 2</degree> <field>Gestion des ressources humaines</field>, <school>IGR-IAE Rennes</school>, <grade>mention assez bien</grade></edu>
<edu><end>2012</end>   <degree>Licence</degree> <field>AES</field>, <school>Université de Nantes</school></edu>
<edu><end>2009</end>   <degree>Baccalauréat ES</degree>, <school>Lycée Marie-Louise Gaudry</school>, <place>Pornic</place></edu>

<h>FORMATIONS COMPLÉMENTAIRES</h>
<cert><cname>Référente harcèlement sexuel CSE</cname> (<date>2022</date>)</cert> ; <cert><cname>SST – Sauveteur secouriste du travail</cname> (recyclage <date>2024</date>)</cert>

<h>COMPÉTENCES</h>
<skills><group>Outils :</group> <skill>Silae</skill> (consultation), <skill>Talentsoft</skill>, <skill>Pack Office</skill>, <skill>LinkedIn Recruiter</skill>
<group>Métier :</group> <skill>sourcing</skill>, <skill>entretien structuré</skill>, <skill>droit du travail</skill>, <skill>GPEC</skill></skills>

<h>LANGUES</h>
<language>Anglais</language> : <level>intermédiaire (TOEIC 745)</level>   |   <language>Bambara</language> : <level>oral</level>   |   <language>Espagnol</language> : <level>scolaire</level>

<h>CENTRES D'INTÉRÊT</h>
<other>Handball (club, 12 ans), bénévole aux Restos, romans policiers nordiques</other>
