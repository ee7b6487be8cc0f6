<employer>Nierenzentrum Jurahöhe MVZ GmbH</employer>
Karriere > Offene Stellen > Pflege

<title>Fachpflegekraft Nephrologie (m/w/d)</title>
mit Schwerpunkt Heimdialyse · <place>Weißenburg in Bayern</place> · 30 bis 38,5 Std./Woche · unbefristet

Moin sagt hier keiner, Grüß Gott schon: Seit 1996 versorgen wir Menschen mit Nierenerkrankungen im Fränkischen Seenland. 24 Plätze im Zentrum, dazu eine wachsende Zahl von Patientinnen und Patienten, die zu Hause behandelt werden. Weil unsere Kollegin Hannelore im Frühjahr in Rente geht, suchen wir jemanden, der ihre Heimdialyse übernimmt und sie noch ein paar Wochen begleiten kann.

So sieht Ihre Arbeit aus
• Sie <duty>schulen Patienten und Angehörige für die Heimbehandlung</duty>, vom ersten Gespräch bis zur ersten Nacht allein.
• Sie <duty>fahren Hausbesuche im Landkreis</duty> (Dienstwagen steht vor der Tür; ohne <licence c="must">Führerschein Klasse B</licence> geht es leider nicht).
• Zwei bis drei Tage pro Woche <duty>betreuen Sie Patienten an der Maschine im Zentrum</duty>, einschließlich <must>Shuntpunktion</must> und <must>Verbandwechsel am Dialysekatheter</must>.
• Sie <duty>dokumentieren Behandlungen digital</duty>. Die <no>Abrechnung nach EBM</no> macht unser Büro, damit haben Sie nichts zu tun.

Das bringen Sie mit
• <degree c="must">eine abgeschlossene dreijährige Pflegeausbildung</degree> (Pflegefachfrau/-mann, GKP, Krankenschwester/-pfleger)
• <licence c="must">die abgeschlossene Fachweiterbildung Nephrologische Pflege</licence> – das ist für uns zwingend, weil wir den Fachkraftanteil nach QS-Richtlinie nachweisen müssen
• wenigstens <years n="3" of="Dialyse">drei Jahre Berufspraxis in der Dialyse</years>
• sicheren Umgang mit <must>Hämodialyse</must> und <must>Peritonealdialyse</must>, gern auch mit <nice>automatisierter PD (APD)</nice>
• Routine an Geräten von <must g="1">Fresenius (5008/6008)</must> oder <must g="1">B. Braun (Dialog)</must>
• <must>Hygienebewusstsein</must> und die Ruhe, etwas auch zum vierten Mal zu erklären: <must>Patientenschulung</must> ist der Kern der Stelle
• <lang c="must">Deutsch mindestens B2</lang>; <lang c="nice">Türkisch oder Russisch</lang> hilft bei manchen Familien sehr

Schön, aber kein Muss: Sie sind <nice>Praxisanleiter/in</nice> oder haben sich mit <nice>Wundversorgung</nice> beschäftigt. <no>Erfahrung mit Apherese</no> brauchen Sie nicht, die lernen Sie bei uns, wenn Sie mögen.

Was wir bieten
Vergütung <pay>3.750 bis 4.350 € brutto (Vollzeit)</pay> je nach Erfahrung, Sonntag immer frei, keine Nachtschicht, 30 Tage Urlaub, JobRad, betriebliche Altersvorsorge, Zuschuss zur Kita. Einspringen wird extra bezahlt. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.

Und jetzt?
Ein Lebenslauf genügt, kein Anschreiben nötig. Bitte als PDF an pflege@nz-jurahoehe.example.org, Frau Dr. Weidlich ruft innerhalb einer Woche zurück. Gerne erst mal einen Tag hospitieren!
