BERATERPROFIL (Stand 11/2024, Druckversion aus dem Portal)

Kürzel S.V.   <name>Sunniva Vollrath-Demir</name>   <headline>SAP-Logistik, EWM und TM</headline>
Einsatzort: D-A-CH, 70 % remote   Verfügbar ab: 01.03.2025   Stundensatz: auf Anfrage
Mail: <email>vollrath@example.com</email>   Jahrgang: <status>1981</status>   EDV-Erfahrung seit: 2005

<h>Kurzprofil</h>
<summary>Ich komme aus dem Lager, nicht aus der Informatik. Das hilft, wenn nachts um drei der
Stapler steht und die Wareneingangsbuchung nicht läuft.</summary>

<h>Projekthistorie</h>

<job>Zeitraum       <start>02/2023</start> – <end>lfd.</end>
Kunde          <employer>Automobilzulieferer (10.000 MA)</employer>, <place>Raum Heilbronn</place>
Rolle          <title>Teilprojektleiterin EWM</title>
Gegenstand     <point>Umstellung WM auf embedded EWM, Rollout an 3 von 7 Werken erfolgt</point>
               <point>Abstimmung mit zwei externen Entwicklern</point>
Werkzeuge      <tech>S/4HANA 2022, EWM, Solution Manager, Jira</tech></job>
--------------------------------------------------------------------------
<job>Zeitraum       <start>06/2021</start> – <end>12/2022</end>
Kunde          <employer>Handelskette Drogerie</employer>, <place>Linz (A)</place>
Rolle          <title>Senior Consultant TM</title>
Gegenstand     <point>Frachtkostenabrechnung, Fit-Gap-Workshops, Testmanagement</point>
               <point>Schulung von ca. 40 Key Usern</point>
Werkzeuge      <tech>SAP TM 9.6, Tricentis Tosca (Anwenderin)</tech></job>
--------------------------------------------------------------------------
<job>Zeitraum       <start>01/2020</start> – <end>05/2021</end>   (mit Pause 03–06/2020, Projekt gestoppt)
Kunde          <employer>Pharmagroßhandel</employer>, <place>Basel</place>
Rolle          <title>Beraterin EWM</title>
Gegenstand     <point>Chargenfindung und Kühlkettenprozess, GxP-Dokumentation unterstützt</point></job>
--------------------------------------------------------------------------

<h>Festanstellungen</h>

<job><start>2013</start>-<end>2019</end>   <employer>Kranich & Söhne Consulting AG</employer>, <title>Beraterin</title>, ab 2016 <title>Senior-Beraterin SAP Logistik</title></job>
<job><start>2005</start>-<end>2013</end>   <employer>Möbelhaus Tannhof</employer>, <place>Kassel</place>, <title>Lageristin</title>, dann <title>Key Userin MM/WM</title></job>

<h>Ausbildung</h>

<edu><end>2012</end>   <degree>Betriebswirtin (VWA)</degree>, <field>Logistik</field>, <school>VWA Nordhessen</school>, berufsbegleitend</edu>
<edu><end>2005</end>   <degree>Fachkraft für Lagerlogistik (IHK)</degree>, <school>Möbelhaus Tannhof</school></edu>
<edu><end>2001</end>   <degree>Abitur</degree>, <school>Gesamtschule Fuldaaue</school></edu>

<h>Zertifikate</h>
<cert><cname>SAP Certified Application Associate – EWM mit S/4HANA</cname> (<date>2021</date>)</cert>;
<cert><cname>PRINCE2 Foundation</cname> (<date>2018</date>)</cert>; <cert><cname>ADR-Schein</cname> (abgelaufen <date>2014</date>)</cert>

<h>Skill-Matrix</h> (1 = gehört, 5 = Experte)
<skills><skill>EWM</skill> 5 | <skill>WM</skill> 5 | <skill>TM</skill> 4 | <skill>MM</skill> 4 | <skill>QM</skill> 2 | <skill>ABAP lesen</skill> 2 | <skill>Fiori</skill> 2 | <skill>LSMW</skill> 4</skills>

<h>Sprachen</h>
<language>DE</language> <level>Muttersprache</level> / <language>EN</language> <level>verhandlungssicher</level> / <language>TR</language> <level>Grundkenntnisse</level>
