<name>Sławomir Rzepka</name>
<headline>Disponent Kühlverkehre</headline>
<place>Friesoythe</place> | <phone>0160 5550 418</phone> | <email>s.rzepka@example.com</email>
<status>EU-Bürger (Polen), Arbeitserlaubnis nicht erforderlich</status>

<h>Profil</h>
<summary>Disponent für temperaturgeführte Transporte mit sicherer Kenntnis der Lenk- und Ruhezeiten und des digitalen Tachographen. Nach elf Jahren als Kühlfahrer seit September 2024 in der Disposition, belastbar und mit freundlichem Ton am Telefon.</summary>

<h>Berufserfahrung</h>

<job><title>Disponent Kühlverkehre</title> (Quereinstieg)
<employer>Hasestern Kühllogistik GmbH</employer>, <place>Quakenbrück</place>
<start>09/2024</start> – <end>heute</end>
• <point>Planung von täglich 12 Zügen im temperaturgeführten Komplett- und Teilladungsverkehr nach Dänemark und Polen</point>
• <point>Einkauf von Frachtraum bei Subunternehmern über TIMOCOM und Trans.eu, Verhandlung der Frachtpreise</point>
• <point>Überwachung der Temperaturaufzeichnungen, Bearbeitung von Schadensfällen</point>
• <point>Arbeit mit Winsped</point></job>

<job><title>Berufskraftfahrer Kühltransport</title>
<employer>Hasestern Kühllogistik GmbH</employer>
<start>05/2016</start> – <end>08/2024</end>
• <point>Internationaler Fernverkehr Benelux, Dänemark, Polen; Fahrersprecher für 30 Kollegen</point>
• <point>HACCP-Schulung der neuen Fahrer</point>
• <point>Urlaubsvertretung am Fahrertelefon der Leitstelle, ohne eigene Disposition</point></job>

<job><title>Berufskraftfahrer</title>
<employer>Trans-Odra Sp. z o.o.</employer>, <place>Szczecin</place>
<start>03/2013</start> – <end>04/2016</end></job>

<h>Ausbildung</h>
<edu><degree>Geprüfter Verkehrsfachwirt (IHK)</degree>, <school>IHK Osnabrück</school>, <end>2024</end></edu>
<edu><degree>Berufskraftfahrer</degree>, <school>Zespół Szkół Samochodowych Szczecin</school>, <end>2012</end></edu>

<h>Führerscheine und Nachweise</h>
• <status>Führerschein CE, Ziffer 95</status>
<cert>• <cname>ADR-Schein (Basis)</cname>, gültig bis <date>2028</date></cert>
<cert>• <cname>GDP-Schulung</cname>, <date>2024</date></cert>
<cert>• <cname>Ladungssicherung VDI 2700a</cname></cert>

<h>Sprachen</h>
<language>Polnisch</language> (<level>Muttersprache</level>), <language>Deutsch</language> (<level>fließend, C1</level>), <language>Englisch</language> (<level>B1</level>)
