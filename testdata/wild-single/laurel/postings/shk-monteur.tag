🔧🔥 WIR SUCHEN DICH!!! 🔥🔧

<title>Anlagenmechaniker SHK / Kundendienstmonteur (m/w/d)</title>
<employer>Heizung Brandl GmbH</employer>, <place>Rosenheim</place> und 30 km drumherum

Servus! Wir sind ein Familienbetrieb in dritter Generation mit 17 Leuten, 11 Bussen und einem Hund (Rocky, Chef). Weil der Sepp im Herbst in Rente geht und die Wärmepumpen uns grad überrollen, brauchen wir Verstärkung im Kundendienst.

Was machst du bei uns?
➡️ <duty>Wartung und Entstörung von Gas-, Öl- und Pelletkesseln</duty>
➡️ <duty>Inbetriebnahme von Wärmepumpen</duty>
➡️ <duty>kleinere Bad- und Rohrreparaturen</duty>, wenn du eh schon beim Kunden stehst
➡️ <duty>Notdienst ca. alle 6 Wochen</duty> (wird extra und gut bezahlt)
➡️ Büro, Angebote, Rechnungen? Macht die Moni. <no>Angebotskalkulation</no> musst du nicht können.

Was brauchst du?
✔️ <degree c="must">Gesellenbrief als Anlagenmechaniker SHK, Gas-Wasser-Installateur oder Heizungsbauer</degree>
✔️ ein paar Jahre (sagen wir mal <years n="3" of="Kundendienst SHK">3</years>) <must>Kundendienst</must> auf dem Buckel
✔️ <licence c="must">Führerschein B</licence>, weil mit dem Radl wirds nix
✔️ <must>Regelungstechnik</must> darf kein Fremdwort sein, <must>Fehlersuche mit dem Messgerät</must> auch nicht
✔️ <must>freundlich zum Kunden</must>, auch wenn der seit 3 Tagen kalt duscht
✔️ <lang c="must">Deutsch</lang> so gut, dass du der Oma die Heizung erklären kannst, Bairisch ist kein Muss 😉

Was wär der Hammer?
⭐ <licence c="nice">Kälteschein Kat. 1</licence>
⭐ <licence c="nice">Elektrofachkraft für festgelegte Tätigkeiten</licence> (zahlen wir sonst auch)
⭐ Erfahrung mit <nice g="1">Viessmann</nice>, <nice g="1">Ökofen</nice> oder <nice g="1">Vaillant</nice> – bei <no>KNX und Smarthome</no> holen wir den Elektriker, das braucht dich nicht kümmern

Was kriegst du?
💶 <pay>22–27 €/Std. je nachdem was du kannst</pay>
💶 Urlaubs- und Weihnachtsgeld, 30 Tage Urlaub
🚐 eigener Bus, auch für den Heimweg
📱 Tablet + iPhone, gscheites Werkzeug (Milwaukee), Arbeitsgwand mit Wäscherei
🍻 Freitag um 12 ist Schluss. Immer.

Keine Lust auf Anschreiben? Wir auch ned. Ruf den Thomas an 08031 555 730 oder schick a WhatsApp / Mail an job@brandl-heizung.example.com, 3 Zeilen reichen. Probearbeiten bezahlt. Auch Quereinsteiger aus der Industrie können sich melden, dann aber fürs Lager.
