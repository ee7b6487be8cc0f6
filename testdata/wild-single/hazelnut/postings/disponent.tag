Im Auftrag unseres Kunden, einer familiengeführten Spedition mit 140 eigenen Zugmaschinen, suchen wir im Rahmen der direkten Personalvermittlung einen <title>Disponenten Nah- und Fernverkehr (m/w/d)</title> am Standort <place>Neuss</place>. Keine Zeitarbeit, der Vertrag wird direkt mit dem Kunden geschlossen.

Kennziffer: NE-7741-DSP
Vermittler: <employer>Kontrast Personalberatung</employer>
Gehalt: <pay>46.000 – 54.000 € p. a.</pay>
Eintritt: 1.10. oder früher
Arbeitszeit: 40 Std., im Wechsel 6–15 Uhr und 9–18 Uhr

Das Unternehmen fährt vorwiegend Papierrollen, Getränke und Chemie in IBC, überwiegend Benelux und Nordfrankreich. Daneben betreibt es ein <no>Zolllager</no> sowie eine Abteilung <no>Seefracht</no>, mit denen Sie freundlich telefonieren, für die Sie aber nicht zuständig sind.

In dieser Position <duty>planen Sie täglich etwa 25 Touren</duty>, <duty>kaufen bei Engpässen Laderaum über Frachtenbörsen ein</duty> und <duty>sind für Ihre Fahrer der erste Ansprechpartner</duty>, auch wenn es um den Zahnarzttermin geht. Sie <duty>überwachen Lenk- und Ruhezeiten</duty>, <duty>bearbeiten Standgeld und Ladeschäden</duty> und <duty>informieren Kunden, bevor diese nachfragen müssen</duty>. Die <no>Fakturierung</no> sowie das <no>Fuhrparkmanagement</no> liegen in anderen Händen.

Damit das gelingt, haben Sie eine <degree c="must">Ausbildung als Kaufmann/-frau für Spedition und Logistikdienstleistung</degree> abgeschlossen oder kommen vom Bock und haben den Wechsel ins Büro schon hinter sich. <years n="3" of="Disposition">Drei Jahre in der Disposition</years> von Komplettladungen sollten es mindestens sein. Sie arbeiten sicher mit einem Transportmanagementsystem, wobei <must g="tms">Winsped</must>, <must g="tms">CarLo</must> und <must g="tms">Soloplan</must> gleichermaßen anerkannt werden, und kennen <must>TIMOCOM</must> aus dem Alltag. Die <must>VO (EG) 561/2006</must> muss Ihnen niemand erklären, ebenso wenig den <must>CMR-Frachtbrief</must> und die <must>Ladungssicherung</must>. Ein <must>kühler Kopf</must> um 16:40 Uhr am Freitag, <must>Verhandlungsgeschick</must> beim Frachtpreis und ein <must>fairer Ton gegenüber Fahrern</must> zählen bei unserem Kunden mehr als Zeugnisnoten. <lang c="must">Englisch</lang> sprechen Sie so, dass ein Rückruf aus Antwerpen Sie nicht erschreckt; mit <lang c="nice">Polnisch</lang>, <lang c="nice">Rumänisch</lang> oder <lang c="nice">Niederländisch</lang> hätten Sie sofort Freunde.

Wünschenswert, jedoch nicht Bedingung: <licence c="nice">ADR-Schein</licence>, Kenntnisse in <nice>Telematik</nice> (im Einsatz ist <no>Trimble</no>, Schulung durch den Hersteller), <nice>Excel-Auswertungen</nice>, <nice>Gefahrgutrecht</nice>. Ein <no>Studium</no> ist nicht erforderlich, einen <no>Lkw-Führerschein</no> benötigen Sie ebenfalls nicht.

Der Kunde bietet Urlaubsgeld, 28 Tage Urlaub, bAV, einen Tag mobil pro Woche nach der Probezeit, Obst (und montags Mettbrötchen), Firmenlauf und Zuschuss zum Fitnessstudio.

Klingt nach Ihnen? Dann senden Sie Ihren Lebenslauf mit Gehaltswunsch und Kündigungsfrist an bewerbung@kontrast-personal.example.net, z. Hd. Herrn Öztürk. Diskretion und Sperrvermerke werden selbstverständlich beachtet. Die Vermittlung ist für Sie kostenlos.
