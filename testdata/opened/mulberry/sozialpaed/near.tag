<name>Lukas Imfeld</name> / <place>Köniz</place> / <phone>+41 78 555 01 09</phone> / <email>l.imfeld@example.org</email>

<headline>Fachmann Betreuung auf dem Weg in die Sozialpädagogik</headline>

<h>WO ICH ARBEITE</h>
<job><employer>Jugendwohnen Scheuermatt</employer>, <place>Bern</place> – <title>Fachmann Betreuung / Miterzieher</title> (<start>August 2020</start> bis <end>heute</end>)
1. <point>Alltag mit neun Jugendlichen zwischen 12 und 18, Nacht- und Wochenenddienste, Pikett</point>
2. <point>Co-Bezugsperson für zwei Jugendliche, Bezugspersonenarbeit unter Anleitung der Sozialpädagogin</point>
3. <point>Zusammenarbeit mit Eltern und Behörden: Teilnahme an Standortgesprächen, Beiträge zu Berichten an die KESB</point>
4. <point>Förderplanung und Falldokumentation in KISS</point>
5. <point>Deeskalation in Krisen, interner Ansprechpartner für Vorfälle</point>
6. <point>Leitung der Klettergruppe (Erlebnispädagogik) jeden zweiten Samstag</point></job>

<h>WO ICH VORHER WAR</h>
<job><employer>Tagesschule Steinhölzli</employer>, <place>Liebefeld</place> – <title>Betreuer</title> (<start>2017</start> bis <end>2020</end>)
1. <point>Mittagstisch und Nachmittage für 25 Schulkinder, Hausaufgabenhilfe</point>
2. <point>Ferienwoche Herbst 2018 und 2019 im Leitungsteam vorbereitet und begleitet</point></job>

<h>WAS ICH GELERNT HABE</h>
<edu><degree>Fachmann Betreuung EFZ</degree>, Fachrichtung <field>Kinder</field>, <school>BFF Bern</school>, <end>2017</end></edu>
<cert><cname>Weiterbildung Neue Autorität</cname>, <issuer>INA Bern</issuer>, <date>2023</date></cert>
<cert><cname>Leiter J+S Sportklettern</cname>, <date>2022</date></cert>
Aufnahmeprüfung HF Sozialpädagogik geplant für 2026

<h>WAS ICH SPRECHE UND FAHRE</h>
<language>Deutsch</language> (<level>Mundart und Schrift</level>), <language>Französisch</language> (<level>C1</level>, Mutter aus Moutier); <status>Führerausweis B</status>
