Stellenangebot 2026-017

<title>Embedded-Softwareentwickler (m/w/d) Infusionstechnik</title>

<employer>Dreisam Medical GmbH</employer>, <place>Freiburg im Breisgau</place>
unbefristet, 37,5 Std., Gehalt je nach Erfahrung <pay>64.000 – 78.000 €</pay>

Unsere Spritzenpumpen laufen in über 400 Kliniken, oft neben dem Bett von Frühgeborenen. Wenn unsere Software einen Fehler macht, merkt es jemand. Deshalb schreiben wir wenig Code, diesen aber gründlich. Wir sind 85 Leute, davon neun in der Firmware, und gehören keinem Konzern.

Das erwartet Sie
Sie <duty>entwickeln die Firmware der nächsten Pumpengeneration</duty>, von der Motoransteuerung bis zur Alarmlogik, <duty>schreiben Anforderungen und Architektur so auf, dass ein Auditor sie versteht</duty>, und <duty>nehmen zusammen mit der Hardware neue Platinen in Betrieb</duty>. Code-Reviews machen bei uns alle, auch der Chef. Die <no>AWS</no>-Anbindung liegt bei einem Partner, und die Bedienoberfläche in <no>Qt</no> macht das HMI-Team zwei Türen weiter.

Das bringen Sie mit
– <degree c="must">Studium der Elektrotechnik, Informatik oder Mechatronik</degree> (Diplom, Bachelor oder Master) oder eine vergleichbare Ausbildung mit viel Praxis
– mindestens <years n="4" of="Firmware auf Mikrocontrollern">vier Jahre</years> <must>Firmware auf Mikrocontrollern</must>, bevorzugt <nice>ARM Cortex-M</nice>
– sehr gutes <must>C</must> und ordentliches <must>C++</must>
– ein Echtzeitbetriebssystem aus der Praxis: <must g="1">FreeRTOS</must>, <must g="1">Zephyr</must> oder <must g="1">embOS</must>
– Entwicklung nach <must>IEC 62304</must>; wer bislang nach <nice>ISO 26262</nice> gearbeitet hat, findet sich zusätzlich schnell zurecht
– <must>Unit-Tests</must> sind für Sie selbstverständlich, <must>statische Codeanalyse</must> auch
– sicherer Umgang mit <must>SPI</must>, <must>I2C</must> und dem <must>Oszilloskop</must>
– <must>Git</must>
– <lang c="must">Deutsch</lang> verhandlungssicher, da alle Dokumente deutsch sind, <lang c="must">Englisch</lang> B2
– <must>Sorgfalt</must>, die Sie auch am Freitagnachmittag noch haben

Schön, aber kein Muss: <nice>Risikomanagement nach ISO 14971</nice>, <nice>Python</nice> für den Prüfstand, Erfahrung mit <nice>Jenkins</nice> o. Ä. <no>Medizinisches Fachwissen</no> brauchen Sie nicht, das bringen wir Ihnen bei.

Was wir bieten
30 Tage Urlaub, Gleitzeit ohne Kernzeit, bis zu zwei Tage Homeoffice (die Pumpe passt leider nicht ins Netz), JobRad, Zuschuss zur RegioKarte, ein Labor mit Fenstern.

Arbeitsort ist Freiburg, eine <permit>gültige Arbeitserlaubnis für Deutschland</permit> setzen wir voraus. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Unterlagen an bewerbung@dreisam-medical.example.com, Ansprechpartnerin ist Frau Zähringer. Ein Anschreiben ist nicht nötig.
