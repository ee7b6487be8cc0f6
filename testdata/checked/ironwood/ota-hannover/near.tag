<name>Sascha Bremekamp</name>
<headline>Medizinischer Fachangestellter im OP</headline>

<h>Kontakt</h>
<place>Garbsen</place>
<phone>0151 55501934</phone>
<email>s.bremekamp@example.com</email>

<h>Kurzprofil</h>
<summary>Sieben Jahre Berufserfahrung im OP, davon ein guter Teil in Orthopädie und Unfallchirurgie. Sicher in Instrumentation, Lagerung, Hygiene und Asepsis. Teamfähig, belastbar, auch im Bereitschaftsdienst.</summary>

<h>Berufspraxis</h>
<job><title>MFA im OP-Zentrum</title> | <employer>Praxisklinik Orthopädie am Berggarten</employer> | <place>Hannover</place> | <start>Mai 2020</start> bis <end>heute</end>
* <point>Instrumentation bei Arthroskopien, Hüft-TEP und Knie-TEP, rund 400 Eingriffe im Jahr</point>
* <point>Lagerung und Vor- und Nachbereitung der Eingriffe</point>
* <point>Anleitung der MFA-Auszubildenden</point>
* <point>Aufbereitung mit FK I</point></job>

<job><title>MFA, OP und Ambulanz</title> | <employer>Dr. Thielking & Partner, Unfallchirurgie</employer> | <place>Neustadt a. Rbge.</place> | <start>August 2017</start> bis <end>April 2020</end>
* <point>Assistenz bei Osteosynthesen und Metallentfernungen, D-Arzt-Ambulanz</point>
* <point>Abrechnung BG und GOÄ</point></job>

<h>Ausbildung</h>
<edu><degree>Medizinischer Fachangestellter</degree>, <school>Ärztekammer Niedersachsen</school>, <start>2014</start>–<end>2017</end></edu>

<h>Fortbildungen</h>
<cert><cname>Sachkunde Aufbereitung FK I</cname>, <date>2019</date></cert>
<cert><cname>Röntgenschein / Kenntnisse im Strahlenschutz</cname>, <date>2018</date>, aktualisiert 2023</cert>
<cert><cname>MFA Ambulantes Operieren (60 Std.)</cname>, <date>2021</date></cert>

<h>Kenntnisse</h>
<skills><skill>Osteosynthesen</skill>, <skill>minimalinvasive Chirurgie</skill>, <skill>ORBIS</skill>, <skill>Turbomed</skill></skills>
<language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>B1</level>
