# <name>Annegret Tolksdorf</name>

**<h>Lebenslauf</h>**

## <h>Persönliche Informationen</h>

- **Geburtsdatum:** <status>14. Februar 1979</status>
- **Anschrift:** <place>Am Mühlenteich 8, 23558 Lübeck</place>
- **Mobil:** <phone>0151 555 01 74</phone>
- **E-Mail:** [<email>a.tolksdorf@example.org</email>](mailto:a.tolksdorf@example.org)

## <h>Berufserfahrung</h>

### <job><title>Pflegedienstleitung</title>, <employer>Seniorenstift Wakenitzhof</employer>

*<start>07/2019</start> – <end>heute</end>, <place>Lübeck</place>*

Stationäre Pflege, 94 Plätze, davon 18 im geschützten Bereich

- <point>Fachliche und disziplinarische Leitung von 61 Mitarbeitenden in vier Wohnbereichen. Dienstplanung über Vivendi, seit 2023 mit Ausfallkonzept (Springerpool), dadurch Leiharbeit von 11 auf 3 Prozent gesenkt.</point>
- <point>Vorbereitung und Begleitung der Prüfungen durch MD und Heimaufsicht</point>
- <point>Einführung der entbürokratisierten Pflegedokumentation (SIS) in allen Wohnbereichen</point>
  - <point>Schulung der Fachkräfte in Kleingruppen</point>
  - <point>Monatliche Fallbesprechungen mit der Hausärztin</point>
- <point>Mitwirkung an den Pflegesatzverhandlungen 2022 und 2024</point>
</job>

### <job><title>Wohnbereichsleitung</title>, <employer>Seniorenstift Wakenitzhof</employer>

*<start>10/2015</start> – <end>06/2019</end>, <place>Lübeck</place>*

Wohnbereich 3, 26 Plätze

- <point>Führung von 15 Pflege- und Betreuungskräften, Anleitung von jährlich zwei bis drei Auszubildenden</point>
- <point>Wundmanagement für das ganze Haus in Vertretung</point>
</job>

### <job><title>Stellvertretende Pflegedienstleitung</title>, <employer>Ambulante Pflege Travemünder Winkel GmbH</employer>

*<start>04/2011</start> – <end>09/2015</end>, <place>Lübeck-Travemünde</place>*

Ambulanter Dienst mit sieben Touren

- <point>Tourenplanung, Erstgespräche, Kostenvoranschläge und Abrechnung mit den Kassen</point>
- <point>Beratungsbesuche nach § 37 Abs. 3 SGB XI</point>
- <point>Rufbereitschaft jedes dritte Wochenende</point>
</job>

### Elternzeit

*01/2009 - 03/2011*

### <job><title>Altenpflegerin</title>, <employer>Haus Eichengrund</employer>

*<start>09/2002</start> - <end>12/2008</end>, <place>Bad Schwartau</place>*

- <point>Grund- und Behandlungspflege im Schichtdienst, die letzten zwei Jahre als Dauernachtwache (30 Std.)</point>
- <point>Aufbau einer Erzählrunde für Menschen mit Demenz</point>
</job>

### <job><title>Freiwilliges Soziales Jahr</title>, <employer>Klinikum Ostholstein</employer>

*<start>08/1998</start> – <end>07/1999</end>, <place>Eutin</place>*

- <point>Stationshilfe auf der Inneren</point>
</job>

## <h>Ausbildung</h>

### <edu><degree>Weiterbildung zur verantwortlichen Pflegefachkraft (PDL)</degree>, <school>Akademie am Holstentor</school>

*<start>2016</start> - <end>2018</end>, Lübeck, berufsbegleitend*

- <point>Facharbeit: „Springerpool statt Leasing – ein Konzept für 90 Betten“ (Note: <grade>1,3</grade>)</point>
</edu>

### <edu><degree>Examen Altenpflege</degree>, <school>Berufliche Schule Oldenburg i. H.</school>

*<start>1999</start> – <end>2002</end>, Oldenburg in Holstein*
</edu>

### <edu><degree>Realschulabschluss</degree>, <school>Realschule am Ostsee-Ring</school>

*<end>1998</end>*
</edu>

## <h>Fortbildungen</h>

- <cert><cname>Wundexpertin ICW</cname> (<date>2014</date>, Rezertifizierung ausstehend)</cert>
- <cert><cname>Praxisanleiterin</cname>, <issuer>Akademie am Holstentor</issuer>, <date>2013</date></cert>

## <h>Sprachkenntnisse</h>

- **<language>Deutsch</language>:** <level>Muttersprache</level>
- **<language>Englisch</language>:** <level>Grundkenntnisse</level>
- **<language>Plattdeutsch</language>:** <level>verstehe ich gut</level>

## <h>Fähigkeiten</h>

<skills>### <group>Pflege & Qualität</group>

- <skill>Expertenstandards</skill>
- <skill>Qualitätsindikatoren</skill> (<skill>DAS-Pflege</skill>)
- <skill>SIS</skill>

### <group>Führung</group>

- <skill>Dienstplangestaltung</skill>
- <skill>Personalgewinnung, auch aus dem Ausland (Tunesien, Kerala)</skill>

### <group>EDV</group>

- <skill>Vivendi PD</skill>, <skill>Vivendi PEP</skill>
- <skill>MS Office</skill>
</skills>

## <h>Persönliche Interessen</h>

- **<other>Chor, Kleingarten, Segeln (SBF See)</other>**
