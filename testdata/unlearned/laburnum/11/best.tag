Jannik Oberdieck
Fluggerätmechaniker (Fachr. Instandhaltungstechnik)
Raum Hamburg – Schichtbereit – ZÜP vorhanden

LIZENZ
Part-66 Cat A (A320fam Tätigkeiten lt. Firmenberechtigung). Module für B1.1: 9 von 13 bestanden, M7 + M11 offen bzw. im Okt. Kein B1, kein Type Rating eingetragen. 
A320 Theoriekurs (T1/T2) CFM56 besucht 2023, Praxisteil fehlt noch

FIRMEN
Nordalster Technik GmbH, Part-145, Hamburg, Line + Base, seit 05/2018
Mechaniker, seit 2021 Cat-A-Freigabeberechtigter
* Line: Daily/Weekly Checks, Radwechsel, Bremsen, Kabinenmängel – CRS nur für meine A-Tätigkeiten, alles andere unterschreibt der B1
* Base: C-Checks A319/A320, ca. 6 pro Winter. Schwerpunkt Fahrwerk. Boroskop: zugesehen und 2x unter Aufsicht selbst
* Triebwerkswechsel CFM56: 3x mitgemacht, 5er-Team
* AOG-Einsätze, ca. 4/Jahr, Europa
* Werkzeugkontrolle Base-Halle 2 (FOD-Beauftragter), Nebenfunktion
* AMOS: Karten abschließen, Material bestellen. Planung macht PPC
* seit 2022 Azubi-Pate, immer 1 Azubi gleichzeitig, Ausbilder ist jemand anders
* 2 Meldungen im SMS, eine führte zu geänderter Jobcard (Radbremse)

Ausbildung Elbmarsch Aero Services, Lübeck 09/2014–02/2018
 Turboprop (ATR 42/72), Abschluss IHK 84 Pkt, verkürzt nein
 nach der Lehre 2 Mon. befristet übernommen (bis 04/2018)

SCHULUNGEN
Human Factors, EWIS Gr. 1+2, Fuel Tank Safety L2, alle jährl./2-jährl. aufgefrischt, aktuell
Composite-Reparatur, Grundkurs 3 Tage
Hubarbeitsbühne, Stapler

SPRACHEN Deutsch, Englisch (B1, technische Doku problemlos)

Meister? Techniker? – Techniker Luftfahrt Abendschule 2. von 4 Jahren
