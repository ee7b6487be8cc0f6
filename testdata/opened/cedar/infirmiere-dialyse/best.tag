<name>Coralie Desmoulins-Baudry</name>
<place>La Couronne (16)</place>, <phone>06 55 50 12 08</phone>, <email>coralie.desmoulins@example.org</email>, <status>38 ans, permis B et voiture</status>

<summary>IDE depuis 2010, en dialyse depuis plus de six ans. Je cherche un temps plein sans dimanche, plus près de chez moi.</summary>

<job><title>IDE hémodialyse</title>, <employer>Clinique du Pont-Neuf</employer> (centre lourd), <place>Angoulême</place>
<point>Trois patients par séance, quatre en dépannage.</point> <point>FAV au trocart et au plastique, KT tunnelisés, boutonnière chez deux patients (je débute là-dessus).</point> <point>Montage et réglage sur 5008 et 6008, un peu d'AK 98 pendant les remplacements.</point> <point>Depuis 2022 je suis référente hygiène avec une collègue, à deux on fait les audits « mains » et les fiches de gestes.</point> <point>Taux de conformité des pansements de cathéter : 71 % en 2022, 93 % l'an dernier.</point> <point>J'ai reçu une vingtaine d'étudiants IFSI, je ne suis pas tutrice officielle.</point> <point>Transmissions et prescriptions sur MaximisDialyse.</point> (<start>mars 2019</start> à <end>aujourd'hui</end>)</job>

<job><title>IDE de nuit, chirurgie vasculaire et digestive</title>, <employer>Hôpital privé des Trois Rivières</employer>, <place>Limoges</place>
<point>22 lits la nuit avec une aide-soignante.</point> <point>Pansements complexes, surveillance post-op, perfs, transfusions.</point> <point>Remplacement de l'IDE coordinatrice pendant deux congés d'été.</point> (<start>2013</start> à <end>février 2019</end>)</job>

<job><title>Infirmière en intérim et en vacations</title>, <employer>Agence Médi-Relais 87</employer>, surtout EHPAD et SSR
<point>Missions de une à six semaines</point> (<start>septembre 2010</start> à <end>2012</end>)</job>

Congé parental (2012 à 2013)

<edu><degree>Diplôme d'État d'infirmière</degree>, <school>IFSI de Limoges</school> (<end>juillet 2010</end>)</edu>
<edu><degree>Bac ST2S</degree>, <school>lycée du Val de Vienne</school>, <grade>mention assez bien</grade> (<end>2007</end>)</edu>
<cert><cname>Ordre infirmier</cname> n° 2 204 118</cert>, à jour de cotisation

<cert><cname>ETP, formation de 40 heures</cname> commencée en <date>octobre</date>, il me reste deux journées sur cinq</cert>
<cert><cname>AFGSU 2</cname> recyclée <date>05/2023</date></cert>
<cert><cname>Journée repérage écho des FAV</cname>, <issuer>AFIDTN</issuer>, <date>2024</date></cert> (je m'en sers sous l'œil du néphrologue)
<cert><cname>Tutorat de stage</cname>, inscrite pour le printemps</cert>

Informatique : <skills><skill>MaximisDialyse</skill>, <skill>Word</skill>, <skill>Excel un peu</skill></skills>
<language>Anglais</language> : <level>scolaire</level>. <language>Portugais</language> : <level>parlé à la maison</level>.
<other>Donneuse de sang, chorale, jardin.</other>
