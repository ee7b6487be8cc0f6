+++ SOFORT +++ <title>Sicherheitsmitarbeiter (m/w/d) Objektschutz / Empfang</title> +++ <place>Leipzig-Nord, Chemiepark</place> +++
Firma: <employer>Vigilantis Sachsen Sicherheitsdienste GmbH</employer> / Anzeigen-ID 10000-1198-S / Arbeitszeit: Vollzeit, Schicht, Wochenende, Nacht / Befristung: 12 Monate mit Option auf Übernahme / Gehalt: <pay>ab 16,00 € Std. + Zuschläge 25 % Nacht, 50 % Sonntag, 100 % Feiertag</pay>

Stellenbeschreibung

Sie suchen etwas Festes und schlafen tagsüber gut? Dann lesen Sie weiter. Am Standort eines großen Chemieunternehmens verstärken wir unser 24-köpfiges Team.

Tätigkeiten
-<duty>Ein- und Ausgangskontrollen von Personen und LKW</duty>
-<duty>Kontrollgänge mit Wächterkontrollsystem</duty>
-<duty>Schlüsselverwaltung und Besucherempfang</duty> (auch englischsprachige Monteure)
-<duty>Erstmaßnahmen bei Alarm, Brand oder Unfall</duty>, danach übernimmt die Werkfeuerwehr
-<duty>Wachbuch am PC führen</duty>

Voraussetzungen
-<licence c="must" g="1">Sachkundeprüfung nach § 34a GewO</licence>. Unterrichtung allein reicht hier leider NICHT. Alternativ <licence c="must" g="1">GSSK</licence> oder <licence c="must" g="1">Fachkraft / Servicekraft für Schutz und Sicherheit</licence>
-Eintrag im Bewacherregister möglich, d.h. <licence c="must">einwandfreies Führungszeugnis</licence>, <must>keine Einträge in den letzten 5 Jahren</must>
-<lang c="must">Deutsch mind. B2 in Wort und Schrift</lang>, <lang c="must">einfaches Englisch</lang>
-<licence c="must">Führerschein Klasse B</licence>, da Revierfahrten; bei Bewerbern aus Wiederitzsch/Seehausen ist ein Pkw nicht nötig, sonst kommt man zur Frühschicht nicht hin
-<must>Schichtbereitschaft</must>
-<must>Gepflegtes Auftreten</must>, <must>Zuverlässigkeit</must>
-<must>PC-Grundkenntnisse</must>

Von Vorteil, jedoch keine Bedingung
-<licence c="nice">Ersthelfer</licence> oder <licence c="nice">Brandschutzhelfer</licence> (sonst Kurs bei uns)
-<nice>Erfahrung im Werkschutz</nice>
-<nice>Ortskenntnis Chemiepark</nice>

Berufserfahrung ist nicht erforderlich! Eingearbeitet wird 5 Schichten lang zu zweit. Es handelt sich um einen unbewaffneten Dienst, eine <no>Waffensachkunde</no> brauchen Sie nicht. Ebenso keine <no>Hundeführer</no>, die stellt der Kunde selbst. Videotechnik: die <no>Leitstelle</no> ist ein anderes Team mit eigener Ausschreibung.

Wir bieten
Tariflohn Sachsen plus Objektzulage, pünktlich am 10., 28 Tage Urlaub, Dienstkleidung inkl. Winterjacke, feste Schichtfolge 4/3, Dienstplan 6 Wochen im Voraus, Zuschuss Jobticket, Aufstieg zum Schichtführer; den <no>Meister für Schutz und Sicherheit</no> finanzieren wir bei Bindung von 2 Jahren

Bewerbung
Telefonisch Mo-Fr 8-15 Uhr bei Frau Szczepanek, per Mail an leipzig@vigilantis.example.com (Lebenslauf + Nachweis Sachkunde) oder einfach vorbeikommen mittwochs 13-17 Uhr, Ausweis mitbringen. Auch für Bezieher von Bürgergeld, Rentner mit Lust auf Teilzeit bitte gesondert anfragen. Alle Bewerber sind uns unabhängig von Geschlecht, Herkunft, Religion, Alter willkommen.
