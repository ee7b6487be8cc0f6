<name>MILAN PETROVIĆ, BSc</name>                                         <phone>+43 676 555 0122</phone>
<place>8720 Spielberg</place>                                             <email>m.petrovic@example.net</email>

<summary>Diplomierter Gesundheits- und Krankenpfleger mit fünf Jahren Praxis in der Dialyse. Ich führe Hämodialyse und Hämodiafiltration selbstständig durch, punktiere AV-Fisteln und Prothesenshunts und arbeite genau nach Hygienerichtlinien.</summary>

<h>BERUFSERFAHRUNG:</h>

<job><title>Diplomierter Gesundheits- und Krankenpfleger, Dialyse</title>                         <start>2020</start> – <end>heute</end>
<employer>Dialysepraxis Dr. Wieser & Partner</employer>, <place>Bruck an der Mur</place>
- <point>Hämodialyse und Hämodiafiltration an 12 Plätzen, Fresenius 5008 und B. Braun Dialog iQ</point>
- <point>Shuntpunktion, rund 15 pro Woche</point>
- <point>Schulung von Patientinnen, Patienten und Angehörigen zu Ernährung und Shuntpflege</point>
- <point>Überwachung während der Behandlung und Dokumentation nach dem Pflegeprozess</point>
- <point>Praxisanleiter für Studierende der FH, bisher 9 betreut</point></job>

<job><title>Gesundheits- und Krankenpfleger, Urologie</title>                                     <start>2018</start> – <end>2020</end>
<employer>Stadtkrankenhaus Kapfenberg-Süd</employer>
- <point>Pflege vor und nach Operationen auf einer Station mit 24 Betten</point>
- <point>Katheterpflege und Wundversorgung</point></job>

<h>AUSBILDUNG:</h>

<edu><degree>Bachelor of Science in Health Studies</degree>, <field>Gesundheits- und Krankenpflege</field>                <start>2015</start> – <end>2018</end>
<school>FH Joanneum Graz</school></edu>

<h>FORTBILDUNG:</h>

<cert><cname>Weiterbildung Praxisanleitung</cname> (<issuer>FH Joanneum</issuer>)                                   <date>2022</date></cert>
<cert><cname>Interner Grundkurs Dialyse</cname>, 40 Stunden, <issuer>Dialysepraxis Dr. Wieser & Partner</issuer>       <date>2020</date></cert>
<cert><cname>Eintragung im Gesundheitsberuferegister</cname>                                          <date>2018</date></cert>

<h>KENNTNISSE:</h>
<skills><skill>Hämodialyse</skill>, <skill>Hämodiafiltration</skill>, <skill>Shuntpunktion</skill>, <skill>Hygienerichtlinien</skill>, <skill>Patientenschulung</skill></skills>

<h>SPRACHEN:</h>
<language>Deutsch</language> (<level>C2</level>), <language>Serbisch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B2</level>)

<status>Führerschein B</status>
