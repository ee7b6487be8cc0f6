<name>Beat Zurflüh</name>
<headline>Teamleiter Logistik</headline>
<summary>Erfahrener Logistiker mit Freude an sauberen Abläufen und ruhigem Umgang auch dann, wenn am
Freitag um vier noch drei Camions auf dem Hof stehen.</summary>

<h>Kontakt</h>
Email: <email>beat.zurflueh@example.org</email>
Lokation: <place>Langenthal, Schweiz</place>
Staatsbürgerschaft: <status>Schweiz</status>
Zivilstand: <status>verheiratet, zwei Kinder</status>
Führerausweis: <status>Kat. B, BE, Stapler R1/R4</status>

<h>Fähigkeiten</h>
<skills><group>Systeme:</group> <skill>SAP EWM</skill>, <skill>Abacus</skill>, <skill>Excel</skill>
<group>Lager:</group> <skill>Kommissionierung</skill>, <skill>Inventur</skill>, <skill>Gefahrgut</skill>,
<skill>Zollpapiere Export</skill>
<group>Methoden:</group> <skill>5S</skill>, <skill>Kanban</skill>, <skill>Schichtplanung</skill></skills>

<h>Sprachen</h>
<language>Deutsch</language>: <level>Muttersprache</level>
<language>Französisch</language>: <level>B1 – mündlich gut</level>
<language>Portugiesisch</language>: <level>Grundkenntnisse</level>

<h>Berufliche Laufbahn</h>
<job><title>Teamleiter Warenausgang</title>	<start>2020</start> – <end>heute</end>
<employer>Huttwil Küchenbau AG</employer>
<point>Führung von 11 Mitarbeitenden im Zweischichtbetrieb.</point>
<point>Einführung von Scannern an der Rampe, Fehlverlad von 14 auf 3 pro Monat gesenkt.</point>
<point>Ausbildung von zwei Lernenden (Logistiker EFZ).</point></job>
<job><title>Stv. Lagerleiter</title>	<start>2016</start>–<end>2020</end>
<employer>Agrohandel Oberaargau</employer>
<point>Verantwortlich für Saatgut und Pflanzenschutz inkl. Giftschein.</point>
<point>Tourenplanung für fünf eigene Fahrzeuge.</point></job>
<job><title>Logistiker</title>	<start>2011</start>-<end>2016</end>
<employer>Brügger Transporte</employer> | Filiale <place>Burgdorf</place>
<point>Umschlag, Stapler, Rampe, Nachtdienst jede dritte Woche.</point></job>
<job><title>Zeitsoldat KFOR Swisscoy</title>	<start>2010</start>
<employer>Schweizer Armee</employer>
<point>Sechs Monate Einsatz in Prizren, Transportzug.</point></job>

<h>Ausbildung</h>
<edu><degree>Logistikfachmann mit eidg. Fachausweis</degree>	<end>2018</end>
<school>Bildungszentrum Emmental</school>, <place>Burgdorf</place></edu>
<edu><degree>Logistiker EFZ</degree>	<start>2006</start> – <end>2009</end>
<school>Berufsschule Langenthal</school></edu>

<h>Weiterbildung</h>
<cert><cname>Berufsbildnerkurs</cname>	<date>2021</date></cert>
<cert><cname>Gefahrgutbeauftragter ADR/SDR</cname>	<date>2019</date></cert>

<h>Referenzen</h>
<other>gerne auf Anfrage</other>
