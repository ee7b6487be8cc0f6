<name>Franziska Uhlenbrock</name>
<place>Fuldatal</place> | <phone>0176 555 0239</phone> | <email>f.uhlenbrock@example.com</email>

<h>Kurzprofil</h>
<summary>Kauffrau für Spedition und Logistikdienstleistung mit sicherem Umgang mit Transportmanagementsystemen und Excel, guten Kenntnissen im Gefahrgutrecht (ADR), Verhandlungsgeschick und Belastbarkeit. Nach einem Jahr in der Disposition suche ich eine neue Aufgabe im Stückgut.</summary>

<h>Berufserfahrung</h>
<job><title>Junior-Disponentin Nahverkehr</title>
<employer>Lauterbach Systemverkehre GmbH</employer>, <place>Kassel</place>
<start>07/2023</start> – <end>07/2024</end>
• <point>Planung von täglich 10 Touren im Nahverkehr unter Anleitung</point>
• <point>Überwachung der Lenk- und Ruhezeiten</point>
• <point>Gefahrgutsendungen nach ADR einschließlich der Papiere</point>
• <point>Ansprechpartnerin für Kunden bei Avisierung und Reklamation</point>
• <point>Abrechnung der Touren mit vier Subunternehmern, Abstimmung offener Rollkarten mit dem Umschlaglager</point>
• <point>Pflege der Fahrzeugdaten in Fleetboard, Auswertung der Standzeiten in Excel</point>
• <point>Früh- und Spätschicht</point>
</job>
<job><title>Aushilfe im Umschlaglager</title> (Ferien)
<employer>Paketdienst Söhre</employer>, <place>Lohfelden</place>
<start>2018</start> – <end>2020</end>
• <point>Scannen, Sortieren, Reklamationsware erfassen</point>
</job>
<h>Seit August 2024</h>
Auszeit nach Umzug und Pflege meiner Großmutter, ab sofort wieder voll verfügbar.

<h>Ausbildung</h>
<edu><degree>Kauffrau für Spedition und Logistikdienstleistung</degree>
<school>Lauterbach Systemverkehre GmbH, Kassel</school>
<start>08/2020</start> – <end>06/2023</end></edu>
<edu><degree>Abitur</degree>, <school>Herderschule Kassel</school>, <end>2020</end></edu>

<h>Kenntnisse</h>
<skills><skill>CargoSoft</skill> · <skill>Fleetboard</skill> · <skill>MS Excel</skill> · <skill>Frachtverhandlung</skill> · <skill>Gefahrgut (ADR)</skill></skills>

<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B2</level>), <language>Polnisch</language> (<level>A1</level>)
