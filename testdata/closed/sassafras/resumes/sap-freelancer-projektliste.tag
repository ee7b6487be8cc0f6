<name>Dipl.-Wirt.-Inf. (FH) Swantje Brockmöller</name>
<headline>Freiberufliche SAP-Beraterin EWM / TM</headline>
<place>26121 Oldenburg</place> | <phone>+49 441 5550 171</phone> | <email>kontakt@brockmoeller-ewm.example.com</email> | <link>www.brockmoeller-ewm.example.com</link>
Profilstand: 01.2025 – verfügbar ab 01.04.2025 zu 80 %, davon max. 2 Tage vor Ort

<h>Schwerpunkte auf einen Blick</h>
<skills>
<group>Module</group>         <skill>EWM (embedded und dezentral)</skill> ●●●●●   <skill>TM</skill> ●●●○○   <skill>MM-IM</skill> ●●●●○   <skill>WM</skill> ●●●●●
<group>Technik</group>        <skill>RF-Framework</skill> ●●●●○   <skill>ABAP OO</skill> ●●○○○ (lesen, debuggen)   <skill>IDoc</skill> ●●●●○
<group>Vorgehen</group>       <skill>SAP Activate</skill>, <skill>Jira</skill>, <skill>Solution Manager</skill>
</skills>

<h>Projekthistorie (Auszug)</h>

<job>Zeitraum:   <start>05/2023</start> – <end>heute</end>
Kunde:      <employer>Pharmagroßhändler, 14 Niederlassungen</employer>
Rolle:      <title>Lead Consultant EWM</title> (Teilprojektleitung Outbound, Team 4 Externe)
Umfang:     180 Tage/Jahr
Aufgaben:   <point>Ablösung WM durch embedded EWM auf S/4HANA 2022</point>; <point>Kommissionierung mit Pick-by-Voice</point>; <point>Go-live Pilotstandort Kassel 10/2024, die übrigen 13 in Planung</point>
Umgebung:   <tech>S/4HANA 2022, EWM, Lydia Voice, Fiori</tech></job>

<job>Zeitraum:   <start>01/2021</start> – <end>04/2023</end>
Kunde:      <employer>Automobilzulieferer (Tier 1), Polen und Slowakei</employer>
Rolle:      <title>EWM-Beraterin</title>
Aufgaben:   <point>Rollout eines bestehenden Templates auf drei Werke</point>; <point>Schulung der Key-User auf Englisch</point>; <point>Hypercare</point>
Umgebung:   <tech>EWM 9.5, ECC 6.0, JIT/JIS</tech></job>

<job>Zeitraum:   <start>09/2020</start> – <end>12/2020</end>
Kunde:      <employer>Werft, Norddeutschland</employer>
Rolle:      <title>Gutachterin</title>
Aufgaben:   <point>Prüfung eines festgefahrenen WM-Projekts, Bericht 38 Seiten</point></job>

                    – Profil Brockmöller, Seite 2 –

<job>Zeitraum:   <start>03/2018</start> – <end>08/2020</end>
Kunde:      <employer>Versandhändler Mode</employer> (über <employer>Hansekontor IT-Personal GmbH</employer>)
Rolle:      <title>Beraterin MM/WM, später EWM</title>
Aufgaben:   <point>Retourenprozess für 40.000 Teile/Tag</point>; <point>Anbindung Taschensorter, Spezifikation der IDocs</point></job>

<h>Vor der Selbständigkeit</h>
<job><start>2011</start>–<end>2018</end>   <employer>Weserlogistik Systemhaus AG</employer>, <place>Bremen</place>: erst <title>Junior Consultant</title>, ab 2014 <title>Senior Consultant SAP LES</title></job>
<job><start>2010</start>        <title>Elternzeit</title></job>
<job><start>2006</start>–<end>2009</end>   <employer>Molkerei Ammerland-Nord eG</employer>: <title>Inhouse Key-Userin Lager</title></job>

<h>Studium, Zertifikate</h>
<edu><school>Jade Hochschule Wilhelmshaven</school>, <degree>Diplom (FH)</degree> <field>Wirtschaftsinformatik</field>, <end>2006</end></edu>
<cert><cname>SAP Certified Application Associate – Extended Warehouse Management</cname> (<date>2019</date>)</cert>
<cert><cname>PRINCE2 Foundation</cname> (<date>2016</date>), Practitioner nicht abgelegt</cert>

<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>) / <language>Englisch</language> (<level>verhandlungssicher</level>) / <language>Niederländisch</language> (<level>B1</level>)

<other>Tagessatz auf Anfrage. Referenzen nach Rücksprache mit den Kunden.</other>
