<title>Servicetechniker Kälte- und Klimatechnik (m/w/d)</title>
<employer>Nordhessen Kälte Brandau GmbH</employer>, <place>Kassel</place>

Wenn im Supermarkt die Tiefkühltruhe piept, klingelt bei uns das Telefon. Wir sind ein Familienbetrieb in dritter Generation mit 34 Leuten und betreuen Märkte, Metzgereien, Rechenzentren und zwei Kliniken zwischen Göttingen und Fulda.

Das machen Sie bei uns:
- <duty>Wartung und Instandsetzung von Gewerbekälteanlagen und Verbundanlagen</duty>
- <duty>Inbetriebnahme von Neuanlagen, zunehmend mit CO2</duty>
- <duty>Störungssuche, auch in der Schaltung</duty>
- <duty>Dichtheitskontrollen und Führen der Anlagenbücher</duty>
- <duty>Rufbereitschaft, etwa jede sechste Woche</duty>

Das bringen Sie mit:
- <degree c="must">abgeschlossene Ausbildung als Mechatroniker für Kältetechnik</degree> oder Kälteanlagenbauer
- <licence c="must">Sachkundebescheinigung nach ChemKlimaschutzV, Kategorie I</licence>
- <years n="3" of="Service Gewerbekälte">mindestens drei Jahre Praxis im Service</years>
- sicher im <must>Hartlöten</must>, in der <must>Fehlersuche</must> und beim Lesen von <must>Schaltplänen</must>
- Kenntnisse in <must g="1">Danfoss</must>-, <must g="1">Wurm</must>- oder <must g="1">Carel</must>-Regelungen
- Erfahrung mit <must>Verbundanlagen</must>
- <licence c="must">Führerschein Klasse B</licence>
- <lang c="must">Deutsch</lang> so, dass Sie mit der Marktleiterin am Telefon klarkommen
- <must>Kundenorientierung</must>: Sie sind unser Gesicht

Schön wäre außerdem: Erfahrung mit <nice>CO2-Anlagen</nice> (transkritisch), <nice>VRF-Systemen</nice> oder <nice>Ammoniak</nice>, eine <nice>Elektrofachkraft für festgelegte Tätigkeiten</nice>. Wer das noch nicht hat, den schicken wir auf Lehrgang.

Nicht Ihre Baustelle: <no>Wärmepumpen</no> im Einfamilienhaus machen wir nicht, die <no>Projektierung</no> sitzt im Büro, und <no>Isolierarbeiten</no> vergeben wir.

Wir bieten <pay>22,50 bis 27,00 Euro die Stunde</pay> je nach Erfahrung, Bereitschaftspauschale, eigenes Servicefahrzeug (auch für den Heimweg), vernünftiges Werkzeug, 30 Tage Urlaub, Urlaubs- und Weihnachtsgeld und eine Chefin, die selbst noch Anlagen befüllen kann.

Bewerben? Kein Anschreiben nötig. Lebenslauf an bewerbung@example.org oder einfach anrufen: 0561 555 0119, Frau Brandau. Wir antworten innerhalb einer Woche. Menschen jeder Herkunft und jeden Geschlechts sind willkommen, schwerbehinderte Bewerber werden bei gleicher Eignung bevorzugt.
