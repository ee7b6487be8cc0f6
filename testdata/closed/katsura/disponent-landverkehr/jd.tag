<title>Disponent internationale Landverkehre (m/w/d)</title>
Schwerpunkt Polen und Baltikum

<employer>Spedition Brackmann & Tietjen GmbH</employer> | <place>Achim bei Bremen</place> | Vollzeit, unbefristet | <pay>46.000 bis 54.000 EUR/Jahr</pay>

Moin! Wir sind ein Familienbetrieb in dritter Generation mit 64 eigenen Zügen und rund 300 festen Frachtführern. Unsere Planen stehen selten, unsere Telefone auch nicht.

DAS MACHEN SIE BEI UNS
Sie <duty>planen täglich 25 bis 35 Komplett- und Teilladungen</duty> zwischen Norddeutschland, Polen und den baltischen Staaten, <duty>kaufen Laderaum ein</duty>, <duty>betreuen unsere Fahrer unterwegs</duty> und <duty>kalkulieren Angebote für Stammkunden</duty>. Reklamationen und Schäden bearbeiten Sie bis zur Übergabe an den Versicherer. Das Lager leitet ein Kollege, <no>Lagerverwaltung</no> gehört also nicht dazu; in <no>SAP</no> bucht nur unsere Buchhaltung.

DAS BRINGEN SIE MIT
- eine abgeschlossene <degree c="must">Ausbildung als Kaufmann/-frau für Spedition und Logistikdienstleistung</degree> oder vergleichbar
- <years n="4" of="Disposition">mindestens vier Jahre</years> in der <must>Disposition</must> von <must>internationalen Landverkehren</must>
- <lang c="must">Polnisch verhandlungssicher</lang>, <lang c="must">Englisch</lang> gut (B2), <lang c="must">Deutsch</lang> fließend
- sicherer Umgang mit <must>Lenk- und Ruhezeiten</must> sowie Mobilitätspaket und Entsendemeldungen
- Routine im <must>Laderaumeinkauf</must> über <must g="1">TIMOCOM</must> oder <must g="1">Trans.eu</must>
- Kenntnisse im <must>Transportrecht</must>, vor allem <must>CMR</must>
- ein Speditionsprogramm, gleich ob <must g="1">CarLo</must>, <must g="1">WinSped</must> oder ein anderes
- <must>Excel</must> für Touren- und Margenauswertung, <must>Verhandlungsgeschick</must>

VON VORTEIL SIND
<nice>ADR-Kenntnisse</nice>, Erfahrung mit <nice>Zollabwicklung</nice> (NCTS, Richtung Belarus nur noch selten), ein <licence c="nice">Führerschein CE</licence> und <nice>Litauisch</nice> in Grundzügen.

Unser Telematiksystem <no>Fleetboard</no> zeigen wir Ihnen, das müssen Sie nicht kennen.

WAS SIE DAVON HABEN
30 Tage Urlaub, jede zweite Woche zwei Tage Homeoffice, keine Wochenendbereitschaft (die machen die Teamleiter im Wechsel), Fahrradleasing, Kantine mit richtigem Koch, Zuschuss zur Kita.

SO BEWERBEN SIE SICH
Lebenslauf genügt, bitte mit Gehaltswunsch und Kündigungsfrist an bewerbung@brackmann-tietjen.example.com, z. Hd. Frau Lührs. Uns ist egal, woher Sie kommen, woran Sie glauben und wen Sie lieben. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Eine <permit>Arbeitserlaubnis für Deutschland</permit> setzen wir voraus.
