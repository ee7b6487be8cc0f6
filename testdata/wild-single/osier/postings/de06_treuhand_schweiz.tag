Liebe Leserin, lieber Leser im Oberaargau

Seit 1987 betreut die <employer>Zumstein Treuhand AG</employer> an der Bahnhofstrasse in <place>Langenthal</place> Schreinereien, Landwirte, Arztpraxen und den einen oder anderen Verein. Wir sind elf Personen, vier davon Teilzeit-Mamis und -Papis, und duzen uns.

Weil unsere Mandate zunehmen, möchten wir per 1. April oder nach Vereinbarung eine <title>Sachbearbeiterin Treuhand</title> bzw. einen Sachbearbeiter (60–100 %) einstellen. Du <duty>führst rund 35 Mandate bis zur Abschlussbereitschaft</duty>, <duty>erstellst MWST-Abrechnungen</duty>, <duty>füllst Steuererklärungen für natürliche Personen aus</duty> und machst die <must>Lohnbuchhaltung</must> samt Lohnausweisen. Revisionen führen ausschliesslich die beiden Partner durch; eine <no>Revisorenzulassung</no> erwarten wir daher nicht, und Werbung auf <no>LinkedIn</no> musst du auch nicht machen.

Du hast eine <degree c="must">kaufmännische Grundbildung (EFZ)</degree>, den <licence c="nice">Fachausweis Treuhand</licence> vielleicht schon begonnen (wir bezahlen ihn), und warst <years n="2" of="Treuhandbüro">zwei bis drei Jahre</years> in einem <must>Treuhandbüro</must> tätig. <must g="1">Abacus</must> oder <must g="1">Sage 50</must> sind dir vertraut. Steuern Kanton Bern, sprich <nice>TaxMe</nice>, wären praktisch. Du arbeitest <must>exakt</must>, bist <must>verschwiegen</must> und verstehst <lang c="must">Schweizerdeutsch</lang>; <lang c="nice">Französisch</lang> hilft bei zwei Mandaten in Biel.

Dafür gibt es <pay>CHF 72'000 bis 86'000</pay> (bei 100 %), fünf Wochen Ferien plus Weihnachtsbrücke, ein Parkplatz und am Freitag Gipfeli.

Interessiert? Schick dein Dossier an Regula Zumstein. Dossiers von Stellenvermittlern werden nicht berücksichtigt.
