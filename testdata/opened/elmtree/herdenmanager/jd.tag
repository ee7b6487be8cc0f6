Stellenanzeige aus dem Wochenblatt, Rubrik Agrar

<title>Herdenmanager (m/w/d) Milchvieh</title>
<employer>Milchhof Tiedemann-Ossowski GbR</employer>, <place>Kreis Rotenburg (Wümme)</place>

Wir, das sind zwei Familien, 340 schwarzbunte Kühe mit Nachzucht, 290 ha Grünland, Mais und etwas Roggen, dazu drei Festangestellte und ein Azubi. Seit 2020 melken sechs Lely-Roboter; das alte <no>Karussell</no> steht nur noch für den Notfall da. Den <no>Ackerbau</no> macht Hinnerk, die <no>Biogasanlage</no> gehört dem Nachbarn – darum musst du dich nicht kümmern.

Unser bisheriger Herdenmanager übernimmt zum Sommer den Hof seiner Schwiegereltern. Deshalb suchen wir zum 1. Juni oder früher jemanden, der <duty>die Herde gesund hält und morgens als Erstes die Listen der Roboter abarbeitet</duty>, <duty>Brunst, Besamung und Trockenstellen plant</duty>, <duty>frischgekalbte und kranke Kühe behandelt und alles sauber dokumentiert</duty> und <duty>den Azubi im Stall anleitet</duty>. <duty>Jeden dritten Sonntag hast du Stalldienst.</duty>

Das solltest du mitbringen:

+ <degree c="must">abgeschlossene Ausbildung als Landwirt/in oder Tierwirt/in Rinderhaltung</degree>; Meister oder Studium gern, aber kein Muss
+ <years n="3" of="Milchviehherde">mindestens drei Jahre Verantwortung in einer Milchviehherde</years>
+ Erfahrung mit <must>automatischen Melksystemen</must>, am liebsten Lely
+ sicherer Umgang mit einem Herdenprogramm, <must g="1">HERDEplus</must>, <must g="1">T4C / Horizon</must> oder <must g="1">DelPro</must>
+ <must>Eigenbestandsbesamung</must> und ein Auge für <must>Brunsterkennung</must>
+ gute Kenntnisse in <must>Eutergesundheit</must> und <must>Kälberaufzucht</must>
+ <licence c="must">Führerschein B</licence>; <licence c="nice">Klasse T</licence> wäre praktisch
+ <lang c="must">Deutsch so, dass es mit Tierarzt und Behörde klappt</lang>; ein paar Worte <lang c="nice">Polnisch</lang> freuen unsere Kollegen

Schön wäre außerdem etwas Übung in <nice>funktioneller Klauenpflege</nice>, <nice>Rationsberechnung</nice> oder eine <licence c="nice">Ausbildereignung (AEVO)</licence>. Die Klauen schneidet zweimal im Jahr ein Dienstleister. Das <no>Antibiotikamonitoring</no> erledigt das Büro.

Wir bieten <pay>3.400 bis 3.900 € brutto je nach Erfahrung</pay>, 5,5-Tage-Woche mit fester Zeiterfassung, 28 Tage Urlaub, eine renovierte Wohnung auf dem Betrieb (4 Zimmer, Hund willkommen), Milch sowieso und Weiterbildung, wenn du Lust hast.

Bewerbung formlos per Mail an stall@milchhof-to.example.org oder einfach anrufen, am besten zwischen 11 und 13 Uhr. Ein Probetag wird bezahlt. Ob Mann, Frau oder divers ist uns egal, Hauptsache, du magst Kühe.
