Startseite / Karriere / Stellenangebote / Pflege & Funktionsdienst / Detail

Das <employer>Klinikum St. Ansgar Oberfranken</employer> ist ein Haus der Schwerpunktversorgung mit 512 Betten, 9 Kliniken und einer eigenen Berufsfachschule. Im Zentral-OP betreiben wir acht Säle, zwei davon integriert, seit 2024 auch einen da Vinci Xi. Träger ist eine gemeinnützige Stiftung.

Für unseren Zentral-OP am Standort <place>Kulmbach</place> suchen wir zum nächstmöglichen Zeitpunkt eine/n

<title>Operationstechnische Assistenz</title> (OTA) oder Pflegefachkraft OP (m/w/d)
Voll- oder Teilzeit, unbefristet
Vergütung <pay>P8 nach TVöD-K</pay>, OP-Zulage

Das erwartet Sie
Sie <duty>instrumentieren in Unfallchirurgie, Viszeralchirurgie und Urologie</duty>, <duty>bereiten die Säle vor und nach</duty> und <duty>leiten OTA-Schüler an</duty>. Die Teilnahme am Bereitschaftsdienst (ca. 4 im Monat) gehört nach der Einarbeitung dazu. Aufbereitung und Sterilisation übernimmt die AEMP, eine <no>Fachkunde Sterilgutaufbereitung</no> benötigen Sie nicht. Am Roboter schulen wir Sie, Vorkenntnisse in <no>da Vinci</no> sind nicht erforderlich.

Das bringen Sie mit
– <degree c="must">Ausbildung als OTA, MFA mit OP-Erfahrung oder Pflegefachkraft</degree>, gern mit <licence c="nice">Fachweiterbildung Operationsdienst</licence>
– sichere Beherrschung der <must>Hygienerichtlinien</must>
– Erfahrung mit mindestens einem der Fächer <must g="1">Unfallchirurgie</must>, <must g="1">Viszeralchirurgie</must>, <must g="1">Urologie</must>
– <must>Belastbarkeit</must>, <must>Teamfähigkeit</must> und <must>Umsicht</must>, auch nachts um drei
– Nachweis der <licence c="must">Masernimmunität</licence>
– <lang c="must">Deutsch B2</lang> sowie Anerkennungsurkunde bei ausländischem Abschluss
– von Vorteil: Kenntnisse in <nice>ORBIS</nice>, <licence c="nice">Praxisanleiter-Qualifikation</licence>

Das bieten wir
Strukturierte Einarbeitung über sechs Monate mit Mentor, Kita in Sichtweite, Wohnheimzimmer für den Anfang, Kulmbacher-Bier-Rabatt (kein Scherz), betriebliche Altersvorsorge über die ZVK.

Noch Fragen? Die OP-Leitung, Herr Schertl, ist werktags von 7:30 bis 9:00 Uhr erreichbar.

Jetzt bewerben | Drucken | Merken | Stelle weiterempfehlen
Weitere Stellen: Anästhesietechnische Assistenz (ATA) · Stationssekretärin · Koch für die Zentralküche
