Wir suchen zum nächstmöglichen Zeitpunkt für unser Dialysezentrum in <place>Bad Oeynhausen</place>

<title>Pflegefachkraft Dialyse (m/w/d)</title>
Vollzeit oder Teilzeit ab 50 %

Das <employer>Nierenzentrum am Wiehenpark MVZ GmbH</employer> betreut mit vier Ärztinnen und 31 Pflegekräften rund 140 Hämodialyse- und 18 Peritonealdialysepatienten. Nachtdienste? Gibt es bei uns nicht. Geteilte Dienste auch nicht. Sonntags ist zu.

Darauf können Sie sich freuen
✓ Früh (6:00–13:30) oder Spät (13:00–20:30), Dienstplan 8 Wochen im Voraus
✓ <pay>3.750 – 4.300 € brutto</pay> plus Dialysezulage, 30 Tage Urlaub
✓ Jobrad, Obstkorb (ja wirklich), betriebliche Altersvorsorge
✓ wir finanzieren Ihnen die <no>Fachweiterbildung Nephrologie</no>, die müssen Sie also nicht mitbringen

Darauf freuen sich unsere Patienten
✓ <duty>An- und Ablegen der Dialysen</duty> an Shunt und Katheter
✓ <duty>Überwachung der Behandlung und Eingreifen bei Komplikationen</duty> wie Blutdruckabfall
✓ <duty>Schulung von Heimdialysepatienten</duty> und ihrer Angehörigen
✓ <duty>Dokumentation</duty> im System (<must>EDV-Kenntnisse</must> reichen, das Programm Nephro7 zeigen wir)
✓ <duty>Aufrüsten und Desinfizieren der Geräte</duty>; <no>Reparatur und Wartung</no> macht die Technik

Das sollten Sie mitbringen
✓ <degree c="must">abgeschlossene Ausbildung als Gesundheits- und Krankenpfleger/in, Altenpfleger/in oder Pflegefachfrau/-mann</degree>
✓ mind. <years n="1" of="Pflege nach dem Examen">1 Jahr Berufserfahrung</years> nach dem Examen; Erfahrung in der <nice g="1">Dialyse</nice> oder <nice g="1">Intensivpflege</nice> ist toll, aber nicht Bedingung
✓ <must g="2">Punktionserfahrung</must> bzw. <must g="2">sicherer Umgang mit venösen Zugängen</must>
✓ <must>Hygienebewusstsein</must>, <must>Einfühlungsvermögen</must> – manche Patienten sehen Sie 3x die Woche über 10 Jahre
✓ <lang c="must">Deutsch mind. B2</lang>, <lang c="nice">Türkisch oder Russisch</lang> hilft im Alltag
✓ <must>Teamgeist</must> und <must>Humor</must>
✓ Nachweis der Masernimmunität (gesetzlich)

Klingt gut? Dann kurz anrufen bei unserer Pflegedienstleitung Sabine Kötterjohann, 05731 555 014, oder Lebenslauf (Foto & Anschreiben nicht nötig) an pflege@nz-wiehenpark.example.org. Hospitation jederzeit möglich. Schwerbehinderte werden bei gleicher Eignung bevorzugt.
