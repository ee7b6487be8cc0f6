Stadt <place>Weißenhorn</place> · <employer>Stadtverwaltung Weißenhorn-Rothtal</employer>
– Fachbereich 4, Bauen und Umwelt –

Wir suchen zum nächstmöglichen Zeitpunkt eine/n

<title>Sachbearbeiter/in Tiefbau (m/w/d)</title>
unbefristet, Vollzeit (39 Std.), teilzeitgeeignet
<pay>Entgeltgruppe 10 TVöD</pay>
Kennziffer 4-2025-07

Ihre Aufgaben:
– <duty>Planung, Ausschreibung und Abrechnung kommunaler Straßen- und Kanalbaumaßnahmen</duty>
– <duty>Betreuung von Ingenieurbüros</duty>
– <duty>Überwachung der Eigenkontrollverordnung</duty>
– <duty>Auskünfte an Bürgerinnen und Bürger</duty>
Die Bauleitplanung ist im Fachbereich 3 angesiedelt, Kenntnisse im <no>Baugesetzbuch</no> werden also nicht vorausgesetzt.

Ihr Profil:
1. Abgeschlossenes <degree c="must" g="1">Studium (Dipl.-Ing. FH / B.Eng.) Bauingenieurwesen</degree> mit Schwerpunkt Tiefbau oder Siedlungswasserwirtschaft
   oder <degree c="must" g="1">staatlich geprüfte/r Bautechniker/in</degree> mit mindestens <years n="5" of="Tiefbau">fünf Jahren</years> Berufserfahrung im <must>Tiefbau</must>
2. Sichere Kenntnisse in <must>VOB</must> und <must>HOAI</must>
3. Erfahrung mit einem AVA-Programm (<must g="2">iTWO</must>, <must g="2">ORCA AVA</must> oder vergleichbar)
4. <licence c="must">Führerschein Klasse B</licence>
5. <must>Verhandlungsgeschick</must>, <must>Entscheidungsfreude</must> sowie die <must>Bereitschaft, an Sitzungen des Bauausschusses am Abend teilzunehmen</must>
6. <lang c="must">Deutschkenntnisse</lang> mindestens auf dem Niveau C1

Von Vorteil, jedoch nicht Bedingung, sind Kenntnisse in <nice>GIS</nice> und <nice>CAD</nice>. Eine Verwaltungsausbildung (<no>AL I</no>) ist nicht erforderlich; den <no>Beschäftigtenlehrgang</no> bieten wir Ihnen auf unsere Kosten an.

Wer wir sind:
Weißenhorn-Rothtal mit seinen Ortsteilen zählt rund 14.000 Einwohner, liegt zwischen Ulm und Memmingen und wächst. In den kommenden zehn Jahren erneuern wir 22 km Kanal, zwei Brücken und den Hauptplatz. Der Fachbereich 4 hat elf Beschäftigte, darunter zwei Ingenieurinnen, einen Bautechniker und die Kolleginnen vom Friedhofswesen. Hochbau und Gebäudeunterhalt laufen über eine eigene Stelle; <no>Energieberatung</no> gehört nicht zu Ihrem Gebiet. Für <no>Vermessung</no> beauftragen wir Büros.

Was Sie in den ersten Monaten erwartet: <duty>die Fertigstellung der Kanalsanierung Bahnhofstraße</duty>, <duty>der Aufbau eines digitalen Straßenzustandskatasters</duty> und leider auch die Schlussrechnung des Vorgängerprojekts.

Wir bieten:
+ Leistungsentgelt, Jahressonderzahlung, betriebliche Altersversorgung (BVK)
+ Fahrradleasing, zwei Tage Homeoffice
+ Großraumzulage gibt es bei uns leider keine, dafür Parkplätze

Die Eingruppierung erfolgt bei Vorliegen der persönlichen Voraussetzungen; einschlägige Zeiten bei anderen öffentlichen Arbeitgebern rechnen wir bei der Stufenzuordnung an. Die Probezeit beträgt sechs Monate. Die Stadt fördert die Gleichstellung aller Beschäftigten und begrüßt Bewerbungen unabhängig von Geschlecht, Nationalität, Herkunft, Religion, Behinderung, Alter und sexueller Identität. Informationen gem. Art. 13 DSGVO finden Sie auf unserer Website.
Schwerbehinderte Bewerber/innen werden bei im Wesentlichen gleicher Eignung bevorzugt. Bewerbungen bis 31.10. ausschließlich über unser Portal. Bewerbungsmappen schicken wir nicht zurück. Auskünfte: Frau Deisenhofer, Zi. 214.
