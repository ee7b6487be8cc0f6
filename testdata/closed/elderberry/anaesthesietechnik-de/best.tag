Ayşe Röttgerding
Anästhesietechnische Assistentin (ATA), staatl. anerk. 2022
Kassel

BERUF
Klinikum Fuldaaue, Kassel (Maximalversorger) — ATA Zentral-OP, 0,75-Stelle seit 4/2024 (vorher Vollzeit), angestellt seit 10/2022
8 Säle; feste Einteilung Unfall + HNO, Herz nur im BD mitgelaufen (3x)
Narkosevorbereitung, Ein-/Ausleitung assistieren, RSI, schwieriger Atemweg (Videolaryngoskop anreichen, FOI bereitstellen)
AWR: springe ein, im Schnitt 2 Schichten/Mon.
Gerätebeauftragte Perfusoren; für Narkosegeräte ist es Kollege Timo
PDK: nur steril anreichen. ZVK ebenso. PVK lege ich selbst, arteriell nicht
BD 4–5/Mon., allein ab 22 Uhr, OA im Haus
Praxisanleitung: WB 300 h, 180 h absolviert, Rest bis Juni. Schüler laufen mit, Bewertung schreibt die PAL
BtM: Gegenzeichnung, Schlüssel hat die Leitung
Umstellung Patientendatenmanagement (COPRA): Multiplikatorin 1 von 12, Projekt IT + Hersteller
AG „Lachgas weg": Idee vom OA; ich hab die Verbrauchszahlen gesammelt, minus 60 % in 1 Jahr in unseren 2 Sälen

Ausb. ATA 10/2019–9/2022 DKG-Schule Kassel, gesamt 2,1; Facharbeit über Hypothermie. Außeneinsatz 6 Wo. Intensiv, 4 Wo. Endoskopie, Rettungswache 1 Wo. hospitiert
Davor: FSJ im Altenheim 2018/19, 1 Sem. Pharmazie (abgebr.)
Abi 2018

Fortb.: ACLS Provider (gültig bis 8/26), PALS geplant. Sachkunde Sterilgut FK1 – nein, nur Tageskurs. MPG-Einweisungen: 14 Geräte
Türkisch Mutterspr., dolmetsche manchmal bei Aufklärung inoffiziell (zählt nicht als Aufklärung), Arabisch ein paar Wörter
