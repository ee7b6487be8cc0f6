<name>Ngozi Hartleb</name> (geb. Eze)
<headline>Gesundheits- und Krankenpflegerin mit Fachweiterbildung Anästhesie/Intensiv</headline>
Kiefernweg 3b · <place>04277 Leipzig</place> · mobil <phone>0151 5550 4170</phone> · <email>n.hartleb@example.org</email>

<h>Meine Stationen</h>

<job><title>Stellvertretende Stationsleitung</title>, ITS 2 (kardiochirurgisch)
<employer>Klinikum St. Afra Leipzig gGmbH</employer>
<start>Mai 2021</start> bis <end>heute</end>
18 Betten, 42 Kolleginnen und Kollegen. <point>Dienstplan (PEP), Ausfallkonzept, Einarbeitungsmappe neu geschrieben. Vertrete die Leitung, Personalgespräche nur gemeinsam mit ihr.</point></job>

<job><title>Fachkrankenpflegerin Intensiv</title>
gleiches Haus, ITS 1
<start>Oktober 2017</start> bis <end>April 2021</end>
<point>ECMO, CVVHDF, Praxisanleitung für 2 bis 3 Weiterbildungsteilnehmer pro Jahr.</point></job>

<job>Elternzeit
<start>2015</start> bis <end>2017</end>, währenddessen auf 450-Euro-Basis: <title>Nachtwache</title> im <employer>Pflegeheim „Haus Abendfrieden“ der Diakonie Westsachsen</employer></job>

<job><title>Gesundheits- und Krankenpflegerin</title> (Springerpool)
<employer>Universitätsklinikum Halle (Saale)</employer>, Klinik für Innere Medizin
<start>09/2010</start>–<end>12/2014</end></job>

<job><title>Freiwilliges Soziales Jahr</title>
<employer>ASB Halle</employer>, Rettungswache Nord
<start>2006</start>/<end>2007</end></job>

<h>Gelernt habe ich</h>

<edu><start>Oktober 2018</start> bis <end>September 2020</end> – <degree>Fachweiterbildung</degree> <field>Intensivpflege und Anästhesie (DKG)</field>, <school>Bildungszentrum am Klinikum St. Afra</school>, Gesamtnote <grade>1,7</grade></edu>
<edu><end>2010</end> – Examen <degree>Gesundheits- und Krankenpflegerin</degree>, <school>Berufsfachschule am Universitätsklinikum Halle</school></edu>
<edu><start>seit WS 2023</start> – Studium <field>Pflegemanagement</field> (<degree>B. A.</degree>), <school>Fernhochschule Mitteldeutschland</school>, 3. von 7 Semestern</edu>
<edu><end>2006</end> – <degree>Realschulabschluss</degree></edu>

<h>Scheine</h>
<cert><cname>Praxisanleiterin (300 h)</cname>, <date>2016</date></cert>
<cert><cname>ALS Provider</cname>, <issuer>GRC</issuer>, <date>2023</date></cert>
<cert><cname>Hygienebeauftragte in der Pflege</cname>, Kurs läuft</cert>

<h>Sonst noch</h>
<language>Deutsch</language>, <language>Englisch</language> (<level>B2</level>), <language>Igbo</language> (<level>Familiensprache</level>). <status>Führerschein B.</status>
<skills><skill>Copra</skill>, <skill>Orbis</skill>, <skill>PEP</skill></skills>
<other>Ich singe im Gewandhaus-Chor, wenn der Dienstplan es zulässt.</other>
