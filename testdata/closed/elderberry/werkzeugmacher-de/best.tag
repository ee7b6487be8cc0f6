Lebenslauf   Jörn Habichtswaldt, Werkzeugmacher, 58xxx Lüdenscheid

Seit 10/2016 Fa. Brockhülser Stanztechnik GmbH (ca. 140 MA), Werkzeugbau, 11 Leute
- Folgeverbundwerkzeuge bis 1,2 m, Reparatur + Neubau ca. 70/30
- Konstruktion macht Hr. Siepmann; ich mache Änderungen am 2D, NX nur Viewer
- Drahterodieren (Sodick) ja, Senkerodieren nur Einrichten unter Anleitung
- HSC-Fräse Röders: programmiert wird im CAM-Büro, ich fahre ein u. korrigiere
- seit 2021 stellv. Gruppenleiter, keine Personalverantw., Urlaubsplan macht der GL
- Rüstzeit Presse 4 von 50 auf 32 min (SMED-Team, 5 Leute, Leitung Berater)
- 2 Azubis fachlich betreut, AEVO: Lehrgang besucht, Prüfung Feb. nochmal (1. Anlauf schriftl. nicht bestanden)
- Probe-Abmusterung beim Kunden in Puebla, 2x je 1 Wo., mit Projektleiter
- Spätschicht jede 3. Wo., nachts nie

2012–2016 Gesenkbau Ohlenkamp, Plettenberg. Polieren, Tuschieren, Montage. Insolvenz 9/16. Letztes Halbjahr Kurzarbeit 50 %

2011/12 Zeitarbeit (Kunststoffspritzguss, 7 Mon., Formen säubern/rüsten)

Ausbildung Werkzeugmechaniker FR Stanztechnik 2007–2011 (3,5 J., um ½ J. verlängert), Abschlussnote 3
Realschule 2007

Weiterb.: Industriemeister Metall IHK – BQ bestanden 2024, HQ läuft (Abend), Prüfung Herbst
Kran flurgesteuert, Stapler. Sicherheitsbeauftragter: Stellvertretung
Messen: Höhenmesser, Zeiss-3D nur fertige Programme starten
SAP PM: Rückmelden. Englisch: mit Händen u. Füßen
Vorschlagswesen: 9 eingereicht, 4 umgesetzt, 1 prämiert (600 €)
