<name>Jannik Dierksen</name> | <headline>Disponent Stückgut und Teilladungen</headline>
<place>26135 Oldenburg</place> | <phone>0441 555 0123</phone> | <email>jannik.dierksen@example.com</email>

<h>PROFIL</h>
<summary>Disponent mit 6 Jahren Erfahrung in der Disposition. Sicherer Umgang mit Telematiksystemen (Fleetboard) und Excel, Lenk- und Ruhezeiten immer im Blick. Sehr gutes Deutsch, gutes Englisch.</summary>

<h>BERUFSERFAHRUNG</h>

<job><title>Disponent Nahverkehr</title>
<employer>Nordweser Stückgut GmbH</employer>, <place>Oldenburg</place>
<start>03/2021</start> – <end>heute</end>
- <point>Planung und Steuerung von täglich 18 Fahrzeugen (7,5 t und 12 t) im Umkreis von 80 km</point>
- <point>Kontrolle der Lenk- und Ruhezeiten, Auswertung mit Fleetboard</point>
- <point>Angebotskalkulation für Teilladungen bis 2.000 €</point>
- <point>Ansprechpartner für 25 Fahrer, davon 9 polnischsprachig</point>
- <point>Bereitschaft jede dritte Woche, auch bei Unfällen und Sperrungen die Ruhe selbst</point>
- <point>Einarbeitung von zwei Auszubildenden im dritten Lehrjahr</point></job>

<job><title>Disponent</title>
<employer>Emsbogen Logistik KG</employer>, <place>Papenburg</place>
<start>08/2019</start> – <end>02/2021</end>
- <point>Disposition von Palettenware im Nachtsprung</point>
- <point>Reklamationen und Palettenkonten, im Schnitt 30 Vorgänge pro Woche</point>
- <point>Urlaubsvertretung im Lager (Frühschicht, Rampe 4 bis 9)</point></job>

<h>AUSBILDUNG</h>
<edu><degree>Kaufmann für Spedition und Logistikdienstleistung</degree>
<school>IHK Oldenburg</school>, <start>08/2016</start> – <end>07/2019</end></edu>

<h>WEITERBILDUNG</h>
<cert><cname>Ladungssicherung nach VDI 2700</cname>, <date>2020</date></cert>

<h>KENNTNISSE</h>
<skills><group>EDV</group>: <skill>Excel</skill>, <skill>Fleetboard</skill>, <skill>CargoSoft</skill>
<group>Fachlich</group>: <skill>Tourenplanung</skill>, <skill>Lenk- und Ruhezeiten</skill>, <skill>Angebotskalkulation</skill></skills>
<language>Deutsch</language>: <level>Muttersprache</level>
<language>Englisch</language>: <level>B2</level>
<language>Polnisch</language>: <level>A2</level>
<status>Führerschein Klassen B und CE</status>
