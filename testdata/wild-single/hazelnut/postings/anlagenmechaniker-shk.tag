<title>Kundendienstmonteur SHK / Anlagenmechaniker (m/w/d)</title>
<employer>Hinrichs Wärme + Wasser GmbH</employer>
<place>27356 Rotenburg (Wümme)</place>
<pay>22–26 €/Std. + Notdienstpauschale</pay>

Ölkessel raus, Wärmepumpe rein. Davon leben wir, seit 2021 fast ausschließlich. 17 Leute, Meister in dritter Generation, Chefin unter 40.

DEIN TAG
> <duty>Wartung und Störungsbehebung an Wärmepumpen und Gas-Brennwertgeräten</duty>
> <duty>Inbetriebnahme neuer Anlagen und Einweisung der Kunden</duty>
> <duty>hydraulischer Abgleich</duty>
> <duty>Rapport am Tablet, Foto dazu, fertig</duty>
> <duty>Notdienst jede 7. Woche</duty>
Bäder bauen wir nicht mehr, <no>Fliesen</no> schon gar nicht. Die <no>Dachmontage der PV</no> übernimmt ein Partnerbetrieb.

DAS BRAUCHST DU
> <degree c="must">Gesellenbrief Anlagenmechaniker SHK oder Heizungsbauer</degree>
> <licence c="must">Führerschein B</licence>, <licence c="nice">BE</licence> wär gut
> <must>Fehlersuche</must> mit Messgerät statt Teiletausch auf Verdacht
> Ahnung von <must>Regelungstechnik</must>, am liebsten <must g="1">Viessmann</must>, <must g="1">Vaillant</must> oder <must g="1">Stiebel Eltron</must>
> <must>Trinkwasserhygiene</must> (VDI 6023)
> <must>Schuhe abtreten und Grüß Gott sagen</must>, bzw. hier: Moin
> <must>Pünktlichkeit</must>

GIBT EXTRAPUNKTE (und Extrageld)
> <licence c="nice">Kälteschein Kat. I</licence>
> <licence c="nice">Elektrofachkraft für festgelegte Tätigkeiten</licence>
> <nice>Smart-Home-Anbindung</nice>
> <lang c="nice">Plattdeutsch</lang>, kein Witz, ab Visselhövede hilft das

BRAUCHST DU NICHT
<no>Berechnung der Heizlast</no> (macht das Büro), <no>Förderanträge</no> (macht Silke), <no>Verkauf</no> auf Provision (macht hier keiner). Den Kälteschein <no>R290</no> zahlen wir dir, Lehrgang in Bremen während der Arbeitszeit.

UND SONST
4-Tage-Woche möglich, Transporter darf mit nach Hause, Werkzeug von <no>Makita</no> oder <no>Hilti</no>, was du lieber magst. 30 Tage Urlaub. Freitags um eins ist Schluss und um zwanzig nach eins gibt's Wurst.

Kein Anschreiben. Ruf Jana an oder schreib ihr: jana@hinrichs-waerme.example.org. Deutsch solltest du so gut können (<lang c="must">B1</lang>), dass Frau Meyer versteht, warum ihr Wasser kalt bleibt.
