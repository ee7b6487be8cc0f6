<title>(Junior) Performance Marketing Manager (all genders)</title> @ <employer>Mosskiste GmbH</employer>

<place>Leipzig-Plagwitz</place> oder remote innerhalb DACH ✌️

Hey du! Wir sind Mosskiste. Wir machen Lärmschutzwände aus echtem Moos für Büros, Kitas und Podcaster. Vor drei Jahren zu zweit im Hinterhof gestartet, heute 17 Leute, seit März profitabel (ja, wirklich). Unsere Produktentwicklung tüftelt an <no>IoT-Sensoren</no> fürs Moos, das Ops-Team lebt in <no>Odoo</no>, und der Webshop läuft auf <no>Shopify</no>, um das sich unsere Agentur kümmert. Du kümmerst dich darum, dass den Shop jemand findet.

Das machst du bei uns
👉 Du <duty>steuerst unsere Kampagnen auf <must>Google Ads</must> und <must>Meta Ads</must></duty> mit einem Budget von ca. 35k im Monat
👉 Du <duty>baust saubere Conversion-Messung auf</duty> (<must>GA4</must>, <must>Google Tag Manager</must>, Consent inklusive)
👉 Du <duty>testest Creatives</duty> gemeinsam mit Mira aus dem Design; <no>Photoshop</no> musst du nicht anfassen
👉 Du <duty>berichtest jeden Montag in 10 Minuten, was funktioniert hat und was nicht</duty>
👉 Du <duty>probierst neue Kanäle aus</duty>, zB <nice>LinkedIn Ads</nice> für den B2B-Teil oder <nice>Pinterest</nice>

Das bist du
✅ <years n="1" of="Performance Marketing">1 Jahr</years> oder mehr im Performance Marketing, Agentur oder inhouse, Werkstudium zählt
✅ <must>Zahlenverliebt</must>: CAC, ROAS und Deckungsbeitrag sind für dich keine Buchstabensuppe
✅ fit in <must g="1">Excel</must> oder <must g="1">Google Sheets</must>
✅ <must>Texten von Anzeigen</must> auf <lang c="must">Deutsch (C1+)</lang>, dazu gutes <lang c="must">Englisch</lang>
✅ du arbeitest <must>strukturiert</must> und fragst, wenn was unklar ist

Nice to have (wirklich nur nice!)
➕ <nice>Looker Studio</nice>
➕ <nice>SEO</nice>-Grundlagen
➕ <nice>SQL</nice>, damit würdest du unseren CFO glücklich machen
➕ irgendein <degree c="nice">Studium</degree>, uns ist ehrlich gesagt egal welches und ob

Was du NICHT brauchst: <no>TikTok</no>-Tanzkünste, <no>Influencer-Marketing</no> (macht Jonas), einen grünen Daumen. Moos ist tot. Also konserviert.

Das kriegst du
💚 <pay>38.000–45.000 €</pay> je nach Erfahrung, steht so auch im Vertrag, kein Verhandlungspoker
💚 VSOP nach 12 Monaten
💚 30 Tage Urlaub + Geburtstag + 24.12. + 31.12.
💚 4 Wochen Workation in der EU
💚 1.000 € Weiterbildung, gern auch für einen <no>Python</no>-Kurs
💚 Bürohund Farn, Club Mate, Tischtennis, <no>Bouldern</no> am Donnerstag
💚 Eine Moosplatte für dein Zuhause

So läuft's: Kurzer Call mit Jule (20 min) → kleine bezahlte Aufgabe → halber Tag bei uns → Entscheidung in 48 h. Anschreiben spar dir. Lebenslauf oder LinkedIn-Link an jule@mosskiste.example.com. Eine <permit>gültige Arbeitserlaubnis für Deutschland</permit> brauchst du schon.
