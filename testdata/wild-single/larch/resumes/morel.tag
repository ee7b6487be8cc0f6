<name>MOREL Jean-Luc</name>  <status>54 ans</status>  <place>59400 Cambrai</place>  Tél <phone>0655500478</phone>
<headline>CONDUCTEUR SPL - TOUTES DISTANCES</headline>
<status>PERMIS B C CE D</status> <cert><cname>FIMO</cname></cert> <cert><cname>FCO</cname> à jour (<date>03/2028</date>)</cert> <cert><cname>ADR base + citernes</cname></cert> <status>carte conducteur</status>
<job><start>07/2021</start>_<end>ce jour</end>   <employer>INTERIM Nord'Route</employer> agence <place>Arras</place>
<title>conducteur SPL frigo</title> chez Transports Delcambre, <point>national, découché du lundi au vendredi</point>
<title>conducteur citerne alimentaire</title> chez Laiterie de l'Escaut 6 mois (<point>lavage, scellés, pompage</point>)
<point>grue auxiliaire en remplacement, négoce matériaux Brabo</point></job>
<job><start>02/2003</start>_<end>05/2021</end>   <employer>TRANSPORTS WATTEAU SA</employer>   <place>Proville</place>  licenciement économique
<title>chauffeur routier</title>, <point>Benelux Allemagne Espagne, bâché et plateau, environ 120000km/an</point>
<point>délégué du personnel 2010 à 2014</point>
<point>parrain des nouveaux (3 à 4 par an, une semaine en double)</point></job>
<job><start>1998</start>_<end>2003</end>   <employer>CARS DU CAMBRÉSIS</employer>   <title>conducteur scolaire et excursions</title></job>
<job><start>1995</start>_<end>1997</end>   <employer>Ets LEMAIRE</employer> betteraves   <title>saisonnier</title>, <point>tracteur et benne</point></job>
<job>10 mois <start>1991</start>   <title>service militaire</title> , <employer>Train, Montlhéry</employer>, <point>permis C passé sur place</point></job>
<edu><degree>CAP</degree> <field>conduite routière</field> <end>1990</end>  <school>LP Le Cateau-Est</school></edu>
<edu><degree>BEPC</degree> <end>1988</end></edu>
<cert><cname>CACES R489 cat 3</cname> <date>2022</date></cert>  <cert><cname>CACES R490 grue auxiliaire</cname> <date>2022</date></cert> <cert><cname>SST</cname> <date>2019</date></cert>
<skills><skill>arrimage</skill> <skill>chrono numérique</skill> <skill>TX-Tango</skill> <skill>petite mécanique</skill></skills>
<language>anglais</language> <level>des quais</level>  <language>néerlandais</language> <level>un peu</level>  <language>polonais</language> <level>famille</level>
<other>aucun point perdu sur le permis depuis 2012</other>
<other>disponible sous 48h  accepte nuits et week end</other>
<other>Colombophilie, pétanque</other>
