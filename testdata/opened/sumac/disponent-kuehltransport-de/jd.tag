Wir, die <employer>Brinkhege Frischelogistik GmbH & Co. KG</employer>, fahren seit drei Generationen alles, was kalt bleiben muss: Fleisch, Molke, Blumen, Impfstoffe. 74 eigene Züge, rund 40 feste Partner, ein Hof in <place>Cloppenburg</place>.

Für unsere Leitstelle suchen wir zum nächstmöglichen Termin einen

<title>Disponenten Kühlverkehre national/international (m/w/d)</title>
Vollzeit, Frühdienst 5–14 Uhr und Spätdienst 11–20 Uhr im Wechsel, jeder dritte Samstag

Was Sie bei uns tun
• Sie <duty>planen täglich 25 bis 30 Züge im temperaturgeführten Komplett- und Teilladungsverkehr</duty>, Schwerpunkt Benelux, Dänemark und Norddeutschland
• Sie <duty>kaufen Frachtraum bei Subunternehmern ein und verhandeln die Frachtpreise</duty>
• Sie sind <duty>Ansprechpartner für unsere Fahrer unterwegs</duty>, auch wenn die Rampe dicht ist
• Sie <duty>überwachen Temperaturaufzeichnungen und kümmern sich um Abweichungen und Schadensfälle</duty>
• Fakturierung und <no>Lohnabrechnung der Fahrer</no> macht die Buchhaltung, die <no>Werkstattplanung</no> unser Fuhrparkleiter.

Was Sie mitbringen
• eine abgeschlossene Ausbildung als <degree c="must" g="1">Kaufmann/-frau für Spedition und Logistikdienstleistung</degree> oder eine vergleichbare Qualifikation (auch Berufskraftfahrer mit Weiterbildung zum <degree c="must" g="1">Verkehrsfachwirt</degree>)
• <years n="3" of="Disposition im LKW-Verkehr">mindestens drei Jahre Erfahrung in der LKW-Disposition</years>; Zeiten am Steuer oder im Lager schätzen wir, sie ersetzen das aber nicht
• sichere Kenntnis der <must>Lenk- und Ruhezeiten</must> (VO 561/2006) und des <must>digitalen Tachographen</must>
• Erfahrung mit <must>temperaturgeführten Transporten</must>, idealerweise <nice>HACCP</nice> oder <nice>GDP</nice> für Arzneimittel
• Routine in einer <must>Dispositionssoftware</must> (wir nutzen <nice>Winsped</nice>, Carlo oder Soloplan gehen ebenso) und mit <must g="1">TIMOCOM</must> oder <must g="1">Trans.eu</must>
• <lang c="must">Deutsch fließend</lang> und <lang c="must">Englisch mindestens B1</lang>; <lang c="nice">Niederländisch</lang> oder <lang c="nice">Polnisch</lang> wäre ein Geschenk
• <must>Belastbarkeit</must> und ein <must>freundlicher Ton am Telefon</must>, auch um 19:45 Uhr

Kein Muss: <licence c="nice">Führerschein CE</licence> oder ein <licence c="nice">ADR-Schein</licence>. Sie müssen bei uns <no>nicht selbst fahren</no>, aber wer weiß, wie sich ein Trailer rückwärts anfühlt, wird von den Fahrern schneller ernst genommen.

Was Sie bekommen
<pay>3.400 bis 4.000 € brutto im Monat</pay>, Zuschläge für Samstage, 30 Tage Urlaub, Jobrad, Obst und im Sommer leider auch sehr viel Probierware. Die Einarbeitung dauert acht Wochen, davon fahren Sie eine Woche mit. Wir bezahlen Ihnen den Kurs <no>Ladungssicherung</no>, falls er fehlt.

Ein gültiger <permit>Aufenthalts- und Arbeitstitel für Deutschland</permit> ist Voraussetzung. Alle Menschen sind willkommen, unabhängig von Herkunft, Geschlecht, Alter, Religion oder Behinderung. Fragen beantwortet Frau Dünnhaupt; Unterlagen bitte als eine PDF an bewerbung@brinkhege.example.com, ein Anschreiben brauchen wir nicht.
