                        <h>L E B E N S L A U F</h>

Name                    <name>Katrin Wulf</name>
Anschrift               <place>Am Stichkanal 7, 31592 Ahlbrück</place>
Telefon / Mail          <phone>05021 5550143</phone>   /   <email>k.wulf@example.org</email>
geboren                 <status>11.06.1981 in Hameln</status>
                        <status>eine Tochter (16)</status>

<h>Was ich beruflich gemacht habe</h>

<job><start>seit 03/2021</start>            <employer>Stadt Ahlbrück, Amt für Soziales</employer>
                        <title>Verwaltungsangestellte Wohngeldstelle</title>
                        (39 Std., ab 8/2023 30 Std.)
                        <point>Buchstaben K–R, rd. 310 laufende Fälle, Erst- und Weiterleistung
                        vom Eingang bis zum Bescheid; Zeichnungsbefugnis bis
                        5.000 € (seit 2023)</point>
                        <point>Einkommen gerechnet, wie es kommt: Minijob, Azubi, Rente, dazu
                        Steuerbescheid und EÜR von kleinen Gewerbetreibenden</point>
                        <point>Überzahlungen: Anhörung, Aufhebung, Erstattung nach §§ 45, 48, 50
                        SGB X. 2024 waren es 47 Bescheide, 3 Widersprüche,
                        einem wurde abgeholfen</point>
                        <point>Sprechstunde Di + Do, auch mit Leuten, die laut werden</point>
                        <point>Umstellung auf E-Akte (enaio) 2022: war eine von zwei
                        Schlüsselanwenderinnen im Amt, habe bei der Schulung der Kollegen mitgeholfen</point></job>

<job><start>09/2012</start> – <end>02/2021</end>       <employer>Weserländische Feuer a. G.</employer>, <place>Minden</place>
                        <title>Schadensachbearbeiterin Wohngebäude</title>
                        <point>Leitungswasser, Sturm, Brand bis 15.000 € allein reguliert,
                        ca. 25 Neuschäden/Woche</point>
                        <point>Regulierungsschreiben und Ablehnungen, oft mit Anwalt auf der
                        anderen Seite</point>
                        <point>zwei Azubis/Jahr im Team mit angeleitet (ohne AEVO)</point></job>

<job><start>08/2003</start> – <end>08/2012</end>       <employer>Kanzlei und Notariat Dr. Behnke</employer>, <place>Hameln</place>
                        <title>Rechtsanwalts- und Notarfachangestellte</title>
                        <point>Fristen, Schriftsätze nach Diktat, Mahn- und Grundbuchsachen</point>
                        davon 2009–2010 Elternzeit</job>

<h>Gelernt</h>

<edu><start>seit 09/2024</start>            <degree>Beschäftigtenlehrgang II</degree>, <school>Studieninstitut Leine-Weser</school>
                        <point>berufsbegleitend, 1 von 3 Abschnitten geschafft</point></edu>
<edu><start>09/2021</start> – <end>06/2023</end>       <degree>Beschäftigtenlehrgang I</degree> (ebd.), bestanden, <grade>Note 2,3</grade></edu>
<edu><start>08/2000</start> – <end>07/2003</end>       <degree>Ausbildung Rechtsanwalts- und Notarfachangestellte</degree>, <school>Kanzlei Dr. Behnke</school></edu>
<cert><date>2021</date>                    <cname>WoGG-Grundseminar (5 Tage)</cname></cert>
<cert><date>2022</date>                    <cname>Seminar Lastenzuschuss (2 Tage)</cname></cert>

<h>EDV, Sprachen, sonst.</h>

<skills>                        <skill>OPEN/PROSOZ</skill> (tgl.)     <skill>enaio</skill> (tgl.)
                        <skill>Word</skill>, <skill>Outlook</skill>       <skill>Excel</skill> (SVERWEIS ja, Makros nein)</skills>
                        <language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>B1</level>, <language>Polnisch</language> <level>ein paar Sätze</level>
                        <status>Führerschein B</status>
                        <other>Chor, Schrebergarten</other>

Ahlbrück, 28. August 2025
