<name>Yusuf Karadeniz</name>
<place>Göttingen-Grone</place> · <phone>0551 555 01 88</phone> · <email>y.karadeniz@example.net</email>

Guten Tag Frau Brennecke,

<summary>ich bin ausgebildeter Anlagenmechaniker SHK und seit acht Jahren im Kundendienst. Gasbrennwertgeräte, Wärmepumpen, Regelungstechnik und Trinkwasserinstallation mache ich jeden Tag, und der freundliche Umgang mit Kunden ist für mich selbstverständlich.</summary> Damit Sie mich einordnen können, hier kurz mein Weg.

<h>Zurzeit</h> <job>arbeite ich als <title>Kundendiensttechniker</title> bei der <employer>Wohnstätte Leinetal eG</employer> in <place>Göttingen</place> (seit <start>Mai 2019</start>). <point>Ich betreue 1.900 Wohnungen mit Gasbrennwertgeräten von Viessmann und Buderus, Wartung, Abgasmessung und Störungsbehebung.</point> <point>In zwei Quartieren sind seit 2022 Wärmepumpen dazugekommen, acht Anlagen, die ich in Betrieb genommen habe und warte.</point> <point>Hydraulischen Abgleich nach Verfahren B rechne ich selbst.</point> <point>Notdienst alle vier Wochen, die Häuser liegen alle in Rad- oder Busnähe.</point></job>

<h>Vorher</h> <job>war ich von <start>2017</start> bis <end>2019</end> <title>Anlagenmechaniker</title> bei <employer>Heinemann Bad und Wärme</employer>, <place>Rosdorf</place>, <point>zusammen mit einem Kollegen im Servicewagen: Kundendienst, Heizungstausch, Reparaturen im Bad, gepresst und gelötet.</point></job>

<h>Gelernt</h> <edu>habe ich <degree>Anlagenmechaniker SHK</degree> von <start>2013</start> bis <end>2017</end> ebenfalls bei Heinemann, <school>BBS II Göttingen</school>, Abschluss mit <grade>gut</grade>.</edu> <edu>Davor <degree>Hauptschulabschluss</degree>, <end>2013</end>.</edu>

<h>Zusätzlich</h> habe ich: <cert><cname>Elektrofachkraft für festgelegte Tätigkeiten</cname> (<date>2020</date>)</cert>, <cert><cname>VDI 6023 Kategorie B</cname> (<date>2021</date>)</cert>, <cert><cname>TRGI</cname>-Auffrischung <date>2023</date></cert>. Azubis habe ich zwei bis zur Prüfung begleitet.

<h>Sprachen:</h> <language>Deutsch</language> und <language>Türkisch</language> (<level>beides Muttersprache</level>).

<h>Ehrlich gesagt:</h> <status>einen Führerschein habe ich nicht</status>, aus gesundheitlichen Gründen (Augen) wird das auch nichts mehr. Vielleicht lässt sich ja etwas in der Stadt einrichten.

Mit freundlichen Grüßen
Yusuf Karadeniz
