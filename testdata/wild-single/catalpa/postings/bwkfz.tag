Von: Personalgewinnung Zivil <zivil@bwdlz-eifel.example.org>
Betreff: Ausschreibung intern/extern: <title>Kfz-Mechatroniker/in (m/w/d) Radfahrzeuge</title>, <employer>Bundeswehr-Dienstleistungszentrum Eifelhöhe</employer>

Guten Tag,

unten der Text, bitte bis Freitag aushängen und ins Portal stellen. Danke, Petra

--- Anfang ---
Die Bundeswehr ist mit rund 81.000 zivilen Beschäftigten einer der größten Arbeitgeber des Landes. Für die Instandsetzungsgruppe am Standort <place>Daun</place> suchen wir Sie zum 01.07. als Zivilistin oder Zivilist. Sie werden nicht Soldat, Sie müssen weder <no>schießen</no> noch <no>marschieren</no>.

IHRE AUFGABEN: <duty>Sie warten und reparieren Lkw 5 t und 15 t</duty>, <duty>führen Sicherheitsprüfungen durch</duty> und <duty>buchen Ersatzteile</duty>. An Kettenfahrzeugen (<no>Leopard</no>, <no>Puma</no>) arbeitet die Industrie.

WAS FÜR UNS ZÄHLT: Sie haben <degree c="must">eine abgeschlossene Ausbildung als Kfz-Mechatroniker/in oder Land- und Baumaschinenmechatroniker/in</degree>. Sie beherrschen <must>Druckluftbremsanlagen</must> und <must>Fahrzeugdiagnose</must>. <licence c="must">Fahrerlaubnis Klasse C</licence> besitzen Sie oder erwerben sie binnen eines Jahres. <permit>Sie besitzen die deutsche Staatsangehörigkeit oder die eines EU-Staates</permit> und stimmen einer <permit>Sicherheitsüberprüfung nach SÜG</permit> zu. <lang c="must">Deutschkenntnisse auf Niveau C1</lang> sind nötig, weil alle Vorschriften so geschrieben sind, wie sie geschrieben sind.

ERWÜNSCHT: <nice>SAP</nice> (<no>SASPF</no> schulen wir), <licence c="nice">Klasse CE</licence>, <nice>Hochvolt</nice>-Schein Stufe 2S.

Bezahlung: <pay>bis Entgeltgruppe 7 TVöD</pay>. 30 Tage Urlaub, Kantine, Betriebssport in der Arbeitszeit.
Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt; ein Mindestmaß an körperlicher Eignung wird verlangt.
--- Ende ---

PS: Die Stelle Elektroniker/in (<no>SPS</no>, <no>Notstrom</no>) folgt nächste Woche.
