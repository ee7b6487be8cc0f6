Wiebke Tjarksen-Maaß
Justizfachangestellte, AG Nordstrandhafen (Schleswig-Holstein)

bisher
seit 1.2.21 Serviceeinheit Zivil, 2 von 5 Referaten (Ri Dr. Pohl, Ri'in Achterberg), E 8, 30 Std.
 Geschäftsgang, Fristen, Ladungen, Zustellungen, Kosten: nur Vorschüsse, Schlusskosten macht Kostenbeamter
 Protokoll in Sitzung 1–2 Tage/Wo., vom Diktat ins Reine – Verfügungen entwerfe ich n. Vorlage, Unterschrift Richter
 eAkte: Pilotgericht, ab 11/22. Ich: Anwenderbetr. f. unseren Flur (6 Pers.), Einführung lag bei der Gemeinsamen IT-Stelle. Altakten scannt Dienstleister
 Rückstand Kostenvorschuss-Mappe von 3 Wo. auf 4 Tage, zusammen mit Fr. Lüth
 Rechtsantragstelle: Vertretung, etwa alle 14 Tage ein Vormittag; Anträge nehme ich auf, Rechtspfleger entscheidet
 Azubi am Platz, je Block 6 Wo., ausbilden tut die Ausbildungsleitung

2017–1/21 dito Strafabt. (Ermittlungsrichter), Vollz. bis Geburt 2018, dann EZ 14 Mon., dann 50 %. Schreibdienst, Haftprüfungstermine. EDV MEGA
Mutterschutz-/Vertretung Grundbuch 10 Wo.: Einsicht, Abschriften, keine Eintragungen

Ausbildung 8/2014–1/2017 OLG-Bez., vorgezogene Prüfung, 9,2 Pkt befriedigend
Davor Au-pair in Cork 10 Mon, FOS-Reife 2013

Lehrgänge: Fachangest.-Aufstieg zum Justizfachwirt / Beamtenlaufbahn mD Bewerbung läuft. Gerichtsvollzieher: Eignungstest best., kein Platz 2025, Warteliste
Zeugenbetreuung Grundkurs 2 Tage. Datenschutz-Multiplikatorin i. Vertr.
Tempo 280 Anschl. / forumSTAR gut; Excel Pivot nein. Engl. B2 (Au-pair), Plattdt. versteh ich
Ehrenamt: Schöffin? – nein, Wahlhelferin 3x, davon 1x Schriftführerin
