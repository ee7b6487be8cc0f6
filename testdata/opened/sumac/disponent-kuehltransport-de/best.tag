LEBENSLAUF

Name:              <name>Henrike Averbeck</name>
Geboren:           <status>11.03.1989 in Vechta, deutsch, ein Kind</status>
Wohnort:           <place>49681 Garrel</place>
Telefon/Mail:      <phone>0151 5550 2274</phone> / <email>h.averbeck@example.org</email>

<h>Werdegang</h>

<job><start>10.2018</start> – <end>heute</end>    <title>Disponentin Frische</title>
                   <employer>Spedition Lüttmann & Söhne</employer>, <place>Lohne</place>
                   <point>18 eigene Frigos plus im Schnitt sieben Subbis am Tag, Plus- und
                   Minusware, Komplette und Teilpartien nach NL, BE, runter bis
                   Verona (Italien gebe ich seit 2023 an die Kollegin ab).</point>
                   <point>Laderaum über die Börse (TC Truck&Cargo, selten Trans.eu) und über
                   feste Leute; Raten bis 2.500 € zeichne ich allein, darüber der Chef.</point>
                   <point>Fahrertelefon, Tachodaten im Blick (TIS-Web), Schichtenplanung so,
                   dass die 561er hält. Bußgelder wg. Lenkzeit: 2022 neun, 2024 zwei.</point>
                   <point>Temperaturschreiber von Transics und Thermo King ausgelesen,
                   Reklamationen mit Versicherer abgewickelt, etwa 15 im Jahr.</point>
                   <point>Habe Carlo mit eingeführt (Key-Userin für die Dispo, zu dritt).</point>
                   <point>Zwei Azubis im Dispo-Durchlauf angelernt, AEVO habe ich nicht.</point></job>

<job><start>2014</start> – <end>09.2018</end>     <title>Sachbearbeiterin Dispo Nahverkehr</title>, <employer>Gebr. Thölking Transporte</employer>, <place>Emstek</place>
                   <point>12 Motorwagen Stückgut, Papiere, Palettenkonten. Kein Kühler.</point></job>

<job><start>2013</start>–<end>2014</end>          <title>Elternzeit</title></job>

<job><start>2011</start> – <end>2013</end>        <title>Fahrerin Kl. CE</title>, <employer>Thölking</employer>, Wechselbrücke nachts</job>

<h>Schule + Beruf</h>
<edu><start>2008</start>–<end>2011</end>          <degree>Kauffrau f. Spedition u. Logistikdienstleistung</degree>, <school>IHK Oldenburg</school>, Note <grade>2,3</grade></edu>
<edu><end>2008</end>               <degree>Fachabitur</degree>, <school>BBS Cloppenburg</school></edu>

<h>Scheine</h>            <cert><cname>CE mit 95</cname> (bis <date>06.2027</date>)</cert>; <cert><cname>ADR Basis</cname> – abgelaufen <date>2022</date></cert>; <cert><cname>GDP-Grundschulung</cname>, halber Tag, <date>2023</date></cert>

<h>EDV</h>                <skills><skill>Carlo</skill>, <skill>TIS-Web</skill>, <skill>Excel</skill> (SVERWEIS ja, Makros nein), <skill>Outlook</skill></skills>

<h>Sprachen</h>           <language>Deutsch</language>, <language>Platt</language>, <language>Englisch</language> am Telefon ok (<level>B1</level>), <language>Niederländisch</language> <level>verstehe ich gut, spreche holprig</level>

Garrel, im Mai                                        H. Averbeck
