Griaß eich!

Ich bin die Vroni, ich führe mit meinem Bruder das <employer>Hotel Almrausch****</employer> in <place>Obertauern</place>, 74 Zimmer, und mir kommt heuer im November der Patissier abhanden, weil er Vater wird. Ich suche also eine oder einen

<title>Konditor:in / Patissier:in</title>

für die Wintersaison (Ende November bis nach Ostern), gern auch als Jahresstelle mit unserem Haus am Wörthersee im Sommer.

Kurz gesagt: du machst alles, was süß ist. Am Vormittag <duty>Kuchen und Strudel für die Jause</duty>, ab vier Uhr <duty>das Dessert fürs Fünf-Gang-Menü</duty>, dazwischen <duty>Petits Fours und Pralinen fürs Zimmer</duty>. Du <duty>schreibst die Dessertkarte mit unserem Küchenchef</duty>, <duty>bestellst deine Ware selber</duty> und <duty>leitest einen Lehrling an</duty>. Brot und Semmeln kommen vom Bäcker im Tal, <no>Brotbacken</no> brauchst also nicht können, und mit dem <no>Service</no> hast du auch nichts zu tun.

Was ich mir wünsche? Eine <degree c="must">abgeschlossene Lehre als Konditor:in</degree> oder eine gleichwertige Ausbildung, und <years n="2" of="Patisserie in der gehobenen Hotellerie">zwei Winter</years> in einem Haus, in dem es abends ernst wird. Du kannst <must>Schokolade temperieren</must>, <must>Strudelteig ziehen</must> (von Hand, keine Diskussion), <must>Eis und Sorbet</must> herstellen, und du hast ein Auge für <must>Tellerdesserts</must>. <must>HACCP</must> ist dir in Fleisch und Blut. <must>Allergenkennzeichnung</must> genauso, denn bei uns isst jeder Dritte ohne irgendwas. Daher wär's super, wenn du dich mit <nice>veganen Desserts</nice> und <nice>glutenfreiem Backen</nice> schon gespielt hast. <nice>Zuckerarbeiten</nice> sind ein Bonus, ebenso wenn du schon einmal eine <nice>Hochzeitstorte</nice> verantwortet hast. <lang c="must">Deutsch</lang> so, dass wir uns in der Küche verstehen; unser Posten am Fischherd redet <no>Ungarisch</no>, der Rest irgendwas dazwischen.

<must>Belastbar</must>, <must>pünktlich</must>, <must>sauber</must>. Und bitte keine Choleriker, davon hatten wir schon zwei.

Was du kriegst: <pay>ab € 2.750 brutto</pay> für 48 Stunden, Überzahlung je nach Können, die zahle ich wirklich. 5,5-Tage-Woche, auf Wunsch 5. Einzelzimmer im Personalhaus mit eigenem Bad, Verpflegung auch am freien Tag, Saisonkarte gratis, Massage zum halben Preis, <no>Skikurs</no> mit unserem Hausguide, und im Jänner gibt's für alle einen <no>Barista</no>-Workshop. Trinkgeld wird auch mit der Küche geteilt.

<permit>EU-Bürger:in oder gültige Beschäftigungsbewilligung (Saisonkontingent)</permit> vorausgesetzt.

Schick mir ein paar Fotos von deinen Tellern und einen Lebenslauf, der nicht schön sein muss: vroni@almrausch.example.com

Pfiat di!
