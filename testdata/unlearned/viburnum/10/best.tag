Hebamme Svenja Abeling
Oldenburg  -  s.abeling@post.example  -  FS Kl. B, eigenes Auto

Wiedereinstieg: bin seit Jan. nach 4 J. Elternzeit/Pflege wieder da, erst 50 %, ab Herbst gern 75 %.

JETZT
Klinikum Hunteaue, Kreißsaal (Level 2, ca. 1.150 Geb./J.), Hebamme 50 %, seit 01/24
 - Schichtdienst, 4 Nächte im Monat
 - bisher 31 Geburten in eigener Betreuung seit Wiedereinstieg, die ersten 8 davon mit Kollegin im Rücken (Einarbeitung)
 - hebammengeleiteter Kreißsaal: AG dafür läuft, ich sitze für den Nachtdienst drin, Start geplant 2026
 - Wassergeburt: habe zweimal assistiert
 - CTG/Fetalblutanalyse: CTG befunde ich, FBA macht die Ärztin
 - Praxisanleitung: noch nicht; Weiterbildung 300 h, 120 h erledigt

VORHER
Freiberuflich, Raum Wardenburg, 09/2014–12/2019
 - Wochenbett ca. 60 Frauen/J., Rückbildungskurse (2 Kurse à 10 Abende im Jahr)
 - Vorsorge im Wechsel mit der FÄ-Praxis Dr. Reents
 - Hausgeburten: bei 5 als zweite Hebamme, selbst keine geleitet
 - Qualitätsmanagement-Ordner von der Kollegin übernommen, jährlich aktualisiert
 - Abrechnung selbst, ab 2017 über Abrechnungsstelle
St.-Ansgar-Hospital, Kreißsaal und Wochenstation, 10/2010–08/2014, 100 %
 - ca. 4 J., rund 300 Geburten
 - Stillbeauftragte der Wochenstation in Vertretung (Schwangerschaft der Kollegin, 7 Mon.)
 - Zertifizierung Babyfreundlich: Unterlagen für die Wochenstation zusammengestellt; Antrag lief über die PDL, erteilt 2013

Elternzeit 2020–2023, dazwischen Pflege der Schwiegermutter; in der Zeit 3 online-Fortbildungen (je 8 h)

AUSBILDUNG
Examen Hebamme 2010, Hebammenschule am Ems-Jade-Kolleg, Note 2,1
Abi 2006
B.Sc. Hebammenkunde (nachqualifizierend): eingeschrieben, 2. Semester von 6
Stillberatung: Grundkurs 40 h (kein IBCLC)
Akupunktur Basis A-Diplom 2012, selten gemacht
Notfalltraining 11/23: Schulterdystokie, Reanimation Neugeb.
Sprachen: Englisch gut, Plattdeutsch, Arabisch ein paar Sätze
