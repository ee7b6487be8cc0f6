<name>Dipl.-Ing. (FH) Rosalie Mautner</name>
<headline>Architektin · Bauleitung LPH 6–8</headline>
<place>Leipzig-Plagwitz</place> | <phone>0341 555 0177</phone> | <email>mautner@example.net</email> | <status>*22.8.1981</status>

<h>Berufspraxis</h>

<job><title>Projektleiterin</title> Hochbau (unbefristet, 32 Std.)
bei <employer>Kessler Voigt Architekten PartGmbB</employer>, Büro Leipzig (Hauptsitz Erfurt, ca. 60 MA)
<start>09.2018</start> – <end>laufend</end>
— <point>Grundschule Schkeuditz, 4-zügig, 19,8 Mio., LPH 5–8</point>
— <point>Umbau ehem. Postamt Wurzen zu 22 Wohnungen, Denkmal, LPH 6–8</point>
— <point>Feuerwache Borsdorf, LPH 1–4, Wettbewerb 2. Platz</point>
— <point>fachliche Anleitung von zwei Jungarchitekten, Personalverantwortung liegt beim Partner</point></job>
<job><title>Freie Mitarbeiterin</title> auf Rechnung, gleichzeitig drei Büros, u. a. <employer>Atelier Zschocher</employer> und <employer>Baubüro Süd</employer>, <start>2014</start>–<end>2018</end>, <point>überwiegend Ausschreibung (Orca AVA) und Urlaubsvertretung auf der Baustelle.</point></job>
<job>Davor <title>angestellte Architektin</title>, <employer>ARGE Citytunnel Los C</employer>, <place>Leipzig</place>, Abschnitt Wilhelm-Leuschner-Platz, <start>2008</start>–<end>2013</end>.</job>
<job><title>AiP</title>
<start>2006</start> – <end>2008</end>
<employer>Hochbauamt der Stadt Gera</employer>, SG Schulen</job>

Babypause 7/2013 – 8/2014

<h>Ausbildung</h>

<edu><school>HTWK Leipzig</school>
<field>Architektur</field>
<degree>Diplom (FH)</degree>
<start>2001</start> – <end>2006</end>
Diplomarbeit: Ein Kornspeicher in Torgau, Note <grade>1,3</grade></edu>
<edu>Erasmus: <school>ETSA Sevilla</school>, Wintersemester <end>2004/05</end></edu>
<edu>Lehre zur <degree>Bauzeichnerin</degree>, <school>Ing.-Büro Mautner</school> (mein Onkel), <start>1998</start>–<end>2001</end></edu>

<h>Eingetragen, geprüft, geschult</h>
<status>Architektenkammer Sachsen, Listen-Nr. auf Nachfrage</status>
<cert><cname>SiGeKo nach RAB 30</cname> (<date>2019</date>)</cert>
<cert><cname>Energieeffizienz-Expertin Wohngebäude</cname>, Lehrgang zu zwei Dritteln absolviert, Prüfung <date>11/2025</date></cert>
<cert><cname>Brandschutz im Bestand</cname>, Seminar 16 UE, <issuer>EIPOS</issuer></cert>

<h>Werkzeuge</h>
<skills><skill>Archicad</skill> ●●●●●
<skill>Revit</skill> ●●○○○
<skill>Orca AVA</skill> ●●●●○
<skill>MS Project</skill> ●●●○○
<skill>Handskizze</skill> ●●●●●</skills>

<language>Spanisch</language> <level>B2</level> · <language>Englisch</language> <level>B1, baustellentauglich</level>
<vol><title>Beisitzerin</title> im Verein »<employer>Stadt von unten e. V.</employer>«</vol>
<status>Führerschein B, Bahncard 50</status>
