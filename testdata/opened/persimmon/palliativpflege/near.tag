<name>Tobias Hennecke</name>
<headline>Gesundheits- und Krankenpfleger, Schwerpunkt Palliativversorgung</headline>
<place>Bahnhofstraße 41, 31812 Bad Pyrmont</place> | <phone>0160 555 0188</phone> | <email>tobias.hennecke@example.net</email>
<status>geboren am 02.11.1991 in Höxter, ledig</status>

<h>Kurzprofil</h>
<summary>Gesundheits- und Krankenpfleger mit fünf Jahren Erfahrung in der Versorgung von Palliativpatienten auf einer Palliativstation. Sicher in Schmerzmanagement, Medikamentenpumpen (PCA) und Portversorgung. Selbstständiges Arbeiten und Gesprächsführung in Krisen gehören zu meinen Stärken.</summary>

<h>Berufserfahrung</h>

<job><start>08/2020</start> – <end>heute</end> | <title>Gesundheits- und Krankenpfleger</title> | <employer>St.-Vitus-Krankenhaus</employer>, <place>Höxter</place>, Palliativstation
• <point>Symptomkontrolle nach ärztlichem Plan, Schmerzmanagement und Medikamentenpumpen</point>
• <point>Portversorgung und parenterale Ernährung</point>
• <point>Beratung und Anleitung der Angehörigen</point>
• <point>Abstimmung mit Hausärzten, Pflegediensten und Apotheken vor der Entlassung</point>
• <point>Dokumentation auf dem Tablet</point>
• <point>Aromapflege im Stationsalltag</point>
• <point>Teilnahme an den wöchentlichen Teambesprechungen mit Ärztinnen, Sozialdienst und Seelsorge</point>
• <point>Vertretung der Stationsleitung bei der Pumpenbestellung</point></job>

<job><start>10/2015</start> – <end>07/2020</end> | <title>Gesundheits- und Krankenpfleger</title> | <employer>Weserberglandklinik Holzminden</employer>, Chirurgie
• <point>Postoperative Überwachung und Wundversorgung</point>
• <point>Einarbeitung neuer Kolleginnen und Kollegen</point>
• <point>Rufbereitschaft an zwei Wochenenden im Monat</point></job>

<h>Ausbildung</h>
<edu><start>10/2012</start> – <end>09/2015</end> | <degree>Gesundheits- und Krankenpfleger (Examen)</degree> | <school>Schule für Pflegeberufe Höxter</school></edu>

<h>Fortbildungen</h>
<cert><cname>Wundexperte ICW</cname>, <date>2018</date></cert>
<cert><cname>Basiskurs Palliativpflege</cname> (40 Stunden), <date>2021</date></cert>

<h>Kenntnisse</h>
<skills><skill>Schmerzmanagement</skill>, <skill>PCA-Pumpen</skill>, <skill>Portversorgung</skill>, <skill>Wundversorgung</skill>, <skill>Aromapflege</skill>, <skill>Gesprächsführung</skill></skills>

<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B1</level>)

<status>Führerschein Klasse B</status>
