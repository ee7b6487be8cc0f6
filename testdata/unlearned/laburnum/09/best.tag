LEBENSLAUF
Svenja Hollerkamp, geb. 1991, Hannover, svenja.hollerkamp@postfach.example

Was ich mache: Datenanalyse in der Schadenversicherung (Kfz, Haftpflicht). SQL jeden Tag, Python regelmäßig, R aus dem Studium, heute kaum noch.

Leinetal Versicherung a.G., Hannover
Data Analyst, Abt. Schaden-Controlling, seit 10/2019 (80 % seit Elternzeit 2022, Elternzeit 14 Monate)
- monatl. Reporting Schadenquoten Kfz, ca. 25 Empfänger
- Umstellung Excel-Berichte auf Power BI: 18 von 40 Berichten fertig, Rest läuft
- Betrugserkennung: Modell (XGBoost) kommt von der Data Science, ich baue die Features in SQL/dbt und prüfe die Treffer mit der Fachabteilung. Trefferquote bei geprüften Fällen von 11 auf 19 %
- DWH (Exasol), Lesezugriff; ETL macht die IT. dbt-Modelle: 30 eigene
- Datenqualität: Regelkatalog mitgeschrieben (wir waren zu dritt)
- Vertretung der Gruppenleitung im Sommer, je 2–3 Wo., fachlich
- Solvency-II-Zulieferung: 2 Meldebögen, Freigabe Aktuariat
- Power-BI-Schulung für Kollegen, 4 Termine à 2 Std, 35 Leute insg.

Werkstudentin, Moorbach Marktforschung, 2017–2019
- SPSS-Tabellen, Fragebogen-Programmierung nach Vorlage
- Ad-hoc-Auswertungen für 2 Kunden (Energie, Handel)

Callcenter im Schadenfall-Service, Leinetal, 2013–2016 (Teilzeit)

Ausbildung
M.Sc. Statistik, Uni Weserstadt, 2019, Note 2,1; Masterarbeit "Fehlende Werte in Paneldaten" (1,7)
B.Sc. Wirtschaftsmathematik ebd., 2016
Kauffrau für Versicherungen und Finanzen IHK 2013

Kurse
Microsoft PL-300 (bestanden 02/2023)
dbt Fundamentals, Online, ohne Prüfung
Scrum: ein Tag intern

Sonstiges: Englisch B2, Niederländisch Anfänger. Git Grundlagen. Tableau nur Testlizenz.
