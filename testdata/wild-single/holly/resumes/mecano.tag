<name>STÉPHANE BOISCLAIR</name>
<headline>Mécanicien d'engins de chantier, compagnon</headline>
<place>Sept-Îles QC</place>  cell <phone>418-555-0129</phone>  <email>sboisclair@example.com</email>
<status>Permis classe 1</status>, <status>prêt à travailler 14/14</status>

<h>Ce que j'ai fait</h>

<job><employer>MINES LAC BROCHET</employer> (<place>Fermont</place>) fly-in fly-out
<start>mai 2018</start>
à <end>maintenant</end>
<title>Mécanicien équipement mobile</title>, <title>chef d'équipe par intérim</title> de nuit depuis janvier 2024
Cat 793F, Komatsu 830E, pelles PC5500, foreuses Pit Viper. <point>Diagnostic avec Cat ET et
KomTrax,</point> <point>remplacement de moteurs et de roues motorisées,</point> <point>PM 250/500/1000 h.</point>
<point>Disponibilité des camions passée de 84 à 91 % (effort de toute l'équipe).</point></job>

<job><employer>ÉQUIPEMENTS NORD-CÔTE INC.</employer> concessionnaire
<start>2011</start>
à <end>2018</end>
<title>Mécanicien de route</title>
<point>Camion de service, Havre-Saint-Pierre à Baie-Comeau,</point> <point>chantier La Romaine (3 ans, Hydro),</point>
<point>hydraulique, transmissions, climatisation.</point></job>

<job><employer>Garage Réal Boisclair et Fils</employer>, <place>Port-Cartier</place>
<start>2006</start>
à <end>2011</end>
<title>apprenti</title>, puis <title>mécanicien</title>. <point>Camions lourds, bois, déneigement.</point> Le Réal en question est mon père.</job>

<h>Mes cartes</h>
<cert><cname>Certificat de compétence compagnon CCQ, mécanicien de machines lourdes</cname> <date>2012</date></cert>
<cert><cname>ASP Construction</cname></cert>, <cert><cname>SIMDUT 2015</cname></cert>, <cert><cname>cadenassage</cname></cert>, <cert><cname>pont roulant</cname></cert>, <cert><cname>espace clos</cname> (<date>2023</date>)</cert>
<cert><cname>Halocarbures</cname> <date>2019</date></cert>

<h>École</h>
<edu><degree>DEP</degree> <field>Mécanique d'engins de chantier</field>, <school>CFP de Forestville</school>, <end>2006</end></edu>
<edu><degree>ASP</degree> <field>Mécanique de moteurs diesels</field>, <school>Centre A.-W.-Gagné</school>, <end>2008</end></edu>
Secondaire 4

<h>Langues</h> <language>français</language>, <language>anglais</language> <level>de manuels (je lis bien, je parle correct)</level>, <language>innu-aimun</language> <level>quelques mots</level>

<h>Outils</h> <skills><skill>coffre complet à moi</skill>, <skill>soudure SMAW de réparation</skill>, <skill>SAP PM (bons de travail)</skill></skills>

<h>Demandez à</h>
<other>Guylaine Therrien, surintendante entretien, Lac Brochet, 418 555-0190</other>
<other>Marco Pinette, Équipements Nord-Côte, 418 555-0137</other>
