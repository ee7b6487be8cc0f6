<employer>PhysioWerk Eulachtal AG</employer>, <place>Winterthur</place>

Dipl. <title>Physiotherapeut:in FH</title> 60–80%, per 1. Februar oder nach Vereinbarung

Grüezi!
Unser Team (7 Physios, 1 Sportwissenschaftler, 2 am Empfang) sucht Verstärkung. Die Praxis liegt drei Gehminuten vom Bahnhof Grüze in einer alten Giesserei, mit 280 m² Trainingsfläche.

Wen behandelst du?
Vor allem <duty>Patientinnen und Patienten nach Kreuzband-, Schulter- und Wirbelsäulenoperationen</duty>, dazu <duty>Rückenschmerz jeder Art</duty>, und am Mittwoch <duty>Domizilbehandlungen in Seen und Hegi</duty> (E-Bike steht bereit). Du behandelst im 30-Minuten-Takt, Erstbefunde dauern 60. Du <duty>leitest einmal pro Woche eine GLA:D-Gruppe</duty>; die <no>GLA:D-Zertifizierung</no> bezahlen wir dir, die musst du nicht haben.

Was wir voraussetzen:
→ <degree c="must">Bachelor FH in Physiotherapie oder ein vom SRK anerkanntes ausländisches Diplom</degree>
→ <licence c="must">Berufsausübungsbewilligung Kanton Zürich</licence> oder mindestens das eingereichte Gesuch
→ <years n="1" of="ambulante Physiotherapie">ein Jahr ambulant gearbeitet</years> (Praktika zählen nur, wenn länger als 6 Monate)
→ <must>Manuelle Therapie</must>, entweder nach <must g="1">Maitland</must> oder nach <must g="1">Kaltenborn-Evjenth</must>, mindestens Level 1
→ <must>Medizinische Trainingstherapie</must>. Wir sind keine Massagepraxis.
→ <must>Befunde und Verlauf sauber dokumentieren</must>, mit PROMs
→ <lang c="must">Deutsch mindestens C1</lang>, <lang c="must">Schweizerdeutsch verstehen</lang>

Und wenn du magst / kannst:
→ <nice>Dry Needling</nice> (dann bitte mit <licence c="nice">DVS-Ausweis</licence>)
→ <nice>Beckenboden</nice>, wir haben eine Warteliste bis in den Sommer
→ <lang c="nice">Italienisch</lang>, <lang c="nice">Tigrinya</lang> oder <lang c="nice">Portugiesisch</lang>

Was du nicht machen musst: <no>Abrechnung</no> mit den Kassen (Empfang), <no>Lymphdrainage</no> (macht Regula) und <no>Hippotherapie</no>, auch wenn auf unserem Logo ein Ross ist.

Dafür bekommst du <pay>CHF 78'000–88'000 (auf 100%)</pay>, 6 Wochen Ferien, 5 Tage plus CHF 2'500 Weiterbildung, jeden Dienstag über Mittag eine interne Fortbildung während der Arbeitszeit, und wirklich leere Randzeiten: Die Praxis schliesst um 18.30 Uhr, Samstag ist zu.

Gefällt dir, was du liest? Dann ruf Silvan an oder schick ihm etwas per Mail an silvan@physiowerk-eulachtal.example.org. Schnuppertag ist bei uns Pflicht, in beide Richtungen. Keine Dossiers von Stellenvermittlern.
