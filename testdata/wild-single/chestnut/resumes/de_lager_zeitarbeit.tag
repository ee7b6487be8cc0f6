<name>BAYRAM ÖZDEMIRCI</name>
<phone>0176-0000 3321</phone>
<email>oezdemirci.b@example.net</email>
<place>Hagen (Westf.)</place>

Bewerbung als:  <headline>Staplerfahrer / Kommissionierer / Schichtführer</headline>

<h>PERSÖNLICHES</h>
<status>Geboren:  30.01.1985, Hagen</status>
<status>Nationalität:  deutsch / türkisch</status>
<status>Führerschein:  B, BE, C1 (Fahrerkarte abgelaufen)</status>
<status>Schichtbereit: ja, auch Konti</status>

<h>BERUFSPRAXIS</h>

<job>Firma:      <employer>LogiRuhr Kontraktlogistik SE</employer>
Ort:        <place>Dortmund</place>
Zeitraum:   <start>15.02.2019</start> bis <end>31.12.2024</end> (Standort geschlossen)
Funktion:   <title>Vorarbeiter Warenausgang</title> (bis 06/2021 <title>Fachlagerist</title>)
Aufgaben:   1. <point>Einteilung von 12-15 Leuten pro Schicht</point>
            2. <point>Tourenbereitstellung nach Zeitfenster, SAP EWM</point>
            3. <point>Inventur, Differenzen klären</point></job>

<job>Firma:      <employer>Westphal & Krückel Kaltwalzwerk</employer>
            über Randstad
Ort:        <place>Hohenlimburg</place>
Zeitraum:   <start>08/2017</start> bis <end>01/2019</end>
Funktion:   <title>Staplerfahrer</title> / Coil-Transport bis 16 t</job>

<job>Firma:      verschiedene Einsätze c/o <employer>Adelt Zeitarbeit GmbH</employer>
Ort:        <place>Märkischer Kreis</place>
Zeitraum:   <start>2014</start> bis <end>07/2017</end>
Funktion:   <title>Lagerhelfer</title>, <title>Maschinenbediener</title>
            u.a. Kunden: Armaturenhersteller (Menden), Kunststoffspritzerei (Lüdenscheid)</job>

Zeitraum:   2012 bis 2013
            arbeitssuchend, Bewerbungstraining, Pflege der Großmutter

<job>Firma:      <employer>Kiosk Özdemirci</employer>
Zeitraum:   <start>2009</start> bis <end>2012</end>
Funktion:   <title>Inhaber</title> (selbstständig, 1 Aushilfe)</job>

<job>Dienst:     <employer>Bundeswehr</employer>, Nachschubbataillon, <place>Unna</place>
Zeitraum:   <start>01.07.2005</start> bis <end>30.06.2009</end>
Funktion:   <title>SaZ 4, Obergefreiter d.R.</title>
            - <point>Materialbewirtschafter, ein Einsatz (KFOR 2007, 4 Monate)</point></job>

<h>SCHULE + AUSBILDUNG</h>
<edu><end>2005</end>   <degree>Fachkraft für Lagerlogistik</degree>, <school>Großhandel Temme</school>, nicht abgeschlossen (2. Lehrjahr)</edu>
<edu><end>2018</end>   <degree>Fachlagerist</degree>, Externenprüfung <school>SIHK Hagen</school>, <grade>befriedigend</grade></edu>
<edu><end>2002</end>   <degree>Hauptschulabschluss 10A</degree>, <school>Hauptschule Altenhagen</school></edu>

<h>SCHEINE</h>
<skills><skill>SAP EWM</skill>, <skill>Pick-by-Voice</skill>, <skill>Ladungssicherung VDI 2700a</skill></skills>
<cert><cname>Flurfördermittelschein</cname> Front + Schubmast (<date>2014</date>)</cert>, <cert><cname>Kranschein flurbedient</cname> (<date>2017</date>)</cert>, <cert><cname>ADR Stückgut</cname> bis <date>09/2025</date></cert>
<cert><cname>Ersthelfer</cname></cert>, <cert><cname>Brandschutzhelfer</cname></cert>

Sprachen: <language>Deutsch</language>, <language>Türkisch</language> (<level>Muttersprachen</level>), <language>Englisch</language>-<level>Grundlagen</level>
Hobbys: <other>Trainer E-Jugend Fichte Hagen, Modellbau</other>
