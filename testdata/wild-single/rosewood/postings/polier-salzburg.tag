<employer>Brandstätter Hoch- & Tiefbau Ges.m.b.H.</employer>
5500 <place>Bischofshofen, Land Salzburg</place>

<title>Polier:in Hochbau</title>

Griaß di! Wir bauen Schulen, Hotels und gelegentlich ein Haus für jemanden, der es sich noch leisten kann. 160 Leute, vier Kräne, ein Bauhof. Unsere <no>Zimmerei</no> in St. Johann macht die Dachstühle, der <no>Straßenbau</no> sitzt in Radstadt, die <no>Statik</no> vergeben wir außer Haus.

Auf der Baustelle hast du das Sagen. Du teilst in der Früh die Partien ein, schaust auf die Termine und darauf, dass alle am Abend gesund heimkommen. Konkret: <duty>Führung von 8 bis 20 Facharbeitern und Lehrlingen</duty>, <duty>Abruf von Beton, Stahl und Schalung</duty>, <duty>Einmessen von Achsen und Höhen</duty>, <duty>Bautagesberichte</duty>, <duty>Abstimmung mit Bauleiter und Subfirmen</duty>, <duty>Unterweisung in Arbeitssicherheit</duty>. Am Büro geht auch dieser Job nicht ganz vorbei, aber <no>Kalkulation</no> und <no>Abrechnung</no> bleiben beim Bauleiter.

Das solltest du können. Den <degree c="must">Lehrabschluss als Maurer oder Hochbauer</degree> setzen wir voraus, die <licence c="must">Polierschule</licence> ebenso (oder du bist schon angemeldet). <must>Schalungsbau</must> mit Systemschalung, <must>Stahlbeton</must>, <must>Plan lesen</must> ohne dass jemand danebensteht, <must>Nivelliergerät</must> und Rotationslaser. <years n="5" of="Vorarbeiter">Fünf Jahre</years> als <must g="1">Vorarbeiter</must> oder <must g="1">Polier</must> wären das, was wir uns vorstellen. <licence c="must">Führerschein B</licence> brauchst du wegen der Baustellen im Lammertal. <licence c="nice">Kranschein</licence> ist gern gesehen, ebenso <nice>Sichtbeton</nice> und Erfahrung mit <nice>Sanierung im Bestand</nice>.

Menschlich: <must>Durchsetzungsvermögen</must> ohne Gebrüll, <must>Verlässlichkeit</must>, <must>Freude am Ausbilden</must>. <lang c="must">Deutsch</lang> muss sitzen, ein paar Brocken <lang c="nice">Bosnisch/Kroatisch/Serbisch</lang> öffnen Türen.

Was wir nicht brauchen: einen <no>HTL-Ingenieur</no>, einen <no>Baggerfahrer</no> (haben wir drei sehr gute) oder wen, der am Tablet schon alles kann. Die Bau-App lernst du von unserer Lisa in einem Tag.

Geld: laut KV Baugewerbe mindestens <pay>€ 4.180 brutto im Monat, 14 Mal</pay>, wir zahlen drüber, das weiß im Pongau eh jeder. Dazu Diäten, Firmenbus, kurze Freitage, im Winter keine Stempelei, sondern Kurse: voriges Jahr <no>Asbesterkennung</no>, <no>Lehmbau</no> und <no>Erste Hilfe</no>. Saisonkarte für den Skiverbund gibt's für die ganze Familie.

Ruf an, Toni Brandstätter, 06462 555 017, nach halb sechs bin ich sicher am Telefon. Schriftlich: toni@brandstaetter-bau.example.com
