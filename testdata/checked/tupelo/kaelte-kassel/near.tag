<name>Jens Hartleb</name>
<headline>Servicetechniker Heizung, Lüftung, Klima</headline>
<place>Göttingen</place> – <phone>0170 555 0186</phone> – <email>jens.hartleb@example.com</email>

<h>Kurzprofil</h>
<summary>Seit elf Jahren im Service, Kundenorientierung großgeschrieben. Wartung, Instandsetzung und Störungssuche an Lüftungs- und Heizungsanlagen in Märkten, Rechenzentren und Kliniken. Am Kältekreis selbst arbeite ich nicht, dafür kommt der Kollege mit dem Schein.</summary>

<h>Berufserfahrung</h>

<job><title>Servicetechniker RLT</title>
<employer>Leinetal Gebäudetechnik AG</employer>, <place>Göttingen</place>
▪ <point>Wartung und Instandsetzung von Lüftungsgeräten in 2 Kliniken und 25 Supermärkten</point>
▪ <point>Fehlersuche in der Schaltung, Lesen von Schaltplänen</point>
▪ <point>Parametrieren von Carel- und Danfoss-Regelungen an Klimageräten</point>
▪ <point>Rufbereitschaft jede sechste Woche</point>
<start>seit 2017</start></job>

<job><title>Anlagenmechaniker SHK, Kundendienst</title>
<employer>Sollinger Wärme GmbH</employer>, <place>Northeim</place>
▪ <point>Gas- und Ölbrenner, Hartlöten von Kupferleitungen</point>
▪ <point>Inbetriebnahme von Neuanlagen, rund 40 im Jahr</point>
<start>2013</start> bis <end>2017</end></job>

<h>Ausbildung</h>
<edu><degree>Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik</degree>
<school>BBS II Göttingen</school>
<start>2009</start> bis <end>2013</end></edu>

<h>Kenntnisse</h>
<skills><skill>Hartlöten</skill>, <skill>Fehlersuche</skill>, <skill>Schaltpläne</skill>, <skill>Danfoss</skill>, <skill>Carel</skill>, <skill>Lüftungstechnik</skill></skills>

<h>Weiteres</h>
<cert><cname>Elektrofachkraft für festgelegte Tätigkeiten</cname>, <date>2019</date></cert>
<status>Führerschein Klasse B</status>
