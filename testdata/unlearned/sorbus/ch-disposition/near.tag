<h>Lebenslauf</h>

<name>Rafael Zgraggen</name>
<place>9200 Gossau</place> · <phone>+41 78 555 00 39</phone> · <email>rafael.zgraggen@example.com</email>
<status>geboren 12.03.1998, Schweizer, Führerausweis Kat. B, C, CE</status>

<h>Kurzprofil</h>
<summary>Strassentransportfachmann EFZ mit guter Ortskenntnis Ostschweiz. Seit einem Jahr in der Disposition, davor fünf Jahre als Chauffeur im Nahverkehr. Möchte die Tourenplanung Stückgut übernehmen.</summary>

<h>Berufserfahrung</h>

<job><start>09.2023</start> – <end>heute</end>   <title>Junior Disponent Stückgut</title>, <employer>Tannberg Logistik AG</employer>, <place>Uzwil</place>
  – <point>Plane die Touren für 8 Fahrzeuge im Nahverkehr mit Opheo</point>
  – <point>Überwache Lenk- und Ruhezeiten (ARV 1), digitalen Fahrtschreiber ausgelesen</point>
  – <point>Kontakt zu Kunden und Frachtführern, bei Engpässen Laderaum eingekauft (Preise nach Vorgabe)</point>
  – <point>Gefahrgutsendungen auf Papiere und Zusammenladung geprüft, unklare Fälle an den Gefahrgutbeauftragten weitergegeben</point>
  – <point>Zollabwicklung im Grenzverkehr mit Passar, Einführung 2024 mitgemacht</point></job>

<job><start>08.2018</start> – <end>08.2023</end>   <title>Chauffeur Kat. C/CE</title>, <employer>Huber & Söhne Transport</employer>, <place>Flawil</place>
  – <point>Stückgut und Baustoff, Tagesetappen bis Vorarlberg</point>
  – <point>Gefahrgut mit ADR-Ausweis Basiskurs seit 2019</point>
  – <point>Zwei neue Chauffeure eingefahren, Rampen und Kundenwünsche gezeigt</point>
  – <point>Unfallfrei, 5 Jahre</point></job>

<h>Ausbildung</h>
<edu><start>2015</start> – <end>2018</end>   <degree>Strassentransportfachmann EFZ</degree>, <school>BWZ Rapperswil</school></edu>
<cert>seit <date>2019</date> <cname>ADR Basiskurs</cname></cert>

<h>Kenntnisse</h>
<skills><group>EDV</group>: <skill>Opheo</skill> (gut), <skill>Passar</skill> (gut), <skill>MS Excel</skill> (Grundlagen)
<group>Transport</group>: <skill>Tourenplanung</skill>, <skill>ARV 1</skill>, <skill>ADR</skill></skills>

<h>Sprachen</h>
<language>Deutsch</language> <level>Muttersprache</level>, <language>Italienisch</language> <level>B1</level>

<h>Freizeit</h>
<other>Feuerwehr Gossau (Maschinist), Hornussen, Oldtimer-Saurer meines Grossvaters</other>
