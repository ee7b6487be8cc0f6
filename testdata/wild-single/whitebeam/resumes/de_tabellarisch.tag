                                                                       Hilpertsau-Straße 9
                                                                       <place>73033 Göppingen</place>
                                                                       Mobil <phone>0151 5550143</phone>
                                                                       <email>g.ruttkowitz@example.org</email>
<h>L E B E N S L A U F</h>

<h>Persönliche Daten</h>
Name:                     <name>Gundula Ruttkowitz</name>, geb. Stahlhofer
Geburtstag/-ort:          <status>22.11.1979 in Gera</status>
Familienstand:            <status>geschieden, zwei Kinder (17 und 14 J.)</status>
Staatsangeh.:             <status>deutsch</status>

<h>Schulbildung</h>
<edu><start>1986</start> – <end>1996</end>               <school>POS, später Regelschule „Am Stadtwald“, Gera</school>
                          Abschluss: <degree>Mittlere Reife</degree> (<grade>2,1</grade>)</edu>

<h>Berufsausbildung</h>
<edu><start>01.09.96</start> – <end>30.06.99</end>       <degree>Ausbildung</degree> zur <field>Industriekauffrau</field>
                          bei der <school>Elsterwerk Werkzeugbau GmbH</school>, <place>Gera</place></edu>

<h>Berufstätigkeit</h>
<job><start>01.07.99</start> – <end>31.12.04</end>       <title>Sachbearbeiterin Einkauf</title>
                          ebenda (<employer>Elsterwerk Werkzeugbau GmbH</employer>)</job>

01.01.05 – 31.03.08       Familienphase, Umzug nach Baden-Württemberg

<job><start>01.04.08</start> – <end>30.09.15</end>       <title>Mitarbeiterin Lohnbuchhaltung</title> (TZ, 20 Std.)
                          <employer>Filstal Backwaren KG</employer>, <place>Uhingen</place>
                          - <point>Abrechnung von rd. 240 gewerblichen AN, Schichtzulagen</point>
                          - <point>Umstellung von KHK auf DATEV LODAS begleitet</point></job>

<job>seit <start>01.10.15</start>            <title>Lohn- und Gehaltsbuchhalterin</title>,
                          ab 2019 <title>stv. Teamleitung Entgelt</title> (VZ)
                          <employer>Hohenstaufen Pflegedienste gGmbH</employer>, <place>Göppingen</place>
                          - <point>eigenverantwortl. Abrechnung von 610 Mitarbeitenden nach
                            AVR und Haustarif, inkl. Pfändungen und bAV</point>
                          - <point>Ansprechpartnerin bei Betriebsprüfungen (zuletzt 2022, ohne
                            Beanstandung)</point>
                          - <point>Vertretung der Teamleiterin bei Urlaub und Krankheit</point></job>

<h>Weiterbildung</h>
<cert><date>2011</date>                      <cname>Geprüfte Fachkraft Lohn und Gehalt</cname> (<issuer>IHK</issuer>)</cert>
<cert><date>seit 09/2023</date>              <cname>Bilanzbuchhalterin</cname> (<issuer>IHK</issuer>), Abendkurs, Prüfung Herbst 2025</cert>

<h>Sonstiges</h>
EDV:                      <skills><skill>DATEV LODAS</skill> (sehr gut), <skill>P&I LOGA</skill> (gut), <skill>Excel</skill> (gut), <skill>SAP HCM</skill>
                          (Grundkenntnisse)</skills>
Sprachen:                 <language>Russisch</language> (<level>Schulkenntnisse</level>), <language>Englisch</language> (<level>Grundkenntnisse</level>)
Führerschein:             <status>Klasse B</status>
Hobbys:                   <other>Chor, Schrebergarten</other>


Göppingen, den 3. Februar 2025                     gez. G. Ruttkowitz
