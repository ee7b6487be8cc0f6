<name>Lukas Hinterberger</name> | <headline>Hörakustiker mit Filialverantwortung</headline>
<place>Salzburg</place> | <phone>+43 664 555 0190</phone> | <email>l.hinterberger@example.org</email>

<h>Kurzprofil</h>
<summary>Hörakustiker mit acht Jahren Erfahrung in Anpassung und Feinanpassung von Hörsystemen aller gängigen Hersteller. Sicher in Ton- und Sprachaudiometrie, In-situ-Messung und NOAH, mit Einfühlungsvermögen und Verkaufsgeschick.</summary>

<h>Berufserfahrung</h>
<job><title>Filialverantwortlicher Hörakustiker</title> | <employer>Sonor Hörzentrum</employer> | <place>Hallein</place> | <start>Mai 2020</start> bis <end>heute</end>
• <point>Anamnese, Hörtests, Beratung und Anpassung (Phonak, Oticon, Signia)</point>
• <point>Dienstplan, Lager und Tageslosung der Filiale mit vier Mitarbeitenden</point>
• <point>Abrechnung mit ÖGK, BVAEB und SVS</point>
• <point>Hausbesuche in einem Seniorenheim, alle 14 Tage</point>
• <point>Umsatz der Filiale in vier Jahren um 18 % gesteigert, Reklamationen halbiert</point>
• <point>Anleitung von zwei Lehrlingen, Ausbilderprüfung vorhanden</point></job>
<job><title>Hörakustiker</title> | <employer>Sonor Hörzentrum</employer> | <place>Salzburg</place> | <start>September 2017</start> bis <end>April 2020</end>
• <point>Ton- und Sprachaudiometrie, In-situ-Messung, Abformung und Otoplastik</point>
• <point>Tinnitusberatung und Kinderversorgung im Team</point>
• <point>Urlaubsvertretung in drei weiteren Filialen</point></job>

<h>Ausbildung</h>
<edu><degree>Lehre Hörgeräteakustiker mit Lehrabschlussprüfung</degree> | <school>Sonor Hörzentrum</school> | <start>2014</start> – <end>2017</end></edu>
<cert><cname>Ausbilderprüfung</cname> | <date>2021</date></cert>
Meisterprüfung: noch nicht angetreten

<h>Kenntnisse</h>
<skills><skill>NOAH</skill> | <skill>Phonak Target</skill> | <skill>Oticon Genie</skill> | <skill>Signia Connexx</skill> | <skill>Otoplastik</skill></skills>
<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>) | <language>Englisch</language> (<level>B2</level>)
<status>Führerschein B</status>
