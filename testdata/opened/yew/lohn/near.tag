<name>Lukas Ertlthaler</name>
<headline>Personalverrechner</headline>
<place>Bischofshofen</place> – <phone>0676 555 01 15</phone> – <email>l.ertlthaler@example.org</email>

<h>Kurzprofil</h>
<summary>Personalverrechner mit abgeschlossener Personalverrechnerprüfung und 5 Jahren Praxis in der Personalverrechnung für Handel und Gastronomie. Sicherer Umgang mit BMD, ELDA und Excel, diskret und belastbar.</summary>

<h>Berufserfahrung</h>
<job><title>Personalverrechner</title>
<employer>Handelshaus Gruberlechner AG</employer>
<place>St. Johann im Pongau</place>
<start>03/2021</start> – <end>heute</end>
– <point>Eigenständige Abrechnung von 240 Angestellten nach Kollektivvertrag Handel, vom Eintritt bis zur Endabrechnung</point>
– <point>Meldungen an ÖGK, Finanzamt und Gemeinde über ELDA</point>
– <point>Ansprechperson für Mitarbeiter bei Fragen zum Lohnzettel</point>
– <point>Abrechnung von Reisekosten und Lohnpfändungen</point>
– <point>Vorbereitung von zwei Lohnabgabenprüfungen, beide ohne Nachforderung abgeschlossen</point>
– <point>Monatliche Auswertungen zu Überstunden und Urlaubsständen in Excel für 14 Filialleiter</point>
– <point>Einschulung von zwei Lehrlingen in der Stammdatenpflege</point></job>
<job><title>Sachbearbeiter Lohn</title>
<employer>Gasteiner Wirtshäuser GmbH</employer>
<place>Bad Gastein</place>
<start>07/2020</start> – <end>02/2021</end>
– <point>Abrechnung von 60 Saisonkräften in BMD nach Kollektivvertrag Gastgewerbe</point>
– <point>Dienstzettel, Arbeitsbescheinigungen und Endabrechnungen am Saisonende</point></job>
<job><title>Bürokaufmann</title>
<employer>Autohaus Tennengauer OG</employer>
<place>Hallein</place>
<start>09/2017</start> – <end>06/2020</end>
– <point>Rechnungen, Kassabuch und Vorbereitung der Lohnunterlagen für den Steuerberater</point></job>

<h>Aus- und Weiterbildung</h>
<cert><cname>Personalverrechnerprüfung</cname>, <issuer>BFI Salzburg</issuer>, <date>2020</date></cert>
<edu><degree>Lehrabschluss</degree> <field>Bürokaufmann</field>, <school>Landesberufsschule Salzburg</school>, <end>2017</end></edu>

<h>Kenntnisse</h>
<skills><skill>BMD NTCS</skill>, <skill>ELDA</skill>, <skill>Excel</skill>, <skill>Reisekosten</skill>, <skill>Lohnpfändungen</skill>, <skill>Kollektivvertrag Handel</skill></skills>

<h>Sprachen</h>
<language>Deutsch</language>: <level>Muttersprache</level>
<language>Englisch</language>: <level>B2</level>
