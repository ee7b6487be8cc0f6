<h>LEBENSLAUF</h>

Name:              <name>Mirjana Tomić-Aigner</name>
Geboren:           <status>11. 2. 1988 in Wels</status>
Staatsbürgerschaft: <status>Österreich</status>
Familienstand:     <status>verheiratet, 2 Kinder (6 und 9)</status>
Wohnhaft in:       <place>4840 Vöcklabruck, Am Graben 5</place>
Tel.:              <phone>0660 555 01 28</phone>
Mail:              <email>m.tomic-aigner@example.net</email>

<h>Beruflicher Werdegang</h>

<job><start>seit 03/2019</start>      <employer>Hörstudio Attersee KG</employer>, <place>Schörfling</place>
                  <title>Stellvertretende Filialleiterin</title> (32 Std.)
                  <point>Rund 220 Neuversorgungen im Jahr, etwa die Hälfte Phonak, sonst
                  Signia; Oticon nur vereinzelt</point>
                  <point>REM bei jeder Endanpassung (Affinity), Freiburger und OLSA</point>
                  <point>Ohrabdrücke, Fräsen und Nachpolieren im eigenen kleinen Labor</point>
                  <point>Kassenabrechnung ÖGK und SVS, Rückläufer von 9 auf 2 % gedrückt</point>
                  <point>Vertrete die Chefin bei Urlaub und Krankheit, ca. 8 Wochen im Jahr:
                  Dienstplan, Kassa, Bestellungen</point>
                  <point>Begleite unseren Lehrling im 2. Lehrjahr</point>
                  <point>Jeden zweiten Mittwoch im Seniorenheim Kammer</point></job>

10/2016–02/2019   Karenz

<job><start>09/2011</start>–<end>09/2016</end>   <employer>Ohrenblick Akustik GmbH</employer>, <place>Linz-Urfahr</place>
                  <title>Hörgeräteakustikerin</title>
                  <point>Anpassung mit Noah 4, zuerst unter Aufsicht, ab 2013 eigene Kunden</point>
                  <point>Bei der Kindersprechstunde im Spital assistiert (1 Tag pro Monat)</point>
                  <point>Zweimal Jahresbeste bei der Kundenzufriedenheit von 11 Kolleginnen</point></job>

<job><start>09/2008</start>–<end>08/2011</end>   <employer>Ohrenblick Akustik GmbH</employer>
                  <title>Lehre</title></job>

<job><start>Sommer 2007</start>       <employer>Gasthof Zur Traube</employer>, <place>Gmunden</place>, <title>Service</title></job>

<h>Ausbildung und Prüfungen</h>

<cert><date>06/2021</date>           <cname>Befähigungsprüfung Hörgeräteakustik</cname> (<issuer>Meisterprüfungsstelle Linz</issuer>)</cert>
<edu><end>2011</end>              <degree>LAP Hörgeräteakustik</degree>, <grade>mit gutem Erfolg</grade></edu>
<edu><end>2007</end>              <degree>Matura</degree>, <school>BORG Traunsee</school></edu>
<cert><date>2023</date>              <cname>Tinnitus-Basiskurs</cname>, 2 Tage; Aufbaukurs für Herbst angemeldet</cert>
                  <cert><cname>Ausbilderprüfung</cname>: Modul 1 von 2 erledigt</cert>

<h>Sonstiges</h>

Sprachen          <language>Deutsch</language> und <language>Kroatisch</language> (<level>zweisprachig aufgewachsen</level>), <language>Englisch</language> <level>für den Urlaub</level>
Führerschein      <status>B</status>
Hobbys            <other>Blasmusik (Klarinette), Schwimmen</other>

<other>Vöcklabruck, im November</other>
