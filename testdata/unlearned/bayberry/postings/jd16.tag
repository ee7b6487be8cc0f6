<title>Steuerfachangestellte</title> (m/w/d) – Vollzeit oder ab 25 Std.
<employer>Kanzlei Brückner Sobotta Steuerberater PartG mbB</employer> | <place>Leipzig-Schleußig</place>

Papier? Haben wir seit 2021 keins mehr. Stempeluhr auch nicht.

Wir sind zwei Steuerberaterinnen, neun Mitarbeitende und betreuen rund 240 Mandate: Handwerker, Arztpraxen, ein paar Künstler aus der Spinnerei und erstaunlich viele Fahrradläden.

Darum kümmern Sie sich bei uns
▪ <duty>Finanzbuchhaltung für ca. 30 eigene Mandate</duty> in <must>DATEV Kanzlei-Rechnungswesen</must>
▪ <duty>Vorbereitung von Einnahmenüberschussrechnungen und kleineren Jahresabschlüssen</duty>
▪ <duty>Einkommensteuererklärungen natürlicher Personen</duty>
▪ <duty>Prüfung von Bescheiden, Fristenkontrolle</duty>
▪ <duty>direkter Draht zum Mandanten, per Telefon und über <must>DATEV Unternehmen online</must></duty>

<no>Lohn</no> machen Sie nicht, dafür haben wir Frau Wehnert und Herrn Phan.

Das bringen Sie mit
▪ <degree c="must">abgeschlossene Ausbildung zur/zum Steuerfachangestellten</degree> (oder <degree c="must">Kaufmann/-frau mit nachweisbarer Kanzleipraxis</degree>)
▪ <years n="2" of="Arbeit in einer Steuerkanzlei">mindestens 2 Jahre in einer Steuerkanzlei</years>, die Ausbildungszeit zählen wir nicht mit
▪ sicher im <must>Umsatzsteuerrecht</must>, inkl. <must>§ 13b</must>
▪ <must>Selbstständigkeit</must>, und der Mut, <must>rechtzeitig nachzufragen</must>
▪ <lang c="must">Deutsch auf C1-Niveau</lang>, denn unsere Mandanten reden schnell und sächsisch

Schön, aber kein Muss
▪ Erfahrung mit <nice>Heilberufen</nice>
▪ <licence c="nice">Steuerfachwirt/in</licence> oder Lust darauf (Kurs und Prüfungsgebühr zahlen wir, plus 10 Tage frei)
▪ <nice>DATEV Meine Steuern</nice>

Was wir Ihnen beibringen: <no>digitales Belegwesen</no>, unser <no>DMS</no>, den Umgang mit dem Kaffeevollautomaten.

Was es gibt
<pay>3.100 bis 3.700 € brutto</pay> (Vollzeit), 13. Gehalt, 30 Tage Urlaub + 24.12. und 31.12. frei, Homeoffice bis 3 Tage nach der Einarbeitung, Deutschlandticket, Hund Ede im Büro (wer Allergie hat: bitte sagen, Ede kann auch zu Hause bleiben).

Bewerbung bitte ohne Foto und ohne Anschreiben. Ein Lebenslauf genügt: post@brueckner-sobotta.example.org. Sie hören innerhalb von 5 Werktagen von uns, versprochen.
