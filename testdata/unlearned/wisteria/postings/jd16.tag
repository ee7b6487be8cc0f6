<title>Elektroniker (m/w/d) Energie- und Gebäudetechnik</title> – gern auch mit ein paar Jahren Pause dazwischen

Moin,

wir sind <employer>Elektro Brodersen & Tochter</employer> aus <place>Husum</place>, elf Leute, seit drei Generationen, und die Tochter (ich, Wiebke) ist seit letztem Jahr Chefin. Wir machen alles, was in einem Haus mit Strom zu tun hat, und immer mehr auf dem Dach. Fürs Dach haben wir einen festen Montagetrupp, du musst also nicht <no>Module schleppen</no>. Du bist derjenige, der danach den Zählerschrank macht, den Wechselrichter in Betrieb nimmt und den Kunden erklärt, warum die App nicht das Wichtigste ist.

Was das heißt? <duty>Zählerschränke umbauen und PV-Anlagen, Speicher und Wallboxen anschließen</duty>, <duty>Altbauten neu verdrahten</duty>, ab und zu <duty>eine Störung im Ferienhaus auf Eiderstedt suchen</duty>, wenn die Gäste schon auf den Koffern sitzen. <duty>Messprotokolle schreibst du am Tablet</duty>, das ist kein Hexenwerk. Rufbereitschaft ist jede siebte Woche, ohne die geht's nicht, also <must>Rufbereitschaft</must> bitte mitdenken.

Was du brauchst:
* <degree c="must">Gesellenbrief als Elektroniker/Elektroinstallateur</degree> oder was Vergleichbares, auch aus dem Ausland, wenn die Handwerkskammer es anerkannt hat
* <must>VDE 0100</must> im Kopf, und zwar auch Teil 600, <must>Messen und Prüfen</must> ist bei uns keine Nebensache
* <licence c="must">Führerschein B</licence>. Wenn du in Husum wohnst und mit dem Rad kommst, brauchst du ihn trotzdem, die Busse stehen auf dem Hof
* <lang c="must">Deutsch so, dass du mit Oma Petersen klarkommst</lang> (Platt ist kein Muss, hilft aber: <lang c="nice">Plattdeutsch</lang>)
* <must>Ordentlich arbeiten, auch da wo's keiner sieht</must>

Was wir dir beibringen, wenn du's noch nicht kannst: <no>KNX</no>, <no>Wärmepumpen anklemmen</no>, <no>SMA-Inbetriebnahme</no>. Wer <nice>KNX</nice> schon mitbringt, bekommt natürlich gleich die spannenderen Baustellen. Auch schön wäre <nice>Erfahrung mit TAB und Anmeldung beim Netzbetreiber</nice>, da verzweifelt hier jeder mal dran.

Meister brauchst du keinen, den <no>Meisterbrief</no> haben wir schon zweimal. Wenn du ihn machen willst, zahlen wir die Hälfte.

Dafür gibt's: <pay>20,50 bis 24 € die Stunde</pay>, 37 Stunden, Freitag ab 12 ist Schluss, 30 Tage Urlaub, eigener Bus, Werkzeug, das kein Baumarkt kennt.

Bewerbung: WhatsApp oder Mail reicht, wiebke@elektro-brodersen.example.com. Anschreiben liest hier eh keiner.
