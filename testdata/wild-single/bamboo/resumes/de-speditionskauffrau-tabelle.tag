# <name>Jolanta Wiechert</name>

| Persönliche Daten |                                    |
| ----------------- | ---------------------------------- |
| **Geburtsdatum**  | <status>22.07.1988</status>                         |
| **Nationalität**  | <status>deutsch</status>                            |
| **Email**         | <email>j.wiechert@example.net</email>             |
| **Mobil**         | <phone>+49 151 00034412</phone>                   |
| **Anschrift**     | <place>Am Speicher 3, 28217 Bremen</place>        |

## <h>Berufserfahrung</h>

| **Zeitraum**                   | **Position**                                | **Unternehmen / Kunde**  |
| ------------------------------ | ------------------------------------------- | -------------------------- |
| <job><start>Seit Januar 2024</start>              | <title>Teamleiterin Seefracht Import</title>               | <employer>Hansewerft Logistik SE</employer> / Team Fernost</job>       |
| <job><start>April 2020</start> - <end>Dezember 2023</end>     | <title>Senior Disponentin Seefracht</title>                | <employer>Hansewerft Logistik SE</employer> / Kunde Möbelhandel</job>  |
| <job><start>Oktober 2017</start> – <end>März 2020</end>       | <title>Sachbearbeiterin Zoll & Außenhandel</title>         | <employer>Nordkontor Spedition GmbH</employer></job>                  |
| <job><start>August 2016</start> – <end>September 2017</end>   | <title>Elternzeit</title></job>                                  | -                          |
| <job><start>Februar 2013</start> – <end>Juli 2016</end>       | <title>Disponentin Nahverkehr</title>                      | <employer>Nordkontor Spedition GmbH</employer></job>                  |
| <job><start>Juli 2010</start> – <end>Januar 2013</end>        | <title>Kaufm. Angestellte Frachtabrechnung</title>         | <employer>Zeitfair Personal</employer> / Einsatz bei Willenbrock & Partner KG</job> |

## <h>Ausbildung</h>

| **Zeitraum**               | **Ausbildung**                         | **Ort**                                              |
| -------------------------- | -------------------------------------- | ---------------------------------------------------- |
| <edu><start>August 2007</start> – <end>Juli 2010</end> | <degree>Kauffrau für Spedition und Logistikdienstleistung</degree> | <school>Willenbrock & Partner KG</school>, <place>Bremen</place></edu> |
| <edu><start>2018</start> - <end>2020</end> | <degree>Geprüfte Fachwirtin</degree> für <field>Güterverkehr und Logistik</field> (IHK) | <school>Handelskammer Bremen</school>, berufsbegleitend</edu> |

## <h>Schulbildung</h>

| **Zeitraum** | **Abschluss**             | **Ort**                                    |
| ------------ | ------------------------- | ------------------------------------------ |
| <edu><start>1998</start> – <end>2007</end>  | <degree>Fachhochschulreife</degree> | <school>Gesamtschule Weserbogen</school>, <place>Achim</place></edu> |

## <h>Qualifikationen</h>

| **Jahr**     | **Zertifikat**                                   | **Details**              |
| ------------ | ------------------------------------------------ | ------------------------ |
| <cert><date>Mai 2022</date>     | <cname>Ausbildereignung (AdA-Schein)</cname>                     | <issuer>IHK</issuer></cert>                      |
| <cert><date>November 2018</date> | <cname>ATLAS Ausfuhr / Einfuhr</cname>                          | 2-Tages-Seminar, <issuer>Zollakademie Nord</issuer></cert> |
| <cert><date>März 2021</date>    | <cname>Gefahrgut See (IMDG-Code)</cname>, gültig bis 03/2024      | <issuer>GefaTrain</issuer></cert>                |

## <h>Kenntnisse und Hobbys</h>

### <h>Sprachkenntnisse</h>

- <language>Deutsch</language> (<level>Muttersprache</level>)
- <language>Polnisch</language> (<level>Muttersprache</level>)
- <language>Englisch</language> (<level>verhandlungssicher</level>)
- <language>Chinesisch</language> (<level>VHS-Kurs A1</level>)

### <h>Programme und Fachwissen</h>

<skills>- **<group>Software:</group>** <skill>CargoWise</skill>, <skill>SAP TM</skill>, <skill>ATLAS</skill>, <skill>MS Office</skill>, <skill>Dakosy</skill>
- **<group>Fachlich:</group>** <skill>Incoterms 2020</skill>, <skill>Akkreditivgeschäft</skill>, <skill>Zolltarifierung</skill>, <skill>LCL-/FCL-Sammelgut</skill>, <skill>Demurrage-Prüfung</skill></skills>

### <h>Hobbys</h>

- <other>Drachenboot (Vereinsmeisterin 2019)</other>
- <other>Schrebergarten</other>
