<h>LEBENSLAUF</h>                                        Foto liegt bei

Name          <name>Svenja Harmsdorf</name>
geboren       <status>11.06.1991 in Oldenburg (D)</status>
Bewilligung   <status>Ausweis C</status>, verheiratet, 1 Kind
Anschrift     <place>Thun</place>
Tel. / Mail   <phone>079 555 01 62</phone> / <email>s.harmsdorf@example.com</email>

<h>Was ich gelernt habe</h>
<edu><start>10/2010</start>–<end>09/2013</end>   <degree>Ausbildung zur MTRA</degree> (Staatsexamen), <school>MTA-Schule Weser-Hunte</school>, <place>Oldenburg</place>.
                  Note <grade>1,9</grade></edu>
<cert><date>02/2020</date>           <cname>Anerkennung als Radiologiefachfrau HF</cname>, <issuer>SRK</issuer> (nach Anpassungslehrgang)</cert>
<cert><date>2022</date>              <cname>SVEB-Kursleiter</cname>: angemeldet gewesen, wegen Geburt abgesagt</cert>
<cert><date>2024</date>              <cname>Kurs Berufsbildner/in</cname>, 5 Tage, Ausweis vorhanden</cert>
<edu><degree>Abitur</degree> <end>2010</end></edu>

<h>Wo ich gearbeitet habe</h>
<job>seit <start>03/2018</start>       <employer>Spital Kandergrund-Simme</employer>, <place>Frutigland</place>. 90 %, nach Mutterschaft 70 %
                  <title>MTRA</title>, ab Anerkennung (<start>02/2020</start>) <title>Radiologiefachfrau</title>
                  ▪ <point>Kernspin 1,5 T (Siemens Sola) etwa 60 % der Zeit: Gelenke, WS, Neuro,
                    Abdomen; Herz nur zugeschaut</point>
                  ▪ <point>64-Zeiler CT inkl. Schockraum, Bolustracking, Portnadel</point>
                  ▪ <point>Dienste allein im Haus, 5 bis 6 Nächte im Monat, Pikett mit 20 min
                    Anfahrt</point>
                  ▪ <point>Viggo legen, KM nach Verordnung, bei Niereninsuffizienz Rückfrage
                    beim Radiologen</point>
                  ▪ <point>2023 Dosis Thorax-CT zusammen mit dem Physiker um 18 % gesenkt (ich
                    habe die Serien gesammelt und ausgewertet)</point>
                  ▪ <point>bisher 7 Studierende im Praktikum betreut</point>
                  ▪ <point>Stv. der PACS-Verantwortlichen seit 2021 (Sectra; RIS: medavis)</point></job>
           <start>09/2022</start>–<end>06/2023</end>   Mutterschaft / unbezahlter Urlaub
<job><start>10/2013</start>–<end>01/2018</end>   <employer>Radiologische Praxis am Stau</employer>, <place>Oldenburg</place>, <title>MTRA</title>
                  ▪ <point>Röntgen, CT 16 Zeilen, MRT (0,35 T offen, ab 2015 auch 1,5 T)</point>
                  ▪ <point>Mammo: 8 Monate Vertretung, kein Zertifikat</point>
                  ▪ <point>Platzangst-Patienten waren meine Spezialität: Abbrüche am offenen
                    Gerät von 11 auf 4 von 100</point></job>

<h>Sprachen</h>   <language>Deutsch</language> <level>Muttersprache</level> (Bärndütsch verstehe ich), <language>Englisch</language> <level>B2</level>,
           <language>Französisch</language> <level>A2, Kurs läuft (Ziel B1 im Juni)</level>

<h>Sonstiges</h>  <other>Chor, Langlauf; Referenz: auf Anfrage</other>

                                                              Seite 1/1
