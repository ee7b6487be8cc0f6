<employer>Brennecke & Sohn Haustechnik GmbH</employer> – Meisterbetrieb seit 1961

Moin! Wir suchen zum nächstmöglichen Termin einen
<title>Anlagenmechaniker SHK (m/w/d) für den Kundendienst</title>
in <place>Göttingen</place> und Umgebung. Vollzeit, unbefristet, <pay>21,50 bis 25,00 € die Stunde</pay>

Wer wir sind
17 Leute, zwei Hunde, ein Lager, in dem man tatsächlich was findet. Der Senior kommt noch jeden Morgen Kaffee trinken, den Betrieb führt seit 2018 Tochter Katrin. Wir machen Heizung, Bad und immer mehr Wärmepumpe. Großbaustellen und <no>Industriemontage</no> machen wir nicht. <no>Klima-Splitgeräte</no> hat unser Kältebauer, <no>Photovoltaik</no> ein Partnerbetrieb.

Was du bei uns machst
• <duty>Wartung und Störungsbehebung an Gas-, Öl- und Wärmepumpenanlagen</duty>, überwiegend Viessmann und Buderus
• <duty>Heizungen austauschen und in Betrieb nehmen</duty>, mit <must>hydraulischem Abgleich</must>
• <duty>kleinere Reparaturen im Bad</duty>: Spülkasten, Armatur, Verstopfung
• <duty>alle sechs Wochen Notdienst</duty> (wird ordentlich bezahlt)
• Arbeitszettel auf dem Tablet. Wie <no>Label Software</no> geht, zeigen wir dir an einem Vormittag.

Was du mitbringst
• <degree c="must">abgeschlossene Ausbildung als Anlagenmechaniker SHK</degree> oder Gas- und Wasserinstallateur / Zentralheizungs- und Lüftungsbauer
• mindestens <years n="3" of="Kundendienst Heizung">drei Jahre</years> im Kundendienst
• <licence c="must">Führerschein Klasse B</licence>: ohne geht es leider nicht, du fährst ab der vierten Woche allein mit dem Servicewagen über die Dörfer
• du kennst dich mit <must>Gasbrennwertgeräten</must> aus, inklusive Abgasmessung, und mit der <must>TRGI</must>
• <must>Wärmepumpen</must> sind für dich kein Teufelszeug mehr
• <must>Trinkwasserinstallation</must>, egal ob <must g="1">gepresst</must> oder <must g="1">gelötet</must>
• du liest einen <must>Schaltplan</must> und findest einen Fehler in der <must>Regelungstechnik</must>
• <must>freundlicher Umgang mit Kunden</must>, auch um sieben Uhr abends bei Oma Lüdecke
• <lang c="must">Deutsch</lang>, so dass man dich am Telefon versteht

Schön, aber kein Muss
<licence c="nice">Elektrofachkraft für festgelegte Tätigkeiten</licence>, <licence c="nice">VDI 6023</licence>, ein <licence c="nice">Kälteschein</licence>, Erfahrung mit <nice>Ölfeuerung</nice> oder Lust, unsere zwei <nice>Azubis</nice> mit anzulernen. Den Meister kannst du bei uns machen, wir zahlen die Hälfte.

Was du davon hast
Servicewagen auch für den Heimweg, Werkzeug von Hilti und Knipex, 30 Tage Urlaub, freitags um eins Feierabend, Weihnachtsgeld, Engelbert Strauss zweimal im Jahr, JobRad, betriebliche Krankenversicherung.

Und jetzt?
Ruf Katrin an (0551 555 01 33) oder schick ihr eine WhatsApp oder eine Mail: katrin@brennecke-sohn.example.org. Anschreiben brauchen wir nicht, ein Lebenslauf reicht, Foto musst du nicht. Zwei Tage Probearbeiten, natürlich bezahlt. Ob Mann, Frau oder divers, ob hier geboren oder nicht, ist uns wurscht.
