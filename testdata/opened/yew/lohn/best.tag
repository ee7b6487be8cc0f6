L E B E N S L A U F

Name:            <name>Snježana Moosbrugger</name>
Geboren:         <status>14.06.1984, Tuzla</status>
Staatsbürgerin:  <status>Österreich</status>
Anschrift:       <place>5700 Zell am See</place>
Tel.:            <phone>0660 555 01 82</phone>
Mail:            <email>s.moosbrugger@example.com</email>

<h>AUSBILDUNG</h>
<edu><end>2003</end>   <degree>Matura</degree>, <school>HAK Zell am See</school></edu>
<cert><date>2015</date>   <cname>PV-Prüfung</cname> (<issuer>WIFI Salzburg</issuer>), mit gutem Erfolg</cert>
<edu><start>2023</start>   <degree>Bilanzbuchhalter</degree>: Kurs begonnen, 1 von 3 Teilen abgelegt, derzeit pausiert</edu>

<h>BERUF</h>
<job><start>seit 9/2018</start>       <employer>Kanzlei Untersberger Steuerberatung</employer>, <place>Zell am See</place>
                  <title>Personalverrechnerin</title> (30 Std.)
                  <point>ca. 420 Abrechnungen/Monat, 35 Klienten, davon 6 Baufirmen und 2 Zimmereien</point>
                  <point>BUAK-Zuschläge, Schlechtwetter, Winterfeiertage</point>
                  <point>BMD NTCS, ELDA-Meldungen, L16, mBGM</point>
                  <point>PLB-Prüfungen: 9 vorbereitet, die Schlussbesprechung führt
                  der Chef</point>
                  <point>Exekutionen (Drittschuldnererklärungen) für alle Klienten</point>
                  <point>Umstieg von RZL auf BMD 2020 mitgemacht, Stammdaten
                  von 12 Klienten übertragen</point>
                  <point>eine Karenzvertretung 3 Monate eingeschult;
                  sonst keine Mitarbeiter</point></job>
<job><start>2016</start> - <end>8/2018</end>     <employer>Hotel Seeblickhof Betriebs GmbH</employer>, <place>Kaprun</place>
                  <title>Lohnverrechnung und Empfang</title> (halb/halb)
                  <point>70 Saisonmitarbeiter, RZL, An- und Abmeldungen</point>
                  <point>Trinkgeldpauschale, Quartier- und Verpflegungsabzüge</point>
                  <point>an Wechseltagen Check-in und Kassa</point></job>
2013 - 2016       Karenz, 2 Kinder, in dieser Zeit PV-Kurs am Abend
<job><start>2004</start> - <end>2013</end>       <employer>Elektro Fuschlberger KG</employer>, <place>Bruck</place>
                  <title>Bürokauffrau</title>
                  <point>Fakturen, Telefon, Mahnwesen, Reisekosten der Monteure
                  (Diäten, km-Geld) für die Lohnverrechnung vorbereitet</point></job>

<h>KENNTNISSE</h>
<skills><skill>Excel</skill> (Pivot, SVERWEIS; keine Makros)     <skill>Word</skill>
<skill>BMD NTCS</skill>                            <skill>RZL</skill> (bis 2020)</skills>

<h>SPRACHEN</h>
<language>Bosnisch</language> <level>Muttersprache</level>, <language>Deutsch</language> <level>C2</level>, <language>Englisch</language> <level>Schulkenntnisse</level>

<other>Freizeit: Bergrettung (Funkdienst), Chor</other>
Zell am See, im November                         Seite 1 von 1
