Zur Verstärkung unserer Spätschicht suchen wir ab sofort einen

    <title>CNC-FRÄSER / ZERSPANUNGSMECHANIKER</title> (m/w/d)

für 3- und 5-Achs-Bearbeitung.

<employer>Feinwerk Stöcklein</employer>, <place>Tuttlingen</place>. 22 Leute, 17 Maschinen, kein Großkonzern. Wir machen Kleinteile für die Medizintechnik: Losgröße 1 bis 200, Titan, 1.4301, PEEK.

Was du bei uns machst:
+ <duty>Hermle C22 und C32 einrichten und fahren</duty>
+ <duty>Programme an der <must>Heidenhain</must>-Steuerung (TNC 640) schreiben und optimieren</duty>
+ <duty>Teile selbst messen und ins Prüfprotokoll eintragen</duty>
+ <duty>den Azubi auch mal was machen lassen</duty>

Was du mitbringst:
+ <degree c="must">abgeschlossene Ausbildung als Zerspanungsmechaniker, Industriemechaniker oder vergleichbar</degree>
+ <years n="2" of="CNC-Fräsen">2 Jahre</years> Praxis im <must>CNC-Fräsen</must>; wer nur gedreht hat, müsste umlernen, das geht, dauert aber
+ <must>Zeichnungen lesen</must>, inkl. <must>Form- und Lagetoleranzen</must>
+ Umgang mit <must>Messschieber, Bügelmessschraube und Höhenmessgerät</must>
+ <must>Bereitschaft zur Zweischicht</must> (6–14 / 14–22 Uhr, freitags bis 20)
+ <must>saubere Arbeitsweise</must>, bei uns sieht der Kunde jeden Kratzer
+ <lang c="must">Deutsch so, dass man sich an der Maschine versteht (ca. B1)</lang>

Schön wäre: <nice>hyperMILL</nice>, <nice g="1">Zeiss</nice>- oder <nice g="1">Mitutoyo</nice>-Messmaschine, <nice>Erfahrung mit Titan</nice>, <licence c="nice">Staplerschein</licence>.

Muss nicht sein: <no>CAD-Konstruktion</no> (macht der Chef), <no>ISO-13485-Dokumentation</no> (macht die Chefin), <no>Englisch</no>. Das <no>Rüsten der Roboterzelle</no> zeigen wir dir, dafür gibt's zwei Tage bei Hermle in Gosheim.

Was du kriegst: <pay>21 bis 27 € die Stunde</pay>, je nachdem was du kannst, 25 % Spätzuschlag ab 20 Uhr, 30 Tage Urlaub, Halle klimatisiert, Arbeitskleidung wird gewaschen, zu Weihnachten eine Gans. Keine Leiharbeit.

Bewerbung formlos, Lebenslauf reicht, gern per WhatsApp 0151 555 01 937 oder einfach reinkommen und nach Jürgen fragen. Probearbeiten einen Tag, bezahlt.
