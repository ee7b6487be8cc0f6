STELLENAUSSCHREIBUNG

Bei der <employer>Stadt Wiesenrode</employer> (Landkreis Harz) ist im Fachbereich 3 – Bürgerdienste, Ordnung, Brandschutz – zum nächstmöglichen Zeitpunkt folgende Stelle unbefristet zu besetzen:

<title>Hauptamtlicher Gerätewart (m/w/d) der Freiwilligen Feuerwehr</title>

Kennziffer          37/2026
Entgelt             <pay>Entgeltgruppe 7 TVöD-VKA</pay>
Arbeitszeit         39 Stunden, Vollzeit
Dienstort           <place>Feuerwache Wiesenrode</place>, sieben Ortsfeuerwehren

I. Aufgaben
1.1 <duty>Prüfung, Pflege und Instandsetzung der feuerwehrtechnischen Ausrüstung</duty> nach DGUV Grundsatz 305-002
1.2 <duty>Wartung der Atemschutzgeräte und Masken</duty> in der eigenen Werkstatt
1.3 <duty>Waschen, Prüfen und Trocknen von Schläuchen</duty>
1.4 <duty>Führen der Prüfnachweise</duty> und Bestellung von Ersatzteilen
1.5 <duty>Vorführen der 19 Einsatzfahrzeuge zur Hauptuntersuchung</duty>
1.6 Teilnahme am Einsatzdienst während der Arbeitszeit

Nicht zum Aufgabengebiet gehören der <no>vorbeugende Brandschutz</no>, die <no>Brandverhütungsschau</no> sowie die <no>Jugendarbeit</no>.

II. Anforderungen
Zwingend:
Z1  <degree c="must">abgeschlossene Berufsausbildung in einem metall-, elektro- oder kfz-technischen Beruf</degree>
Z2  <licence c="must">Truppmannausbildung Teil 1 und 2</licence>
Z3  <licence c="must">Atemschutzgeräteträger</licence> mit gültiger <must>G 26.3-Tauglichkeit</must>
Z4  <licence c="must">Führerschein Klasse C</licence>; die Klasse <licence c="nice">CE</licence> ist erwünscht
Z5  <must>Aktives Mitglied einer Feuerwehr</must> oder Bereitschaft zum Eintritt in Wiesenrode

Wünschenswert:
W1  Lehrgang <licence c="nice">Gerätewart</licence>; sonst binnen 18 Monaten am Institut in Heyrothsberge nachzuholen
W2  Lehrgang <licence c="nice">Atemschutzgerätewart</licence>
W3  Erfahrung mit <nice g="1">Pumpenprüfständen</nice> oder <nice g="1">hydraulischem Rettungsgerät</nice>
W4  Kenntnisse im <nice>Vergaberecht für Kleinaufträge</nice>

Erwartet werden ferner <must>handwerkliches Geschick</must>, <must>Zuverlässigkeit</must>, ein <must>freundlicher Umgang mit Ehrenamtlichen</must> und die Bereitschaft, auch einmal am Samstag zu arbeiten. Der Wohnort sollte so liegen, dass die <must>Wache in 15 Minuten erreichbar</must> ist. Die Verwaltungssoftware (<no>MP-Feuer</no>) wird vor Ort erklärt.

III. Wir bieten
Jahressonderzahlung, Zusatzversorgung, 30 Tage Urlaub, Fahrrad-Leasing, eine Wache von 2019 mit Schwarz-Weiß-Trennung. Die Stadt trägt die Kosten für Lehrgänge, etwa <no>Höhensicherung</no> oder <no>Motorsägenführer</no>. In der Nachbarschaft: <no>Erlebnisbad</no>, <no>Skilift</no> und Kita.

IV. Bewerbung
Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt, wobei die körperlichen Anforderungen des Atemschutzes zu beachten sind. Unterlagen mit Nachweisen der Lehrgänge bis zum 15. des Folgemonats an bewerbung@wiesenrode.example.org. Bewerbungskosten werden nicht erstattet.
