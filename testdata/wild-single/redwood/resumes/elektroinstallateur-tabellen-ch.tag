# <h>Lebenslauf</h>

## <h>Persönliche Daten</h>

| | |
|---|---|
| **Name** | <name>Reto Zgraggen</name> |
| **Geburtsdatum** | <status>03.11.1986</status> |
| **Nationalität** | <status>Schweizer</status> |
| **Heimatort** | Erstfeld UR |
| **Zivilstand** | <status>Verheiratet, 2 Kinder</status> |
| **Adresse** | <place>Seilergasse 14, 6460 Altdorf UR</place> |
| **Telefon** | <phone>+41 79 555 01 33</phone> |
| **E-Mail** | <email>reto.zgraggen@example.org</email> |
| **Führerausweis** | <status>Kategorie B, BE</status> |

---

## <h>Berufliche Laufbahn</h>

### <job><start>August 2021</start> – <end>heute</end>
**<title>Projektleiter Elektro / Stv. Geschäftsstellenleiter</title>** | <employer>Gotthard Elektro AG</employer>, <place>Altdorf UR</place>
- <point>Offerten und Devis für Umbauten und Mehrfamilienhäuser (NPK, bis ca. CHF 900'000)</point>
- <point>Führen von 4 Monteuren und 2 Lernenden auf der Baustelle</point>
- <point>Photovoltaik: Anmeldung, TAG, Abnahme</point>
- <point>Ausmass, Regie, Schlussrechnung</point>
- EDV: <tech>Messerli, Plancal nova, Excel</tech>
</job>

### <job><start>März 2017</start> – <end>Juli 2021</end>
**<title>Servicemonteur</title>** | <employer>Gotthard Elektro AG</employer>, <place>Altdorf UR</place>
- <point>Störungsdienst und Kleinaufträge im ganzen Reusstal</point>
- <point>Pikett jede 5. Woche</point>
</job>

### <job><start>November 2016</start> – <end>Februar 2017</end>
**<title>Elektroinstallateur</title> (temporär)** | <employer>Brunni Personal AG</employer> (Einsatz beim Kunden), <place>Luzern</place>
- <point>Rohbauinstallationen in einem Spital-Neubau</point>
</job>

### <job><start>Mai 2014</start> – <end>Oktober 2016</end>
**<title>Inhaber</title>** | <employer>Zgraggen Licht & Strom</employer>, <place>Erstfeld UR</place>
- <point>Einzelfirma, Beleuchtungen für Ställe, Alphütten und einen Jodlerclub</point>
- **<h>Installationen:</h>**
  - <point>Inselanlagen mit Batteriespeicher (12 Stück)</point>
  - <point>Melkstandbeleuchtung</point>
- **<h>Administration:</h>**
  - <point>Offerten, Buchhaltung, MWST</point>
</job>

### <job><start>September 2010</start> – <end>April 2014</end>
**<title>Bauleitender Monteur</title>** | <employer>Furrer + Baumli AG</employer>, <place>Schwyz</place> (Industrieinstallationen)
- <point>Verteilungen und Trassen in zwei Zementwerken und einer Käserei</point>
- <point>Inbetriebnahme zusammen mit dem Steuerungsbauer</point>
- <point>Vertretung des Werkstattleiters während der Ferien</point>
</job>

### <job><start>August 2006</start> – <end>August 2010</end>
**<title>Elektromonteur</title>** | <employer>Elektro Arnold & Co.</employer>, <place>Flüelen</place>
</job>

### <job><start>August 2002</start> – <end>Juli 2006</end>
**<title>Lehrling Elektromonteur EFZ</title>** | <employer>Elektro Arnold & Co.</employer>, <place>Flüelen</place>
- <point>4-jährige Berufslehre, abgeschlossen mit eidg. Fähigkeitszeugnis (5,1)</point>
</job>

---

## <h>Aus- und Weiterbildungen</h>

| Zeitraum | Ausbildung | Institution |
|---|---|---|
| <edu><start>2023</start> – <end>heute</end> | <degree>Elektroprojektleiter Installation und Sicherheit BP</degree> (2 von 4 Modulen) | <school>Bildungszentrum Vierwald, Luzern</school></edu> |
| <edu><start>2011</start> – <end>2013</end> | **<degree>Elektro-Teamleiter VSEI</degree>** | <school>Bildungszentrum Vierwald, Luzern</school></edu> |
| <edu><start>2002</start> – <end>2006</end> | **<degree>Elektromonteur EFZ</degree>** (Lehre, abgeschlossen) | <school>Elektro Arnold & Co., Flüelen</school></edu> |

---

## <h>Zertifikate & Kurse</h>

| Zertifikat | Details |
|---|---|
| **<cert><cname>Anschlussbewilligung NIV Art. 15</cname></cert>** | Photovoltaik, unbefristet |
| <cert><cname>KNX Partner</cname> | <issuer>KNX Swiss</issuer>, <date>05.2022</date></cert> |
| <cert><cname>Hebebühnenkurs IPAF 3a/3b</cname> | gültig bis <date>2027</date></cert> |
| <cert><cname>Berufsbildner-Kurs</cname> | 40 Std., <date>02/2019</date></cert> |

---

## <h>Kenntnisse & Fähigkeiten</h>

### <h>Sprachen</h>

| Sprache | Niveau |
|---|---|
| <language>Deutsch</language> | <level>Muttersprache</level> |
| <language>Italienisch</language> | <level>mündlich gut</level> |
| <language>Französisch</language> | <level>Schulkenntnisse</level> |

### <h>Tools & Technik</h>

| Bereich | Tools |
|---|---|
<skills>| **<group>Planung</group>** | <skill>Plancal nova</skill>, <skill>AutoCAD LT</skill>, <skill>DDScad</skill> |
| **<group>Gebäudetechnik</group>** | <skill>KNX (ETS 6)</skill>, <skill>DALI</skill>, <skill>Zeptrion</skill> |
| **<group>Messen</group>** | <skill>Fluke 1664</skill>, <skill>Thermografie</skill> |
| **<group>Solar</group>** | <skill>PV*SOL</skill>, <skill>Fronius Solar.web</skill> |
</skills>

---

## <h>Schulbildung</h>

| Zeitraum | Schule |
|---|---|
| <edu><start>1999</start> – <end>2002</end> | <school>Oberstufe, Erstfeld</school></edu> |
| <edu><start>1993</start> – <end>1999</end> | <school>Primarschule, Erstfeld</school></edu> |

---

## <h>Referenzen</h>

<other>Auf Anfrage</other>
