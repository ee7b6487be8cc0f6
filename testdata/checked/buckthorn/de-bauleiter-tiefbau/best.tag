Dipl.-Ing. (FH) Torsten Hagedüwel
Bauleiter Tiefbau / Kanalbau
geb. 1981, Celle, Tel. 0151 0000 3217

Kurz: seit 2007 im Tiefbau, davon 10 J. als BL. Schwerpunkt Kanal, Wasserleitung, Straßenneubau kleinere Lose. Kein Brückenbau.

Berufsweg
04/2015 – heute  Heidebau Rütter GmbH, Celle (85 MA)   Bauleiter
- 3–4 Baustellen parallel, Auftragssummen 0,4 bis 2,8 Mio €
- Kanalsanierung Südstadt Los 2 (1,9 Mio, 2,3 km DN 300–800): fertig 6 Wo. vor Termin. Los 1+3 hatte ein Kollege
- 2 Poliere, 12–16 gewerbl. MA auf den Baustellen; disziplinarisch beim Oberbauleiter
- Nachträge: 2023 rd. 310 T€ gestellt, 240 T€ anerkannt
- Abrechnung nach REB, Aufmaß m. GNSS-Rover (Vermesser prüft bei öff. AG)
- Umstieg auf iTWO: war Testanwender, Einführung machte die EDV + Berater
- Vertretung Oberbauleiter im Urlaub, ca. 5 Wo/Jahr
- Rohrvortrieb DN 1000, 1x, Nachunternehmer hat gepresst, ich hab koordiniert
- SiGeKo: Lehrgang Teil 1 (Arbeitsschutz) gemacht, Teil 2 geplant Herbst
- ausgebildet: nein, aber Praktikanten (bisher 4)

2010 – 03/2015  Allermann Wegebau KG, Gifhorn  Abrechner, ab 2013 Jungbauleiter
- Abrechnung für bis zu 6 Bst., RIB Arriba
- als Jung-BL Wohngebiet "Am Sandberg" (38 Bauplätze) unter Anleitung

2007 – 2009 Planungsbüro Weddig, Braunschweig – Zeichnen/ Mengen, befristet

Ausbildung
Studium Bauing. FH Nordheide, Abschluss 2007, Note 2,4
Gesellenbrief Straßenbauer 2002
Asbest TRGS 519 Anl. 4C – abgelaufen 2022
MVAS 99 gültig, Güteschutz Kanalbau Schulung (2 Tg)

Sonst
iTWO, Arriba, MS Project (einfache Balkenpläne), AutoCAD lesen u. kleine Änderungen. FS B, BE. Englisch Schule. Polnisch: paar Brocken
