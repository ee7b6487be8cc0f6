<title>Diplomierte Gesundheits- und Krankenpflegeperson Dialyse (w/m/d)</title>
<employer>Nephrologisches Zentrum Aichfeld GmbH</employer>, <place>Knittelfeld</place> – 30 bis 38 Wochenstunden

WER WIR SIND
Wir sind ein privat geführtes Dialysezentrum mit 18 Plätzen im oberen Murtal. Rund 70 Menschen kommen dreimal pro Woche zu uns, manche seit über zehn Jahren. Da kennt man einander. Die medizinische Leitung liegt bei zwei Fachärzten für Nephrologie, das Legen der <no>Vorhofkatheter</no> passiert nicht bei uns, sondern im LKH.

IHRE AUFGABEN
• <duty>Vor- und Nachbereitung der Behandlungsplätze</duty> sowie selbstständige <duty>Durchführung von Hämodialyse und Hämodiafiltration</duty>
• <duty>Überwachung der Patientinnen und Patienten</duty> während der Behandlung, Erkennen von Komplikationen
• <duty>Punktion von AV-Fisteln und Prothesenshunts</duty>
• <duty>Schulung der Betroffenen und Angehörigen</duty> zu Ernährung, Trinkmenge und Shuntpflege
• <duty>Dokumentation der Behandlungen</duty> nach dem Pflegeprozess

DAS BRINGEN SIE MIT
• <degree c="must">Diplom oder Bachelor in der allgemeinen Gesundheits- und Krankenpflege</degree>
• aufrechte <licence c="must">Eintragung im Gesundheitsberuferegister</licence>
• abgeschlossene <licence c="must">Sonderausbildung Pflege bei Nierenersatztherapie</licence> – diese ist Voraussetzung, ein hausinterner Kurs reicht leider nicht
• <years n="3" of="Dialyse">mindestens 3 Jahre Praxis in der Dialyse</years>
• sichere <must>Shuntpunktion</must>
• Routine mit <must g="1">Fresenius 5008</must>, <must g="1">Fresenius 6008</must> oder <must g="1">B. Braun Dialog iQ</must>
• genaues Arbeiten nach <must>Hygienerichtlinien</must>
• <lang c="must">Deutsch mindestens C1</lang>
• <must>Geduld</must> und ein freundlicher Umgangston, auch wenn es am Montag in der Früh eng wird

DAS WÜRDE UNS FREUEN
• Erfahrung mit <nice>Peritonealdialyse</nice>
• Weiterbildung <nice>Praxisanleitung</nice>, denn wir begleiten Studierende der FH
• <licence c="nice">Führerschein B</licence>

DAS BIETEN WIR
Zwei Schichten (6:00–14:00 und 12:30–20:30), Sonntag immer frei, kein <no>Nachtdienst</no>. In unsere <no>Dialysesoftware</no> schulen wir Sie in den ersten vier Wochen in Ruhe ein, Vorkenntnisse sind nicht nötig. Obst, Kaffee, Parkplatz, Zuschuss zum Klimaticket.
Das Mindestgehalt beträgt <pay>EUR 3.480,– brutto pro Monat (Vollzeit, 14x)</pay>, Vordienstzeiten werden angerechnet und eine Überzahlung ist möglich.

SO BEWERBEN SIE SICH
Lebenslauf, Diplom und Registrierungsbescheid bitte an Frau Leitner, jobs@nz-aichfeld.example.com. Schnuppertage sind jederzeit möglich. Wir freuen uns über Bewerbungen unabhängig von Alter, Herkunft und Geschlecht.
