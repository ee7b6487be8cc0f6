<employer>Bernhardsgrütter Transporte AG</employer>
<place>Niederbüren SG</place>

Wir sind 140 Leute, 62 Lastwagen, ein Umschlaglager mit 18 Toren und seit 1954 in Familienhand. Gefahren wird Stückgut, Baustoff und seit zwei Jahren auch Gefahrgut, vor allem in der Deutschschweiz, im Vorarlberg und im Bodenseeraum. Unser Kühlgeschäft haben wir 2022 abgegeben, <no>Erfahrung mit Temperaturführung brauchst du also keine</no>.

Per sofort oder nach Vereinbarung suchen wir

<title>Disponentin / Disponenten Stückgut Nahverkehr (80–100 %)</title>

Dein Alltag
→ <duty>du planst täglich die Touren für 20 bis 25 Fahrzeuge</duty> und reagierst, wenn um halb sechs der erste Chauffeur krank ist
→ <duty>du hältst Kontakt zu Kunden und Frachtführern</duty>, kaufst bei Engpässen Laderaum ein und verhandelst die Preise
→ <duty>du überwachst Lenk- und Ruhezeiten</duty> (<must>ARV 1</must>) und liest den <must>digitalen Fahrtschreiber</must> aus
→ <duty>du prüfst Gefahrgutsendungen</duty> auf Papiere und Zusammenladung
→ du rapportierst an den Leiter Disposition; Fakturierung macht die Administration, <no>Buchhaltungskenntnisse sind nicht nötig</no>

Das bringst du mit
→ eine abgeschlossene Grundbildung als <degree g="1" c="must">Kauffrau/Kaufmann EFZ (Internationale Speditionslogistik)</degree>, <degree g="1" c="must">Logistiker/in EFZ</degree> oder <degree g="1" c="must">Strassentransportfachfrau/-mann EFZ</degree>
→ mindestens <years n="3" of="Disposition Strassentransport">drei Jahre Praxis in der Disposition im Strassentransport</years>
→ sattelfest in einem <must>Transport-Management-System</must>; bei uns läuft <nice>Opheo</nice>
→ <must>Tourenplanung</must> auch ohne Knopfdruck, das heisst mit gesundem Kopf und guter <must>Ortskenntnis Ostschweiz</must>
→ <must>ADR-Grundkenntnisse</must>; ein Ausweis als <licence c="nice">Gefahrgutbeauftragte/r (GGBV)</licence> wäre das Tüpfchen auf dem i
→ <must>Zollabwicklung</must> im Grenzverkehr, idealerweise mit <nice>Passar</nice> (<no>e-dec lassen wir auslaufen</no>)
→ <lang c="must">Deutsch stilsicher, Schweizerdeutsch verstehst du</lang>; <lang c="nice">Italienisch oder Serbokroatisch</lang> hilft bei unseren Chauffeuren
→ <must>Belastbarkeit</must> und einen Ton, der auch um 17.45 Uhr noch freundlich ist

Führerausweis <licence c="nice">Kategorie C</licence> ist kein Muss, aber wer selber einmal gefahren ist, hat im Büro schneller Respekt. <permit>Schweizer Bürgerrecht oder gültige Bewilligung C/B bzw. Grenzgänger G</permit> setzen wir voraus.

Was du bekommst: <pay>CHF 78'000 bis 92'000 im Jahr (100 %, 13 × )</pay>, 5 Wochen Ferien ab dem ersten Tag, Parkplatz gratis, Kantine mit richtigem Koch, alle zwei Wochen Frühdienst (05.00) gegen Zuschlag. Eine Weiterbildung zur <no>Disponentin mit eidg. Fachausweis zahlen wir mit</no>.

Bewerbung: Unterlagen als PDF an Corina Ammann, jobs@bernhardsgruetter.example.org. Dossiers von Vermittlern beantworten wir nicht. Fragen? 071 555 00 20, am besten nach dem Znüni.
