LEBENSLAUF

<h>Persönliche Daten</h>
Name:                   <name>Annegret Tillmann-Yıldız</name>
Anschrift:              Lindenbrink 8, <place>38640 Goslar</place>
Telefon:                <phone>05321 / 555 01 43</phone>
E-Mail:                 <email>a.tillmann-yildiz@example.org</email>
Geburtsdatum/-ort:      <status>22.05.1983 in Salzgitter</status>
Familienstand:          <status>verheiratet, zwei Kinder</status>
Staatsangehörigkeit:    <status>deutsch</status>

<h>Beruflicher Werdegang</h>
<job><start>seit 08/2017</start>            <title>Leiterin Lohn- und Gehaltsabrechnung</title>
                        <employer>Rammelsberger Kunststofftechnik GmbH & Co. KG</employer>, <place>Goslar</place>
                        - <point>Abrechnung für 640 Mitarbeitende, Tarif Chemie</point>
                        - <point>fachliche Führung von 3 Sachbearbeiterinnen</point>
                        - <point>Umstellung von DATEV LODAS auf SAP HCM (Teilprojekt)</point>
                        - <point>Ansprechpartnerin bei LSt- und SV-Prüfungen</point></job>

<job><start>04/2015</start> – <end>07/2017</end>       Elternzeit, dabei ab 09/2016 <title>geringfügig Buchhalterin</title>
                        <employer>Tischlerei Ehlers-Krone</employer>, <place>Vienenburg</place></job>

<job><start>10/2008</start> – <end>03/2015</end>       <title>Lohnbuchhalterin</title>
                        <employer>Steuerkanzlei Brockmann & Faust</employer>, <place>Braunschweig</place>
                        - <point>45 Mandate, Baulohn und Pflege</point>
                        - <point>Fristenkontrolle, Bescheinigungswesen</point></job>

<job><start>07/2005</start> – <end>09/2008</end>       <title>Kaufmännische Angestellte</title>
                        <employer>Okertal Getränkelogistik</employer>, <place>Bad Harzburg</place></job>

<h>Ausbildung</h>
<edu><start>08/2002</start> – <end>07/2005</end>       Ausbildung zur <degree>Steuerfachangestellten</degree>
                        <school>Kanzlei Wedekind</school>, <place>Salzgitter</place>
                        Abschlussnote: <grade>2,1</grade></edu>

<h>Schulbildung</h>
<edu><start>1995</start> – <end>2002</end>             <school>Gymnasium am Fredenberg</school>, Salzgitter
                        <degree>Fachhochschulreife</degree></edu>

<h>Weiterbildung</h>
<cert><date>11/2012</date>                 <cname>Geprüfte Fachkraft Entgeltabrechnung</cname> (<issuer>IHK Braunschweig</issuer>)</cert>
<cert><date>2020</date>                    <cname>Ausbildereignung (AdA-Schein)</cname></cert>
2023/24                 Bilanzbuchhalterin, begonnen, derzeit unterbrochen

<h>Kenntnisse</h>
<skills><group>EDV:</group>                    <skill>SAP HCM</skill> (sehr gut), <skill>DATEV LODAS</skill> (sehr gut),
                        <skill>MS Excel</skill> (gut), <skill>Personio</skill> (Grundkenntnisse)
<group>Fachlich:</group>               <skill>Lohnsteuerrecht</skill>, <skill>bAV</skill>, <skill>Pfändungen</skill>, <skill>Reisekosten</skill></skills>
Sprachen:               <language>Deutsch</language> (<level>Muttersprache</level>), <language>Türkisch</language> (<level>fließend</level>), <language>Englisch</language> (<level>B1</level>)
Führerschein:           <status>Klasse B</status>

<h>Ehrenamt</h>
<vol><start>seit 2019</start>               <title>Kassenwartin</title>, <employer>Förderverein Grundschule Sudmerberg</employer></vol>

<h>Hobbys</h>
<other>Chor, Wandern im Harz, Brot backen</other>


Goslar, den 14.02.2024            gez. A. Tillmann-Yıldız
