<name>Bastien COURTIADE</name>
<headline>Maraîcher bio – sous abri et plein champ</headline>
<place>26400 Allex</place> | <phone>07 55 50 14 90</phone> | <email>bastien.courtiade@example.com</email>

<h>COMPÉTENCES</h>
<skills>- <skill>Protection biologique intégrée</skill>
- <skill>Irrigation goutte-à-goutte</skill>
- <skill>Conduite de tracteur</skill>
- <skill>Cahier des charges AB</skill>
- <skill>Traçabilité</skill>
- <skill>Excel</skill></skills>

<h>EXPÉRIENCES PROFESSIONNELLES</h>

<job><start>03/2020</start> à <end>aujourd'hui</end>
<title>Ouvrier maraîcher</title> – <employer>Les Paniers du Roubion</employer>, <place>Montélimar</place>
- <point>Plantation, palissage et récolte de tomates, salades et concombres en maraîchage biologique, sous abri et en plein champ</point>
- <point>Mise en route de l'irrigation selon les consignes du chef de culture</point>
- <point>Observation des ravageurs et pose des auxiliaires</point>
- <point>Saisie de la traçabilité pour l'organisme certificateur</point>
- <point>Préparation des paniers et des palettes pour la coopérative, deux matins par semaine</point>
- <point>Conduite de tracteur, petite mécanique agricole</point></job>

<job><start>04/2018</start> à <end>10/2019</end>
<title>Ouvrier agricole saisonnier</title> – <employer>Vergers Saint-Marcel</employer>, <place>Valence</place>
- <point>Taille, éclaircissage et cueillette d'abricots et de pêches, dans une équipe de 15</point>
- <point>Pose des filets et entretien du réseau de goutte-à-goutte en hiver</point></job>

<job><start>05/2017</start> à <end>08/2017</end>
<title>Stagiaire</title> – <employer>Pépinière Barnaval</employer>, <place>Bourg-de-Péage</place>
- <point>Semis, repiquage et arrosage de plants de légumes en serre chauffée</point></job>

<h>FORMATION</h>
<edu><degree>BTSA</degree> <field>Production horticole</field>, <school>Lycée agricole de Romans</school>, <start>2016</start> – <end>2018</end></edu>
<cert><cname>Certiphyto opérateur</cname>, <date>2022</date></cert>
<cert><cname>CACES R482 catégorie A</cname>, <date>2021</date></cert>
<status>Permis B</status>

<h>LANGUES</h>
<language>Espagnol</language> : <level>notions</level>
