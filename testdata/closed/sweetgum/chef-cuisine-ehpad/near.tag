<name>Clémence Rabouin</name>
<headline>Cheffe de cuisine</headline>
<place>Niort</place> | <phone>06 55 50 88 03</phone> | <email>clemence.rabouin@example.com</email>

<h>Profil</h>
<summary>Cheffe de cuisine avec douze ans de restauration, management d'équipe, maîtrise du budget denrées et du plan de maîtrise sanitaire. Sens du contact.</summary>

<h>Expérience professionnelle</h>

<job><title>Cheffe de cuisine</title>
<employer>Brasserie du Donjon</employer>, <place>Niort</place>, <start>avril 2018</start> à <end>aujourd'hui</end>
- <point>Encadrement de six personnes : plannings, entretiens annuels, remplacements</point>
- <point>Production de 190 couverts par jour, commandes et suivi du coût matière (27 %)</point>
- <point>Responsable du plan de maîtrise sanitaire : HACCP, traçabilité, plan de nettoyage</point>
- <point>Menus sans sel et sans gluten à la demande des clients</point></job>

<job><title>Seconde de cuisine</title>
<employer>Auberge de la Venise Verte</employer>, <place>Coulon</place>, <start>juin 2013</start> à <end>mars 2018</end>
- <point>Élaboration des menus de saison avec le chef, 40 % de produits locaux</point>
- <point>Formation de quatre apprentis</point></job>

<h>Formation</h>
<edu><degree>BTS</degree> <field>hôtellerie-restauration</field>, <school>Lycée hôtelier de La Rochelle</school>, <end>2013</end></edu>
<edu><degree>CAP cuisine</degree>, <school>CFA de La Rochelle</school>, <end>2010</end></edu>
<cert><cname>Formation HACCP</cname>, <date>2022</date></cert>

<h>Compétences</h>
<skills><skill>Management d'équipe</skill>, <skill>HACCP</skill>, <skill>gestion du budget denrées</skill>, <skill>Excel</skill>, <skill>logiciel Easilys</skill></skills>
<language>Anglais</language> (<level>courant</level>)
<status>Permis B</status>
