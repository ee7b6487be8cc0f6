Liebe zukünftige Kollegin, lieber zukünftiger Kollege,

unsere Prophylaxe-Queen Sabrina geht im Juli in Mutterschutz, und weil wir außerdem einen vierten Behandlungsstuhl bekommen, suchen wir ab sofort eine <title>Zahnmedizinische Fachangestellte (m/w/d) – Assistenz & Abrechnung</title>, gern 30 bis 36 Stunden.

Wer wir sind? Die <employer>Zahnarztpraxis Dr. Tillmann & Kollegen</employer> in <place>Leipzig-Plagwitz</place>, zwei Minuten von der S-Bahn. Drei Zahnärztinnen, neun Leute am Stuhl und am Empfang, ein Hund (Montag und Mittwoch). Schwerpunkt ist die <no>Endodontie</no> unterm Mikroskop, dazu <no>Kinderzahnheilkunde</no>; <no>KFO</no> machen wir nicht. Im Haus sitzt ein eigenes Labor mit <no>CEREC</no> und Fräse, um das sich unser Zahntechniker kümmert.

Was dich erwartet: An drei Tagen <duty>assistierst du bei Füllungen, Wurzelkanälen und kleinen chirurgischen Eingriffen</duty>, an einem bis zwei Tagen sitzt du hinten im Büro und <duty>erstellst Heil- und Kostenpläne</duty>, <duty>machst die Quartalsabrechnung mit der KZV</duty> und <duty>klärst Rückfragen der privaten Versicherungen</duty>. Zwischendurch <duty>bereitest du Instrumente auf und dokumentierst die Chargen</duty>. Die <no>Prophylaxe</no> brauchst du nicht zu übernehmen, dafür haben wir Vertretung gefunden.

Was du mitbringst: <degree c="must">abgeschlossene Ausbildung als ZFA</degree> (oder Zahnarzthelferin, wir sind ja nicht kleinlich), <licence c="must">Röntgenschein</licence> aktuell, und du kannst <must>BEMA</must> und <must>GOZ</must> nicht nur buchstabieren. Sicher in der <must>Stuhlassistenz</must>, gern vierhändig. In der <must>Aufbereitung nach RKI</must> solltest du fit sein. Ob du <must g="1">Dampsoft</must>, <must g="1">Z1</must> oder <must g="1">charly</must> kennst, ist uns gleich, eins davon wäre allerdings schon wichtig. Du bist <must>zuverlässig</must>, hast <must>ein Händchen für Angstpatienten</must> und sagst auch mal was, wenn dir etwas auffällt (<must>offene Kommunikation</must>, wir meinen das so). <lang c="must">Deutsch</lang> brauchst du fließend, <lang c="nice">Russisch</lang> oder <lang c="nice">Arabisch</lang> wäre für viele Patienten im Viertel eine Freude.

Schön, aber kein Muss: <nice>Kofferdam legen</nice> im Schlaf, <nice>Provisorien herstellen</nice>, die <licence c="nice">Fortbildung zur ZMV</licence>, Erfahrung mit <nice>digitalem Abdruck</nice>. Auch Berufsanfänger lesen wir gern, wenn die Abrechnung in der Ausbildung wirklich dran war.

Von uns bekommst du <pay>18,50 bis 21 Euro die Stunde</pay>, 30 Tage Urlaub plus Weihnachten bis Neujahr frei, keinen Samstagsdienst, einen Dienstplan sechs Wochen im Voraus, Kita-Zuschuss, Arbeitskleidung in einer Farbe, über die abgestimmt wird, und zwei Fortbildungstage (<no>Hypnose</no> ist gerade der Renner).

Schick einfach zwei Zeilen und deinen Lebenslauf an team@praxis-tillmann.example.org oder schreib uns per WhatsApp. Ein Foto muss nicht sein. Danach kommst du einen Vormittag schnuppern, bezahlt natürlich, und am Abend wissen beide Seiten Bescheid. Wegen des Masernschutzgesetzes brauchen wir vor dem ersten Tag deinen Impfnachweis.

Herzlich, dein Team aus Plagwitz
