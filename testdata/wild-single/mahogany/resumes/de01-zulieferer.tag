<h>LEBENSLAUF</h>

Name:            <name>Torsten Wiebeck</name>
Anschrift:       <place>Frankfurter Str. 118, 34134 Kassel</place>
Telefon:         <phone>0561 / 555 0173</phone>
E-Mail:          <email>t.wiebeck@example.org</email>
Geboren:         <status>14.02.1979 in Eschwege, verheiratet, 2 Kinder</status>

<h>Stationen</h>

<job><start>seit 08/2014</start>    <employer>Habichtswald Achstechnik GmbH</employer>, Werk 2, <place>Kassel</place> (Zulieferer, 300 MA)
                <title>Schichtleiter</title> Zerspanung, 3-Schicht
                - <point>Führung von 22 Mitarbeitern, davon 6 Leihkräfte</point>
                - <point>Rüstzeiten an den Index-Drehmaschinen von 55 auf 38 min gesenkt</point>
                - <point>Freigabe Erstmuster, Urlaubsplanung, Schichtübergabe im SAP</point>
</job>
<job><start>03/2009</start> – <end>07/2014</end>   <employer>Habichtswald Achstechnik GmbH</employer>, Werk 1, <place>Baunatal</place>
                <title>Maschineneinrichter</title> (CNC-Drehen, Dauernacht)
                - <point>Einrichten und Programmieren Sinumerik 840D, kleine Korrekturen an fremden Programmen</point>
</job>
<job><start>11/2008</start> – <end>02/2009</end>   arbeitsuchend, dabei Leiharbeit über <employer>Perso-Nord Zeitarbeit</employer>
                <title>Helfer</title> Versand, Einsatz bei einem Getränkegroßhandel
</job>
<job><start>10/2001</start> – <end>10/2008</end>   <employer>Gebr. Stölting Pumpenbau KG</employer> (insolvent), <place>Melsungen</place>
                <title>Zerspanungsmechaniker</title>
</job>
<job><start>01/2001</start> – <end>09/2001</end>   Grundwehrdienst <employer>PzBtl 64</employer>, <place>Wolfhagen</place>, <title>Richtschütze</title>
</job>

<h>Schule und Ausbildung</h>

<edu><start>2011</start> – <end>2013</end>     <degree>Geprüfter Industriemeister</degree> <field>Metall</field> (<school>IHK Kassel-Marburg</school>), Abendlehrgang</edu>
<edu><start>08/1997</start> – <end>01/2001</end>  Ausbildung <degree>Zerspanungsmechaniker</degree>, Fachrichtung <field>Drehtechnik</field>
                <school>Gebr. Stölting Pumpenbau KG</school>, Note <grade>2,3</grade></edu>
<edu><start>1991</start> – <end>1997</end>     <degree>Realschulabschluss</degree>, <school>Brüder-Grimm-Schule Eschwege</school></edu>

<h>Sonstiges</h>

<cert><cname>Ausbildereignung (AEVO)</cname> <date>2013</date>, <cname>Staplerschein</cname>, <cname>Kranschein flurgesteuert</cname></cert>
<cert><cname>Ersthelfer</cname> (zuletzt aufgefrischt <date>05/2024</date>)</cert>
<status>Führerschein B, BE, C1</status>
<skills>EDV: <skill>SAP PP</skill> (Anwender), <skill>Excel</skill> (gut), <skill>Q-DAS</skill> (Grundkenntnisse)</skills>
<language>Englisch</language>: <level>Schulenglisch</level>, <language>Russisch</language>: <level>verstehe ich, spreche wenig</level>
<vol>Ehrenamt: <title>Gerätewart</title> <employer>Freiwillige Feuerwehr Niederzwehren</employer> seit <start>2003</start></vol>

<place>Kassel</place>, den 3. März 2025
