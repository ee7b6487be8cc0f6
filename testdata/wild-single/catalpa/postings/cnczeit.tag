Kunde sucht, wir stellen ein!

<title>CNC-Dreher (m/w/d) Raum Tuttlingen</title>
Job-ID: TU-77134-b   //   <employer>Hohenkarpfen Personal GmbH</employer>   //   Zeitarbeit mit Option auf Übernahme

Für einen Hersteller chirurgischer Instrumente in <place>Tuttlingen</place> suchen wir SIE. Der Kunde möchte hier nicht genannt werden; im Gespräch erfahren Sie selbstverständlich alles.

Ihr Lohn: <pay>21,80 € bis 24,50 €/Std. plus Schichtzulagen</pay>, Tarif GVP, Weihnachtsgeld, Abschläge jede Woche möglich.

Was Sie tun: <duty>Drehmaschinen rüsten und einfahren</duty> / <duty>Kleinserien aus Titan und 1.4301 fertigen</duty> / <duty>Maße prüfen und im Prüfplan eintragen</duty> / auf Langdrehern eingewiesen werden (<no>Swiss-Type</no>, lernen Sie beim Kunden).

Was Sie können müssen: <degree c="must">Ausbildung zum Zerspanungsmechaniker oder Industriemechaniker</degree>, alternativ Quereinsteiger mit <years n="4" of="Drehen">vier Jahren</years> an der Maschine. <must g="1">Siemens 840D</must> oder <must g="1">Fanuc</must>, <must>Zeichnungen lesen</must>, <must>Bügelmessschraube</must> nicht mit dem Schraubenschlüssel verwechseln. Zwei Schichten. Weil man von Tübingen aus schlecht hinkommt: <licence c="must">Führerschein</licence> und Auto.

Was nicht schadet: <nice>Fräsen</nice>, <nice>Mastercam</nice>, <nice>ISO 13485</nice> schon mal gehört. Was keiner braucht: <no>Schweißen</no>, <no>Englisch</no>.

Ihre Arbeitserlaubnis muss gültig sein (<permit>EU-Pass oder Aufenthaltstitel mit Arbeitserlaubnis</permit>).

WhatsApp 0151 555 0199 – auch nach Feierabend. Lebenslauf nicht zur Hand? Egal, Foto vom letzten Zeugnis reicht.

Auch interessant: <no>Staplerfahrer</no> Spaichingen · <no>SPS</no>-Techniker Rottweil · <no>Galvaniseur</no> Trossingen
