<employer>Brennsteiner Holzbau GmbH</employer>
Wir sind ein Holzbaubetrieb im Pinzgau mit rund 160 Leuten, davon 110 auf Baustellen. Unsere bisherige Kollegin geht nach 24 Jahren in Pension, daher suchen wir ab Jänner eine/n

<title>Personalverrechner:in</title> (25–38,5 Std.) in <place>Saalfelden</place>

Das erwartet dich
• <duty>Eigenständige Abrechnung von Arbeitern und Angestellten</duty>, vom Eintritt bis zur Endabrechnung
• <duty>Meldungen an ÖGK, Finanzamt und Gemeinde</duty>
• <duty>Ansprechperson für Mitarbeiter bei allen Fragen rund um den Lohnzettel</duty>
• <duty>Vorbereitung von Lohnabgabenprüfungen (PLB)</duty>
Die Buchhaltung macht das Nachbarbüro, <no>Bilanzierung</no> ist also nicht dein Thema. Die Stundenzettel kommen digital, <no>die Zeiterfassung programmiert</no> ein externer Partner.

Das bringst du mit
• Abgeschlossene <licence c="must">Personalverrechnerprüfung</licence>
• Mindestens <years n="3" of="Personalverrechnung">3 Jahre Praxis in der Personalverrechnung</years>
• Erfahrung mit <must g="1">BMD</must> oder <must g="1">RZL</must>
• Sattelfest bei <must>BUAK</must> und im <must g="2">Kollektivvertrag Bau</must> bzw. <must g="2">Holzbau</must>
• Sicherer Umgang mit <must>ELDA</must>
• Gutes <must>Excel</must>
• <lang c="must">Sehr gutes Deutsch</lang>; <lang c="nice">Kroatisch oder Bosnisch</lang> hilft uns auf der Baustelle sehr, ist aber kein Muss
• Ideal, wenn du schon einmal <nice>Reisekosten</nice> oder <nice>Lohnpfändungen</nice> abgerechnet hast

Als Mensch passt du zu uns, wenn du <must>diskret</must> bist und auch am Monatsletzten noch lachen kannst.

Was wir bieten
Gleitzeit, ein Homeoffice-Tag nach der Einschulung, Öffi-Ticket, Mittagessen vom Dorfwirt und ein Büro, das nach Zirbe riecht. <pay>Mindestens 3.150 € brutto im Monat auf Basis Vollzeit</pay>, Überzahlung je nach Erfahrung selbstverständlich.

Bewerbungen bitte formlos mit Lebenslauf an Gitti Höllwart, personal@brennsteiner.example.com. Bewerbungen aller Geschlechter und jeden Alters sind willkommen. Wir melden uns innerhalb von zehn Tagen. Reisekosten für das Vorstellungsgespräch können leider nicht ersetzt werden.
