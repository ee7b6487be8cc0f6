<name>Dipl.-Wirt.-Inf. Swantje Oldekopp</name>
<headline>Freiberufliche Beraterin für SAP-Logistik und Lagerverwaltung</headline>

Profil Nr. 4 / Stand: 01.10.2024                                      Seite 1

<h>Persönliche Angaben</h>
Jahrgang:            <status>1979</status>
Wohnort:             <place>Oldenburg (Oldb)</place>
Erreichbar:          <email>oldekopp@example.net</email>, <phone>0441 555 01 23</phone>
Verfügbar ab:        <status>Q1 2025, 4 Tage/Woche, davon 2 vor Ort</status>

<h>Werdegang</h>
<job><start>seit 2012</start>            <title>selbständige Beraterin</title></job>
<job><start>2007</start> – <end>2011</end>          <title>Inhouse-Consultant</title>, <employer>Hunte Getränke-Logistik GmbH</employer>, <place>Oldenburg</place></job>
<job><start>2004</start> – <end>2007</end>          <title>Trainee</title>, dann <title>Sachbearbeiterin Disposition</title>, <employer>Jadetor Container AG</employer>, <place>Wilhelmshaven</place></job>
<edu><end>2004</end>                 <degree>Diplom</degree> <field>Wirtschaftsinformatik</field>, <school>Universität Osnabrück</school> (<grade>2,1</grade>)</edu>

<h>Projektliste (Auszug)</h>

<job>Zeitraum:            <start>02/2022</start> – <end>laufend</end>
Kunde:               <employer>Pharmagroßhändler</employer>, 3.500 MA (Name auf Anfrage)
Branche:             Gesundheit
Rolle:               <title>Teilprojektleiterin EWM</title>
Ort:                 <place>Kassel / remote</place>
Aufgaben:            - <point>Ablösung von WM durch EWM (embedded, S/4HANA 2021) an 5 von 8
                       Standorten abgeschlossen</point>
                     - <point>Fachliche Führung von 4 externen Kollegen</point>
                     - <point>GDP-konforme Chargen- und Kühlkettenprozesse</point>
Werkzeuge:           <tech>S/4HANA, EWM, RF-Framework, Solution Manager, Jira</tech></job>

<job>Zeitraum:            <start>09/2019</start> – <end>12/2021</end>
Kunde:               <employer>Brökelmann Fenster KG</employer>
Branche:             Bauzulieferer
Rolle:               <title>Beraterin SD/LE</title>
Ort:                 <place>Cloppenburg</place>
Aufgaben:            - <point>Tourenplanung und Ladehilfsmittel, Schnittstelle zum TMS</point>
                     - <point>Schulung von 60 Anwendern, meist am Band</point>
Werkzeuge:           <tech>ECC 6.0, LE-TRA, IDoc, ABAP (lesend, Debugging)</tech></job>

Profil Nr. 4 / Stand: 01.10.2024                                      Seite 2

<job>Zeitraum:            <start>04/2019</start> – <end>08/2019</end>
Kunde:               <employer>Stadtwerke, Niedersachsen</employer> (Name auf Anfrage)
Branche:             Versorgung
Rolle:               <title>Testmanagerin</title>
Ort:                 <place>Hannover</place>
Aufgaben:            - <point>Integrationstest Materialwirtschaft, 240 Testfälle, 3 Zyklen</point>
                     - <point>Abnahme mit Revision und Betriebsrat vorbereitet</point>
Werkzeuge:           <tech>HP ALM, Excel, Geduld</tech></job>

<job>Zeitraum:            <start>10/2017</start> – <end>03/2018</end>
Kunde:               <employer>Friesenkutter Feinkost GmbH & Co. KG</employer>
Branche:             Lebensmittel
Rolle:               <title>Beraterin WM</title>
Ort:                 <place>Emden</place>
Aufgaben:            - <point>Vorstudie Tiefkühllager, MHD-Steuerung, Auswahl der Fördertechnik
                       begleitet (Entscheidung lag beim Kunden)</point>
                     - <point>Lastenheft, 60 Seiten, davon 12 gelesen worden</point>
Werkzeuge:           <tech>Visio, ECC 6.0</tech></job>

<job>Zeitraum:            <start>Sommer 2015</start> – <end>Frühjahr 2016</end> (parallel, 1 Tag/Woche)
Kunde:               <employer>Reederei Wangeroog-Fähre eG</employer>
Branche:             Personenverkehr
Rolle:               <title>Beraterin Ersatzteillager</title>
Ort:                 <place>Carolinensiel</place>
Aufgaben:            - <point>Ersatzteilstamm bereinigt (von 14.000 auf 6.200 Positionen), Mindest-
                       bestände mit den Maschinisten festgelegt</point>
                     - <point>Kleine Lagerlösung ohne SAP, weil es keine brauchte</point>
Werkzeuge:           <tech>Access, Barcode-Handgeräte, Kaffee</tech></job>

<job>Zeitraum:            <start>03/2012</start> – <end>08/2019</end> (mit Unterbrechungen, ca. 900 Tage)
Kunde:               <employer>Hunte Getränke-Logistik GmbH</employer>
Branche:             Logistik
Rolle:               <title>Prozessberaterin Lager</title>
Aufgaben:            - <point>Leergutabwicklung neu aufgesetzt; Inventurdifferenz halbiert</point>
                     - <point>Einführung Pick-by-Voice in zwei Lägern</point></job>

<h>Kenntnisse</h>
<skills><group>sehr gut</group>             <skill>SAP EWM</skill>, <skill>SAP LE</skill>, <skill>Customizing SD</skill>, <skill>Testmanagement</skill>
<group>gut</group>                  <skill>MM</skill>, <skill>IDoc/ALE</skill>, <skill>BPMN 2.0</skill>
<group>Grundlagen</group>           <skill>ABAP</skill>, <skill>Fiori-Konfiguration</skill></skills>

<h>Branchen</h>
<other>Getränke, Pharma, Lebensmittel, Bauzulieferer, Versorgung, Häfen</other>

<h>Arbeitsweise</h>
<other>Abrechnung nach Tagen oder Festpreis für Vorstudien; Vertretung durch zwei feste Kolleginnen möglich.</other>
<other>Keine Einsätze südlich von Kassel im Februar (Boßelsaison).</other>

<h>Referenzen</h>
<other>Drei Ansprechpartner mit Telefonnummer im Gespräch</other>

<h>Vorträge</h>
<pub><end>2023</end>                 „<title>Inbetriebnahme ohne Wochenende</title>“, <employer>Lagerforum Weser-Ems</employer></pub>

<h>Zertifikate</h>
<cert><date>2021</date>                 <cname>Certified Application Associate – Extended Warehouse Management</cname> (<issuer>SAP</issuer>)</cert>
<cert><date>2014</date>                 <cname>PRINCE2 Foundation</cname></cert>

<h>Sprachen</h>
<language>Deutsch</language>              <level>Muttersprache</level>
<language>Englisch</language>             <level>verhandlungssicher</level>
<language>Niederländisch</language>       <level>gut</level>
<language>Plattdeutsch</language>         <level>to Huus</level>
