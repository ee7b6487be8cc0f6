Vreni Tschudin-Kalbermatten · stv. Restaurationsleiterin · Luzern · Führerausweis B vorhanden

«Ich bin Gastgeberin, keine Schreibtischfrau.»

— Hotel Seeblick Weggis ****, 74 Zi. — seit April 2020, stellvertr. Leiterin Restauration (Saal 110 Pl., Terrasse 60 im Sommer)
 Team: 14 + Aushilfen, Chefin ist Fr. Imboden. Dienstplan mache ich für den Service (nicht Bar)
 Bankette bis 130 P., Absprache mit Gästen ab 2022 selbständig, vorher mit Sales
 Weinkarte: ca. 90 Pos., Auswahl trifft der Sommelier extern, ich mache Bestellung u. Inventur
 Umsatz F&B Haus 2023 CHF 3.1 Mio. (Rest. 1.8)
 Warenkosten Getränke 24 → 22.5 %, zusammen mit Controller
 Reklamationen ja. HolidayCheck-Note 5.4
 Lernende: 2, bin Berufsbildnerin (Kurs 2021), Vertrag läuft über Imboden
 Umstellung Kasse auf Lightspeed Nov 2022: war Testerin, Lieferant hat eingerichtet
 Vertretung v. Imboden während Unfall: 7 Wo. (Feb–März 2024), ohne Budget
 
— Chef de rang, Gasthaus zur Alten Post, Zug. 2016–2020. 14 GaultMillau-Punkte die Küche. Station 5–6 Tische, Flambieren, Tranchieren am Tisch
— Saison: Zermatt Winter 15/16, Commis
— Lehre Restaurationsfachfrau EFZ, Hotel Bären Langnau, 2012–2015 (Note 5.1)

Weiterbildung
Berufsprüfung Bereichsleiterin Restauration (BP): Module 1–3 abgelegt, 4 im Frühjahr, Prüfung danach
WSET Level 2 – mit Auszeichnung – 2019. L3 angemeldet
Hygiene-Leitlinie GVG, Kurs halber Tag

Sprachen Dt. Mutterspr., Franz. gut mündl., Engl. gut, Ital. Speisekarte

Hobby Alphorn
