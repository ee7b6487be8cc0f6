Kalte Dusche? Nicht mit uns!

Moin! Wir sind <employer>Harmsen Haustechnik</employer> aus <place>Jever</place>: acht Leute, zwei Azubis, fünf Bullis. Der Chef fährt selber noch mit raus.

Weil Uwe zum 1. März in Rente geht (38 Jahre bei uns, Respekt!!), suchen wir einen <title>Anlagenmechaniker SHK</title>, gern auch eine Anlagenmechanikerin. Du machst bei uns <duty>Wartung und Störungsbeseitigung an Gas- und Ölheizungen</duty> und <duty>Badsanierungen von der Vorwand bis zur Silikonfuge</duty>. Wärmepumpen werden immer mehr, die Schulung bei Vaillant zahlen wir dir, du musst also noch keine <no>Wärmepumpe</no> in Betrieb genommen haben. Elektro macht unser Partnerbetrieb, <no>Elektrofachkraft</no> brauchst du nicht zu sein.

Was du mitbringst:
- <degree c="must">Gesellenbrief SHK</degree> (oder Gas-Wasser, Zentralheizungsbauer, egal wie's damals hieß)
- <licence c="must">Führerschein B</licence>, mit <licence c="nice">BE</licence> freuen wir uns
- du kannst <must>löten</must> und <must>pressen</must> und hast einen <must>hydraulischen Abgleich</must> schon mal selber gemacht
- <must>freundlich beim Kunden</must>, Schuhe ausziehen inklusive ;-)
- <must>selbständiges Arbeiten</must>
- Plattdeutsch? <lang c="nice">Platt</lang> öffnet hier Türen

Gibt's dafür: <pay>19,50 bis 23 € die Stunde</pay>, freitags ab 12 Schluss, eigener Bus auch für den Heimweg, Notdienst nur jede 7. Woche, Werkzeug von Hilti und Rothenberger, Weihnachtsgeld.

Kein Anschreiben nötig. WhatsApp an Hauke reicht, oder komm morgens um 7 auf einen Kaffee in die Werkstatt.

Teilen · Kommentieren · 43 „Gefällt mir"
