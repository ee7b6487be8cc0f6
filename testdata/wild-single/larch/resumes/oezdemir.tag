<headline>Bewerbung um einen Ausbildungsplatz als Kauffrau für Büromanagement</headline>

<h>Lebenslauf</h>

Name                    <name>Elif Özdemir</name>
Anschrift               <place>Kantstraße 17, 68161 Mannheim</place>
Telefon                 <phone>0621 5550 148</phone>
E-Mail                  <email>elif.oezdemir@example.com</email>
Geburtsdatum/-ort       <status>08.09.2008 in Mannheim</status>
Eltern                  <status>Hatice Özdemir, Friseurin; Murat Özdemir, Busfahrer</status>
Geschwister             <status>ein Bruder, 12 Jahre</status>

<h>Schulbildung</h>
<edu><start>seit 09/2019</start>            <school>Humboldt-Realschule Plus, Mannheim</school>
                        angestrebter Abschluss: <degree>Mittlere Reife</degree> (voraussichtlich <end>Juli 2025</end>)
                        Wahlpflichtfach: <field>AES</field>
                        <grade>Mathe 2, Deutsch 2, Englisch 3, Wirtschaft 1, Gemeinschaftskunde 2</grade>
                        (Halbjahreszeugnis Klasse 10)</edu>
<edu><start>09/2015</start> – <end>07/2019</end>       <school>Grundschule am Neckarbogen</school></edu>

<h>Schülerpraktika</h>
<job><start>23.10.</start> – <end>03.11.2023</end>     <employer>Steuerkanzlei Bechtold & Partner</employer>, <place>Mannheim</place> (BORS)
                        <point>Belege sortieren, Post, Telefon, Ablage digital</point>
                        <point>Beurteilung: "freundlich, aufmerksam, fragt nach"</point></job>
<job><start>Mai 2024</start> (1 Woche)      <employer>Autohaus Waldhof</employer>: <point>Empfang, Termine eintragen</point></job>

<h>Nebenjob</h>
<job><start>seit Juni 2024</start>          <title>Zeitungsausträgerin</title>, <employer>Quadrate-Bote Vertriebs GmbH</employer>,
                        <point>samstags, 210 Haushalte</point></job>

<h>Ehrenamt</h>
<vol><title>Klassensprecherin</title> (<start>2022</start>–<end>2024</end>)</vol>
<vol><title>Schulsanitätsdienst</title> <start>seit 2023</start></vol>

<h>Besondere Kenntnisse</h>
Sprachen:               <language>Deutsch</language> und <language>Türkisch</language> (<level>beide Muttersprache</level>), <language>Englisch</language> (<level>B1</level>),
                        <language>Französisch</language> (<level>2 Jahre AG</level>)
PC:                     <skills><skill>Word</skill> und <skill>PowerPoint</skill> sicher, <skill>Excel</skill> Grundlagen,
                        <skill>10-Finger-Schreiben (180 Anschläge)</skill></skills>
Kurse:                  <cert><cname>Erste-Hilfe-Ausbildung</cname>, <issuer>DRK</issuer>, <date>02/2024</date></cert>

<h>Interessen</h>
<other>Volleyball (Verein, U18), Backen, Manga zeichnen</other>

Mannheim, 12. Januar 2025             Elif Özdemir
