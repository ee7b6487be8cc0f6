LEHRLINGE AUFGEPASST!!!

Die <employer>Privatbrauerei Zwettlbach</employer> (gegr. 1709) sucht ab September <title>Lehrling Brau- und Getränketechnik (m/w/d)</title> in <place>Rohrbach im Mühlkreis</place>, Lehrzeit 3 Jahre.

Du lernst alles vom Malz bis zur Flasche: <duty>schroten, maischen, läutern</duty>, <duty>Gärung kontrollieren</duty>, <duty>Tanks und Leitungen reinigen</duty> (ehrlich: das ist die Hälfte), <duty>Abfüllanlage bedienen</duty>.
Mitbringen solltest <degree c="must">positiver Pflichtschulabschluss</degree>, <must>technisches Verständnis</must>, <must>Sauberkeit</must>, <must>guten Geruchssinn</must> und weil wir um 5.30 brauen <must>Pünktlichkeit</must>. Gut <must>anpacken</must> können auch, ein volles Fassl hat 40 kg. <lang c="must">Deutsch</lang> soweit, dass du Sicherheitsanweisungen verstehst. <licence c="nice">Mopedführerschein (AM)</licence> ist praktisch weil der erste Bus erst um 6 fährt.
<no>Bierbrauen</no> oder <no>Chemie</no> musst noch nicht können! <nice>Ferialjob im Lebensmittelbetrieb</nice> super, aber kein Muss.

Lehrlingseinkommen <pay>1. LJ € 1.005,– / 2. LJ € 1.240,– / 3. LJ € 1.560,–</pay> lt. KV plus Haustrunk (unter 16 Kracherl). Berufsschule in Wien, Internat zahlen wir. Lehre mit Matura möglich!

Bewerbung + letztes Zeugnis an Braumeisterin Gerlinde Obernhumer, lehre@zwettlbach.example.org oder einfach im Bräustüberl abgeben. Danach 2 Schnuppertage.
