<name>Jannis Wohlgemuth</name>
<headline>maschinenbauingenieur</headline>
.....
<h>kontakt</h>
adresse
<place>Lindenbrunnen 3</place>
<place>73430 Aalen</place>
mobil
<phone>+49 7361 555 0192</phone>
mail
<email>jannis@wohlgemuth.example.com</email>
<h>über mich</h>
geburtsort
<status>Aalen</status>
familienstand
<status>ledig</status>
<h>software</h>
<skills><skill>SolidWorks</skill>
<skill>Creo</skill>
<skill>Ansys</skill>
<skill>LaTeX</skill>
<skill>Python</skill>
Sonstiges</skills>
<h>sprachen</h>
<language>deutsch</language>
<level>muttersprache</level>
<language>englisch</language>
<level>fließend</level>
<h>interessen</h>
<other>bouldern</other>
<other>posaune</other>

<h>Ausbildung</h>
<edu><start>10/17</start>–<end>03/20</end>   <degree>Master</degree> <field>Maschinenbau</field>                       <school>Technische Hochschule Ostalb</school>
              • Note: <grade>1,7</grade>
              • <point>Vertiefung: Leichtbau und Betriebsfestigkeit</point>
              • <point>Masterarbeit: Ermüdung geschraubter Blechverbindungen unter
                Rüttelbelastung</point></edu>
<edu><start>10/13</start>–<end>08/17</end>   <degree>Bachelor</degree> <field>Maschinenbau</field>                     <school>Technische Hochschule Ostalb</school>
              • Note: <grade>2,2</grade></edu>
<h>Schule</h>
<edu><start>09/04</start>-<end>06/12</end>   <degree>Abitur</degree>                              <school>Härtsfeld-Gymnasium Neresheim</school>
              • <point>Leistungskurse: Physik, Musik</point></edu>
<h>Praxis</h>
<job><start>seit 05/20</start>   <title>Entwicklungsingenieur Konstruktion</title>      <employer>Rems-Werkzeug GmbH & Co. KG</employer>, <place>Schorndorf</place>
              • <point>Konstruktion von Spannvorrichtungen, vom Lastenheft bis zur Freigabe</point>
              • <point>FEM-Nachweise, abgestimmt mit dem Prüflabor</point>
              • <point>zwei Patentanmeldungen als Miterfinder</point></job>
<job><start>04/19</start>–<end>09/19</end>   <title>Werkstudent Versuch</title>                    <employer>Kocher Antriebstechnik</employer>, <place>Oberkochen</place>
              <point>Auswertung von Dauerläufen in Python</point></job>
<job><start>09/12</start>–<end>08/13</end>   <title>Bundesfreiwilligendienst</title>               <employer>Rettungswache Härtsfeld</employer>
              <point>Krankentransport</point></job>
<job><start>seit 2016</start>    <title>nachhilfe</title>                              <place>Aalen</place>
              <point>Technische Mechanik für Erstsemester</point></job>
<h>Veröffentlichung</h>
<pub><end>11/21</end>         <title>Schraubverbindungen, die wandern</title>            Zeitschrift Leicht & Fest, Heft 4
              Wohlgemuth, J.; Stäbler, R.</pub>
<h>Ehrenamt</h>
<vol><start>2015</start>-<end>2022</end>     <title>Jugendtrainer</title>                            <employer>Kletterverein Ostalb</employer></vol>

                                         Jannis Wohlgemuth, 3. November 2024
