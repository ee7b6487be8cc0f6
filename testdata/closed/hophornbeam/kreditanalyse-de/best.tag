<h>L E B E N S L A U F</h>

Persönliches
Name               <name>Hannes Wüstefeld</name>
geboren            <status>03.11.1989 in Osterode</status>, <status>verh., zwei Kinder</status>
Anschrift          <place>Am Eichenkamp 7, 38723 Seesen</place>
Tel. / Mail        <phone>0151 0004 7719</phone>   <email>h.wuestefeld@example.org</email>

<h>Beruflich</h>
<job><start>seit 04/19</start>         <employer>Leinebergland Sparbank</employer>, <place>Alfeld</place>
                   <title>Sachbearbeiter MaFo Aktiv gewerblich</title>, seit 01/23 <title>Kreditanalyst</title>
                   * <point>Zweitvotum bis 1,5 Mio. in eigener Kompetenz, darüber
                     Vorlage an den Bereichsleiter</point>
                   * <point>rd. 140 Engagements, v.a. Bau, Handwerk, Kfz-
                     Betriebe, ein paar Ärzte</point>
                   * <point>JA auswerten, BWA hinterfragen, KDF rechnen (Ist und
                     Plan), VR-Rating Mittelstand, Offenlegung überwachen</point>
                   * <point>Beschlussvorlagen, ca. 8 im Monat, davon gehen 2 bis 3
                     in den Gesamtvorstand</point>
                   * <point>Grundschuld, Globalzession, SÜ, Bürgschaft; 
                     Beleihungswerte bis 400 TEUR (Kleindarlehen), größere
                     macht der Gutachter</point>
                   * <point>Umstellung der Kreditakte auf elektronisch: Tester für
                     unsere Abteilung, 2 weitere Kollegen</point>
                   * <point>Vertretung der Gruppenleiterin bei Urlaub (nur fachlich)</point></job>

<job><start>02/16</start> - <end>03/19</end>      <employer>Leinebergland Sparbank</employer>, <place>Gronau</place>
                   <title>Gewerbekundenberater</title>, 
                   * <point>Kunden bis 2,5 Mio. Umsatz; KfW-Anträge (Unternehmer-
                     kredit, ERP-Gründer), ca. 30 in drei Jahren</point></job>

<job><start>07/12</start> - <end>01/16</end>      <employer>Bankhaus Ambergau eG</employer>, <place>Bockenem</place>
                   <title>Serviceberater</title>, später <title>Privatkundenberater</title></job>

05/11 - 06/12      Bundesfreiwilligendienst, danach Neuseeland

<h>Ausbildung u. Weiterbildung</h>
<edu><start>08/08</start> - <end>01/11</end>      <degree>Bankkaufmann</degree> (<school>IHK Hildesheim</school>), <grade>gut</grade></edu>
<edu><end>2015</end>               <degree>Bankfachwirt</degree> <school>IHK</school></edu>
<edu><start>ab 2024</start>            <degree>Bankbetriebswirt</degree>, <school>Genossenschaftsakademie Wesertal</school>,
                   berufsbegl., 3 von 5 Modulen bestanden</edu>
<cert><date>2022</date>               <cname>MaRisk-Novelle für die Marktfolge</cname>, 1 Tag</cert>

<edu><end>2008</end>               <degree>Abitur</degree>, <school>Gymnasium am Sültberg</school>, <grade>2,6</grade></edu>

<h>EDV</h>                <skills><skill>agree21</skill> (seit der Fusion 2021), vorher <skill>OSPlus</skill>, <skill>Excel</skill> m. Pivot, <skill>GENO-STAR</skill></skills>
<h>ESG</h>                <other>Fragebögen m. Kunden ausgefüllt seit 2024, Scoring macht das Controlling</other>
<h>Sonst</h>              <other>Kassenwart TSV, Fußballtrainer E-Jugend</other>

                   Seesen, im Januar
