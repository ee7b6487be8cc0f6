LEBENSLAUF

<h>Persönliche Daten</h>

Name:	<name>Brandl Veronika, BSc</name>
<status>Geburtsdatum:	14. Juni 1988</status>
<status>Geburtsort:	Steyr</status>
<status>Staatsbürgerschaft:	Österreich</status>
<status>Familienstand:	verheiratet, 2 Kinder (2015, 2018)</status>
Adresse:	<place>Wolfernstraße 41/6, 4400 Steyr</place>
Mobil:	<phone>+43 664 555 01 83</phone>
Mail:	<email>v.brandl@example.org</email>

<h>Berufliche Laufbahn</h>

<job><start>09/2020</start> – <end>dato</end>	<employer>Klinikum Ennskreis GmbH</employer>, <place>Steyr</place>
	<title>Diplomierte Gesundheits- und Krankenpflegerin</title>, Abt. für Innere Medizin II / Kardiologie
	<point>30 Wochenstunden, Tag- und Nachtdienst</point>
	<point>Praxisanleiterin für Studierende der FH (seit 2022)</point>
	<point>Mitarbeit in der Arbeitsgruppe Entlassungsmanagement</point></job>

<other>05/2015 – 08/2020	Mutterschutz und Karenz (2 Kinder)</other>
<job>	davon <start>10/2016</start> – <end>02/2018</end> geringfügig: <employer>Hauskrankenpflege Traunblick</employer>, <place>Garsten</place>
	<title>Mobile Krankenpflege</title>, <point>ca. 6 Klientinnen und Klienten pro Tour, Verbandwechsel, Insulingaben</point></job>

<job><start>10/2011</start> – <end>04/2015</end>	<employer>Ordensspital St. Koloman</employer>, <place>Linz</place>
	<title>DGKP, Unfallchirurgie</title> (36 Betten)
	<point>ab 2013 Vertretung der Stationsleitung im Urlaub</point></job>

<job><start>07/2007</start> – <end>08/2007</end>	<title>Ferialpraktikantin</title>, <employer>Bäckerei Huemer</employer>, <place>Sierning</place></job>

<h>Ausbildung</h>

<edu><start>2008</start> – <end>2011</end>	<school>Schule für Gesundheits- und Krankenpflege am KH Steyr</school>
	<degree>Diplom</degree> mit <grade>gutem Erfolg</grade></edu>
<edu><start>2018</start> – <end>2021</end>	<school>FH Gesundheitsberufe OÖ</school>, <degree>Bachelor</degree> <field>Gesundheits- und Krankenpflege</field> (Aufschulung, berufsbegleitend)</edu>
<edu><start>2002</start> – <end>2007</end>	<school>HBLA für wirtschaftliche Berufe, Steyr</school> – <degree>Matura</degree></edu>

<h>Fort- und Weiterbildung</h>

<cert><date>2022</date>	<cname>Weiterbildung Praxisanleitung</cname> (§ 64 GuKG, 160 UE)</cert>
<cert><date>11/2023</date>	<cname>ACLS-Provider</cname></cert>
<cert><date>2013</date>	<cname>Kinaesthetics Grundkurs</cname></cert>

<h>Sonstiges</h>

Sprachen	<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B1</level>), <language>Bosnisch</language> (<level>Grundkenntnisse</level>)
EDV	<skills><skill>MS Office</skill>, <skill>Pflegedokumentation elektronisch (Meona)</skill></skills>
<status>Führerschein	B, eigener PKW</status>
<other>Hobbys	Berggehen, Chor der Pfarre Münichholz</other>

Steyr, am 3. März 2025
