<employer>Traunblick Steuerberatung GmbH</employer>
Wir suchen ab sofort oder nach Vereinbarung

<title>Personalverrechner:in</title> (Vollzeit oder ab 30 Stunden)
Dienstort: <place>Linz-Urfahr</place>, zwei Tage pro Woche Homeoffice nach der Einschulung

Wir sind 38 Leute in Linz und Rohrbach und betreuen rund 600 Betriebe, vom Tischler bis zum Bezirksspital. Unsere Personalverrechnung rechnet im Monat etwa 4.200 Dienstnehmer ab. Weil eine Kollegin in die wohlverdiente Pension geht, suchen wir jemanden, der ihre Klienten übernimmt und ihnen auch am 10. des Monats noch freundlich ans Telefon geht.

Deine Aufgaben
» <duty>laufende Lohn- und Gehaltsabrechnung für rund 45 Klienten</duty> 
» <duty>An-, Ab- und Änderungsmeldungen</duty> sowie die monatliche Beitragsgrundlagenmeldung (mBGM)
» <duty>Auskünfte an Klienten in arbeits- und sozialversicherungsrechtlichen Fragen</duty>
» <duty>Begleitung von Prüfungen durch ÖGK und Finanzamt</duty>
» <duty>Jahresabschlussarbeiten der Lohnverrechnung</duty>, L16, Kommunalsteuererklärung

Das bringst du mit
» abgeschlossene <licence c="must">Personalverrechnerprüfung</licence> (WIFI, BFI oder ASW)
» mindestens <years n="3" of="Personalverrechnung">3 Jahre Berufserfahrung in der Personalverrechnung</years>, am liebsten in einer Kanzlei
» sehr gute Kenntnisse in <must>BMD NTCS</must>
» sicherer Umgang mit <must>ELDA</must>
» Routine in mehreren <must>Kollektivverträgen</must>, jedenfalls <must>Handel</must> und <must>Metallgewerbe</must>
» Erfahrung mit <must>GPLB</must>, also mit der gemeinsamen Prüfung lohnabhängiger Abgaben
» <must>Excel</must>
» <lang c="must">Deutsch</lang> in Wort und Schrift auf sehr gutem Niveau
» genaues und <must>diskretes Arbeiten</must>

Was uns zusätzlich freut: Abrechnung von <nice>Baulohn</nice> samt <nice>BUAK</nice>, Erfahrung mit <nice>Grenzgängern</nice> und Entsendungen, oder <lang c="nice">Englisch</lang> für zwei internationale Klienten.

Nicht deine Baustelle: <no>Buchhaltung</no> und <no>Bilanzierung</no> machen die Kolleg:innen im zweiten Stock, und die Umstellung auf <no>digitale Personalakten</no> betreut unsere IT. Wer später die <no>Bilanzbuchhalterprüfung</no> machen möchte, dem zahlen wir sie.

Was du von uns bekommst
Ein Bruttomonatsgehalt ab <pay>3.300 Euro</pay> (Vollzeit, 14-mal), je nach Erfahrung mehr; Gleitzeit ohne Kernzeit am Freitag; Klimaticket oder Tiefgaragenplatz; Obst gibt es auch, aber deswegen kommt niemand.

Bitte schick deinen Lebenslauf mit Dienstzeugnissen an Mag. Ulrike Hebenstreit, karriere@traunblick.example.com. Motivationsschreiben brauchen wir keines, ein paar Zeilen reichen.
