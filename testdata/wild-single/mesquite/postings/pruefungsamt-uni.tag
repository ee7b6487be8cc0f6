<employer>Universität Wendlingen-Süd</employer>
Zentrale Verwaltung – Dezernat II Studium und Lehre

Stellenausschreibung Nr. 2025/118

Im Referat II.3 (Prüfungsamt) ist am Standort <place>Campus Ost, Magdeburg</place>, zum nächstmöglichen Zeitpunkt die Stelle als

<title>Sachbearbeiter*in Prüfungsverwaltung (m/w/d)</title>
(<pay>Entgeltgruppe 9a TV-L</pay>, 100 %)

befristet für die Dauer von zwei Jahren gemäß § 14 Abs. 2 TzBfG zu besetzen. Bewerber*innen, die bereits in einem Arbeitsverhältnis mit dem Land standen, können aus Rechtsgründen nicht berücksichtigt werden.

Aufgabengebiet:
1. <duty>Verwaltung von Prüfungsleistungen der Bachelor- und Masterstudiengänge der Fakultät für Maschinenbau</duty>
2. <duty>Prüfung von Zulassungsvoraussetzungen, Rücktritten und Attesten</duty>
3. <duty>Erstellung von Bescheiden und Zeugnissen</duty>
4. <duty>Vorbereitung der Sitzungen des Prüfungsausschusses einschließlich Protokoll</duty>
5. <duty>Beratung von Studierenden und Lehrenden</duty>, persönlich, telefonisch und per Videosprechstunde
6. <duty>Mitwirkung bei der Einführung des neuen Campusmanagementsystems</duty> (technische Umsetzung und <no>Datenbankadministration</no> durch das Rechenzentrum)

Einstellungsvoraussetzungen (zwingend):
• <degree c="must">abgeschlossene Ausbildung als Verwaltungsfachangestellte*r, Rechtsanwaltsfachangestellte*r oder Kaufmann/-frau für Büromanagement</degree> oder erfolgreicher Abschluss des <degree c="must">Beschäftigtenlehrgangs I</degree>
• anwendungsbereite Kenntnisse im <must>Verwaltungsverfahrensrecht</must>
• sicherer Umgang mit <must>MS Office</must>, insbesondere <must>Excel</must> und Serienbriefen
• <lang c="must">Deutsch auf Niveau C1</lang>
• <lang c="must">Englisch auf Niveau B1</lang>; ein Drittel der Studierenden kommt aus Indien und China

Erwünscht:
• Erfahrung in der <nice g="1">Hochschulverwaltung</nice> oder in einer anderen <nice g="1">Behörde mit Publikumsverkehr</nice>
• Kenntnisse in <nice g="2">HISinOne</nice> oder <nice g="2">CampusNet</nice>
• Kenntnisse des <nice>Hochschulgesetzes Sachsen-Anhalt</nice> und des <nice>Prüfungsrechts</nice>
• <must>Sorgfalt</must>, <must>Belastbarkeit in Stoßzeiten</must> und <must>interkulturelle Kompetenz</must> werden vorausgesetzt

Ein <no>Hochschulabschluss</no> ist nicht erforderlich und führt nicht zu einer höheren Eingruppierung.

Wir bieten Ihnen eine Jahressonderzahlung, 30 Tage Urlaub, betriebliche Altersversorgung (VBL), gleitende Arbeitszeit und nach der Probezeit bis zu zwei Tage Telearbeit. Die Teilnahme am Hochschulsport sowie an Sprachkursen (<no>Spanisch</no>, <no>Arabisch</no>, <no>Deutsche Gebärdensprache</no>) ist kostenfrei. Für Interessierte besteht die Möglichkeit, den <no>Beschäftigtenlehrgang II</no> berufsbegleitend zu absolvieren.

Die Universität strebt eine Erhöhung des Frauenanteils in Bereichen an, in denen sie unterrepräsentiert sind. Schwerbehinderte und ihnen Gleichgestellte werden bei gleicher Eignung, Befähigung und fachlicher Leistung besonders berücksichtigt; ein Nachweis ist beizufügen.

Ihre Bewerbung mit Anschreiben, tabellarischem Lebenslauf, Abschlusszeugnis und Arbeitszeugnissen senden Sie bitte unter Angabe der Kennziffer bis zum 28.11.2025 in einer PDF-Datei (max. 8 MB) an personal@example.org. Kosten im Zusammenhang mit Vorstellungsgesprächen werden nicht erstattet. Bei ausländischen Abschlüssen: <licence c="must">Anerkennungsbescheid</licence> bitte mitschicken. Auskünfte erteilt Herr Kroll, Apparat 5528.
