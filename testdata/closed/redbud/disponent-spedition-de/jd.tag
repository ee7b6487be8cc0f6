<title>Disponent (m/w/d) Stückgut und Gefahrgut</title>
Referenz: KAS-2231 · Eintritt: ab sofort oder nach Vereinbarung · unbefristet

<employer>Spedition Habermehl & Söhne GmbH</employer>, <place>34123 Kassel</place>

Seit 1954 bewegen wir, was Nordhessen herstellt. Mit 68 eigenen Fahrzeugen, einem Umschlaglager mit 34 Toren und rund 190 Kolleginnen und Kollegen sind wir Partner eines bundesweiten Stückgutnetzes. Für unser Team im Nahverkehr suchen wir Verstärkung – und zwar jemanden, der auch dann noch lacht, wenn um 6:10 Uhr drei Fahrer krank sind.

Das erwartet Sie:
– <duty>Sie planen täglich 20 bis 25 Touren</duty> im Nahverkehr, eigene Lkw und Subunternehmer
– <duty>Sie führen die Fahrer im Tagesgeschäft</duty> und achten auf <must>Lenk- und Ruhezeiten</must>
– <duty>Sie verhandeln Frachten mit Transportunternehmern</duty> und rechnen Touren ab
– <duty>Sie kümmern sich um Gefahrgutsendungen</duty> nach ADR einschließlich der Papiere
– <duty>Sie sind Ansprechpartner für Kunden bei Avisierung und Reklamation</duty>

Das bringen Sie mit:
– <degree c="must">abgeschlossene Ausbildung als Kaufmann/-frau für Spedition und Logistikdienstleistung</degree> oder eine vergleichbare kaufmännische Ausbildung
– mindestens <years n="3" of="Disposition">drei Jahre Erfahrung in der Disposition</years>, am besten im <nice>Stückgut</nice>
– gute Kenntnisse im <must>Gefahrgutrecht (ADR)</must>; den Schein als <licence c="nice">Gefahrgutbeauftragter</licence> sehen wir gern
– Umgang mit einem <must>Transportmanagementsystem</must>; wir nutzen <nice>CargoSoft</nice> und für die Fahrzeuge <nice>Fleetboard</nice>
– sicheres <must>Excel</must>
– <lang c="must">Deutsch fließend in Wort und Schrift</lang>; viele unserer Fahrer sprechen <lang c="nice">Polnisch</lang> oder <lang c="nice">Rumänisch</lang>, ein paar Brocken helfen
– <must>Verhandlungsgeschick</must> und <must>Belastbarkeit</must>
– Bereitschaft zum <must>Schichtdienst</must> (Früh ab 5:00 / Spät bis 20:00 Uhr)

Was Sie nicht brauchen: ein <no>Studium</no>. <no>Zollanmeldungen</no> erledigt unsere Abteilung in Göttingen, <no>Seefracht</no> machen wir nicht. Einen <no>Lkw-Führerschein</no> müssen Sie nicht haben – wer will, dem bezahlen wir ihn.

Wir bieten: <pay>3.400 bis 4.000 € brutto im Monat</pay>, 13. Gehalt, 30 Tage Urlaub, JobRad, betriebliche Altersvorsorge, Kantine mit Ahler Worscht am Freitag, kostenlose <no>Englischkurse</no>.

Ihre Unterlagen mit Gehaltswunsch und Kündigungsfrist bitte per Mail an Frau Döring, bewerbung@habermehl.example.com. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt. Kosten der Anreise übernehmen wir.
