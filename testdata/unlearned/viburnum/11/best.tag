Lebenslauf

Persönliches
Katharina Wüstenhagen, Controllerin, geb. 1984 in Siegen, wohnhaft Kassel

Werdegang in Kürze: gelernte Industriekauffrau, berufsbegleitend studiert, seit zwölf Jahren im Controlling, zuletzt Werkscontrolling im Maschinenbau.

04/2018 – heute, Fuldatal Pumpenwerke GmbH, Werk Kassel
Werkscontrollerin. Das Werk hat 340 Mitarbeiter, die Gruppe insgesamt fünf Werke mit zus. 1.900. Ich berichte an den kaufm. Leiter, fachlich an das Gruppencontrolling in Göttingen.
- Monatsabschluss des Werks aus Controlling-Sicht, Bericht am 5. Arbeitstag (früher 8.), der Abschluss selbst liegt in der Buchhaltung
- Forecast quartalsweise, Budget jährlich; die Planungsprämissen gibt Göttingen vor
- Bestände: Reichweite von 74 auf 61 Tage innerhalb von 2 Jahren, gemeinsam mit Logistik; mein Anteil war die Auswertung der Langsamdreher
- Herstellkosten und Kalkulation für die Baureihen K und L (die Baureihe M macht der Kollege)
- Investitionsanträge bis 250 TEUR prüfe ich vor, freigegeben werden sie vom Werkleiter
- S/4HANA: Einführung läuft, ich bin Key-User CO, Go-live verschoben auf Juli. Customizing macht das Beratungshaus
- Werkstudent (1) zur Einarbeitung zugeordnet, sonst keine Personalverantwortung
- Power BI: zwei Berichte gebaut (Ausschuss, OEE), Datenmodell kam von der IT

09/2012 – 03/2018, Bringmann Verpackungen AG
Junior Controllerin, ab 2015 Controllerin Vertrieb. Deckungsbeitragsrechnung DACH, Provisionsabrechnung für 22 Außendienstler. Vertretung des Leiters im Urlaub (3 Wochen im Jahr). Wechsel von Excel-Planung zu Jedox als Testerin begleitet.

08/2004 – 08/2012, Siegthaler Armaturen, Ausbildung, dann Sachbearbeitung Kreditoren

Studium: Betriebswirtin (VWA), 2009–2012, Note 2,3. Kein Bachelor.
Weiterbildung: Controllers Stufe I–III von V bestanden (2016–2019). IFRS Zweitagesseminar 2020. Abschlüsse bei uns nach HGB.
Kenntnisse: SAP ECC CO/FI (CO sehr gut, FI Anzeige), Excel sehr gut inkl. Power Query, VBA Grundlagen
Englisch B2, lesend mehr; Telefonate mit dem Werk in Brünn alle zwei Wochen
