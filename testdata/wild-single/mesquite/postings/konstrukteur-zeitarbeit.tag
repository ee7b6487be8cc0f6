<title>Konstrukteur Sondermaschinenbau (m/w/d)</title>
<place>Ravensburg</place> und Umkreis

Anzeige der <employer>Donau-Technik Personal GmbH</employer>, Niederlassung <no>Ulm</no>
Beginn: ab sofort. Arbeitnehmerüberlassung mit Option auf Übernahme

Für unseren Kunden, einen Hersteller von Verpackungsanlagen für die Pharmaindustrie (ca. 350 Mitarbeiter), suchen wir zum nächstmöglichen Zeitpunkt einen <title>Konstrukteur (m/w/d)</title>. Der Kunde ist bekannt für seine Roboterzellen; <no>SPS-Programmierung</no> und <no>Elektrokonstruktion</no> mit <no>EPLAN</no> liegen in eigenen Abteilungen.

IHRE AUFGABEN:
- <duty>Konstruktion von Baugruppen für Zuführ- und Transfersysteme</duty> in <must>SolidWorks</must>
- <duty>Ableitung von Fertigungszeichnungen</duty> und <duty>Erstellung von Stücklisten</duty>
- <duty>Abstimmung mit Fertigung, Montage und Lieferanten</duty>
- <duty>Begleitung der Inbetriebnahme im Haus</duty> (keine Montageeinsätze, <no>Reisebereitschaft</no> wird also nicht vorausgesetzt)
- <duty>Mitarbeit an der Risikobeurteilung</duty>

IHRE QUALIFIKATION:
- <degree c="must">Staatlich geprüfter Techniker Fachrichtung Maschinenbau</degree>, <degree c="must">Technischer Produktdesigner</degree> oder <degree c="must">Studium Maschinenbau</degree>
- <years n="3" of="Konstruktion">mehrjährige (mind. 3 Jahre)</years> Erfahrung in der Konstruktion, gern im <nice g="1">Sondermaschinenbau</nice> oder in der <nice g="1">Verpackungstechnik</nice>
- sicherer Umgang mit <must>SolidWorks</must>; Bewerber mit <no>Inventor</no> oder <no>Creo</no> können leider nicht berücksichtigt werden, da keine Einarbeitungszeit vorgesehen ist
- Kenntnisse in <must>Form- und Lagetoleranzen</must> sowie <must>Blech- und Frästeilkonstruktion</must>
- Erfahrung mit einem PDM-System (<must g="2">PDM Professional</must>, <must g="2">PRO.FILE</must>, <must g="2">keytech</must> o. ä.)
- wünschenswert: <nice>Pneumatik-Auslegung</nice>, <nice>GMP-gerechte Konstruktion</nice>, <nice>SAP</nice>-Grundkenntnisse
- <lang c="must">gute Deutschkenntnisse in Wort und Schrift</lang>, <lang c="nice">Englisch</lang> von Vorteil
- <must>selbstständige Arbeitsweise</must>, <must>Teamfähigkeit</must>

Da das Werk mit Bus und Bahn schlecht zu erreichen ist: <licence c="must">Führerschein Klasse B</licence> und eigener PKW.

WIR BIETEN:
+ unbefristeter Arbeitsvertrag, Tarif GVP mit Branchenzuschlägen Metall und Elektro
+ <pay>27,50 – 33,00 €/Std.</pay>, Einstufung nach Qualifikation
+ 35-Stunden-Woche, Gleitzeit von 6 bis 19 Uhr
+ Urlaubs- und Weihnachtsgeld
+ Fahrgeld ab dem ersten Kilometer
+ kostenlose Weiterbildung in unserem Schulungszentrum (<no>CATIA V5</no>, <no>Siemens NX</no>, <no>FEM</no>-Grundlagen)
+ Ansprechpartnerin vor Ort, die auch zurückruft

Wir sind seit 1998 als Personaldienstleister im süddeutschen Raum unterwegs und beschäftigen derzeit rund 420 Mitarbeiter in Technik, IT und kaufmännischen Berufen. Weitere Stellen, z. B. für Schweißer mit <no>WIG-Schein</no>, auf unserer Homepage.

IHRE BEWERBUNG:
Bitte mit Lebenslauf, Zeugnissen, Gehaltsvorstellung und frühestem Termin an Frau Yildiz, bewerbung@example.net, Kennziffer 4471-RV. Reichen Sie nur Kopien ein, Mappen werden nicht zurückgeschickt. Mit der Bewerbung willigen Sie in die Speicherung Ihrer Daten für sechs Monate ein.
