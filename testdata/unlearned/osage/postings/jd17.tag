Ausschreibung einer Stelle des allgemeinen Universitätspersonals

<employer>Universität Murtal</employer>, Vizerektorat für Forschung
Kennzahl: AP/118/24-25

<title>Data Steward (w/m/d)</title> für die Fakultät für Umwelt- und Geowissenschaften
Dienstort: <place>Graz</place>. Beschäftigungsausmaß: 75 % (30 Std./Woche). Befristung: auf 3 Jahre. Einstufung: IVa laut Kollektivvertrag der Universitäten.

Aufgaben: <duty>Beratung von Forschenden zum Umgang mit Forschungsdaten über den gesamten Lebenszyklus</duty>; <duty>Unterstützung beim Verfassen von Datenmanagementplänen (FWF, Horizon Europe)</duty>; <duty>Kuratierung und Prüfung von Datensätzen vor der Veröffentlichung im Repositorium</duty>; <duty>Durchführung von Workshops für Doktorand*innen</duty>; <duty>Mitarbeit im österreichweiten Netzwerk der Data Stewards</duty>. Nicht Gegenstand der Stelle sind <no>Statistikberatung</no> und der <no>Betrieb des Repositoriums</no> (Zentraler Informatikdienst).

Fachliche Voraussetzungen: <degree c="must">abgeschlossenes Master- oder Diplomstudium, vorzugsweise der Natur- oder Informationswissenschaften</degree>; Kenntnis der <must>FAIR-Prinzipien</must>; Erfahrung mit <must>Metadatenstandards</must>, insbesondere <must g="1">DataCite</must> oder <must g="1">ISO 19115</must>; Programmierkenntnisse in <must g="2">R</must> oder <must g="2">Python</must>, soweit sie zum Lesen und Aufräumen fremder Skripte nötig sind; <must>Versionsverwaltung mit Git</must>; Grundkenntnisse im <must>Datenschutz (DSGVO)</must> und in <must>Lizenzfragen</must>; eigene <must>Forschungserfahrung</must>.

Erwünscht: <degree c="nice">Doktorat</degree>; abgeschlossener <licence c="nice">Zertifikatskurs „Data Steward"</licence>; <nice>Geodaten (GeoPackage, NetCDF)</nice>; <nice>elektronische Laborbücher</nice>; <nice>didaktische Erfahrung</nice>.

Persönliche Anforderungen: <must>Kommunikationsstärke</must>; <must>Serviceorientierung</must>; <must>Selbständigkeit</must>; <must>Beharrlichkeit</must> ohne Besserwisserei.

Sprachen: <lang c="must">Deutsch C1</lang>; <lang c="must">Englisch C1</lang>.

Mindestgehalt: <pay>EUR 2.786,10 brutto/Monat (75 %)</pay>, anrechenbare Vorerfahrung wird nach KV berücksichtigt.

Die Universität strebt eine Erhöhung des Frauenanteils an und fordert qualifizierte Frauen ausdrücklich zur Bewerbung auf. Frauen werden bei gleicher Qualifikation vorrangig aufgenommen. Reise- und Aufenthaltskosten, die aus Anlass des Aufnahmeverfahrens entstehen, werden nicht vergütet.

Bewerbungen mit Motivationsschreiben, Lebenslauf und Zeugnissen sind unter Angabe der Kennzahl bis spätestens 26.03.2025 (Einlangen) an bewerbung@uni-murtal.example.org zu richten.
