<name>Annina Bürgisser-Hofer</name>

<h>Personalien</h>
Geb.            <status>14. März 1991</status>
Heimatort       <status>Guggisberg BE</status>
Wohnort         <place>3123 Belp</place>
Natel           <phone>079 555 01 83</phone>
Mail            <email>annina.buergisser@example.net</email>
Ausweis         <status>Kat. B, eigenes Auto</status>
Familie         <status>verheiratet, 1 Kind (2022)</status>

<h>Beruflich</h>

<job><start>seit 02.23</start>       <title>Soz.päd. HF</title>, 70 %
                <employer>Verein Rüttiweg</employer>, WG «Nord», <place>Thun</place>
                <point>7 Jugendliche, 13–18. BP für 3, davon 1 UMA. Schreibe
                Verlaufs- und Standortberichte für Beistände und KESB (ca. 14
                im Jahr).</point> <point>Förderpläne nach ICF, Ziele zusammen mit den
                Jungs und den Eltern.</point> <point>Elterncoaching zu zweit, Schwerpunkt
                Präsenz und Ankündigung nach Omer.</point> <point>Nachtpikett 4–5x pro
                Monat.</point> <point>Doku mit socialweb.</point></job>

04.22–01.23     Mutterschaft und Pause

<job><start>08.18</start>–<end>03.22</end>     <title>Sozialpädagogin</title>
                <employer>Kinderheim Lindenmatt</employer>, <place>Burgdorf</place>
                bis 07.20 als Studierende (50 %), danach 80 %
                <point>Gruppe à 9 Kinder, 6–14 J. Einstieg mit 2 Dossiers,
                am Schluss 3.</point> <point>Zwei Sommerlager (je 10 Tage, Zelt,
                Kanu auf der Aare) mitgeleitet.</point> <point>Ab 2021 Mitglied der
                internen Fachgruppe Krise: Abläufe nach Vorfällen
                überarbeitet, KISS-Vorlagen angepasst.</point></job>

Lebenslauf A. Bürgisser                                  2

<job><start>2014</start> – <end>2017</end>     <title>FaBe Kind</title>
                <employer>Kita Purzelbaum</employer>, <place>Worb</place>
                <point>Gruppenleitung ad interim 2016 (5 Monate)</point></job>

<h>Schule, Aus- und Weiterbildung</h>

<edu><start>2017</start>–<end>2020</end>       <degree>Dipl. Sozialpädagogin HF</degree>, <school>BFF Bern</school>
                Diplomarbeit: <point>«Wenn Eltern nicht kommen»</point></edu>
<edu><start>2011</start>–<end>2014</end>       <degree>EFZ Fachfrau Betreuung</degree></edu>
<cert><date>2024</date>            <cname>CAS Traumapädagogik</cname>, <issuer>FHNW</issuer>: 2 von 3 Modulen, Abschluss
                voraussichtlich Herbst 25</cert>
<cert><date>2021</date>            <cname>PART-Basiskurs</cname> (Umgang mit Gewalt), 3 Tage</cert>
<cert><date>2019</date>            <cname>Nothelfer-Refresher und SLRG-Brevet Plus Pool</cname></cert>

<h>Sprachen</h>
<language>Berndeutsch</language> / <language>Deutsch</language>  <level>Muttersprache</level>,  <language>Franz.</language>  <level>B1</level>, im Austausch mit Eltern
brauchbar, <language>Englisch</language> <level>Schulkenntnisse</level>

<other>Referenzen: M. Wüthrich, Teamleiterin Rüttiweg (weiss von der Bewerbung nichts,</other>
<other>bitte erst nach dem Gespräch)</other>
