Beraterprofil  //  <name>Dr.-Ing. Meike Aßmuth-Yıldız</name>  //  <headline>Embedded- und Testautomatisierung (freiberuflich)</headline>
<link>www.assmuth-test.example.com</link>  //  <email>meike@example.net</email>  //  Verfügbar ab 01.04., 4 Tage/Woche, max. 50 % vor Ort (Großraum <place>Stuttgart</place>)

<h>Schwerpunkte</h>
<skills><group>Sprachen</group>: <skill>C</skill> | <skill>C++17</skill> | <skill>Python</skill> | <skill>CAPL</skill>
<group>Werkzeuge</group>: <skill>CANoe</skill> | <skill>dSPACE</skill> | <skill>ECU-TEST</skill> | <skill>Jenkins</skill> | <skill>Polarion</skill>
<group>Normen</group>: <skill>ISO 26262</skill> (bis ASIL C) | <skill>ASPICE</skill> (Assessment begleitet, nicht geleitet)
</skills>
<h>Projekthistorie</h>

<job>[<start>09/2022</start>–<end>heute</end>]  Branche: Automotive
Kunde:  <employer>Rheintal Fahrzeugelektronik SE</employer> (über Solvena Experts GmbH)
Rolle:  <title>Testarchitektin Bremsensteuergerät</title>
<point>HiL-Regression von 19 auf 7 Stunden verkürzt; Testfallkatalog 2.300 Fälle.</point>
Technik: <tech>dSPACE SCALEXIO, ECU-TEST, Jenkins</tech>
</job>
<job>[<start>02/2020</start>–<end>08/2022</end>]  Branche: Medizintechnik
Kunde:  mittelständischer Hersteller von Infusionspumpen (NDA), <place>Tuttlingen</place>
Rolle:  <title>Entwicklerin Firmware</title> / <start>ab 2021</start> <title>Teilprojektleiterin Verifikation</title>
<point>IEC 62304 Klasse C, FreeRTOS auf STM32; Unit-Tests mit Ceedling.</point>
</job>
<job>[<start>05/2018</start>–<end>12/2019</end>]  Branche: Automotive
Kunde:  <employer>Rheintal Fahrzeugelektronik GmbH</employer> (heute SE)
Rolle:  <title>Testingenieurin (CAN/LIN)</title>
</job>
<h>Vor der Selbständigkeit</h>

<job><employer>Oberrhein-Institut für Regelung und Antriebe gGmbH</employer>, <place>Karlsruhe</place> – <title>Gruppenleiterin „Eingebettete Antriebe“</title> (<start>2015</start>–<end>2018</end>), davor <title>wissenschaftliche Mitarbeiterin</title> (<start>2011</start>–<end>2015</end>)
<point>3 Doktoranden betreut, 2 Drittmittelprojekte (je 3 Jahre)</point></job>
<job><employer>Zahnradwerk Möckmühl AG</employer> – <title>Werkstudentin Prüfstand</title> – <start>WS 2008/09</start></job>

<h>Akademisches</h>
<edu><degree>Promotion zur Dr.-Ing.</degree>, <school>Karlsruher Institut für Technologie</school> (KIT), <end>2016</end>, „<grade>sehr gut</grade>“, <point>Thema: Zustandsbeobachter für bürstenlose Kleinantriebe</point></edu>
<edu><degree>Diplom</degree> <field>Elektrotechnik und Informationstechnik</field>, ebenda, <end>2011</end>, Note <grade>1,4</grade></edu>
<edu><school>Boğaziçi Üniversitesi</school>, <place>Istanbul</place>, Auslandssemester <end>2009</end></edu>

<h>Zertifikate</h>
<cert><cname>ISTQB Certified Tester – Foundation Level</cname> (<date>2012</date>)</cert> · <cert><cname>ISTQB Advanced Level Test Manager</cname> (<date>2019</date>)</cert>

<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Türkisch</language> (<level>zweite Muttersprache</level>), <language>Englisch</language> (<level>C1</level>)
