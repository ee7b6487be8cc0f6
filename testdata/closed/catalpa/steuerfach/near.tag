<name>Sebastian Grawinkel</name>
<headline>Finanzbuchhalter</headline>
<place>Münster-Hiltrup</place> / <phone>0157 5550 3321</phone> / <email>s.grawinkel@example.net</email>

<h>Kurzprofil</h>
<summary>Finanzbuchhalter mit elf Jahren Erfahrung in der laufenden Buchführung und im Jahresabschluss mittelständischer Unternehmen. Sicher in DATEV, Umsatzsteuer und Lohn. Verschwiegen, selbstständig, ruhig auch im Dezember.</summary>

<h>Berufserfahrung</h>

<job><title>Finanzbuchhalter</title>, <employer>Landhandel Potthoff KG</employer>, <place>Senden</place> (<start>2016</start> bis <end>heute</end>)
Ich verantworte die Finanzbuchhaltung eines Handelsbetriebs mit 85 Mitarbeitenden.
– <point>Debitoren, Kreditoren, Anlagenbuchhaltung und Bankabstimmung in DATEV Rechnungswesen</point>
– <point>Vorbereitung des Jahresabschlusses bis zur Abstimmung mit dem externen Steuerberater</point>
– <point>Umsatzsteuer-Voranmeldungen und Zusammenfassende Meldungen</point>
– <point>Lohnabrechnung für 85 Beschäftigte mit DATEV Lohn und Gehalt</point>
– <point>Einführung von DATEV Unternehmen online für den Belegaustausch (2021)</point></job>

<job><title>Sachbearbeiter Buchhaltung</title>, <employer>Möbel Hesselmann GmbH</employer>, <place>Coesfeld</place> (<start>2014</start> bis <end>2016</end>)
– <point>Kontierung, Zahlungsläufe, Mahnwesen</point>
– <point>Monatliche Abstimmung der Offene-Posten-Listen mit Einkauf und Vertrieb, Klärung von Differenzen mit Lieferanten</point>
– <point>Kassenführung der beiden Restaurants im Möbelhaus</point></job>

<h>Ausbildung</h>
<edu><degree>Industriekaufmann (IHK)</degree>, <school>Möbel Hesselmann GmbH</school>, <start>2011</start> bis <end>2014</end></edu>
<edu><degree>Abitur</degree>, <school>Gymnasium Nottuln</school>, <end>2011</end></edu>

<h>Weiterbildung</h>
<cert><cname>Fachkraft für Lohn und Gehalt (VHS Xpert Business)</cname>, <date>2018</date></cert>
<cert><cname>Ausbildereignung (AEVO)</cname>, <issuer>IHK Nord Westfalen</issuer>, <date>2020</date></cert>

<h>Kenntnisse</h>
<skills><skill>DATEV Rechnungswesen</skill>, <skill>DATEV Lohn und Gehalt</skill>, <skill>DATEV Unternehmen online</skill>, <skill>Umsatzsteuer</skill>, <skill>Excel</skill></skills>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B2</level>)
