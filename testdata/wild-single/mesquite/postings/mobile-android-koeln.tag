<title>Android-Entwickler:in (w/m/d)</title>
Festanstellung, Vollzeit · <place>Köln</place> · Mobile

<employer>Fahrwerk Mobility GmbH</employer>

Wir bringen Werkstätten und Flotten zusammen. 2.300 freie Werkstätten disponieren mit unserer App ihre Hol- und Bringdienste, dazu kommen die Fahrer:innen der Autovermieter. Angefangen haben wir 2016 mit einem Bus und einer <no>Excel</no>-Liste, heute sind wir 74 Leute am Hansaring, mit einem kleinen Büro in <no>Porto</no>.

Deine Aufgaben

• Du <duty>entwickelst die Fahrer-App weiter</duty>, zusammen mit zwei Android-Kolleg:innen
• Du <duty>ziehst die letzten XML-Screens auf Compose um</duty>
• Du <duty>kümmerst dich um Offline-Sync und Standortdaten</duty>, unser ewiges Sorgenkind
• Du <duty>stimmst Schnittstellen mit dem Backend ab</duty> (dort: <no>Ruby on Rails</no>, <no>Postgres</no>)
• Du <duty>betreust Releases im Play Store</duty>, Crash-Raten inklusive

Dein Profil

• <years n="3" of="Android-Entwicklung">Mindestens drei Jahre</years> professionelle <must>Android-Entwicklung</must>, mit mindestens einer App, die man herunterladen kann
• Sehr gutes <must>Kotlin</must>, <must>Coroutines</must> und Flow
• <must>Jetpack Compose</must> im Produktiveinsatz
• Erfahrung mit einer lokalen Datenbank, ob <must g="1">Room</must>, <must g="1">SQLDelight</must> oder <must g="1">Realm</must>
• <must>Automatisierte Tests</must> sind für dich kein Extra
• Abgeschlossenes <degree c="must">Informatikstudium</degree>, eine <degree c="must">Ausbildung zur Fachinformatikerin / zum Fachinformatiker</degree> oder vergleichbare Praxis
• <lang c="must">Deutsch mindestens B2</lang>, weil du mit Fahrern telefonierst; <lang c="must">Englisch</lang> zum Lesen und Schreiben

Schön, aber kein Muss

• <nice>Kotlin Multiplatform</nice> (wir liebäugeln damit)
• <nice>Bluetooth LE</nice> für die Schlüsselkästen
• <nice>CI</nice> mit <nice g="2">Bitrise</nice> oder <nice g="2">GitHub Actions</nice>
• ein Blick für <nice>Barrierefreiheit</nice>

Was du nicht können musst: <no>iOS</no> (die Kolleginnen mit <no>Swift</no> sitzen nebenan und bleiben), <no>Flutter</no> (probiert, verworfen), <no>Java</no>-Altlasten gibt es seit letztem Sommer keine mehr. Auch ein <no>Führerschein</no> ist nicht nötig, obwohl der Fuhrpark dazu verführt.

Das bieten wir

30 Tage Urlaub, 24.12. und Rosenmontag frei (wir sind in Köln). Gehalt <pay>58.000 – 70.000 €</pay> je nach Erfahrung, transparent nach Stufen. Zwei Tage die Woche im Büro, sonst mobil in Deutschland, bis 20 Tage im Jahr aus der EU. JobRad, Deutschlandticket, 1.500 € Lernbudget – zuletzt ging das für einen <no>Rust</no>-Kurs, eine Konferenz in Berlin und einen Schweißkurs drauf. Wer mag, bekommt <no>Scrum-Master</no>-Schulungen bezahlt.

So geht es weiter

Lebenslauf genügt, Anschreiben brauchen wir nicht. Erst ein Telefonat mit Svenja (HR), dann ein Nachmittag mit dem Team, in dem wir gemeinsam an einem echten Ticket sitzen. Kein Whiteboard. Antwort innerhalb von zehn Tagen, versprochen.

Bewerber:innen von außerhalb der EU: Wir unterstützen bei der Blauen Karte; <permit>ein Wohnsitz in Deutschland ist zum Start aber Voraussetzung</permit>.
