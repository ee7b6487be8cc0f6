<name>Solène Marchadier</name>
<headline>Chargée d'études CVC | Génie thermique et fluides</headline>
<place>Lyon 8e</place> • <phone>07 00 00 52 19</phone> • <email>solene.marchadier@example.com</email> • <status>Permis B</status>

<h>À propos</h>
<summary>Chargée d'études CVC depuis huit ans en bureau d'études, je conçois des installations de chauffage, de ventilation double flux et des réseaux hydrauliques pour des écoles, des EHPAD et des logements collectifs. Je souhaite évoluer vers la conduite de travaux, que je côtoie sans l'avoir exercée.</summary>

<h>Parcours professionnel</h>

<job><title>Chargée d'études fluides senior</title>
<employer>Atelier Thermique Confluence</employer> | <place>Lyon</place> | <start>janv. 2020</start> – <end>aujourd'hui</end>
▪ <point>Études d'exécution sur Revit et notes de calcul pour une vingtaine de projets en marchés publics</point>
▪ <point>Conception d'une chaufferie avec pompes à chaleur géothermiques pour un EHPAD de 90 lits</point>
▪ <point>Chiffrage des appels d'offres, rédaction des CCTP et analyse des variantes</point>
▪ <point>Participation ponctuelle aux réunions de chantier avec la maîtrise d'œuvre, visa des plans d'entreprise</point>
▪ <point>Relecture des DOE avant la réception</point></job>

<job><title>Projeteuse CVC</title>
<employer>Ingénierie Val de Saône</employer> | <place>Mâcon</place> | <start>sept. 2017</start> – <end>déc. 2019</end>
▪ <point>Plans d'exécution chauffage et ventilation, synthèse, métrés</point>
▪ <point>Planning d'études sous MS Project</point></job>

<h>Diplômes</h>
<edu><degree>Licence professionnelle</degree> <field>Énergétique du bâtiment</field>, <school>IUT des Trois-Fleuves</school>, <end>2017</end></edu>
<edu><degree>DUT Génie thermique et énergie</degree>, <school>IUT des Trois-Fleuves</school>, <end>2016</end></edu>

<h>Compétences</h>
<skills><skill>Chauffage</skill>, <skill>ventilation double flux</skill>, <skill>réseaux hydrauliques</skill>, <skill>pompes à chaleur</skill>, <skill>géothermie</skill>, <skill>Revit</skill>, <skill>AutoCAD</skill>, <skill>MS Project</skill>, <skill>marchés publics</skill></skills>
<cert><cname>Habilitation électrique B0</cname>, <date>2024</date></cert>
<language>Anglais</language> <level>B2</level>
