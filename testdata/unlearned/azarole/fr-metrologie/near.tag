<name>Thibault Roussillon-Garnier</name> // <headline>technicien métrologie dimensionnelle</headline>
<phone>07 56 78 55 03</phone> // <email>t.roussillon@example.com</email> // <place>Bonneville (74)</place>

<h>Expériences</h>

<job><start>2018</start>-<end>2025</end> // <title>Technicien de métrologie</title> // <employer>Fabrimeca Mont-Blanc</employer> // décolletage automobile
• <point>gestion d'un parc de 1 600 instruments sous Deca : planification, étalonnages internes, relations avec les prestataires</point>
• <point>études de capabilité des moyens de contrôle (R&R) avec les pilotes de ligne, environ 40 par an</point>
• <point>calcul d'incertitudes pour micromètres, comparateurs, jauges de profondeur</point>
• <point>rapports de contrôle des échantillons initiaux (PPAP) pour la partie marbre, colonne et projecteur ; la partie tridimensionnelle est faite par un collègue</point>
• <point>formation des régleurs au bon usage des moyens de contrôle, 60 personnes formées</point>
• <point>pilote métrologie lors de l'audit IATF 16949 de 2022</point></job>

<job><start>2016</start>-<end>2018</end> // <title>Technicien d'étalonnage</title> // <employer>Laboratoire Calibralp</employer> (accrédité ISO/IEC 17025)
• <point>étalonnage de cales, bagues, tampons et pieds à coulisse</point>
• <point>rédaction des certificats, participation à deux comparaisons interlaboratoires</point></job>

<job><start>2015</start>-<end>2016</end> // <title>Alternant qualité</title> // <employer>Usinage Faucigny SA</employer>
• <point>contrôle dimensionnel, rugosité et forme</point></job>

<h>Formation</h>
<edu><end>2016</end> // <degree>Licence professionnelle Métrologie et qualité de la mesure</degree> // <school>IUT d'Annecy</school></edu>
<edu><end>2015</end> // <degree>DUT Mesures physiques</degree> // <school>IUT d'Annecy</school></edu>

<h>Compétences</h>
<skills><group>métrologie</group> // <skill>cotation ISO GPS</skill>, <skill>R&R</skill>, <skill>incertitudes</skill>, <skill>étalonnage</skill>, <skill>rugosité et forme</skill>
<group>logiciels</group> // <skill>Deca</skill>, <skill>Minitab</skill>, <skill>Excel VBA</skill>
<group>MMT</group> // lancement de programmes existants uniquement, pas de programmation</skills>

<h>Langues</h>
<language>anglais</language> <level>B2</level> // <language>allemand</language> <level>A2</level>

<other>trail, accordéon</other>
