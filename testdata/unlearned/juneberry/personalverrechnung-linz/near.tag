<name>Stefan Aigelsreiter</name>
<headline>Personalverrechner mit Kanzleierfahrung</headline>
<place>Linz</place> · <email>stefan.aigelsreiter@example.com</email> · <phone>+43 664 555 0121</phone> · <status>Österreicher</status> · <status>Führerschein B</status>

<h>1) Kurz zu mir</h>
<summary>Geprüfter Personalverrechner und Buchhalter aus der Steuerberatung. Ich arbeite genau und diskret und suche nach einer Karenzvertretung eine dauerhafte Stelle in der Personalverrechnung.</summary>

<h>2) Wo ich gearbeitet habe</h>
<job><employer>STEUERBERATUNG KOGLGRUBER KG</employer>, <place>TRAUN</place> (<start>Oktober 2024</start> bis <end>September 2025</end>)
als <title>Personalverrechner</title>, Karenzvertretung
   a) <point>laufende Lohn- und Gehaltsabrechnung für 22 Klienten in BMD NTCS</point>
   b) <point>An-, Ab- und Änderungsmeldungen über ELDA, mBGM, L16, Kommunalsteuererklärung</point>
   c) <point>Kollektivverträge Handel, Metallgewerbe, Friseure</point>
   d) <point>eine GPLB begleitet, ohne Feststellungen</point>
   e) <point>Auskünfte an Klienten in arbeits- und sozialversicherungsrechtlichen Fragen</point></job>
<job><employer>STEUERBERATUNG KOGLGRUBER KG</employer>, <place>TRAUN</place> (<start>September 2018</start> bis <end>September 2024</end>)
als <title>Buchhalter</title>
   a) <point>Finanzbuchhaltung für 40 Einnahmen-Ausgaben-Rechner und 12 Bilanzierer in BMD NTCS</point>
   b) <point>UVA, Zusammenfassende Meldung, Vorbereitung der Abschlüsse</point>
   c) <point>Lohnbuchungen abgestimmt, Verrechnungskonten ÖGK und Finanzamt bereinigt</point></job>
<job><employer>SPORT GALLHUBER</employer>, <place>WELS</place> (<start>2014</start> bis <end>2018</end>)
als <title>Lehrling</title>, dann <title>Einzelhandelskaufmann</title>
   a) <point>Verkauf Schi und Rad, Kassa, Inventur, Tagesabschluss</point></job>

<h>3) Prüfungen</h>
<cert><cname>Personalverrechnerprüfung</cname> (<issuer>BFI Linz</issuer>, <date>Juni 2024</date>)</cert>
<cert><cname>Buchhalterprüfung</cname> (<issuer>BFI Linz</issuer>, <date>2018</date>)</cert>
<cert><cname>Lehrabschluss Einzelhandel</cname> (<date>2017</date>)</cert>

<h>4) Werkzeug</h>
<skills><skill>BMD NTCS</skill>; <skill>ELDA</skill>; <skill>FinanzOnline</skill>; <skill>Excel</skill></skills>

<h>5) Sprachen</h>
<language>Deutsch</language> (<level>Erstsprache</level>); <language>Englisch</language> (<level>C1</level>)
