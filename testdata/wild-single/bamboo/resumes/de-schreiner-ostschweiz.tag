# <h>Lebenslauf</h>

## <h>Persönliche Daten</h>

| | |
|---|---|
| **Vorname / Nachname** | <name>Reto Gähwiler</name> |
| **Geburtsdatum** | <status>03.11.1984</status> |
| **Heimatort** | <status>Mogelsberg SG</status> |
| **Zivilstand** | <status>verheiratet, 2 Kinder</status> |
| **Adresse** | <place>Sonnenhalde 14, 9240 Uzwil</place> |
| **Telefon** | <phone>+41 79 000 31 77</phone> |
| **E-Mail** | <email>r.gaehwiler@example.org</email> |
| **Führerausweis** | <status>Kat. B / BE, Staplerausweis</status> |

---

## <h>Berufliche Laufbahn</h>

### <job><start>März 2022</start> – <end>heute</end>
**<title>Projektleiter Innenausbau / Stv. Werkstattleiter</title>** | <employer>Holzwerk Thurtal AG</employer>, <place>Bütschwil</place> (80 %)
- <point>Offerten und Nachkalkulation von Küchen, Einbauschränken und Türen bis CHF 180'000.–</point>
- <point>Ausmass auf der Baustelle, Koordination mit Bauleitung, Gipser und Elektriker</point>
- <point>AVOR: Stücklisten, Plattenoptimierung, CNC-Daten ab Cadwork an die Homag Centateq</point>
- <point>Einteilung von 6 Schreinern + 2 Lernenden bei Abwesenheit des Werkstattleiters</point>
- EDV: <tech>Borm, Cadwork, Outlook, Excel</tech></job>

### <job><start>August 2021</start> – <end>Februar 2022</end>
**<title>Schreiner / Monteur</title>** | <employer>Flexwork Ost AG</employer> (Einsatz beim Kunden Fensterbau Litscher), <place>Wil SG</place>
- <point>Montage von Holz-Metall-Fenstern in Alters- und Mehrfamilienhäusern</point>
- <point>Regiearbeiten, Rapportwesen</point></job>

### <job><start>Mai 2016</start> – <end>Juli 2021</end>
**<title>Inhaber & Geschäftsführer</title>** | <employer>Gähwiler Möbel GmbH</employer>, <place>Flawil</place>
- **Werkstatt:**
  - <point>Massmöbel in Massivholz (Esche, Nussbaum), Einzelstücke und Kleinserien bis 30 Stk.</point>
  - <point>Oberflächen: Ölen, Wachsen, DD-Lack</point>
- **Büro & Verkauf:**
  - <point>Buchhaltung bis Abschluss (mit Treuhänder), MWST-Abrechnung</point>
  - <point>Teilnahme an der Herbstmesse 2018 und 2019, daraus je rund 25 Aufträge</point>
- <point>Betrieb aus gesundheitlichen Gründen (Rücken) verkauft</point></job>

### <job><start>Oktober 2010</start> – <end>April 2016</end>
**<title>Schreiner – Gruppenleiter Türenbau</title>** | <employer>Brunschwiler Türen AG</employer>, <place>Gossau SG</place> (Brandschutztüren)
- <point>Herstellen von EI30-Türen inkl. Dokumentation für die VKF-Zulassung</point>
- <point>Einrichten der Kantenanleimmaschine und der Mehrblattsäge</point>
- <point>Betreuung von total 4 Lernenden</point></job>

### <job><start>Februar 2009</start> – <end>September 2010</end>
**<title>Bankschreiner</title> (befristet)** | <employer>Atelier Nef & Söhne</employer>, <place>Herisau</place>
- <point>Restauration von Täfer und Appenzeller Buffets</point></job>

### <job><start>August 2001</start> – <end>Juli 2005</end>
**<title>Lehrling Schreiner EFZ</title>** | <employer>Schreinerei Hug</employer>, <place>Degersheim</place>
- <point>4-jährige Berufslehre, Lehrabschluss Note 5.2</point></job>

---

## <h>Aus- und Weiterbildungen</h>

| Zeitraum | Ausbildung | Institution |
|---|---|---|
| <edu><start>2013</start> – <end>2015</end> | **<degree>Projektleiter Schreinerei BP</degree>** | <school>Höhere Fachschule Bürgenstock</school></edu> |
| <edu><end>2012</end> | <degree>Berufsbildnerkurs</degree> (5 Tage) | <school>Kantonales Amt für Berufsbildung St. Gallen</school></edu> |
| <edu><start>2001</start> – <end>2005</end> | **<degree>Schreiner EFZ</degree>** (Lehre) | <school>BZ Uzwil</school></edu> |

## <h>Zertifikate & Kurse</h>

- <cert>**<cname>Brandschutzfachmann VKF Türen</cname>** (<issuer>VKF</issuer>), <date>11/2014</date></cert>
- <cert><cname>SUVA Staplerprüfung R1/R2</cname>, <date>2011</date></cert>
- <cert><cname>Asbest – Erkennen und richtig handeln</cname>, <issuer>VSSM</issuer>, <date>2017</date></cert>

## <h>Kenntnisse</h>

### <h>Sprachen</h>

| Sprache | Niveau |
|---|---|
| <language>Deutsch</language> | <level>Muttersprache</level> |
| <language>Französisch</language> | <level>mündlich gut, schriftlich knapp</level> |
| <language>Portugiesisch</language> | <level>Baustelle</level> |

### <h>Maschinen & Software</h>

| Bereich | |
|---|---|
<skills>| **<group>CNC</group>** | <skill>Homag Centateq</skill>, <skill>Weeke</skill>, <skill>woodWOP</skill> |
| **<group>CAD</group>** | <skill>Cadwork</skill>, <skill>Vectorworks</skill> (<level>Grundlagen</level>) |
| **<group>Branche</group>** | <skill>Borm</skill>, <skill>NPK-Ausschreibungen</skill> |
| **<group>Handwerk</group>** | <skill>Massivholzverarbeitung</skill>, <skill>Furnieren</skill>, <skill>Oberflächentechnik</skill> |</skills>

## <h>Referenzen</h>

<other>Auf Anfrage</other>
