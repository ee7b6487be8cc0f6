<name>Mehmet-Ali Karakoç</name>
<email>ma.karakoc@example.com</email>
<phone>+49 172 5550 664</phone>
<place>Sindelfingen</place>
<status>deutsch/türkisch, 41 Jahre, eine Tochter</status>

<h>Profil</h>
<summary>Technischer Vertriebler mit Werkstatthintergrund. Ich verkaufe nur, was ich notfalls auch selbst einbauen könnte.</summary>

<h>Berufserfahrung</h>

<job><employer>Schwäbische Spanntechnik Reutter SE & Co. KG</employer>, Geschäftsbereich Nullpunkt, <place>Bietigheim</place> (Weltmarktführer in der Nische, 1.100 MA)
<start>2015</start> – <end>heute</end>

<title>Key Account Manager</title> Automotive Süd
<start>seit Juli 2021</start>
• <point>drei Konzernkunden, Auftragseingang 2024: 7,9 Mio. EUR (Ziel 7,2)</point>
• <point>Rahmenvertrag mit einem Getriebehersteller über vier Werke</point>

<title>Gebietsverkaufsleiter</title> PLZ 70–75 (Elternzeitvertretung, dann übernommen)
<start>Mai 2018</start> – <end>Juni 2021</end>
• <point>Umsatz von 1,9 auf 3,1 Mio., davon die Hälfte Corona-Nachholeffekt, ehrlich gesagt</point>

<title>Vertriebsinnendienst</title> / Angebotswesen
<start>2015</start> – <end>2018</end></job>
<job><employer>Karakoç Reifen & Felgen</employer> (Betrieb meines Vaters, 4 Personen), <place>Böblingen</place>
<title>Mitinhaber</title>
<start>2010</start> – <end>2014</end>
• <point>Einkauf, Kasse, Montage, Mahnwesen; 2014 an den Cousin übergeben</point></job>
<job><employer>Daimler AG</employer>, Centerabteilung Achsen, <place>Untertürkheim</place>
<title>Industriemechaniker</title>, Wechselschicht
<start>2004</start> – <end>2010</end></job>
<job><employer>Bezirksamt Calw, Rettungswache</employer>
<title>Zivi</title>
<start>2003</start>/<end>04</end></job>

<h>Abschlüsse in Kürze</h>
<edu>Techniker: <degree>Staatlich geprüfter Techniker</degree>, <field>Maschinentechnik</field>, <school>Gottlieb-Daimler-Schule 1</school>, abends <start>2008</start>–<end>2012</end></edu>
<edu>Lehre: <degree>Industriemechaniker</degree>, <school>Daimler</school>, <start>2000</start>–<end>2003</end>, verkürzt, <grade>1,9</grade></edu>
<edu>Bachelor: <school>FernUni Hagen</school>, <field>Wirtschaftswissenschaft</field>, 2 Semester, abgebrochen</edu>
<cert>Kurse: <cname>Verhandeln nach Harvard</cname> (<date>2019</date>) | <cname>VDA 6.3 Prozessauditor</cname>, nur Schulung ohne Prüfung (<date>2022</date>) | <cname>Ladungssicherung</cname></cert>

<h>Sprachen & Technik</h>
<language>Deutsch</language> und <language>Türkisch</language> <level>zweisprachig</level>, <language>Englisch</language> <level>verhandlungssicher</level>, <language>Tschechisch</language> <level>zum Bestellen</level>
<skills><skill>Salesforce</skill>, <skill>SAP SD</skill>, <skill>SolidWorks eDrawings</skill>, <skill>PowerPoint</skill>, <skill>Kaltakquise</skill>, <skill>Zeichnungen lesen</skill></skills>
<status>FS A, B; Reisebereitschaft 60 %; Kündigungsfrist 3 Monate zum Quartal</status>

<h>Ehrenamt</h>
<vol><title>2. Vorsitzender</title>, <employer>Anadolu Spor Sindelfingen 1978 e.V.</employer>; <title>IHK-Prüfer</title> Industriemechaniker (Ersatz)</vol>
