<name>Reto Kälin</name>
<headline>Polymechaniker EFZ / CNC-Einrichter</headline>

<h>Personalien</h>
Adresse
<place>Etzelweg 9, 8840 Einsiedeln</place>
Telefon
<phone>079 555 21 47</phone>
E-Mail
<email>reto.kaelin@example.net</email>
Geburtsdatum
<status>22.11.1985</status>
Bürgerort
<status>Einsiedeln SZ</status>
Zivilstand
<status>ledig</status>

<h>Berufserfahrung</h>
<job><start>08.2016</start> – <end>heute</end>
<employer>Sihlmatt Präzision AG</employer>, <place>Schindellegi</place>
<title>Gruppenleiter CNC-Drehen (100 %)</title>
<point>Führung von 5 Mitarbeitenden und 1 Lernenden im Zweischichtbetrieb</point>
<point>Einrichten und Programmieren von Langdrehautomaten (Tornos, Star)</point>
<point>Rüstzeiten innert zwei Jahren um rund einen Viertel gesenkt</point>
<title>CNC-Einrichter</title>
(bis 12.2019)</job>
<job><start>04.2010</start> – <end>07.2016</end>
<employer>Gebr. Ochsner Apparatebau</employer>
<place>Wädenswil</place>
<title>Polymechaniker</title>
<point>Einzelteil- und Kleinserienfertigung, Fräsen 3- und 5-Achs</point>
<point>Messen auf 3D-Koordinatenmessmaschine</point></job>
<job><start>09.2009</start> – <end>03.2010</end>
<title>Temporäre Einsätze als Monteur</title>
<employer>Jobwerk Personal AG</employer>
(u.a. bei Liftbau Zentral, Brunnen)</job>
<job><start>2006</start> / <end>2009</end>
<title>Militärdienst, Durchdiener und WK</title>
<employer>Schweizer Armee</employer>
<point>Instandhaltungssoldat</point></job>

<h>Aus- und Weiterbildung</h>
<edu><start>08.2018</start> – <end>06.2020</end>
<school>IBZ Schulen, Zürich</school>
<degree>Prozessfachmann mit eidg. Fachausweis</degree></edu>
<edu><start>08.2001</start> – <end>07.2005</end>
<school>Lehrbetriebsverbund Höfe</school>
<degree>Lehre als Polymechaniker EFZ</degree>, <field>Profil E</field>
LAP-Note <grade>5.2</grade></edu>
<edu><start>1992</start> – <end>2001</end>
<school>Primar- und Sekundarschule Einsiedeln</school></edu>
<cert><cname>Berufsbildnerkurs SZ</cname>
<date>2017</date></cert>

<h>Sprachen</h>
<language>Deutsch</language>
<level>Muttersprache</level>
<language>Französisch</language>
<level>Schulkenntnisse</level>
<language>Englisch</language>
<level>A2/B1, technische Unterlagen gut</level>

<h>Kenntnisse</h>
<skills><skill>Fanuc</skill>
<skill>Sinumerik 840D</skill>
<skill>TB-Deco</skill>
<skill>Mastercam (Grundlagen)</skill>
<skill>proALPHA</skill></skills>

<h>Hobbies</h>
<other>Skitouren, Oldtimer-Töffs</other>

<h>Referenzen</h>
<other>Herr Urs Bamert, Betriebsleiter, Sihlmatt Präzision AG, 044 555 70 11</other>
<other>Frau Silvia Ochsner, Inhaberin, Gebr. Ochsner Apparatebau, 044 555 32 90</other>
<other>(bitte erst nach Rücksprache kontaktieren)</other>

<other>Kündigungsfrist: 3 Monate</other>
