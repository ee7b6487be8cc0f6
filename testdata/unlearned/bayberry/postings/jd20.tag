Betreff: Neue Position – <title>Teamleitung Payroll</title> (m/w/x) – <place>Wien 1100</place>

Liebe Frau Magistra,

wie am Telefon besprochen, hier die Eckdaten. Bitte noch nicht weiterleiten, unser Kunde möchte bis zur internen Bekanntgabe anonym bleiben. Nur so viel: ein österreichisches Familienunternehmen der Gebäudetechnik, rund 1.400 Dienstnehmer an elf Standorten. Die Besetzung läuft exklusiv über uns, <employer>Hrdlicka & Kern Personalberatung</employer>.

Worum es geht: Die bisherige Leiterin geht im Herbst in Pension und hinterlässt ein gut eingespieltes Team von vier Verrechnerinnen. Die neue Leitung wird <duty>dieses Team fachlich und disziplinär führen</duty>, <duty>die monatliche Abrechnung für Arbeiter und Angestellte verantworten</duty>, <duty>die PLB-Prüfungen begleiten</duty> und vor allem <duty>die Umstellung von BMD auf SAP im Jahr 2026 auf Fachseite steuern</duty>.

Ohne das geht es nicht, da ist der Kunde leider streng: die <licence c="must">Personalverrechnerprüfung (WIFI, BFI oder ARS)</licence>, <years n="7" of="Personalverrechnung">sieben Jahre Praxis in der Personalverrechnung</years>, davon <years n="2" of="Führung eines Teams">zwei mit Führungsverantwortung</years>. Sattelfest muss man sein im <must>Kollektivvertrag Metallgewerbe</must>, bei <must>Montagezulagen und Reisekosten</must> und bei der <must>Lohnpfändung</must>. <must g="1">BMD NTCS</must> oder <must g="1">SAP HCM</must> sollte man aus dem täglichen Gebrauch kennen, beides verlangt niemand. Weil die Belegschaft auf den Baustellen nicht gern Mails liest, braucht es jemanden, der <must>am Telefon geduldig erklärt</must> und <must>Ruhe bewahrt</must>, wenn am 28. die Zeitdaten fehlen. <lang c="must">Deutsch verhandlungssicher</lang>.

Kür: <lang c="nice">BKS</lang> wäre auf den Baustellen ein Segen. Wer schon ein <nice>Einführungsprojekt</nice> mitgemacht hat oder sich mit <nice>Entsendungen nach Deutschland</nice> auskennt, bekommt sicher ein offenes Ohr beim Gehalt. Ein Studium ist nicht gefragt. <no>Recruiting</no>, <no>Personalentwicklung</no> und <no>Bilanzbuchhaltung</no> liegen in anderen Abteilungen, bitte im Gespräch nicht als Köder verwenden.

Konditionen: <pay>ab € 68.000 brutto/Jahr</pay> all-in, Überzahlung je nach Erfahrung realistisch bis 76.000. 38,5 Stunden, zwei Tage Homeoffice, Kantine, Parkplatz, U1 Altes Landgut ums Eck.

Ablauf: Gespräch bei uns am Schwarzenbergplatz, dann Kennenlernen mit der kaufmännischen Leitung, dann ein halber Tag mit dem Team. Entscheidung bis Ende Juni. Unterlagen bitte an office@hrdlicka-kern.example.org.

Herzliche Grüße
Valerie Kern
