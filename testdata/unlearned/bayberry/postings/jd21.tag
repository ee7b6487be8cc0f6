<title>Tischlergeselle</title>/-gesellin gesucht!! <employer>Tischlerei Ohlendieck</employer> <place>Bremervörde</place>

Moin. Bei uns fehlt einer (oder eine). Wir bauen Treppen, Haustüren, ab und zu ne Kneipe. 5 Mann 2 Frauen 1 Azubi.

du solltest
+ <degree c="must">Gesellenbrief Tischler</degree> haben, oder <degree c="must">Holzmechaniker</degree>, ist uns gleich
+ <must>Montage beim Kunden</must> können und danach <must>fegen</must>
+ <must>Massivholz</must>!! nich nur Platte
+ nach <must>Zeichnung arbeiten</must> ohne 3x zu fragen
+ <licence c="must">Führerschein B</licence>, <licence c="nice">BE</licence> wär top wegen Anhänger
+ <must>pünktlich</must>. 6:45 is 6:45

CNC haben wir ne <nice>Homag</nice>, wenn du die fahren kannst super, wenn nich zeigt dir Malte wie <no>woodWOP</no> geht. Zeichnen am Rechner macht der Chef, <no>CAD</no> brauchst du nich. <no>Lackieren</no> geben wir weg.

was du machst: <duty>Treppen bauen und einbauen</duty>, <duty>Haustüren nach Aufmaß</duty>, <duty>Reparaturen bei Omas die seit 40 Jahren Kunde sind</duty> (die machen Kaffee)

Frisch ausgelernt is ok, <no>Berufserfahrung</no> muss nich.

Geld: <pay>19,50–22 €/Std</pay> je nachdem was du drauf hast, Überstunden werden bezahlt oder abgebummelt wie du willst, Freitag 12 Uhr Schluss, Betriebsurlaub 3 Wochen Sommer, Arbeitsklamotten u. Maschinen (Festool) vom Betrieb

Komm einfach längs oder schreib Hauke auf WhatsApp, Nummer steht am Bulli. Probearbeiten 2 Tage bezahlt. Bewerbungsmappe kannst dir sparen, Gesellenstück-Foto reicht 👍
