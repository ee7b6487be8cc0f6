<title>Lagerleiter (m/w/d) Zentrallager</title>
<employer>Hohenwart Sanitärgroßhandel GmbH & Co. KG</employer>
<place>Kassel-Waldau</place> · Vollzeit · unbefristet · ab sofort · Referenz 25-118

Über uns
Hohenwart beliefert seit 1961 rund 1.400 Handwerksbetriebe in Nordhessen und Südniedersachsen mit allem, was mit Wasser und Wärme zu tun hat. Aus unserem Zentrallager (11.500 m², 9.000 Palettenplätze, Schmalgang und Blocklager) gehen jede Nacht 22 Touren auf die Straße. Unser bisheriger Lagerleiter wechselt in den wohlverdienten Ruhestand und arbeitet Sie noch drei Monate ein.

Ihre Aufgaben
– Sie <duty>führen 38 gewerbliche Mitarbeitende im Zweischichtbetrieb</duty> über zwei Schichtleiter
– Sie <duty>verantworten Wareneingang, Kommissionierung, Versand und Retouren</duty>
– Sie <duty>planen das Personal und den Einsatz von Zeitarbeitskräften</duty>
– Sie <duty>führen die jährliche Inventur durch</duty>
– Sie <duty>begleiten die Ablösung unserer alten Lagersoftware durch SAP EWM</duty>. Customizing und Programmierung in <no>ABAP</no> übernimmt unser Systemhaus.
– Die Disposition der LKW liegt beim Fuhrpark, <no>Tourenplanung</no> gehört also nicht zu Ihrem Bereich.

Was Sie mitbringen
– abgeschlossene Ausbildung als <degree c="must">Fachkraft für Lagerlogistik</degree> oder vergleichbar, dazu idealerweise eine Weiterbildung zum <degree c="nice">Logistikmeister</degree> oder <degree c="nice">Fachwirt</degree>
– mindestens <years n="5" of="Personalverantwortung im Lager">5 Jahre</years> disziplinarische <must>Personalführung</must> in einem Lager vergleichbarer Größe, gerne mit <nice>Betriebsrat</nice>
– Praxis mit einem Lagerverwaltungssystem, entweder <must g="1">SAP EWM</must>, <must g="1">SAP WM</must> oder <must g="1">proLogistik</must>
– Sie steuern nach <must>Kennzahlen</must> und werten diese selbst in <must>Excel</must> aus
– sicherer Umgang mit den Vorschriften zu <must>Arbeitssicherheit</must> und <must>Ladungssicherung</must>
– <licence c="must">Staplerschein</licence>
– <lang c="must">Deutsch verhandlungssicher</lang>; <lang c="nice">Polnisch</lang> oder <lang c="nice">Rumänisch</lang> erleichtert den Alltag in der Halle

Schön, aber kein Muss: Erfahrung mit <nice>Lean</nice> bzw. 5S, die <nice>Gefahrgut</nice>-Grundlagen (wir lagern Lötpasten und Kältemittel in kleinen Mengen) sowie der <licence c="nice">AEVO-Schein</licence>, denn wir bilden aus.

Was wir bieten
Jahresgehalt <pay>62.000 bis 70.000 EUR</pay> je nach Erfahrung, 30 Urlaubstage, Bikeleasing, Personalrabatt auf Bäder, kurze Wege zur Geschäftsführung. Kostenlose <no>Englischkurse</no> für alle.

Bewerbung bitte mit Lebenslauf, Zeugnissen und frühestem Eintrittstermin an Frau Terhorst, bewerbung@hohenwart.example.org. Anschreiben nicht nötig. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt.
