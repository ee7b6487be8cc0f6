Dr. rer. nat. Thekla Wischnewski
Leverkusen / t.wischnewski@labornetz.example / 0214 555 0183

Chemikerin Analytik, Prozessanalytik, GMP

STATIONEN

Rheinauer Feinstoffe GmbH, Werk Monheim - Teamleiterin Analytik QK      03/2020-heute
- 6 Laborantinnen/Laboranten + 1 Azubi fachlich; disziplinarisch der Laborleiter (Dr. Hees)
- HPLC (Agilent), GC-FID, KF; LC-MS steht in der Zentralanalytik, wir schicken Proben hin
- Methodenvalidierungen nach ICH Q2: 11 geschrieben, 8 genehmigt, 3 in Review
- Freigabe der Rohstoffe (ca. 340 Chargen/Jahr) im Vier-Augen-Prinzip; Produkte gibt die QP frei
- OOS-Quote Wareneingang 4,1 -> 2,6 % (2021-23), Lieferantenwechsel durch Einkauf + meine Trendauswertung
- LIMS-Wechsel (LabWare): Key-Userin, 1 von 4 Werken; Projekt v. Konzern-IT
- NIR-Inline-Messung an Reaktor 3: Machbarkeit ja, Investantrag gestellt
- FDA-Inspektion 2022: stand für Fragen zu meinem Labor bereit, 0 Critical, 2 Minor
- Budget Verbrauchsmittel Labor 180 T€, Freigabe bis 2 T€

Hochschule Ruhrbergen, Doktorandin/wiss. MA (50 %)     2016-2020
- Diss.: Chirale Trennung mit SFC, "magna cum laude"
- 4 Paper, 2x Erstautorin. Betreuung 3 Bachelorarb.

Praktikum: 6 Wo. Kläranlage Emsaue (2013), TOC, Ammonium

AUSBILDUNG
M.Sc. Chemie 2016 (1,4), B.Sc. Chemie 2013 (1,9), beides HS Ruhrbergen
Sachkunde § 5 ChemVerbotsV abgelegt 2021
Qualitätsauditorin (DGQ) - 2 von 4 Modulen
Green Belt: Projekt läuft, Zert. folgt

SONST
Empower 3, Chromeleon nur gesehen. Minitab Grundkurs. SAP QM Prüflose
Englisch C1, Russisch Muttersprache (mündl.), Französisch A2
Sicherheitsbeauftragte für Gebäude 4 (bis 2023)
