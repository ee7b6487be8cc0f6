<name>Annalena Furrer-Thöni</name>
<headline>Klarinettistin, Pädagogin, Chorleiterin</headline>

## <h>Berufserfahrung</h>

- <job>**<title>Leiterin Fachschaft Holzbläser</title>**: <employer>Musikschule Seetal</employer>, <start>August 2017</start> – <end>Aktuell</end>, <place>Hochdorf</place></job>

- <job>**<title>Lehrperson Klarinette und Ensemble</title> (40%)**: <employer>Musikschule Seetal</employer>, <start>August 2012</start> – <end>Juli 2017</end>, <place>Hochdorf</place></job>

- <job>**<title>Chorleiterin</title>**: <employer>Frauenchor Cantabella</employer>, <start>Januar 2014</start> – <end>Juni 2020</end></job>

- <job>**<title>Stellvertretung Musik Sek I</title>**: <employer>Schulhaus Bachmatt</employer>, <start>Februar 2012</start> – <end>März 2012</end>, <place>Ebikon</place></job>

- <job>**<title>Praktikantin Konzertpädagogik</title>**: <employer>Sinfonietta Vierwaldstatt</employer> <start>September 2011</start> – <end>Januar 2012</end>, <place>Luzern</place></job>

- <job>**<title>Zuzügerin 2. Klarinette</title>**: <employer>Theater Orchester Jurasüdfuss</employer>, <start>2009</start> – <end>2011</end> (projektweise)</job>

- <job>**<title>Verkäuferin Noten & Blätter</title>**: <employer>Musikhaus Gisler AG</employer>, <start>Juli 2006</start> – <end>Juli 2009</end>, <place>Altdorf, UR</place></job>

## <h>Ausbildung</h>

- <edu>**<degree>CAS</degree> <field>Schulmanagement Musik</field>**: <school>Hochschule Luzern</school>, <start>September 2018</start> – <end>Juni 2019</end></edu>

- <edu>**<degree>Master of Arts</degree> in <field>Musikpädagogik</field>**: Hauptfach Klarinette <school>Zürcher Hochschule der Künste</school>, <start>2009</start> – <end>2011</end></edu>

- <edu>**<degree>Bachelor of Arts</degree> in <field>Musik</field>**: <school>Hochschule Luzern – Musik</school>, <start>September 2006</start> – <end>Juli 2009</end></edu>

- <edu>**Austauschsemester**: <school>Sibelius-Akademie</school>, <place>Helsinki</place>, <end>Frühling 2008</end></edu>

## <h>Sprachen</h>

*   <language>Deutsch</language> (<level>Muttersprache</level>)
*   <language>Italienisch</language> (<level>Fliessend</level>)
*   <language>Englisch</language> (<level>Gut</level>)
*   <language>Finnisch</language> (<level>Spuren</level>)

## <h>Was ich mitbringe</h>

### <h>Unterricht</h>

<skills>*   <skill>Gruppenunterricht</skill> (Täglicher Gebrauch)
*   <skill>Klassenmusizieren</skill>
*   <skill>Rhythmik</skill> (Solide Grundkenntnisse)
*   <skill>Instrumentenreparatur</skill> (kleine Sachen: Polster, Kork)

### <group>Technik</group>

*   <skill>Sibelius</skill>, <skill>MuseScore</skill>
*   <skill>Logic Pro</skill> (Solide Grundkenntnisse)
*   <skill>Scolaris</skill> (Schulverwaltung)</skills>

## <h>Wie ich unterrichte</h>

<summary>Ich glaube nicht an Talent, sondern an Dienstag und Donnerstag, 15 Minuten. Wer übt, spielt; wer spielt, bleibt.
Auftritte plane ich klein und oft: dreimal im Jahr Werkstattkonzert statt einmal das grosse Vorspiel mit Tränen.</summary>

<h>Kontakt</h>: <email>annalena.furrer@example.com</email>, <phone>079 000 44 81</phone>
