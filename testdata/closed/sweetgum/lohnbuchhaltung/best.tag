L e b e n s l a u f

<name>Annegret Sobottka-Thiele</name>
<place>Am Salzanger 4, 39387 Hadmersleben</place>
Tel.: <phone>0151 5550 2284</phone>   Mail: <email>a.sobottka@example.org</email>
<status>geb. 17.09.1983 in Halberstadt, verh., 2 Kinder (15 und 11), FS Klasse B</status>

<h>Was ich gemacht habe</h>

<job><start>seit Herbst 2018</start>   <employer>Stadtverwaltung Aderbrück</employer>, Personalamt, <place>Aderbrück</place>
                   <title>SB Bezüge</title>, 32 Std., EG 8
                   <point>380 Abrechnungsfälle im TVöD-V und SuE, bei uns auf
                   LODAS (bis 2020 noch KIDICAP).</point> <point>Vertrete die Kollegin
                   mit den 210 Kita-Fällen.</point>
                   <point>DEÜV-Meldungen, EEL, A1, eAU-Abruf, ELStAM-Fehlerlisten</point>
                   <point>ZVK-Anmeldungen u. Jahresmeldung, Rückfragen der Kasse</point>
                   <point>Stufenaufstiege u. Zuschläge nach § 8 geprüft; die
                   Eingruppierung selbst macht der Sachgebietsleiter</point>
                   <point>Pfändungen: etwa 25 laufende, incl. 2 Privatinsolvenzen</point>
                   <point>DRV-Prüfung 2022: Unterlagen zusammengestellt, Prüferin
                   drei Tage betreut, Nachforderung 412 EUR</point></job>

<job><start>08/2011</start> - <end>09/2018</end>  <employer>Steuerbüro Ruhnke & Partner</employer>  (<place>Magdeburg</place>)
                   <title>Steuerfachangestellte</title>, davon 03/2013-06/2014 Elternzeit,
                   07/2015-12/2015 desgl.
                   <point>Löhne für 45 Mandanten, ca. 300 AN, Bau u. Gastro, DATEV</point>
                   <point>auch Fibu kleiner Betriebe bis zur UStVA</point>
                   <point>LSt-Außenprüfungen begleitet (ca. 1 im Jahr)</point></job>

<job><start>2005</start>-<end>2011</end>          <title>Verkäuferin</title> / <title>Kassenaufsicht</title>, <employer>Möbelhaus Drömling</employer></job>

<h>Gelernt</h>
<edu>Umschulung <start>2009</start>-<end>2011</end> (abends): <degree>Steuerfachangestellte</degree>, <school>StBK Sachsen-Anhalt</school>, Note <grade>gut</grade></edu>
<edu><degree>Kauffrau im Einzelhandel</degree> <school>IHK Magdeburg</school> <end>2005</end></edu>
<cert><cname>Fachassistentin Lohn und Gehalt</cname>: Kurs läuft seit Sept. 25, Prüfung angemeldet für <date>Herbst 2026</date></cert>
<cert><cname>Seminar Altersteilzeit TVöD</cname> (1 Tag), <date>2023</date></cert>

<h>PC</h>
<skills><skill>LODAS</skill> tägl., <skill>Excel</skill> (SVERWEIS, Pivot, kein VBA), <skill>d.velop-Akte</skill>, <skill>LOGA</skill> nur 2 Tage Hospitation im Klinikum Gröningen 2024</skills>

<language>Deutsch</language> <level>Muttersprache</level>, <language>Russisch</language> <level>Schule, kaum noch</level>
<other>Kassenwartin im Heimatverein. Frühestens ab 01.04., Kündigungsfrist 6 Wochen z. Quartal.</other>
