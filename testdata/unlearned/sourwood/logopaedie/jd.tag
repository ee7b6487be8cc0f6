Die <employer>Lennetalklinik Hohenfels</employer> ist ein Fachkrankenhaus für Neurologie mit 182 Betten in kommunaler Trägerschaft. Auf zwei Stationen versorgen wir 44 Patientinnen und Patienten der Frühreha Phase B, dazu kommen Phase C und D sowie eine kleine Tagesklinik.

Für unser Team Sprach- und Schlucktherapie (derzeit 11 Köpfe, 8,4 Stellen) suchen wir zum nächstmöglichen Zeitpunkt am Standort <place>Altena</place> eine/n

<title>Logopädin / Logopäden (m/w/d)</title>
in Voll- oder Teilzeit (mind. 75 %), unbefristet, <pay>TVöD-K EG 9b</pay>

Das erwartet Sie:
* <duty>Diagnostik und Therapie von Schluckstörungen auf der Frühreha-Station</duty>
* <duty>Befunderhebung und Behandlung von Aphasien, Dysarthrien und Sprechapraxien</duty>
* <duty>Kostanpassung in Absprache mit Pflege und Küche</duty>
* <duty>Beratung von Angehörigen</duty>
* Teilnahme am Samstagsdienst (etwa jeder fünfte)

Das bringen Sie mit:
* <degree c="must">Abschluss als staatlich anerkannte Logopädin / staatlich anerkannter Logopäde</degree> oder ein <degree c="must">Studium der klinischen Linguistik oder Sprachtherapie</degree>
* <years n="2" of="neurologische Rehabilitation">mindestens zwei Jahre Berufserfahrung in der neurologischen Reha oder auf einer Stroke Unit</years>
* Sicherheit im <must>Trachealkanülenmanagement</must> und in der <must>Dysphagietherapie</must>
* Kenntnisse in der <must>Aphasiediagnostik</must>; welches Verfahren, ob <must g="1">AAT</must> oder <must g="1">BIAS</must>, ist uns gleich
* <must>Teamfähigkeit</must> und eine ordentliche <must>Dokumentation</must>
* <lang c="must">Deutsch mindestens C1</lang>
* Nachweis der Masernimmunität

Schön wäre:
* Erfahrung mit der <nice>FEES</nice>, am liebsten mit <licence c="nice">FEES-Zertifikat der DGN/DSG</licence>
* eine Fortbildung in <nice g="2">F.O.T.T.</nice> oder <nice g="2">NLS</nice>
* Lust auf die <nice>Anleitung von Schülern</nice>

Gut zu wissen: <no>Kindersprache</no> und <no>Stimmtherapie</no> kommen bei uns praktisch nicht vor. Die <no>Videofluoroskopie</no> macht die Radiologie im Nachbarhaus. In unser KIS <no>Orbis</no> werden Sie in der ersten Woche eingearbeitet.

Wir bieten: 30 Tage Urlaub, Jahressonderzahlung, betriebliche Altersversorgung (ZVK), 1.200 € Fortbildungsbudget im Jahr, JobRad, Kita-Plätze im Haus gegenüber, ehrliche Dienstpläne.

Fragen beantwortet unsere Leiterin der Abteilung, Frau Silke Droste, Tel. 02352 555-0130. Ihre Unterlagen bitte als EINE PDF-Datei an bewerbung@lennetalklinik.example.org. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt eingestellt.
