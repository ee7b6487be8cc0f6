<h>LEBENSLAUF</h>

Name               <name>Svenja Abderhalden-Mutlu</name>
Wohnort            <place>Rheinfelden AG</place>
Geburtsdatum       <status>14.03.1991</status>
Nationalität       <status>CH</status>, verheiratet, 1 Kind
Mobile             <phone>079 555 01 36</phone>
Mail               <email>svenja.am@example.com</email>

<h>Berufliches</h>

<job><start>seit 2/2021</start>        <employer>Jurablick Spedition AG</employer>, <place>Kaiseraugst</place>
                   <title>Sachbearbeiterin Verzollung</title> 80 %; ab 7/2023 <title>stv. Gruppenleiterin</title>
                   (Gruppe mit 5 Personen, Führung nur bei Abwesenheit
                   des Gruppenleiters)
                   <point>Import/Export/Transit, im Schnitt 45 Abfertigungen am Tag,
                   mehrheitlich Pharma und Labortechnik</point>
                   <point>Umstieg e-dec Export auf Passar 1.0 mitgemacht: eine von drei
                   Key-Userinnen im Haus, Kurzanleitung fürs Team geschrieben</point>
                   <point>EUR.1 und Ursprungserklärungen, Lieferantenerklärungen
                   einholen und gegen die Listenregeln halten</point>
                   <point>Swissmedic-Bewilligungen (Betäubungsmittel, Blutprodukte)
                   kontrollieren, bevor angemeldet wird</point>
                   <point>2 Stammkunden fix; bei einem davon 2024 eine Tarifierung
                   mit verbindlicher Auskunft durchgebracht (Rückerstattung
                   CHF 61'000)</point>
                   <point>ZV/ZE-Status: Mitarbeit am Audit 2022, Verantwortung lag
                   beim Zollverantwortlichen</point></job>

<job><start>08.2016</start> – <end>12.2020</end>  <employer>Transhelvia Zollagentur GmbH</employer>, <place>Weil am Rhein</place> / Basel
                   <title>Deklarantin</title>
                   <point>Grenzschalter Autobahn, Schichtbetrieb; e-dec Import, NCTS,
                   deutsche Ausfuhr in ATLAS (das letzte Jahr, rund ein Drittel
                   der Zeit)</point>
                   <point>Reklamationen von Chauffeuren, oft französisch</point></job>

1/2021             ein Monat Stellensuche

Lebenslauf S. Abderhalden-Mutlu                                    Seite 1 von 2

<job><start>2015</start> – <end>16</end>          <title>Aushilfe</title> Empfang, <employer>Hotel Salmenufer</employer>; daneben Reise und Sprachschule</job>

<job><start>08.2011</start> – <end>07.2015</end>  <employer>Gebr. Niederhauser Transporte</employer>, <place>Frick</place>: <title>kaufm. Angestellte</title>
                   <point>Frachtpapiere, CMR, Fakturierung; Zoll nur am Rand</point></job>

<h>Ausbildung / Weiterbildung</h>

<edu><start>2008</start> – <end>2011</end>        <degree>Kauffrau EFZ</degree>, Branche <field>Internationale Speditionslogistik</field>,
                   Lehre bei Gebr. Niederhauser</edu>
<edu><start>2024</start> –             Lehrgang <degree>Zolldeklarantin mit eidg. FA</degree>, <school>Akademie am Rheintor</school>;
                   3 von 4 Modulen bestanden, Prüfung voraussichtlich Herbst 26</edu>
<cert>2022               <cname>Gefahrgut-Basiskurs ADR/SDR</cname> (1 Tag)</cert>

<h>Sprachen</h>           <language>Deutsch</language> <level>Muttersprache</level> · <language>Englisch</language> <level>B2 (First, 2016)</level> · <language>Französisch</language>
                   <level>mündlich gut, schriftlich mässig</level> · <language>Türkisch</language> <level>Familie</level>

<h>EDV</h>                <skills><skill>Passar</skill>, <skill>e-dec</skill>, <skill>NCTS</skill>, <skill>Tares</skill>, <skill>AEB</skill>, <skill>ATLAS (Stand 2020)</skill>, <skill>Excel</skill> (SVERWEIS reicht)</skills>

<h>Sonstiges</h>          <status>Fahrausweis B</status>. <other>Samariterverein, Brot backen. Referenzen gerne nach dem Gespräch.</other>
