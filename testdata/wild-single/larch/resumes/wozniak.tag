<name>Darius Wozniak</name> * <place>Rheinstr. 112 * 47119 Duisburg</place> * <phone>0152 5550 1986</phone>
<status>geb. 03.02.1979 in Kattowitz</status>, <status>deutsch</status>, <status>geschieden</status>, <status>FS Kl. B, BE, C1</status>

<headline>Lagerfachkraft mit Staplerschein sucht Festanstellung</headline>

<h>BERUFSPRAXIS</h>

<job><start>11/2022</start> – <end>heute</end>   <title>Staplerfahrer / Kommissionierer</title>
                  <employer>Perso-Rhein Zeitarbeit GmbH</employer>, <place>Duisburg</place>
                  - <point>Einsatz bei Logport Kaffeelogistik (seit 11/2022, 3-Schicht)</point>
                  - <point>Schubmast- und Frontstapler, Scanner, Verladung LKW + Container</point></job>
<job><start>03/2018</start> – <end>07/2022</end> <title>Lagerhelfer</title>, <employer>Jansen Zeitpersonal</employer>, <place>Oberhausen</place>
                  Kundeneinsätze:
                  - <point>03/18–12/19 Getränke Overmann, Leergut</point>
                  - <point>01/20–05/21 Textilversand Hemdbude24, Retouren (Goods-in, Sichtprüfung)</point>
                  - <point>06/21–07/22 Stahlservice Kruppke: Kran flurgesteuert, Coils</point></job>
<other>08/2022 – 10/2022 arbeitssuchend</other>
<job><start>2009</start> – <end>2017</end>        <title>Fahrer im Nahverkehr</title> (7,5 t)
                  <employer>Spedition Terhorst OHG</employer>, <place>Moers</place> (Insolvenz)
                  - <point>Stückgut, ca. 20 Stopps täglich, Ladungssicherung</point></job>
<job><start>2001</start> – <end>2008</end>        <title>Produktionshelfer</title>, <employer>Ruhr-Folien KG</employer>, <place>Dinslaken</place></job>
<job><start>07/2000</start> – <end>04/2001</end>  <title>Grundwehrdienst</title>, <employer>Bundeswehr</employer>, <place>Wesel</place></job>

<h>SCHULE / AUSBILDUNG</h>

<edu><start>1997</start> – <end>2000</end>        <degree>Ausbildung zum Handelsfachpacker</degree>, <school>Warenhaus Horten-Kley, Duisburg</school> (<grade>Note 3</grade>)</edu>
<edu><start>1991</start> – <end>1997</end>        <school>Hauptschule Beeck</school>, <degree>Hauptschulabschluss nach Kl. 10</degree></edu>
<edu>bis <end>1991</end>          <school>Grundschule in Kattowitz</school>, 1990 Umzug nach Deutschland</edu>

<h>SCHEINE</h>

<cert><cname>Flurförderzeugschein</cname> (<issuer>DEKRA</issuer>) seit <date>2018</date>, Unterweisung jährlich, zuletzt 01/2025</cert>
<cert><cname>Kranschein flurgesteuert</cname> <date>2021</date></cert>
<cert><cname>Ersthelfer</cname> <date>09/2023</date></cert>
<cert><cname>Modul 95</cname>: abgelaufen <date>2019</date></cert>

<h>SONSTIGES</h>

<language>Polnisch</language> <level>Muttersprache</level>, <language>Deutsch</language> <level>fließend</level>, <language>Russisch</language> <level>etwas</level>
<skills><skill>SAP (nur Buchung Warenein-/ausgang)</skill>, <skill>MDE-Scanner</skill>, <skill>Pick by Voice</skill></skills>
<other>Schichtbereit, auch Dauernacht. Keine Rückenprobleme.</other>
