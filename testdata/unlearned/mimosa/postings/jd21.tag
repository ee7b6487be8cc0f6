<title>Kundenbegleiterin / Kundenbegleiter Fernverkehr</title> 80–100 %
<employer>Jurasüdfuss Bahnen AG</employer>, Depot <place>Olten</place>

Du kennst den Fahrplan, bevor er gedruckt ist? Perfekt. Falls nicht: auch kein Problem, das üben wir.

Als Kundenbegleiterin oder Kundenbegleiter bist du unser Gesicht im Zug. Du <duty>kontrollierst Fahrausweise</duty>, <duty>gibst Auskunft, wenn der Anschluss in Biel weg ist</duty>, <duty>erteilst die Abfahrerlaubnis und bist für die Sicherheit der Reisenden verantwortlich</duty>, <duty>hilfst beim Ein- und Aussteigen</duty> und <duty>machst Durchsagen, bei uns auf Deutsch, Französisch und Englisch</duty>. Zwischen 4.30 und 1.30 Uhr, an 365 Tagen.

Die bezahlte Ausbildung dauert 11 Monate. <no>Betriebsvorschriften</no>, <no>Tarifsystem</no>, <no>Deeskalation</no> und <no>Erste Hilfe</no> lernst du alles bei uns; Vorwissen aus der Bahnwelt ist nicht nötig. Züge <no>fahren</no> tun andere, <no>rangieren</no> auch.

Dein Rucksack:
» <degree c="must" g="1">abgeschlossene Berufslehre (EFZ)</degree> oder <degree c="must" g="1">Matura</degree>
» <years n="2" of="Kundenkontakt">zwei Jahre Berufserfahrung</years> mit <must>direktem Kundenkontakt</must>, zum Beispiel Gastro, Detailhandel, Hotellerie, Pflege
» <lang c="must">Deutsch auf Muttersprachniveau</lang>, <lang c="must">Französisch B1</lang>, <lang c="must">Englisch A2</lang>; <lang c="nice">Italienisch</lang> wäre das Tüpfelchen auf dem i
» <must>Gelassenheit, auch wenn's laut wird</must>
» <must>gepflegtes Auftreten</must>
» <must>Freude an unregelmässigen Arbeitszeiten</must>, inkl. <must>auswärtiger Übernachtungen</must>
» <must>einwandfreier Leumund</must> (Straf- und Betreibungsregisterauszug)
» <must>medizinische und psychologische Tauglichkeit gemäss BAV-Richtlinie</must> (Farbensehen!)
» <permit>Schweizer Pass, C- oder B-Bewilligung</permit>
» <must>Wohnort maximal 45 Minuten vom Depot</must>
» Mindestalter 20

Wir bieten: Lohnband <pay>CHF 61'000 bis 79'500</pay>, GA 2. Klasse auch für deine Partnerin oder deinen Partner, 5 bis 7 Wochen Ferien, GAV, Pensionskasse mit 60 % Arbeitgeberbeitrag, Uniform.

Ablauf: Online bewerben (drei Fragen, kein Motivationsschreiben), Videointerview, Eignungstest in Olten, Probefahrt. Nächster Lehrgangsstart 1. September 2026. Bei Fragen hilft dir Livia Aeschlimann, 062 555 40 18. Dossiers von Stellenvermittlern berücksichtigen wir nicht.
