++ sofort ++ Übernahme möglich ++ 500 € Startbonus ++

Für unseren Kunden, einen namhaften Getränkelogistiker in <place>Bottrop</place>, suchen wir ab sofort mehrere

<title>Staplerfahrer</title> m/w/x 3-Schicht

Arbeitgeber: <employer>Ruhrpott Personal Service</employer>, Ndl. Gladbeck
Lohn: <pay>16,20 €/Std.</pay> + Schichtzulagen + Fahrgeld
Anzeigen-Nr. 11-4408    Online seit: gestern    7 Bewerber

Aufgaben
* <duty>LKW be- und entladen mit Frontstapler (Doppelpalette)</duty>
* <duty>Leergut sortieren</duty>
* Buchen per <must>Handscanner</must>
* <duty>Ladungssicherung prüfen</duty>

Profil
* <licence c="must">gültiger Staplerschein</licence>
* <years n="1" of="Staplerfahren">mind. 1 Jahr</years> Fahrpraxis, <must>Frontstapler</must> zwingend, <nice>Schubmaststapler</nice> schön aber kein Muss
* <must>Schichtbereitschaft</must> (früh/spät/nacht), auch mal Samstag
* <lang c="must">Deutsch in Wort</lang>, Schrift nicht so wichtig
* <must>Zuverlässigkeit</must> und <must>Pünktlichkeit</must>
* <licence c="nice">Führerschein und PKW</licence> von Vorteil, Bus 261 hält aber vor dem Tor
* Ausbildung nicht erforderlich, <no>Fachkraft für Lagerlogistik</no> also kein Muss, <no>SAP</no> auch nicht

Wir bieten: unbefristeter Vertrag (GVP-Tarif), Abschläge wöchentlich, Arbeitskleidung von uns, Kranführerschein-Kurs nach 6 Monaten auf unsere Kosten (<no>Kranschein</no> lernst du bei uns).

Bewerbung telefonisch, per Mail oder persönlich Mo–Fr 8–16 Uhr. Wir freuen uns auf Sie! Ihr Team vom Ruhrpott Personal Service
Mit der Bewerbung erklären Sie sich mit unserer Datenschutzerklärung einverstanden.
