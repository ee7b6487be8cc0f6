<name>Korbinian Obermoser</name>
<headline>Tischlermeister · Betriebsleiter Innenausbau</headline>
<place>Rosenheim, Deutschland</place>

<h>ÜBER MICH</h>
<summary>Vom Lehrbub zum Betriebsleiter, alles in Holz. Seit dem Bandscheibenvorfall mehr Büro als Bank.</summary>

<h>BERUFSERFAHRUNG</h>

<job>5 Jahre und 3 Monate, <start>seit Okt. 2019</start>
<title>Betriebsleiter, Bereich Messe- & Ladenbau</title>
<employer>Staudacher Innenausbau GmbH</employer>
<point>14 Gesellen, 3 Lehrlinge, Umsatz ca. 3,2 Mio.</point>
<point>Umstellung auf 5-Achs-CNC und Arbeitsvorbereitung mit imos</point>
</job>
<job>2 Jahre, <start>Okt. 2017</start> - <end>Sep. 2019</end>
<title>Arbeitsvorbereiter</title> (m/w/d)
<employer>Staudacher Innenausbau GmbH</employer>
</job>
<job>4 Jahre und 1 Monat, <start>Sep. 2013</start> - <end>Sep. 2017</end>
<title>Selbstständiger Tischlermeister</title>
<employer>Obermoser Möbelbau e. K.</employer>
<point>Einzelmöbel, Stiegen, Altbaufenster. Zu zweit mit meinem Cousin.</point>
</job>
<job>3 Jahre, <start>Aug. 2009</start> - <end>Juli 2012</end>
<title>Schreinergeselle</title>
Fa. <employer>Anton Pichler</employer>, Bau- und Möbelschreinerei (heute: Pichler & Söhne KG)
<place>Kufstein, Österreich</place>
</job>
<job>8 Monate
<title>Geselle auf der Walz</title>
verschiedene Betriebe in Südtirol, Graubünden und Dänemark
</job>
<h>AUSBILDUNG</h>

<edu>11 Monate, <start>Sep. 2012</start> - <end>Juli 2013</end>
<field>Tischlerhandwerk</field>
<school>Meisterschule für Schreiner Ebern</school>
<degree>Meisterbrief (HWK)</degree>, <grade>Bayerischer Meisterpreis</grade>
</edu>
<edu>3 Jahre, <start>2006</start> - <end>2009</end>
<degree>Lehre als Schreiner</degree>
<school>Berufsschule I Rosenheim</school>, Betrieb: Schreinerei Huber, Prien
<point>Gesellenstück: Sekretär in Zwetschge, Innungssieger</point>
</edu>
<edu>1 Semester
<field>Holztechnik</field> (abgebrochen)
<school>Hochschule Rosenheim</school>
</edu>
<h>FÄHIGKEITEN</h>
<skills><skill>imos</skill>, <skill>CNC (Homag)</skill>, <skill>Kalkulation</skill>, <skill>Aufmaß mit Flexijet</skill>, <skill>Lehrlingsausbildung</skill>
</skills>
<h>SPRACHEN</h>
<language>Deutsch</language> (<level>Muttersprache</level>)
<language>Italienisch</language> (<level>Grundlagen</level>)

<h>ORGANISATIONEN</h>
<other>Schreiner-Innung Rosenheim, Prüfungsausschuss</other>
