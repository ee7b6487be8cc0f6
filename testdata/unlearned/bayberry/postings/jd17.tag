AMTLICHE MITTEILUNG – Zugestellt durch Post.at
<employer>Marktgemeinde Neuhofkirchen an der Krems</employer>, OÖ

STELLENAUSSCHREIBUNG

Gemäß §§ 8 und 9 Oö. Gemeinde-Dienstrechts- und Gehaltsgesetz 2002 i.d.g.F. gelangt folgender Dienstposten
zur Ausschreibung:

<title>Gruppenführende pädagogische Fachkraft im Kindergarten</title> (w/m/d)

Dienstort:            <place>Kindergarten Sonnleiten, Neuhofkirchen</place>
Beschäftigungsausmaß: 30 Wochenstunden (75 %), davon 5 Stunden gruppenarbeitsfreie Dienstzeit
Dienstbeginn:         1. September 2025
Dauer:                vorerst befristet auf ein Jahr (Karenzvertretung)
Einstufung:           <pay>KBP 1, mindestens € 2.586,40 brutto</pay> bei 30 Stunden

Aufgaben
- <duty>Führung einer Regelgruppe mit max. 23 Kindern von 3 bis 6 Jahren</duty>
- <duty>Planung, Durchführung und Dokumentation der Bildungsarbeit</duty>
- <duty>Entwicklungsgespräche mit den Eltern</duty>
- <duty>Sprachstandsfeststellung mit <must>BESK KOMPAKT</must></duty>
- <duty>Anleitung der pädagogischen Assistenzkraft und der BAfEP-Praktikantinnen</duty>

Allgemeine Voraussetzungen
- <permit>österreichische Staatsbürgerschaft oder unbeschränkter Zugang zum österreichischen Arbeitsmarkt</permit>
- <lang c="must">sehr gute Deutschkenntnisse</lang>
- volle Handlungsfähigkeit, <must>einwandfreies Vorleben</must>
- bei männlichen Bewerbern: abgeleisteter Präsenz- oder Zivildienst

Besondere Voraussetzungen
- <degree c="must">Reife- und Diplomprüfung einer BAfEP oder Abschluss des Kollegs für Elementarpädagogik</degree>
- Kenntnis des <must>bundesländerübergreifenden BildungsRahmenPlans</must>
- <licence c="must">Erste-Hilfe-Kurs für Kindernotfälle (nicht älter als 2 Jahre)</licence>; kann bis Dienstbeginn nachgeholt werden
- <must>Teamfähigkeit</must>, <must>Geduld</must>, <must>wertschätzender Umgang mit Kindern</must>

Erwünscht sind
- ein <nice>Instrument zur Liedbegleitung</nice>
- <licence c="nice">Zusatzausbildung Früherziehung</licence>
- Erfahrung mit <nice>Waldtagen</nice> (der Kindergarten geht jeden Donnerstag hinaus)

<no>Berufserfahrung</no> wird NICHT vorausgesetzt, Berufsanfänger*innen sind ausdrücklich eingeladen. Kenntnisse in
<no>KidsFox</no> sind nicht nötig, die Einschulung übernimmt die Leiterin. Für Kinder mit erhöhtem Förderbedarf
kommt die Fachberatung für Integration ins Haus, eine Ausbildung in <no>Inklusiver Pädagogik</no> wird daher nicht
verlangt.

Ihre Bewerbung richten Sie bitte unter Verwendung des Bewerbungsbogens (Bürgerservice, Zi. 3, oder Homepage) samt
Geburtsurkunde, Staatsbürgerschaftsnachweis, Zeugnissen und Lebenslauf bis spätestens Freitag, 16. Mai 2025,
12.00 Uhr an das Marktgemeindeamt. Später einlangende Bewerbungen können nicht berücksichtigt werden. Das Auswahl-
verfahren (Objektivierung) besteht aus einem Hospitationsvormittag und einem Gespräch vor dem Personalbeirat.

Der Bürgermeister:
Ing. Leopold Mitterhuemer eh.
