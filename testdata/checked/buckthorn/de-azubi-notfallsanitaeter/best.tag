Jarne Petrowski
Auszubildender Notfallsanitäter (2. Lehrjahr)
Rostock · jarne.p@example.de · Führerschein B, C1 seit 03/24

Wer ich bin: 22, seit 2 Jahren im RD, möchte nach dem Examen (voraussichtl. Aug. 2026) in eine Wache mit viel Notfall und wenig KTP.

Ausbildung
seit 09/2023 NotSan-Ausbildung, Rettungsdienst Warnowkreis gGmbH, Lehrrettungswache Ost
- RTW als 3. Person, seit 03/2025 auch als Fahrer mit NotSan
- bisher etwa 460 Einsätze dokumentiert, davon 31 mit Notarzt; 6 Rea, bei denen ich dabei war (Thoraxkompr., Beatmung)
- i.v.-Zugänge unter Aufsicht (ca. 90), i.o. nur am Phantom
- inv. Maßnahmen nach SOP nur auf Anweisung
- Klinik: 80 Std. Anästhesie (Intubation 7x unter Aufsicht, 4 erfolgreich), 120 Std. INA, Kreißsaal folgt, Psychiatrie 40 Std
- Zwischenprüfung: schriftl. 2,0, praktisch 1,7
- Azubisprecher für unseren Kurs (18 Leute), seit 2024, gewählt, mit Stellvertreterin
- hab geholfen, die Materialliste vom RTW neu zu sortieren, die Wachleitung hat sie dann übernommen

10/2022 – 08/2023 FSJ im Rettungsdienst/ KTP, Hilfsbund Küste e.V.
- Rettungssanitäter (520 Std., Prüfung 02/2023), danach KTW, Fahrer. Anf. nur mitgefahren
- Hygienebeauftragter vertreten (2x 1 Woche)

Schule Abi 2022, 2,8 – Leistungskurse Bio/Sport

Ehrenamt
Wasserrettung: Rettungsschwimmer Silber, Strandwache 3 Sommer je 2 Wochen. Bootsführerschein: Theorie bestanden, Praxis offen
JF Feuerwehr 2014–2020

Kurse
ERC ALS Provider – angemeldet Nov. / PHTLS nein / EKG-Grundkurs 1 Tag / Deeskalation 8 UE

Kann: NIDApad, Corpuls C3, Medumat (eingewiesen als Anwender). Englisch B2, Russisch von Oma, verstehe es besser als ich spreche
