Das <employer>Klinikum St. Afra Lindenau</employer> ist ein Haus der Schwerpunktversorgung mit 480 Betten und gehört zum Verbund der Afra-Stiftung. In unserem Kreißsaal kommen jährlich rund 1.250 Kinder zur Welt, seit 2022 auch im hebammengeleiteten Kreißsaal.

Für unser Team suchen wir zum nächstmöglichen Zeitpunkt in Voll- oder Teilzeit (ab 50 %), unbefristet, eine

<title>Hebamme / Entbindungspfleger (w/m/d)</title>
am Standort <place>Görlitz</place>

Ihre Aufgaben
• <duty>Eigenverantwortliche Betreuung von Gebärenden</duty> im 1:1-Schlüssel, so oft es irgend geht
• <duty>Leitung physiologischer Geburten</duty> und <duty>Assistenz bei operativen Entbindungen</duty>
• <duty>Aufnahme- und Vorsorgegespräche in der Hebammensprechstunde</duty>
• <duty>Anleitung von Studierenden der Hebammenwissenschaft</duty>
• Stillberatung übernehmen auf Station unsere IBCLC-Kolleginnen; eine <no>Ausbildung zur Stillberaterin</no> brauchen Sie dafür nicht

Ihr Profil
• <degree c="must">Abgeschlossene Ausbildung zur Hebamme oder Bachelor Hebammenwissenschaft</degree> mit <licence c="must">Erlaubnis zum Führen der Berufsbezeichnung</licence> – Berufsanfängerinnen sind ausdrücklich willkommen
• Sicherheit in <must>CTG-Beurteilung</must> und <must>Notfallmanagement</must>
• <must>Einfühlungsvermögen</must>, <must>Teamfähigkeit</must> und eine <must>wertschätzende Haltung</must> gegenüber Familien jeder Herkunft
• <must>Bereitschaft zum Dreischichtsystem</must> einschließlich Wochenenden
• Nachweis der <licence c="must">Masernimmunität</licence>
• <lang c="must">Deutschkenntnisse auf Niveau B2</lang>; <lang c="nice" g="1">Polnisch</lang> oder <lang c="nice" g="1">Tschechisch</lang> freut uns sehr, denn jede fünfte Familie kommt von jenseits der Neiße
• Von Vorteil: <licence c="nice">Qualifikation zur Praxisanleiterin (300 Std.)</licence>, Kenntnisse in <nice g="2">Akupunktur</nice> oder <nice g="2">Aromatherapie</nice>, Umgang mit <nice>ORBIS</nice>

Wir bieten
• Vergütung nach <pay>AVR Caritas, P8 bis P9 (ca. 3.450–4.350 € brutto)</pay>, Jahressonderzahlung, betriebliche Altersversorgung (KZVK)
• Zulage für den Kreißsaal, 30 Tage Urlaub plus bis zu 6 Tage Schichtzusatzurlaub
• strukturierte Einarbeitung über 3 Monate mit fester Mentorin
• jährliches Simulationstraining, Supervision, JobRad, Betriebskita ab 5:45 Uhr
• Umzugshilfe und auf Wunsch eine Wohnung im Personalhaus

Das Tragen christlicher Symbole erwarten wir nicht, die Achtung unserer Werte schon. Schwerbehinderte Bewerber/-innen werden bei gleicher Eignung bevorzugt.

Für Fragen vorab steht Ihnen unsere leitende Hebamme, Frau Katja Mrosek, unter 03581 555-2210 gern zur Verfügung. Hospitation? Jederzeit. Ihre Unterlagen senden Sie bitte bis 31.07. als eine PDF-Datei an karriere@st-afra.example.org (Kennziffer 2025-KS-04). Reisekosten können leider nicht erstattet werden.
