<name>Dörte Kallmeyer-Ahrens</name>
<headline>Kreditanalystin Marktfolge Aktiv</headline>
<place>38640 Goslar</place> // <phone>0176 0002 3381</phone> // <email>d.kallmeyer@example.com</email>
<status>Jahrgang 1985, deutsch</status>

Seit zwölf Jahren arbeite ich in der Marktfolge einer Genossenschaftsbank. Ich votiere im zweiten Votum, bewerte Sicherheiten, bestelle Grundschulden und bin Ansprechpartnerin für unsere Berater, allerdings ausschließlich für private Baufinanzierungen.

<job><employer>Steinfeld-Innerste Bank eG</employer> | <title>Kreditanalystin Marktfolge Aktiv, private Immobilienfinanzierung</title> | <start>2013</start> – <end>heute</end>
Dort prüfe ich <point>Einkommen, Haushaltsrechnung und Schufa bei Baufinanzierungen bis 900.000 Euro</point>, <point>gebe das zweite Votum ab</point> und <point>erstelle Beschlussvorlagen für den Vorstand</point>. <point>Jährlich sind das rund 260 Anträge.</point> <point>Grundschulden, Bürgschaften und Abtretungen bereite ich selbst vor.</point> <point>Im Projekt „Baufi digital“ habe ich zwei neue Kolleginnen angelernt.</point></job>

<job><employer>Steinfeld-Innerste Bank eG</employer> | <title>Serviceberaterin</title> | <start>2008</start> – <end>2013</end>
<point>Kasse, Kontoführung, Zahlungsverkehr in der Filiale Langelsheim</point>, <point>dazu ab 2011 die Urlaubsvertretung in der Kreditsachbearbeitung für Verbraucherdarlehen</point></job>

Was mich reizt: nach so vielen Häuslebauern möchte ich gern in das gewerbliche Geschäft wechseln. Eine Einarbeitung in die Analyse von Bilanzen würde ich mir wünschen.

<h>Abschlüsse:</h> <edu><degree>Bankkauffrau</degree> (<school>IHK Braunschweig</school>, <end>2008</end>)</edu>; <edu><degree>Bankfachwirtin</degree> (<school>IHK</school>, <end>2012</end>)</edu>; <edu><degree>Bankbetriebswirtin</degree> (<school>Genossenschaftsakademie Wesertal</school>, <end>2017</end>)</edu>
<h>Fortbildung:</h> <cert><cname>MaRisk und § 18 KWG kompakt</cname> (<date>2023</date>)</cert>, <cert><cname>Beleihungswertermittlung Wohnimmobilien</cname> (<date>2019</date>)</cert>
<h>Kenntnisse:</h> <skills><skill>agree21</skill>, <skill>Excel</skill>, <skill>MaRisk</skill>, <skill>Grundschulden</skill>, <skill>Bürgschaften</skill>, <skill>KfW-Wohngebäudeförderung</skill></skills>
<h>Eintritt:</h> <status>drei Monate zum Quartalsende</status>
