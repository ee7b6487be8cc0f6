---
layout: page
title: CV
permalink: /lebenslauf/
---

# <name>Annika Wolfensberger-Thiel</name>

<email>annika@wolfensberger-thiel.example.org</email> · <phone>+49 351 000 0147</phone> · <place>Dresden</place>

## <h>Berufserfahrung</h>

- <job>**<title>Leitende Physiotherapeutin</title>**: <employer>Rehazentrum Elbhang</employer>, <start>September 2019</start> – <end>Aktuell</end>, <place>Dresden</place></job>

- <job>**<title>Physiotherapeutin</title>**: <employer>Praxis Querfeld GbR</employer>, <start>Mai 2015</start> – <end>August 2019</end>, <place>Dresden</place></job>

- <job>**<title>Mannschaftsbetreuerin</title>** (auf Honorarbasis): <employer>HC Sachsenfalken e. V.</employer>, <start>Dezember 2014</start> – <end>Mai 2018</end></job>

- <job>**<title>Dozentin für Anatomie</title>**: <employer>Heilpraktikerschule am Altmarkt</employer>, <start>Februar 2017</start> – <end>März 2017</end>, <place>Pirna</place></job>

- <job>**<title>Physiotherapeutin</title>**: <employer>Kurklinik Adlersberg</employer>, <start>Oktober 2011</start> – <end>April 2015</end>, <place>Bad Elster</place></job>

- <job>**<title>Praktikantin Bewegungsbad</title>**: <employer>Kurklinik Adlersberg</employer> <start>Juli 2010</start> – <end>Juli 2010</end>, <place>Bad Elster, Vogtland</place></job>

## <h>Ausbildung</h>

- <edu>**<degree>B.Sc.</degree> <field>Physiotherapie</field>**: berufsbegleitend [<school>Hochschule Muldental</school>][9], <start>Oktober 2015</start> – <end>Juli 2018</end></edu>

- <edu>**<degree>Staatlich anerkannte Physiotherapeutin</degree>**: [<school>Berufsfachschule Carus-Linde</school>][10], <start>September 2008</start> – <end>August 2011</end></edu>

- <edu>**<degree>Abitur</degree>**: <school>Gymnasium Plauen-Süd</school>, <end>2008</end></edu>

## <h>Zusatzqualifikationen</h>

* <cert><cname>Manuelle Therapie</cname> (Zertifikat <date>2014</date>)</cert>
* <cert><cname>KGG</cname> (<date>2016</date>)</cert>
* <cert><cname>Bobath für Erwachsene</cname> (<issuer>Akademie Linksufer</issuer>, <date>2021</date>)</cert>
* Osteopathie, Kurs 1 bis 3 von 10

## <h>Sprachen</h>

*   <language>Deutsch</language> (<level>Muttersprache</level>)
*   <language>Englisch</language> (<level>Fließend</level>)
*   <language>Tschechisch</language> (<level>Grundkenntnisse</level>)

## <h>Technik</h>

### <h>Praxis</h>

<skills>*   <skill>Theorg</skill> (Täglicher Gebrauch)
*   <skill>Heilmittelrichtlinie und Abrechnung</skill> (Solide Grundkenntnisse)
*   <skill>Dienstplanung</skill>, <skill>Isokinetik-Messung</skill> (Täglicher Gebrauch)
</skills>
## <h>Arbeitsweise</h>

### <h>Erst der Befund</h>

<summary>Erst zuhören, dann testen, dann anfassen. Ich schreibe den Befund so auf, dass die
Kollegin ihn am nächsten Tag ohne Rückfrage übernehmen kann.</summary>

### <h>Dann die Hausaufgabe</h>

Zwei Übungen, nicht zehn.

 [9]: http://hs-muldental.example.org
 [10]: http://bfs-carus-linde.example.org
