Lebenslauf

<name>Emre Tahtacı</name>
<headline>Architekt (AKBW), BIM-Koordinator</headline>
<status>geb. 14.06.1988 in Esslingen, verheiratet, zwei Kinder, Führerschein B</status>
<place>Rotenwaldstr. 210, 70197 Stuttgart</place> ▪ <phone>0711 / 555 03 17</phone> ▪ <email>e.tahtaci@example.org</email>


<h>BERUF</h>

<job><employer>Kranzbühler Ott Architekten PartGmbB</employer>, <place>Stuttgart</place>
(<start>2016</start> bis <end>heute</end>)

      <title>Projektleiter</title>, <start>seit Januar 2021</start>
      · <point>Grundschule mit Sporthalle, Holzbau, 4.200 m² BGF, LPH 5–8, Fertigstellung Herbst 2025
        geplant</point>
      · <point>Sanierung Rathaus Unterweiler (Denkmal), LPH 1–9, 6,8 Mio. € KG 300+400</point>
      <title>BIM-Koordinator</title> (daneben), <start>seit 2019</start>
      · <point>AIA/BAP für alle öffentlichen Aufträge, Kollisionsprüfung in Solibri</point>
      <title>Architekt</title>, <start>2016</start> – <end>2020</end>
      · <point>Wettbewerbe, davon ein 1. und zwei 3. Preise im Team</point>
      · <point>Ausführungsplanung Wohnhof Neckaraue, 64 WE</point></job>

<job><employer>Atelier Vuilleumier-Haag</employer>, <place>Basel</place>
(<start>2013</start> bis <end>2015</end>)

      <title>Mitarbeiter Entwurf</title>
      · <point>Modellbau und Visualisierung, Wohnungsbau an der Wiese</point></job>

<job><employer>Zimmerei Blessing</employer>, <place>Plochingen</place>
(<start>Sommer 2007</start>, <end>Sommer 2008</end>)

      <title>Baustellenpraktikum</title></job>


<h>STUDIUM</h>

<edu><school>Universität Stuttgart</school>
      <degree>M.Sc.</degree> <field>Architektur und Stadtplanung</field>, <end>2013</end>, Note <grade>1,4</grade>
      <point>Masterarbeit „Das Parkhaus danach“</point></edu>
<edu><school>Mimar Sinan Üniversitesi, Istanbul</school>
      Erasmus, <start>WS 2010/11</start></edu>
<edu><school>Hochschule für Technik Stuttgart</school>
      <degree>B.A.</degree> <field>Architektur</field>, <end>2011</end>, Note <grade>1,8</grade></edu>


<h>EINTRAGUNG UND LEHRGÄNGE</h>

<cert><issuer>Architektenkammer Baden-Württemberg</issuer>: <cname>Eintragung als Architekt</cname>, <date>2016</date></cert>
<cert><issuer>buildingSMART / VDI 2552</issuer>: <cname>BIM-Basiskenntnis</cname>, <date>2018</date></cert>
<cert><cname>SiGeKo nach RAB 30, Anlage C</cname>, <date>2022</date></cert>
<cert><cname>Energieberater Nichtwohngebäude</cname> (begonnen <date>2024</date>, Prüfung steht aus)</cert>


<h>HANDWERKSZEUG</h>

<skills><skill>Archicad</skill> (täglich) ▪ <skill>Revit</skill> (lesend) ▪ <skill>Solibri</skill> ▪ <skill>ORCA AVA</skill> ▪ <skill>Rhino</skill> ▪ <skill>Skizzenrolle</skill>
▪ <skill>HOAI</skill> ▪ <skill>VOB/A und VOB/B</skill> ▪ <skill>LBO BW</skill></skills>


<h>SPRACHEN</h>

<language>Deutsch</language> und <language>Türkisch</language> <level>(beide von Haus aus)</level>, <language>Englisch</language> <level>fließend</level>, <language>Französisch</language> <level>Schulkenntnisse</level>


<h>EHRENAMT</h>

<vol><title>Jurymitglied</title> Schülerwettbewerb „Klasse Klassenzimmer“, <employer>Förderverein Baukultur Neckar</employer>, <start>2022</start> und <end>2023</end></vol>

Stuttgart, den 3. März 2025
