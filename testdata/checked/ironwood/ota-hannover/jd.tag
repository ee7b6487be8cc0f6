<employer>Klinikum Leineaue gGmbH</employer> · Kennziffer 2025-117-OP
<title>Operationstechnische Assistenz (OTA) oder Fachpflegekraft OP (m/w/d)</title>
<place>Hannover-Linden</place> | Voll- oder Teilzeit ab 75 % | unbefristet | zum nächstmöglichen Zeitpunkt

Wir sind ein Haus der Schwerpunktversorgung mit 412 Betten und acht Sälen. Bei uns wird von Hüfte bis Hernie fast alles operiert; nur <no>Herzchirurgie</no> machen die anderen. Die <no>Anästhesiepflege</no> hat ein eigenes Team, dort werden Sie nicht eingesetzt.

IHRE AUFGABEN
Sie <duty>instrumentieren und springen in der Unfallchirurgie/Orthopädie und der Viszeralchirurgie</duty>, <duty>bereiten Eingriffe vor und nach</duty>, <duty>leiten Auszubildende an</duty> und nehmen am <duty>Bereitschaftsdienst</duty> teil (etwa vier Dienste im Monat, Anfahrt höchstens 30 Minuten). Dokumentiert wird in <nice>ORBIS</nice>; wer es nicht kennt, <no>wird an zwei Vormittagen in ORBIS geschult</no>.

IHR PROFIL
▪ <licence c="must">abgeschlossene Ausbildung als OTA (staatlich oder DKG-anerkannt)</licence> oder Pflegefachkraft mit Fachweiterbildung Operationsdienst
▪ <years n="2" of="OP-Dienst">mindestens zwei Jahre Berufserfahrung im OP</years>, davon ein guter Teil in der <must g="1">Unfallchirurgie</must> oder <must g="1">Orthopädie</must>
▪ sicher in der <must>Instrumentation</must> von <must>Osteosynthesen</must>; <must g="2">Hüft-TEP</must> oder <must g="2">Knie-TEP</must> sollten Sie im Schlaf legen können, zumindest die Siebe
▪ gute Kenntnisse in <must>Hygiene und Asepsis</must> sowie der <must>Lagerung</must> von Patientinnen und Patienten
▪ Bereitschaft zu Rufdiensten, <must>Teamfähigkeit</must>, auch um 3 Uhr nachts
▪ <lang c="must">Deutsch mindestens B2</lang>

Schön wäre außerdem:
▪ <licence c="nice">Praxisanleitung (300 Std.)</licence>
▪ <nice>Strahlenschutzkurs</nice>
▪ <nice>Sachkunde Aufbereitung (FK I)</nice>
▪ Erfahrung mit <nice>minimalinvasiver Chirurgie</nice> oder gar dem <nice>da-Vinci-System</nice>

WIR BIETEN
<pay>TVöD-K, EG 9a</pay>, Jahressonderzahlung, betriebliche Altersvorsorge, Jobticket, Hansefit, eine Kita nebenan und Dienstpläne, die acht Wochen vorher stehen.

Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt berücksichtigt. Vor Einstellung ist die Masernimmunität nachzuweisen. Fragen beantwortet die OP-Leitung, Frau Oehlschläger. Bewerbungen bitte als eine PDF-Datei an karriere@leineaue.example.org.
