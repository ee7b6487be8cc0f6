+++ LINIENBUS STATT STAU +++

Die <employer>Verkehrsbetriebe Oderaue GmbH</employer> sucht für den Betriebshof <place>Frankfurt (Oder)</place>:

        <title>Busfahrer*innen im Linienverkehr</title>

Einstieg: sofort          Lohn: <pay>18,27 €/h + Zuschläge</pay>          Umfang: 30 oder 39 h

Das brauchen Sie:
  [x] <licence c="must">Führerschein Klasse D</licence> (oder D1 mit Bereitschaft zur Aufstockung? Nein, leider nur D/DE)
  [x] <licence c="must">Schlüsselzahl 95</licence>, <licence c="must">Fahrerkarte</licence>
  [x] <must>höchstens zwei Punkte in Flensburg</must>
  [x] <must>Schichtdienst, auch an Wochenenden</must>: erster Bus 3:51 Uhr
  [x] <lang c="must">Deutsch B1</lang>
  [x] <must>freundliches Auftreten</must>, auch an Haltestelle Nr. 17

Das ist gut, aber kein Muss:
  [ ] <nice>Ortskenntnis</nice>
  [ ] <lang c="nice">Polnisch</lang> (Linie 983 fährt über die Brücke)
  [ ] <nice>E-Bus-Erfahrung</nice>

Das brauchen Sie nicht:
  [ ] <no>Berufserfahrung</no>: wir fahren zwei Wochen mit Ihnen mit
  [ ] <no>Werkstattkenntnisse</no>: dafür haben wir Ronny
  [ ] <no>Fahrscheinverkauf</no>: seit Januar bargeldlos

Ihre Aufgaben sind schnell erzählt: <duty>Sie fahren pünktlich und sicher</duty>, <duty>prüfen vor Abfahrt das Fahrzeug</duty>, <duty>helfen beim Ausklappen der Rampe</duty>.

Noch keinen D-Schein? Dann schauen Sie bitte auf unsere Anzeige „<no>Fahrschule inklusive</no>“, diese Stelle hier ist für fertige Fahrer.

Dafür gibt es: TV-N, Zusatzversorgung, 30 Tage Urlaub, Freifahrt für die ganze Familie, feste Dienstpläne 6 Wochen im Voraus. <permit>Arbeitserlaubnis</permit> muss vorliegen; Bürger der EU brauchen nichts weiter.

Bewerbung formlos, auch handschriftlich, Betriebshof, Briefkasten links.
