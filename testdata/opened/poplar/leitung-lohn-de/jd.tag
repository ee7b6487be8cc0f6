<title>Teamleitung Lohn- und Gehaltsabrechnung (m/w/d)</title>
<employer>Brennecke Löhr Partner Steuerberatungsgesellschaft mbB</employer> · <place>Göttingen</place> · Vollzeit oder ab 32 Std. · ab sofort oder nach Absprache

Moin und hallo,

wir sind 58 Leute an zwei Standorten, betreuen vor allem Handwerk, Pflegeeinrichtungen und ein paar Brauereien, und unsere bisherige Lohnleiterin geht nach 27 Jahren in den verdienten Ruhestand. Ihre Orchideen bleiben hier, ihr Stuhl wird frei.

Ihre Aufgaben
– Sie <duty>führen fachlich und disziplinarisch ein Team von sieben Lohnsachbearbeiterinnen</duty>, inkl. Urlaubsplanung, Jahresgesprächen und Einarbeitung
– Sie <duty>rechnen selbst einen Stamm von ca. 15 Mandanten ab</duty>, darunter <must>Baulohn</must>
– Sie <duty>begleiten Lohnsteuer- und Sozialversicherungsprüfungen</duty>
– Sie <duty>treiben die Digitalisierung des Vorerfassungsprozesses voran</duty> (die Technik selbst, also <no>Schnittstellenprogrammierung</no>, macht unser Dienstleister)
– Sie sind Ansprechpartner/in für Mandanten, wenn es knifflig wird: Pfändungen, Kurzarbeit, Entsendung

Das bringen Sie mit
– Abgeschlossene Ausbildung als <degree c="must" g="1">Steuerfachangestellte/r</degree> oder eine <degree c="must" g="1">kaufmännische Ausbildung</degree>, gern mit Weiterbildung zum/zur <licence c="nice">Fachassistent/in Lohn und Gehalt</licence>
– <years n="5" of="Lohnabrechnung">Mindestens fünf Jahre</years> Praxis in der <must>Lohn- und Gehaltsabrechnung</must>, <must>Mandantenerfahrung in einer Kanzlei oder einem Lohnbüro</must> setzen wir voraus
– <years n="2" of="Personalführung">Zwei Jahre</years> <must>disziplinarische Führungserfahrung</must>, auch in einem kleinen Team oder als Stellvertretung mit echter Personalverantwortung; wer das noch nie gemacht hat, wird hier nicht glücklich
– Sicher in <must g="1">DATEV LODAS</must> oder <must g="1">DATEV Lohn und Gehalt</must>
– Aktuelle Kenntnisse im <must>Lohnsteuer- und Sozialversicherungsrecht</must>
– <lang c="must">Deutsch verhandlungssicher</lang>
– Ruhe, wenn am 23. drei Leute krank sind und das Telefon klingelt (<must>Belastbarkeit</must>)

Schön wäre, wenn Sie sich mit <nice>TVöD oder AVR</nice> auskennen, denn die Pflegeheime wachsen. <nice>DATEV Arbeitnehmer online</nice> führen wir gerade ein. <no>Bilanzierung</no> und <no>Finanzbuchhaltung</no> brauchen Sie bei uns nicht, <no>Englisch</no> auch nicht.

Wir bieten
<pay>58.000 bis 68.000 € im Jahr</pay> je nach Erfahrung, 30 Tage Urlaub plus 24.12. und 31.12., zwei Tage Homeoffice, Jobrad, Deutschlandticket, höhenverstellbare Tische, Hund nach Absprache (derzeit: zwei), Fortbildungen bei der Steuerberaterkammer auf unsere Kosten.

Bewerbung
Bitte per E-Mail an karriere@brennecke-loehr.example.org, Lebenslauf genügt, ein Anschreiben lesen wir gern, verlangen es aber nicht. Bitte nennen Sie Ihren frühesten Eintrittstermin. Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt. Fragen beantwortet Frau Löhr, vormittags.
