<h>CONTACT</h>
<phone>07 55 50 01 66</phone>
<email>c.bertaud@example.com</email>
<place>Les Herbiers (85)</place>
<status>Permis B</status>
<h>ATOUTS</h>
<skills><skill>Écoute</skill>
<skill>Rigueur administrative</skill>
<skill>Orthographe</skill>
<skill>Démarches d'état civil</skill>
<skill>Gescime</skill>
<skill>Simplifia</skill>
<skill>Contrats d'obsèques</skill></skills>
<h>LANGUES</h>
<language>Portugais</language> <level>courant</level>
<language>Anglais</language> <level>scolaire</level>
<h>CENTRES D'INTÉRÊT</h>
<other>Chorale, marche nordique</other>

<name>CÉLINE BERTAUD</name>
<headline>Assistante funéraire</headline>

<h>EN QUELQUES MOTS</h>
<summary>Assistante depuis six ans dans une entreprise de pompes funèbres, je connais bien
la réglementation funéraire et les familles. Je souhaite devenir conseillère
funéraire ; je n'ai pas encore le diplôme et cherche une maison qui financerait
la formation de 140 heures.</summary>

<h>EXPÉRIENCES</h>
<job><title>Assistante funéraire</title>
<employer>Bocage Obsèques</employer>
<place>Les Herbiers</place>
<start>depuis mars 2019</start>
<point>Accueil téléphonique et physique des familles, prise de rendez-vous pour les
conseillers</point>
<point>Démarches d'état civil, mairie, culte, cimetière, crématorium</point>
<point>Saisie des devis préparés par le conseiller dans Gescime, suivi après les obsèques</point>
<point>Remplacement à l'accueil de la chambre funéraire, un samedi sur trois, et
préparation des salons avant la venue des familles</point>
<point>Relecture des avis de décès et des livrets de cérémonie</point></job>
<job><title>Agent d'état civil</title>
<employer>Mairie</employer>
<place>Mortagne-sur-Sèvre</place>
<start>2011</start> / <end>2019</end>
<point>Actes de naissance, mariage et décès</point>
<point>Concessions du cimetière communal sous Gescime</point></job>

<h>DIPLÔMES</h>
<edu><degree>BTS</degree> <field>Assistant de manager</field>
<school>Lycée Jean-Monnet, Les Herbiers</school>
<end>2010</end></edu>
<cert><cname>Habilitation IAS niveau II</cname>
<date>2022</date></cert>
