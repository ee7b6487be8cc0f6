<name>Seraina Caflisch-Mbeki</name>, <status>Bürgerin von Trin GR</status>, <status>geb. 1990</status>
<place>7000 Chur</place>, <email>seraina.cm@example.net</email>, Natel <phone>079 000 06 12</phone>

Guten Tag Frau Luzi, hier wie gewünscht mein Werdegang in Kurzform, das Formular auf der Seite hat
meine Datei nicht genommen.

<job>Im Moment arbeite ich (seit <start>August 2020</start>, 80 %) als <title>dipl. Pflegefachfrau HF</title> auf der
Akutgeriatrie im <employer>Regionalspital Plessur</employer> in <place>Chur</place>. <point>Tagesverantwortung für 22 Betten im
Turnus mit vier Kolleginnen.</point> <point>Ich begleite Studierende HF, den Berufsbildnerkurs habe ich dafür
2021 gemacht.</point> <point>Bei der Einführung von LEP 3 war ich Ansprechperson auf unserer Station.</point></job>

<job>Vorher war ich von <start>2016</start> bis <end>2020</end> bei der <employer>Spitex Heinzenberg</employer> in <place>Thusis</place>, ebenfalls als
<title>Pflegefachfrau</title>, 60 bis 100 % je nach Jahr. <point>Touren allein mit dem Auto, Wundversorgung, und
zusammen mit der Fachstelle Palliative Care fünf Menschen bis zum Schluss daheim begleitet.</point></job>

Zwischen Herbst 2015 und Frühling 2016 war ich in Südafrika bei der Familie meines Mannes.

<job>Von <start>2009</start> bis <end>2012</end> habe ich als <title>FaGe</title> im <employer>Altersheim Sonnhalde</employer>, <place>Ilanz</place>, gearbeitet,</job> wo ich
auch die Lehre gemacht hatte (<edu><degree>Fähigkeitszeugnis Fachfrau Gesundheit</degree>, <school>Altersheim Sonnhalde</school>, <end>2009</end>, <grade>Note 5,2</grade></edu>). <edu>Die <degree>HF</degree>
<field>Pflege</field> habe ich dann an der <school>Bildungsstätte Rätia</school> absolviert, <start>2012</start> bis <end>2015</end>, Diplomarbeit
<point>über Schmerzerfassung bei Demenz</point>.</edu>

Kurse: <cert><cname>SVEB Praxisberater</cname> <date>2021</date></cert> · <cert><cname>BLS-AED SRC komplett</cname>, zuletzt <date>März 2024</date></cert> · <cert><cname>Kinaesthetics Grundkurs</cname> <date>2017</date></cert> ·
SRK-Anerkennung nicht nötig, Abschluss in der CH · CAS Gerontologie: angemeldet für Herbst, noch nicht begonnen.

Womit ich umgehen kann: <skills><skill>RAI-HC</skill>, <skill>LEP 3</skill>, <skill>KISIM</skill>, <skill>PiCC-Pflege</skill>, <skill>VAC-Verbände</skill>, <skill>Basale Stimulation</skill> (ein wenig)</skills>.

Ich rede <language>Deutsch</language> und <language>Romanisch</language> (<level>Sursilvan, beides von Haus aus</level>), <language>Italienisch</language> <level>B1</level>,
<language>Englisch</language> <level>gut</level>, <language>Xhosa</language> <level>für den Hausgebrauch</level>. <status>Fahrausweis Kat. B, eigenes Auto.</status>

<vol>Nebenbei: <title>Samariterlehrerin i. A.</title> beim <employer>Samariterverein Felsberg</employer> (seit <start>2022</start>)</vol>, <other>Skitouren, Alphorn.</other>

Auskunft gibt gern meine Stationsleiterin, <other>Frau B. Hosang, Nummer folgt nach dem Gespräch.</other>

Freundliche Grüsse
