Lebenslauf

<name>SCHÄFER, TIMO</name>                  <h>BERUFSERFAHRUNG</h>
<headline>Senior Controller</headline>
                               <job><employer>Moselglas Holding SE</employer>, <place>Trier</place>
<h>KONTAKT</h>                        <start>04/2013</start> – <end>heute</end>
<phone>0651 5550 772</phone>                  <title>Leiter Beteiligungscontrolling</title>  seit 01/2021
<email>timo@schaefer.example.net</email>      ▪ <point>9 Gesellschaften in D, LUX, CZ; 4 Mitarbeiter</point>
                               ▪ <point>Beirat: Vorbereitung der Sitzungen, Tischvorlagen</point>
<place>Olewiger Str. 5, 54295 Trier</place>   ▪ <point>Einführung Lucanet, Konzernbericht WT 8 → WT 5</point>
                               <title>Senior Controller</title>  07/2016 – 12/2020
<h>PERSÖNLICHES</h>                   ▪ <point>Werkscontrolling Wittlich, Invest bis 12 Mio. €</point>
                               ▪ <point>Inventurleitung, Standardkosten Behälterglas</point>
<status>*30.01.1984 Prüm</status>               <title>Junior Controller</title>  04/2013 – 06/2016
<status>verheiratet, 1 Kind</status>
                               <other>Elternzeit 09/2018 – 02/2019</other></job>
<h>SPRACHEN</h>
<language>Deutsch</language> <level>●●●●●</level>                  <job><employer>Bäderbetriebe Eifel AöR</employer>, <place>Bitburg</place>
<language>Französisch</language> <level>●●●●○</level>              <title>Trainee Finanzen</title>
<language>Englisch</language> <level>●●●●○</level>                 <start>10/2011</start> – <end>03/2013</end>
<language>Luxemburgisch</language> <level>●●○○○</level>            ▪ <point>Gebührenkalkulation, Wirtschaftsplan</point>
                               ▪ <point>drei Monate im Kassenbereich Cascade-Bad (Urlaubs-
                               vertretung)</point></job>

<h>TOOLS</h>                          <h>STUDIUM</h>
<skills><skill>SAP CO/FI</skill></skills>                      <edu><degree>M.Sc.</degree> <field>Betriebswirtschaft</field>
<skills><skill>Lucanet</skill></skills>                        <school>Uni Trier</school>, <start>2009</start> – <end>2011</end>, <grade>1,7</grade></edu>
<skills><skill>Power BI</skill></skills>                       <edu><degree>B.A.</degree> <field>International Business</field>
<skills><skill>VBA</skill></skills>                            <school>HTW Saar / Univ. de Metz</school>
                               <start>2006</start> – <end>2009</end></edu>
<h>FREIZEIT</h>
<other>Jugendtrainer DJK Olewig</other>       <h>LEHRE</h>
<other>Rennrad</other>                        <edu><degree>Bankkaufmann (IHK)</degree>
                               <school>Kreissparkasse Schneifel</school>
<h>ZERTIFIKATE</h>                    <start>2003</start> – <end>2006</end></edu>
<cert><cname>CA controllerakademie Stufe III</cname>
<date>2017</date></cert>
                                                        Seite 1 / 1
