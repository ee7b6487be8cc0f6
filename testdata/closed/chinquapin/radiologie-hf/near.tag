<name>Beat Lüthi-Moreau</name>
<headline>dipl. Radiologiefachmann HF</headline>
<place>3600 Thun</place> · <phone>078 555 01 19</phone> · <email>beat.luethi@example.org</email> · <status>Schweizer</status> · <status>Jg. 1988</status>

<h>Profil</h>
<summary>Dipl. Radiologiefachmann HF mit neun Jahren Spitalerfahrung in CT, konventionellem Röntgen und Durchleuchtung. Bereit zu Pikett-, Nacht- und Wochenenddienst, zweisprachig deutsch/französisch, Berufsbildner mit Freude an Studierenden.</summary>

<h>Berufserfahrung</h>
<job><title>Dipl. Radiologiefachmann HF, Gruppenleiter CT</title>
<employer>Klinik Seefluh AG</employer>, <place>Spiez</place> | <start>01.2019</start> – <end>heute</end>
• <point>Selbständige CT-Untersuchungen auf zwei Geräten (Canon, GE), auch aus dem Notfall in der Nacht</point>
• <point>Venöse Zugänge legen und Kontrastmittel nach Verordnung verabreichen</point>
• <point>Fachliche Führung von vier Mitarbeitenden im CT</point>
• <point>Strahlenschutzsachverständiger der Abteilung, jährliche Schulung des OP-Personals</point>
• <point>Begleitung von drei Studierenden pro Jahr</point>
• <point>PACS und RIS: Superuser für die Einführung 2022</point></job>
<job><title>Dipl. Radiologiefachmann HF</title>
<employer>Regionalspital Gürbetal</employer>, <place>Riggisberg</place> | <start>09.2016</start> – <end>12.2018</end>
• <point>Röntgen, Durchleuchtung, CT, C-Bogen im Operationssaal</point>
• <point>Angiografie als zweite Person am Tisch</point></job>

Das MRT betreibt in der Klinik Seefluh ein externes Institut; dort habe ich seit dem Studium nicht mehr gearbeitet.

<h>Ausbildung</h>
<edu><degree>Dipl. Radiologiefachmann HF</degree>, <school>medi | Zentrum für medizinische Bildung</school>, <place>Bern</place>, <end>2016</end></edu>
<edu><degree>EFZ</degree> <field>Polymechaniker</field>, <school>Berufsschule Thun</school>, <end>2008</end></edu>
<cert><cname>Kurs für Berufsbildnerinnen und Berufsbildner</cname>, <date>2020</date></cert>
<cert><cname>Strahlenschutz-Sachverständiger</cname>, <date>2021</date></cert>

<h>Sprachen</h>
<language>Deutsch</language>: <level>Muttersprache</level>
<language>Französisch</language>: <level>C2</level>
<language>Englisch</language>: <level>B1</level>

<h>Kenntnisse</h>
<skills><skill>CT</skill>, <skill>Röntgen</skill>, <skill>Durchleuchtung</skill>, <skill>Strahlenschutz</skill>, <skill>PACS</skill>, <skill>RIS</skill>, <skill>Kontrastmittel</skill></skills>
