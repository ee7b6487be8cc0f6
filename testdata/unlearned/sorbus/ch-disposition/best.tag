<name>Milica Stojanović-Eugster</name>
<status>1987 | CH/SRB | verh., 1 Kind (8) | Ausweis B, C1 (7,5 t)</status> | Wohnhaft in <place>Gossau SG</place>
<phone>079 555 00 61</phone>
<email>m.stojanovic@example.net</email>

<h>DISPO</h>

<job>seit <start>2019</start> (70 %, ab Aug. 23: 90 %)
<employer>Frehner Stückgut GmbH</employer>, <place>Wil</place>
<title>Disponentin Regio Ost</title>
<point>24 Züge und Solofahrzeuge, 180 bis 230 Stopps am Tag, Thurgau, Appenzell, Rheintal, Fürstenland. Ich kenne jede Rampe und die meisten Rampenchefs.</point>
<point>Arbeite in WinSped. Opheo haben wir 2023 getestet, ich war in der Testgruppe (6 Wochen), gekauft wurde es dann nicht.</point>
<point>Leerkilometer Regio 2021→2022 von 17 auf 13 Prozent, gemeinsam mit dem Werkstattchef und zwei Fahrern, die am Samstag mitgerechnet haben.</point>
<point>Frachtführer: Spotmarkt via TIMOCOM, rund 15 Fuhren die Woche. Rahmenverträge macht der Chef.</point>
<point>DTCO-Download, ARV-Auswertung monatlich, Gespräche mit den Fahrern bei Verstössen.</point>
<point>Vertretung Dispo-Leitung während Ferien (je 2–3 Wochen im Sommer 22, 23, 24).</point></job>

<job><start>2014</start>–<end>18</end>
<employer>Rheinzoll Spedition AG</employer>, <place>St. Margrethen</place>
<title>Sachbearbeiterin Import/Export</title>, ab <start>2016</start> auch <title>Dispo Vorarlberg (halbtags)</title>
<point>Verzollung e-dec, T1, EUR.1, ca. 40 Anmeldungen täglich im Team zu dritt. Passar nur aus dem BAZG-Webinar.</point>
<point>6 bis 8 LKW Richtung Dornbirn/Feldkirch eingeteilt</point></job>

<job><start>10/18</start>–<end>02/19</end>
<employer>diverse Einsätze über Temporärbüro Säntis Personal</employer> - <title>Kommissionierung und Dispo-Aushilfe</title></job>

<job>Lehre <start>2005</start>–<end>2008</end>
<employer>Bodensee Lagerhaus AG</employer>, <place>Romanshorn</place>. <title>Lernende Logistikerin</title> <point>Danach noch 5 Jahre dort am Stapler und in der Rampenaufsicht.</point></job>

<h>PAPIERE</h>
<edu><degree>Logistikerin EFZ</degree> <end>2008</end>, Note 5,1</edu>
<edu><degree>Fachausweis Disponentin Transport und Logistik</degree>, Modul 1+2 von 4 gemacht, Rest Frühling 2026</edu>
<cert><cname>ADR Basiskurs (Stückgut)</cname> <date>11.2023</date>, gültig 5 J.</cert>
<cert><cname>Staplerausweis R1/R4</cname></cert>

<h>SPRACHEN</h>
<language>Serbisch</language> <level>Muttersprache</level> / <language>Deutsch u. Schwiizerdütsch</language> <level>wie Muttersprache</level> / <language>Italienisch</language> <level>Chauffeur-Italienisch</level>
