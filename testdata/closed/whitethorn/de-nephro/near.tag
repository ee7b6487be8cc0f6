<name>Milan Jovčić</name>
<headline>Pflegefachmann in der Dialyse</headline>
<place>Treuchtlingen</place> // <phone>0151-5550 9283</phone> // <email>milan.jovcic@example.com</email>

<h>Wer ich bin</h>
<summary>Ich bin 31, komme aus Novi Sad, lebe seit 2016 in Bayern und arbeite seit gut fünf Jahren mit Dialysepatienten. Am liebsten erkläre ich: Wenn jemand nach drei Wochen Schulung zum ersten Mal allein den Beutel wechselt, freue ich mich den ganzen Tag. Führerschein B habe ich, ein eigenes Auto auch.</summary>

<h>Wo ich arbeite</h>
<job>Seit <start>Juni 2021</start> bin ich <title>Pflegefachmann</title> im <employer>Dialysezentrum Rezattal</employer> in <place>Roth</place>. <point>Ich führe Hämodialysen an der B. Braun Dialog+ und Dialog iQ durch, punktiere Shunts und mache Verbandwechsel am Dialysekatheter.</point> <point>Seit 2023 gehöre ich zum Heimdialyse-Team: Patientenschulung Peritonealdialyse (CAPD und APD), 14 Schulungen bis jetzt, dazu Hausbesuche im Landkreis.</point> <point>Hygienebeauftragter in der Pflege bin ich nebenbei auch, mit 40-Stunden-Kurs.</point></job>

<h>Wo ich vorher war</h>
<job>Von <start>Oktober 2019</start> bis <end>Mai 2021</end> habe ich als <title>Gesundheits- und Krankenpfleger</title> auf der Kardiologie im <employer>Krankenhaus St. Gundekar</employer>, <place>Eichstätt</place>, gearbeitet. <point>Überwachung nach Herzkatheter, Aufnahme und Entlassung, digitale Dokumentation in ORBIS.</point></job>

<h>Was ich gelernt habe</h>
<edu>Meine <degree>Ausbildung zum Gesundheits- und Krankenpfleger</degree> habe ich <start>2016</start> bis <end>2019</end> an der <school>Berufsfachschule St. Gundekar</school> gemacht (Abschlussnote <grade>2,1</grade>).</edu> Die Fachweiterbildung Nephrologie würde ich gern machen, mein jetziger Arbeitgeber hatte bisher keinen Platz. <cert>Den <cname>Praxisanleiter</cname> habe ich <date>2024</date> abgeschlossen.</cert>

<h>Was ich spreche</h>
<language>Serbisch</language> (<level>Muttersprache</level>), <language>Deutsch</language> (<level>C1</level>, telc), <language>Russisch</language> (<level>B1</level>), <language>Englisch</language> (<level>Schulenglisch</level>)

<h>Was noch?</h>
<other>Trainer der D-Jugend beim ESV, Imker mit drei Völkern.</other>
