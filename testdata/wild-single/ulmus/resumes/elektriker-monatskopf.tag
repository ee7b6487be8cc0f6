# Lebenslauf

## <h>Persönliche Daten</h>

| | |
|---|---|
| **Vor- und Nachname** | <name>Reto Käslin-Baumann</name> |
| **Geburtsdatum** | <status>03.09.1985</status> |
| **Nationalität** | <status>Schweizer</status> |
| **Zivilstand** | <status>verheiratet</status> |
| **Adresse** | <place>Dorfgasse 0, 6390 Engelberg OW</place> |
| **Telefon** | <phone>+41 00 555 01 26</phone> |
| **E-Mail** | <email>reto.kaeslin@example.org</email> |
| **Führerausweis** | <status>Kategorie B, BE</status> |

---

## <h>Berufliche Laufbahn</h>

### <job><start>Februar 2021</start> – <end>heute</end>
**<title>Projektleiter Gebäudeautomation</title>** | <employer>Titlis Elektroplan AG</employer>, <place>Stans NW</place>
- <point>Offerten für KNX- und DALI-Anlagen: Material, Stunden, Termin kalkulieren</point>
- <point>Führung von bis zu fünf Monteuren auf der Baustelle (fachlich, nicht personell)</point>
- <point>Inbetriebnahme und Übergabe an die Bauherrschaft</point>
- EDV: <tech>ETS6, Messerli, DDS-CAD, Excel</tech></job>

### <job><start>August 2020</start> – <end>Januar 2021</end>
**<title>Servicemonteur</title>** | <employer>Flexi-Personal AG</employer> (Einsatz beim Kunden), <place>Luzern</place>
- <point>Störungen in Hotels und Bergbahnen</point>
- <point>Pikett jede dritte Woche</point></job>

### <job><start>Mai 2018</start> – <end>Juli 2020</end>
**<title>Gründer & Geschäftsführer</title>** | <employer>Käslin Solar GmbH</employer>, <place>Engelberg OW</place>
- <point>Aufbau und Führung eines Kleinbetriebs, 41 PV-Anlagen montiert</point>
- **Technik:**
  - <point>Planung Wechselrichter, Strings, Blitzschutz</point>
  - <point>Anmeldung bei EW und Pronovo</point>
- **Verkauf:**
  - <point>Beratung am Küchentisch, Webseite, zwei Gewerbeausstellungen</point></job>

### <job><start>Juni 2011</start> – <end>April 2018</end>
**<title>Elektroinstallateur</title> / <title>Stv. Montageleiter</title>** | <employer>Ambauen & Söhne AG</employer>, <place>Buochs</place> (Starkstrom und Telematik)
- <point>Umbauten, Neubauten, Schaltgerätekombinationen verdrahten</point>
- <point>Betreuung von zwei Lernenden</point>
- <point>Erstprüfungen mit Protokoll</point></job>

### <job><start>November 2009</start> – <end>Mai 2011</end>
**<title>Elektroinstallateur</title> (temporär)** | <employer>Flexi-Personal AG</employer>, <place>Luzern</place></job>

### <job><start>August 2005</start> – <end>Juli 2009</end>
**<title>Lehrling Elektroinstallateur EFZ</title>** | <employer>Chäppeliweg Elektro</employer>, <place>Wolfenschiessen</place>
- <point>4-jährige Berufslehre, abgeschlossen mit eidg. Fähigkeitszeugnis</point></job>

---

## <h>Aus- und Weiterbildungen</h>

| Zeitraum | Ausbildung | Institution |
|---|---|---|
<edu>| <start>2015</start> – <end>2017</end> | **<degree>Elektro-Sicherheitsberater mit eidg. FA</degree>** | <school>Bildungszentrum Rotzloch</school> |</edu>
<edu>| <start>2005</start> – <end>2009</end> | **<degree>Elektroinstallateur EFZ</degree>** (Lehre, abgeschlossen) | <school>Berufsschule Nidwalden</school> |</edu>

---

## <h>Zertifikate & Kurse</h>

| Zertifikat | Details |
|---|---|
<cert>| **<cname>KNX Partner</cname>** | <issuer>KNX Swiss</issuer>, <date>11.2020</date>, Grundkurs |</cert>
<cert>| **<cname>PSA gegen Absturz</cname>** | gültig bis 05.2026 |</cert>
| Stapler | angefangen, Prüfung offen |

---

## <h>Kenntnisse & Fähigkeiten</h>

### <h>Sprachen</h>

| Sprache | Niveau |
|---|---|
| <language>Deutsch</language> | <level>Muttersprache</level> |
| <language>Italienisch</language> | <level>Baustelle, mündlich</level> |

### <h>Tools & Software</h>

<skills>| Bereich | Tools |
|---|---|
| **<group>Planung</group>** | <skill>DDS-CAD</skill>, <skill>ETS6</skill>, <skill>Relux</skill> |
| **<group>Messen</group>** | <skill>Metrel</skill>, <skill>Wärmebildkamera</skill> |
| **<group>Büro</group>** | <skill>Messerli</skill>, <skill>MS Excel</skill> |
</skills>
### <h>Kompetenzen</h>

<skills>- <skill>Photovoltaik</skill>
- <skill>Gebäudeautomation</skill>
- <skill>Schlusskontrollen nach NIV</skill>
- <skill>Lehrlingsbetreuung</skill>
</skills>
---

## <h>Referenzen</h>

<other>Auf Anfrage</other>
