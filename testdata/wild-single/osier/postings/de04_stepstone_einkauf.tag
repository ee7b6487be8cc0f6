<title>Strategischer Einkäufer</title> (w/m/d) Guss- und Drehteile
<employer>Rabenstein Antriebstechnik GmbH & Co. KG</employer>
<place>Sulz am Neckar</place>
Feste Anstellung   Vollzeit   Homeoffice möglich
Erschienen: vor 5 Tagen
Gehalt anzeigen: geschätzt <pay>61.000 – 76.000 €/Jahr</pay>
Ich bin interessiert   ☆ Speichern

Passt der Job zu dir? Lade deinen Lebenslauf hoch und erfahre es in 10 Sekunden.

Einleitung
Getriebe aus dem Schwarzwaldvorland drehen sich in Weinpressen, Skiliften und Windrädern. 430 Kolleginnen und Kollegen, 4. Generation, schuldenfrei.

Deine Aufgaben
Du <duty>verhandelst Rahmenverträge für Guss-, Schmiede- und Drehteile mit einem Volumen von 18 Mio. €</duty>, <duty>entwickelst die Warengruppenstrategie</duty> und <duty>auditierst Lieferanten in Tschechien, Italien und der Türkei</duty>. Bei Neuteilen arbeitest du früh mit der Konstruktion zusammen; <must>technische Zeichnungen lesen</must> musst du, zeichnen nicht, <no>CAD</no> bleibt in der Entwicklung. Bestellabrufe erledigt die <no>Disposition</no>.

Dein Profil
Entweder ein <degree c="must">Studium Wirtschaftsingenieurwesen, Maschinenbau oder BWL oder eine technische Ausbildung mit Weiterbildung zum Fachwirt</degree>. Mindestens <years n="3" of="strategischer Einkauf">drei Jahre</years> im <must>strategischen Einkauf</must>, bevorzugt im <nice>Maschinenbau</nice>. Du kennst <must>Gussverfahren</must> oder bist bereit, oft in der Gießerei zu stehen. <must>SAP MM</must> bedienst du ohne Spickzettel, <nice>S/4HANA</nice> kommt 2027. <lang c="must">Verhandlungssicheres Englisch</lang> brauchst du täglich, <lang c="nice">Italienisch</lang> wäre das Sahnehäubchen. <must>Verhandlungsstärke</must>, <must>analytisches Denken</must> und <must>Reisebereitschaft</must> (ca. 20 %) runden dein Profil ab. Über <nice>Should-Cost-Analysen</nice> reden wir gern im Gespräch.

Warum wir?
35-Stunden-Woche nach IG Metall, Urlaubs- und Weihnachtsgeld, Kantine mit Maultaschen-Donnerstag, interne Akademie (Kurse von <no>Excel</no> bis Yoga).

Über das Unternehmen
Rabenstein Antriebstechnik   Branche: Maschinen- und Anlagenbau   251–500 Mitarbeiter   4,0 ★ (58 Bewertungen)

Ähnliche Jobs: Operativer Einkäufer – Rottweil | Supply Chain Manager – Tuttlingen | Lead Buyer Elektronik – Villingen
