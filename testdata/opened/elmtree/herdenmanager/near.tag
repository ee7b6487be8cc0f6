<h>BEWERBUNG ALS HERDENMANAGER MILCHVIEH</h>

<name>Florian Dörrbecker</name>
<place>Scheeßel</place> | Tel. <phone>0160 555 0233</phone> | <email>f.doerrbecker@example.com</email>

<h>Kurzprofil</h>
<summary>Quereinsteiger aus der Logistik mit fünf Jahren Verantwortung in einer Milchviehherde mit automatischen Melksystemen. Stark in Brunsterkennung, Eutergesundheit und Kälberaufzucht.</summary>

<h>Berufserfahrung</h>

<job><title>Stellvertretender Herdenmanager</title>, <employer>Gut Wümmewiesen</employer>, <start>04/2020</start> – <end>heute</end>
* <point>Arbeite morgens als Erstes die Listen von vier Lely-Robotern ab (Horizon).</point>
* <point>Plane Brunst, Besamung und Trockenstellen für 230 Kühe.</point>
* <point>Behandle frischgekalbte und kranke Kühe nach Tierarztplan und dokumentiere alles sauber.</point>
* <point>Betreue die Kälberaufzucht mit 110 Tieren, Tränkeautomat und Gruppeniglus.</point>
* <point>Leite den Azubi im Stall an, wenn der Betriebsleiter auf dem Acker ist.</point>
* <point>Werte jeden Monat die MLP-Ergebnisse mit dem Berater aus und bespreche auffällige Euter.</point></job>

<job><title>Melker in Teilzeit</title>, <employer>Biohof Kettenburg</employer>, <start>05/2018</start> – <end>03/2020</end>
* <point>Melken im Fischgrätenmelkstand, 80 Kühe, jedes zweite Wochenende allein.</point>
* <point>Kälber getränkt, Liegeboxen gepflegt, Weidezäune gesetzt.</point></job>

<job><title>Lagerist</title>, <employer>Nordheide Logistik GmbH</employer>, <start>2012</start> – <end>2018</end>
* <point>Wareneingang und Stapler.</point></job>

<h>Ausbildung</h>
<edu><degree>Studium</degree> <field>Agrarwissenschaften</field>, <school>Universität Göttingen</school>, <start>2009</start> – <end>2011</end>, <point>ohne Abschluss</point></edu>
<edu><degree>Abitur</degree>, <school>Gymnasium Rotenburg</school>, <end>2009</end></edu>

<h>Lehrgänge</h>
<cert><cname>Eigenbestandsbesamung</cname>, <date>2021</date></cert>
<cert><cname>Grundkurs funktionelle Klauenpflege</cname>, <date>2022</date></cert>

<h>Kenntnisse</h>
<skills><skill>HERDEplus</skill>, <skill>Horizon</skill>, <skill>Rationsberechnung (Grundlagen)</skill>, <skill>Eutergesundheit</skill></skills>
<status>Führerschein B und T</status>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Polnisch</language> (<level>A2</level>)
