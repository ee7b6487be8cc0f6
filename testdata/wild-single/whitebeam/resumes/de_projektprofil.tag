FREIBERUFLER-PROFIL                                   Stand 01/25, verfügbar ab: 01.04.2025, 80 % remote

<name>Dipl.-Inf. (FH) Rainhardt Zwölfer</name>
<headline>Testmanager / Testautomatisierer (Automotive, Bank)</headline>
Jahrgang: <status>1974</status>   Wohnort: <place>Raum Winterthur (CH)</place>   Nationalität: <status>D, Ausweis C</status>
Stundensatz: VB           Kontakt: <email>zwoelfer@example.net</email>, <phone>+41 79 555 01 17</phone>

<h>Schwerpunkte</h>
<skills><skill>Testmanagement nach ISTQB</skill> ▪ <skill>Testautomatisierung (Robot Framework, Selenium, CAPL)</skill> ▪ <skill>HiL-Prüfstände</skill> ▪ <skill>Jira/Xray</skill> ▪ <skill>HP ALM</skill> ▪ <skill>SQL</skill></skills>

<h>Zertifikate:</h> <cert><cname>ISTQB CTFL</cname> (<date>2008</date>)</cert>, <cert><cname>ISTQB Advanced Level Test Manager</cname> (<date>2012</date>)</cert>, <cert><cname>PSM I</cname> (<date>2017</date>)</cert>
<h>Sprachen:</h> <language>Deutsch</language> <level>MS</level>, <language>Englisch</language> <level>verhandlungssicher</level>, <language>Französisch</language> <level>A2</level>
<h>Ausbildung:</h> <edu><degree>Diplom (FH)</degree> <field>Informatik</field>, <school>FH Oberer Hegau</school>, <end>2000</end></edu>

<h>PROJEKTE</h>
----------------------------------------------------------------------------
<job>Zeitraum  : <start>02/2023</start> – <end>lfd.</end>
Branche   : Bank
Kunde     : <employer>Privatbank, Zürich (über Vermittler Kontraktis AG)</employer>
Rolle     : <title>Testmanager Core-Banking-Migration</title>
Aufgaben  : <point>Teststrategie und Abnahmetests für 4 von 7 Streams</point>; <point>fachl. Steuerung
            von 5 Testern in Pune</point>; <point>Defect-Board 2x wöchentl.</point>
Umgebung  : <tech>Avaloq, Jira/Xray, Oracle, Tosca (nur Auswertung)</tech></job>
----------------------------------------------------------------------------
<job>Zeitraum  : <start>05/2019</start> – <end>12/2022</end> (mit Pause 04–08/2020, Corona)
Branche   : Automobilzulieferer
Kunde     : <employer>Bodan Lenksysteme GmbH</employer>
Ort       : <place>Friedrichshafen</place>
Rolle     : <title>Testautomatisierer HiL</title>
Aufgaben  : <point>Aufbau 2. Prüfstand</point>; <point>Regressionslauf von 3 Tagen auf 11 Std. verkürzt</point>;
            <point>CAPL-Skripte, Reviews ASPICE SWE.6 (Zuarbeit)</point>
Umgebung  : <tech>CANoe, vTESTstudio, Python, Jenkins</tech></job>
----------------------------------------------------------------------------
<job>Zeitraum  : <start>2015</start> – <end>04/2019</end>
Branche   : E-Commerce / Handel, div. Kunden (3)
Kunde     : <employer>u.a. Schuhgalerie Ravensberg Online</employer>
Rolle     : <title>Testanalyst, Selenium-Entwickler</title>
Aufgaben  : <point>Page-Object-Framework in Java, ca. 900 Testfälle</point></job>
----------------------------------------------------------------------------
<h>FESTANSTELLUNGEN</h>
<job><start>2004</start>–<end>2014</end>  <employer>Seerhein Software AG</employer>, <place>Konstanz</place>: <title>Softwaretester</title>, ab 2010 <title>Leiter QS</title> (6 MA)</job>
<job><start>2000</start>–<end>2004</end>  <employer>Hegau Telecom Services</employer>, <place>Singen</place>: <title>Entwickler C++</title></job>

                                                     Profil Zwölfer – Seite 1 von 1
