Stellenangebot Nr. 10000-1198234466-S   (eingestellt am 09.01.2025)

Titel des Stellenangebots: <title>Bestatter/in – Leitung Filiale</title>
Alternativberufe: Bestattermeister/in
Arbeitgeber: <employer>Pietät Wendelmuth Bestattungen e. K.</employer>
Arbeitsort: <place>04668 Grimma</place>, Sachsen
Arbeitszeit: Vollzeit, Rufbereitschaft jede 3. Woche
Vergütung: <pay>3.600 EUR brutto</pay> zzgl. Rufbereitschaftspauschale; kein Tarif
Befristung: unbefristet
Führungsverantwortung: 3-9 Mitarbeiter

Stellenbeschreibung:
Unser Familienunternehmen hat 5 Filialen im Leipziger Land und sucht für Grimma eine Leitung, da der jetzige Kollege in Rente geht. Zu Ihren Aufgaben gehört das <duty>Beraten von Angehörigen im Trauerfall und in der Vorsorge</duty>, die <duty>Überführung und hygienische Versorgung Verstorbener</duty>, das <duty>Organisieren und Leiten von Trauerfeiern</duty>, <duty>Formalitäten mit Standesamt, Friedhof und Krankenkasse</duty>, die <duty>Dienstplanung für 4 Mitarbeiter</duty> sowie die <duty>Ausbildung unseres Azubis</duty> (<licence c="must">AEVO</licence> ist dafür vorgeschrieben, kann aber nachgeholt werden bis 12/2025). Die <no>Thanatopraxie</no> übernimmt eine externe Kollegin aus Leipzig, <no>Grabpflege</no> wird nicht angeboten.

Anforderungen an den Bewerber:
Ausbildung: <degree c="must" g="1">Bestattungsfachkraft</degree> oder <degree c="must" g="1">geprüfter Bestatter</degree>; <degree c="nice">Bestattermeister</degree> wünschenswert
Berufserfahrung: <years n="4" of="Bestattungswesen">mehr als 4 Jahre im Bestattungswesen</years> (zwingend)
Führerschein: <licence c="must">Fahrerlaubnis B</licence> (zwingend erforderlich)
Grundkenntnisse: <nice>Bestattungssoftware PowerOrdo</nice>
Erweiterte Kenntnisse: <must>Friedhofs- und Bestattungsrecht (Sachsen)</must>; <must>Trauergespräch</must>; <must>Kalkulation und Rechnungslegung</must>; <must>MS Office</must>
Expertenkenntnisse: <must>hygienische Versorgung</must>
Persönliche Stärken: <must>Belastbarkeit</must>; <must>Sorgfalt/Genauigkeit</must>; <must>Einfühlungsvermögen</must>; <must>Führungsfähigkeit</must>
Sprachkenntnisse: <lang c="must">Deutsch (verhandlungssicher)</lang>
Sonstiges: <must>gepflegtes Auftreten</must>, dunkler Anzug wird gestellt. <must>Freies Sprechen vor Gruppen</must> wird vorausgesetzt da weltliche Trauerreden teils selbst gehalten werden. Wohnsitz im Umkreis von 25 km wegen Rufbereitschaft. <nice>Notenkenntnis / Orgel</nice> wäre schön, aber wer hat das schon.

Rückfragen und Bewerbungen an: Herrn Falk Wendelmuth, Tel. 03437 555 083
Bewerbungsart: per E-Mail, schriftlich, persönlich
Geforderte Anlagen: Lebenslauf, Zeugnisse, Führungszeugnis (erst bei Einstellung)
