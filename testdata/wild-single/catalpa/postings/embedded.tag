<title>Embedded Software Engineer (all genders)</title>
📍 <place>Dresden</place> oder <place>remote in DE</place>   💶 <pay>62–78k + VSOP</pay>   🕒 32–40 h   🔖 #EMB-3

Hey, wir sind <employer>Nebelhorn Sensing</employer>. 14 Leute, zwei Hunde, ein Produkt: eine Boje in der Größe einer Melone, die Lawinen hört, bevor man sie sieht. 300 Stück liegen in Tirol, 3.000 sollen es werden.

🔧 Dein Job in drei Sätzen
<duty>Du bringst die Firmware von Zephyr 2.7 auf 4.x.</duty> <duty>Du holst aus einer Batterie vier Winter statt zwei.</duty> <duty>Du fährst mit auf den Gletscher, wenn etwas nicht funkt</duty> (2–3 Reisen pro Jahr, schwindelfrei schadet nicht).

✅ Ohne das wird es schwer
Du programmierst seit <years n="3" of="C">mind. 3 Jahren</years> in <must>C</must> auf <must g="1">STM32</must> oder <must g="1">nRF52</must>. Du hast mit einem <must>RTOS</must> gearbeitet, welches, ist uns gleich. Ein <must>Oszilloskop</must> hast du nicht nur gesehen. Du kannst <must>Low-Power-Design</must>, also Mikroampere zählen. <lang c="must">Englisch</lang> ist unsere Code- und Teamsprache; <no>Deutsch</no> nicht nötig.

➕ Schön, aber kein Muss
<nice>LoRaWAN</nice> · <nice>Rust</nice> embedded · ein abgeschlossenes <degree c="nice">Studium der Elektrotechnik oder Informatik</degree> · <nice>Altium</nice> lesen können

🙅 Brauchst du nicht
<no>Linux-Treiber</no>, <no>AUTOSAR</no>, <no>MISRA</no>-Zertifikate. Die Cloud (<no>Kotlin</no>, <no>Kafka</no>, <no>Grafana</no>) macht Team Tal, das Modell in <no>PyTorch</no> macht Jana.

🎁 Goodies: Deutschlandticket, Skitage, 1.000 € Lernbudget, Hardware nach Wahl (<no>macOS</no>, <no>Windows</no>, Linux).

Bewirb dich mit einem Link, einem PDF oder einer Sprachnachricht. Wir antworten in fünf Werktagen, immer. Diversität ist uns ernst: Bewirb dich auch, wenn du nicht jeden Haken setzen kannst.
