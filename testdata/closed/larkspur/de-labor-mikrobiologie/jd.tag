Stellenausschreibung Nr. 2026-0387

Das <employer>Klinikum Fuldaaue gGmbH</employer> ist ein Haus der Maximalversorgung mit 1.180 Betten und rund 4.100 Beschäftigten. Das Institut für Laboratoriumsmedizin versorgt neben dem eigenen Haus sechs weitere Krankenhäuser der Region.

Für den Bereich Mikrobiologie und Hygiene suchen wir zum nächstmöglichen Zeitpunkt eine/n

<title>Medizinische/n Technologen/Technologin für Laboratoriumsanalytik (m/w/d)</title>
Standort <place>Kassel</place>, Vollzeit (38,5 Std.), unbefristet, Vergütung <pay>TVöD-K, EG 9a</pay>

Ihre Aufgaben:
– <duty>Anlage und Auswertung der Kulturen aus sämtlichen Untersuchungsmaterialien</duty>, insbesondere Blutkulturen, respiratorische Materialien und Punktate
– <duty>Keimidentifizierung und Resistenzbestimmung</duty>
– <duty>molekularbiologische Erregernachweise</duty>
– <duty>MRE-Screening</duty> und Umgebungsuntersuchungen; die Begehungen auf Station macht die Hygienefachkraft, <no>krankenhaushygienische Beratung</no> gehört also nicht zur Stelle
– <duty>Betreuung der Ringversuche und Mitarbeit am QM-System</duty>
– <duty>Anleitung unserer Schülerinnen und Schüler</duty>
– Teilnahme am Wochenend- und Feiertagsdienst (ca. 1–2 × im Monat; Nachtdienste leistet das <no>Zentrallabor mit Hämatologie und Gerinnung</no>)

Wir erwarten:
– <licence c="must">Erlaubnis zum Führen der Berufsbezeichnung MTL bzw. MTLA</licence>
– <years n="2" of="bakteriologische Diagnostik">mindestens zwei Jahre praktische Erfahrung in der bakteriologischen Diagnostik</years>
– sicherer Umgang mit <must>MALDI-TOF</must> sowie <must g="1">VITEK 2</must> oder <must g="1">BD Phoenix</must>
– Kenntnisse der <must>EUCAST-Bewertung</must> und der <must>RiliBÄK</must>
– <must>PCR-Diagnostik</must>, gern auch im Schnelltestformat
– <must>sorgfältige und selbstständige Arbeitsweise</must>
– <lang c="must">Deutsch mindestens B2</lang>
– <licence c="must">Nachweis über die Immunität gegen Masern</licence>

Wünschenswert, aber keine Bedingung: Erfahrung in der <nice>Mykobakteriendiagnostik</nice> (S3-Labor), in der <nice>Mykologie</nice> oder mit einem nach <nice>DIN EN ISO 15189</nice> akkreditierten Labor; eine <nice>Qualifikation als Praxisanleiter/in</nice>. Unser LIS ist <no>Swisslab</no>, die Einarbeitung erfolgt bei uns.

Wir bieten: betriebliche Altersversorgung (ZVK), 30 Tage Urlaub plus zwei Regenerationstage, Deutschlandticket-Job, Betriebskita mit Öffnung ab 5:45 Uhr, eine geregelte Einarbeitung von acht Wochen und ein Team, das sich duzt, den Chefarzt eingeschlossen.

Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt. Bewerbungen bitte bis zum 15. des Folgemonats ausschließlich über das Portal oder an labor-bewerbung@fuldaaue.example.org. Fragen beantwortet die Leitende MTL Frau Ostheim, Tel. 0561 000-4471. Bewerbungsmappen werden nicht zurückgesandt.
