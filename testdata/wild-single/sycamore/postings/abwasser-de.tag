<employer>Gemeindewerke Oberrath AöR</employer>
Stellenausschreibung 07/25

Wir suchen zum nächstmöglichen Zeitpunkt eine

<title>Fachkraft für Abwassertechnik (m/w/d)</title>

in Vollzeit (39 Std.), unbefristet, für unsere Kläranlage in <place>Oberrath (Kreis Euskirchen)</place>, Ausbaugröße 28.000 EW, sowie neun Pumpwerke und vier Regenüberlaufbecken.

Ihre Aufgaben:
- <duty>Betrieb, Kontrolle und Wartung der Kläranlage</duty> einschl. Faulturm und BHKW
- <duty>Probenahme und Analytik im Betriebslabor</duty> (CSB, Nges, Pges, TS) gemäß Selbstüberwachungsverordnung
- <duty>Bedienung der Schlammentwässerung</duty> (<nice>Kammerfilterpresse</nice>, Kenntnisse sind von Vorteil)
- <duty>Führen des Betriebstagebuchs</duty>
- <duty>Störungsbeseitigung an Pumpen und Schiebern</duty>
- <duty>Teilnahme an der Rufbereitschaft</duty> (alle fünf Wochen)
- <duty>Mitwirkung bei der Ausbildung unseres Azubis</duty>

Ihr Profil:
- <degree c="must">abgeschlossene Berufsausbildung als Fachkraft für Abwassertechnik bzw. Umwelttechnologe/-in für Abwasserbewirtschaftung</degree>; bewerben können sich auch <degree c="must">Anlagenmechaniker, Industriemechaniker oder Elektroniker</degree>, die bereit sind, die Fachkunde nachzuholen
- gute Kenntnisse in der <must>Verfahrenstechnik der biologischen Abwasserreinigung</must>
- sicherer Umgang mit <must>Prozessleitsystemen</must>; welches, ist uns egal
- <must>handwerkliches Geschick</must>, <must>Zuverlässigkeit</must> und <must>selbstständiges Arbeiten</must>
- <licence c="must">Führerschein Klasse B</licence> (zwingend), <licence c="nice">BE oder C1E</licence> wünschenswert
- Wohnsitz im Umkreis von 30 Minuten oder die Bereitschaft dazu
- <must>Schwindelfreiheit</must> und Tauglichkeit für <must>Arbeiten in umschlossenen Räumen</must> (Atemschutz, G26)
- wünschenswert: <licence c="nice">Elektrofachkraft für festgelegte Tätigkeiten</licence>, <licence c="nice">Kranschein</licence>, <nice>Grundkenntnisse der Kanalinspektion</nice>
- <lang c="must">Deutsch mindestens B2</lang>

Nicht zu Ihren Aufgaben gehören die <no>Trinkwasserversorgung</no> und der <no>Netzbetrieb Strom</no>; diese Bereiche haben eigene Meister. Die <no>Kanalreinigung</no> ist an eine Fachfirma vergeben.

Wir bieten:
• <pay>Entgeltgruppe 7 TVöD-V</pay>, je nach Qualifikation, zzgl. Erschwerniszuschläge
• Jahressonderzahlung, Leistungsentgelt, betriebliche Altersversorgung (RZVK)
• 30 Tage Urlaub, Heiligabend und Silvester frei
• Fahrradleasing, Zuschuss zum Deutschlandticket
• Übernahme der Kosten für Fortbildungen, auch zum <no>Abwassermeister</no>
• <no>Rückenschule</no> und Grippeschutzimpfung
• Arbeitskleidung inkl. Reinigung

Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt. Frauen sind ausdrücklich zur Bewerbung aufgefordert; sie sind in der Abteilung bislang unterrepräsentiert (0 von 6).

Bewerbungen bitte ausschließlich als eine PDF-Datei bis zum 31. des Monats an personal@gw-oberrath.example.org. Bewerbungsmappen werden nicht zurückgesandt. Auskünfte erteilt Herr Breuer, Betriebsleiter.
