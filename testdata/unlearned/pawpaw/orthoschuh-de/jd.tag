<employer>Fußwerk Brandtner e. K.</employer>
Orthopädie-Schuhtechnik seit 1931 · zwei Läden, eine Werkstatt, elf Leute

Wir suchen zum 1. Oktober oder früher

<title>Orthopädieschuhmachermeister (m/w/d)</title>
für unsere Werkstatt in <place>Bamberg</place>, unbefristet, Vollzeit oder 32 Stunden

Warum die Stelle frei ist? Unser Werkstattmeister geht nach 34 Jahren in Rente und möchte seinem Nachfolger noch ein paar Monate über die Schulter schauen. Oder seiner Nachfolgerin, das ist uns gleich.

Das erwartet Sie
– Sie <duty>fertigen und verantworten orthopädische Maßschuhe vom Maßnehmen bis zur Abnahme</duty>
– Sie <duty>versorgen Diabetiker und Rheumatiker in Absprache mit den Praxen</duty>, einmal die Woche in der Fußambulanz des Klinikums
– Sie <duty>leiten eine Werkstatt mit vier Gesellen und zwei Azubis</duty>
– Sie <duty>prüfen Kostenvoranschläge und sprechen mit Kassen und Medizinischem Dienst</duty>

Das bringen Sie mit
– <degree c="must">Meisterbrief im Orthopädieschuhmacherhandwerk</degree> (ohne den dürfen wir Sie als fachliche Leitung nicht melden)
– mindestens <years n="5" of="orthopädischer Maßschuhbau">fünf Jahre Praxis im orthopädischen Maßschuhbau</years>
– sicher im <must>Leistenbau</must> und im <must>Bodenbau</must>; <nice>Schaftmodellieren</nice> ist schön, wir haben aber eine Schäftemacherin
– <must>diabetesadaptierte Fußbettungen</must> und <must>Einlagen nach Maß</must>
– <must g="1">Pedographie</must> oder eine andere <must g="1">elektronische Fußdruckmessung</must>
– <must>Zurichtungen am Konfektionsschuh</must>, von der Abrollrampe bis zur Verkürzung
– Sie kennen das <must>Hilfsmittelverzeichnis (PG 31 und PG 08)</must> und haben schon <must>Kostenvoranschläge</must> geschrieben
– Freude am <must>Ausbilden</must>
– <licence c="must">Führerschein Klasse B</licence>, wir fahren auch zu Altenheimen
– <lang c="must">gutes Deutsch</lang>, denn unsere Kunden hören oft schlecht und fragen dreimal

Gern gesehen: <nice>CAD-Einlagenkonstruktion</nice> und Umgang mit einer <nice>Fräse</nice>, Erfahrung mit <nice>Carbon- oder Prepreg-Technik</nice>, <nice>Laufbandanalyse</nice>. <nice>Podologie</nice> im Haus zu haben wäre ein Traum.

Was Sie nicht müssen: <no>Buchhaltung</no> und <no>Lohnabrechnung</no> macht das Büro. Den <no>3D-Fußscanner</no> bekommen wir erst im Winter, die Schulung zahlt der Hersteller für alle.

Wir zahlen <pay>4.200 bis 4.900 Euro brutto</pay> je nach Erfahrung, 29 Tage Urlaub, freitags ab 13 Uhr ist zu, Fortbildungen bei voller Bezahlung, Fahrradleasing. Beim Umzug helfen wir, eine Wohnung über dem zweiten Laden steht zurzeit leer.

Bewerbung bitte formlos an werkstatt@example.org oder einfach vorbeikommen. Ein Foto brauchen wir nicht, zwei Arbeitsproben (Bilder genügen) sehr gern. Ansprechpartnerin: Hedwig Brandtner.
