Lebenslauf

<h>Persönliche Daten</h>
Name:                   <name>Svetlana Brinkhoff</name>, geb. Morosowa
Geburtsdatum/-ort:      <status>17.05.1984 in Karaganda</status>
Anschrift:              <place>Hinter der Bleiche 9, 33330 Gütersloh</place>
Telefon:                <phone>0170 5550186</phone>
E-Mail:                 <email>s.brinkhoff@example.net</email>
Familienstand:          <status>verheiratet, ein Sohn (2013)</status>
Staatsangehörigkeit:    <status>deutsch</status>

<h>Beruflicher Werdegang</h>
<job><start>seit 01.10.2021</start>          <title>Praxisanleiterin und Pflegefachkraft</title>, 30 Std./Woche
                        <employer>Seniorenzentrum Emsaue gGmbH</employer>, <place>Gütersloh</place>
                        - <point>Anleitung von derzeit sechs Auszubildenden</point>
                        - <point>Behandlungspflege, Wundversorgung, Palliativpflege</point>
                        - <point>Vertretung der Wohnbereichsleitung im Urlaub</point></job>
<job><start>04/2016</start> – <end>09/2021</end>       <title>Altenpflegerin</title>
                        <employer>Ambulanter Pflegedienst Teutoburger Land</employer>,
                        <place>Halle (Westf.)</place>
                        - <point>Touren mit 18 bis 22 Patienten, eigenverantwortlich</point>
                        - <point>Pflegegutachten nach § 37 Abs. 3</point></job>
02/2013 – 03/2016       Elternzeit
<job><start>09/2009</start> – <end>01/2013</end>       <title>Altenpflegerin</title>, Vollzeit, Drei-Schicht
                        <employer>St.-Vitus-Stift</employer>, <place>Rheda-Wiedenbrück</place></job>
<job><start>2004</start> – <end>2006</end>             <title>Verkäuferin</title>
                        <employer>Backstube Pohlmeier</employer>, <place>Gütersloh</place>
                        (nach dem Umzug nach Deutschland, Sprachkurs abends)</job>

<h>Ausbildung</h>
<edu><start>09/2006</start> – <end>08/2009</end>       Ausbildung zur staatlich anerkannten <degree>Altenpflegerin</degree>
                        <school>Fachseminar für Altenpflege Bielefeld-Senne</school>,
                        Note: <grade>gut</grade></edu>
<edu><start>2001</start> – <end>2003</end>             Studium <field>Germanistik</field> (ohne Abschluss)
                        <school>Staatliche Universität Karaganda</school></edu>
<edu><end>06/2001</end>                 <degree>Mittelschulabschluss</degree>, in NRW als Fachhochschulreife anerkannt</edu>

<h>Fort- und Weiterbildung</h>
<cert><date>2020</date>                    <cname>Praxisanleitung, 300 Stunden</cname>, <issuer>Akademie Ostwestfalen</issuer></cert>
<cert><date>2018</date>                    <cname>Wundexpertin ICW</cname> (Rezertifizierung 2023)</cert>
<cert><date>03/2022</date>                 <cname>Palliative Care, Basiskurs</cname></cert>

<h>Kenntnisse</h>
EDV:                    <skills><skill>Vivendi PD</skill>, <skill>MediFox</skill>, <skill>Word</skill></skills>
Sprachen:               <language>Russisch</language> (<level>Muttersprache</level>), <language>Deutsch</language> (<level>C1</level>),
                        <language>Kasachisch</language> (<level>Grundkenntnisse</level>)
Führerschein:           <status>Klasse B, eigener PKW</status>

Gütersloh, den 12.01.2025


Svetlana Brinkhoff
