<name>Henning Droste</name>
<headline>Lohn- und Gehaltsbuchhalter (IHK)</headline>
<place>49080 Osnabrück</place> · <phone>0160 5552 4406</phone> · <email>henning.droste@example.net</email>

<h>Kurzprofil</h>
<summary>Entgeltabrechner mit zehn Jahren Praxis in Industrie und Pflege. Eigenständige Abrechnung von 420 Mitarbeitenden mit DATEV LODAS. Mit dem Baulohn hatte ich bisher nichts zu tun, ich würde mich einarbeiten.</summary>

<h>Berufserfahrung</h>
<job><title>Lohn- und Gehaltsbuchhalter</title>
<employer>Pflegeverbund Teutotal gGmbH</employer>, <place>Georgsmarienhütte</place>
<start>01/2019</start> bis <end>heute</end>
- <point>Eigenständige Abrechnung von 420 Mitarbeitenden nach AVR</point>
- <point>Meldungen an Krankenkassen und Berufsgenossenschaft</point>
- <point>Begleitung von Lohnsteuer- und Sozialversicherungsprüfungen</point>
- <point>Bearbeitung von Pfändungen</point>
- <point>Einführung der digitalen Personalakte</point>
- <point>Ansprechpartner für 14 Einrichtungsleitungen in allen Abrechnungsfragen</point>
- <point>Auswertungen zu Personalkosten und Fehlzeiten in Excel für die Geschäftsführung</point></job>

<job><title>Sachbearbeiter Entgeltabrechnung</title>
<employer>Kunststofftechnik Borgloh GmbH</employer>, <place>Hilter</place>
<start>07/2015</start> bis <end>12/2018</end>
- <point>Abrechnung von 180 gewerblichen und angestellten Mitarbeitenden</point>
- <point>Abrechnung von konjunkturellem Kurzarbeitergeld</point>
- <point>Prüfung der Stundenzettel und Schichtzulagen</point>
- <point>Bescheinigungswesen, An- und Abmeldungen, Abrechnung von Mutterschutz und Altersteilzeit</point></job>

<h>Ausbildung und Weiterbildung</h>
<edu><degree>Ausbildung zum Industriekaufmann</degree>, <school>Kunststofftechnik Borgloh GmbH</school>, <start>2012</start> bis <end>2015</end></edu>
<cert><cname>Lohn- und Gehaltsbuchhalter (IHK)</cname>, <issuer>IHK Osnabrück</issuer>, <date>2018</date></cert>

<h>Kenntnisse</h>
<skills><skill>DATEV LODAS</skill>, <skill>DATEV Lohn und Gehalt</skill>, <skill>Lohnsteuerrecht</skill>, <skill>Sozialversicherungsrecht</skill>, <skill>Excel</skill></skills>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B1</level>)
