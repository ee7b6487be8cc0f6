                         <h>LEBENSLAUF</h>

Name:            <name>Daniel Wrobel</name>
Geboren:         <status>3.8.1991 in Northeim</status>
Anschrift:       <place>37120 Bovenden</place>, Tel <phone>0160 5550 177</phone>
Mail:            <email>d.wrobel@example.org</email>
Familienstand:   verh., 1 Tochter
Führerschein:    <status>B und BE</status>

<h>Beruflich</h>
<job>seit <start>4/2019</start>      <employer>Tannhäuser Wärme GmbH</employer>, <place>Nörten-Hardenberg</place>
                 <title>Kundendienstmonteur</title>
                 <point>Wartung/Störung GBW und Öl, ca. 450 Anlagen im Jahr,
                 Vitodens, Logamax, ecoTEC. CO-Messung, Gasdichtheit,
                 Zündung, Platinen, was halt so kommt</point>
                 <point>WP: um die 60 Stück mit eingebaut (Luft/Wasser). IBN
                 aroTHERM mach ich allein, Vitocal bisher nur zusammen
                 mit dem Werkskundendienst</point>
                 <point>Abgleich Verfahren B, rechnen tut das Büro, ich stelle
                 ein und mach das Protokoll</point>
                 <point>Fühler, Mischer, Kaskaden, Fehlersuche nach Stromlaufplan</point>
                 <point>Notdienst jede 5. Woche</point>
                 <point>seit 2023 fährt immer ein Lehrling mit, Ausbilder ist
                 der Chef</point>
                 <point>2024 mal gezählt: 460 Einsätze, 11 mal musste ich nochmal hin</point></job>
<job><start>9/2015</start> - <end>3/2019</end>  <employer>Technikum Personal</employer> (Leihfirma), <place>Kassel</place>
                 <title>Monteur</title> auf Baustelle, u.a. Klinik-Neubau
                 <point>TW in Edelstahl und Kupfer, Mapress/Viega, Steigestränge,
                 Vorwand, Spülen und Druckprobe mit Protokoll</point>
                 <point>zuletzt Vorarbeiter-Vertretung für 4 Mann, 3 Monate</point></job>
<job><start>2/2012</start> - <end>6/2015</end>  <employer>Rieke Heizung-Sanitär</employer>, <place>Northeim</place>
                 <title>Geselle</title>
                 <point>Bäder, Kesseltausch, Fußbodenheizung; Kundendienst ab
                 2014 halbe Woche</point></job>
7/2015 - 8/2015  arbeitssuchend (Rieke hat zugemacht)

<h>Lehre und Schule</h>
<edu><start>8/2008</start> - <end>1/2012</end>  <degree>Anlagenmechaniker SHK</degree>, Fa. Rieke + <school>BBS Northeim</school>,
                 Gesellenbrief, Praxis <grade>2</grade> Theorie 3</edu>
<edu><end>2008</end>             <degree>Realschulabschluss</degree></edu>

<h>Scheine</h>
                 <cert><cname>EFKffT</cname> <date>2021</date> (<issuer>HWK</issuer>)</cert>
                 <cert><cname>VDI 6023 Kat. B</cname> <date>2022</date></cert>
                 <cert><cname>TRGI-Schulung</cname> <date>2019</date>, aufgefrischt 2024</cert>
                 <cert><cname>Kälteschein Kat. I</cname>: angemeldet für Herbst</cert>
                 <cert><cname>Meister</cname> Teil III und IV bestanden <date>2023</date>, I + II offen</cert>

<h>Sonstiges</h>
<language>Deutsch</language> und <language>Polnisch</language> (<level>zuhause gesprochen</level>), <language>Englisch</language> <level>wenig</level>
<other>Freiw. Feuerwehr Bovenden, Atemschutz</other>

Bovenden, im März                                 D. Wrobel
