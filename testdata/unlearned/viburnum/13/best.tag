Mehtap Sundermeier
pädagogische Fachkraft (Quereinstieg), Hannover-Linden      mehtap.su@briefe.example

vorher: Bankkauffrau. Jetzt: staatl. anerkannte Erzieherin seit Juli 2022 (berufsbegleitend, 3 J. Teilzeit an der BBS Leinetor)

STELLE               TRÄGER                                   ZEIT            STD
Erzieherin           Kita Buntspecht e. V. (Elterninitiative)  08/22 – heute   32
Zusatzkraft/i. A.    Kita Buntspecht e. V.                     08/19 – 07/22   20
Kundenberaterin      Regionalbank Calenberg                    09/08 – 07/19   39
Azubi                Regionalbank Calenberg                    08/05 – 08/08   —

In der Kita
Elementargruppe, 22 Kinder 3–6, zu dritt (ich Zweitkraft, Gruppenleitung hat Frau Ostwald)
Eingewöhnung nach Berliner Modell, bisher 9 Kinder
Sprachbildung: 2 Kleingruppen pro Woche; der Bundessprachtest wird von der Sprachfachkraft gemacht, ich gebe Beobachtungen dazu
Vorschul-Projekt „Zahlenwerkstatt“ selbst ausgedacht, 8 Termine, 7 Kinder
Elterngespräche: Tür-und-Angel täglich, Entwicklungsgespräche im Tandem, ca. 12 im Jahr
Portfolio: führe 8 von 22
Waldtag einmal im Monat (mit Kollegin)
Kassenprüfung im Verein – weil ich von der Bank komme. Haushalt macht der Vorstand
Schließzeiten-Notdienst 1 Woche im Sommer
Konzeption: Kapitel Mahlzeiten neu geschrieben, der Rest ist aus 2014
Praktikantin begleitet (3 Wochen, Schülerpraktikum). Mentorinnenkurs ab Februar angemeldet
Kinderschutz: Fortbildung 1 Tag, Fachkraft nach § 8a ist die Leitung

Bank
Privatkunden, Konten, Kredite bis 25.000 Euro mit eigener Kompetenz, Baufi an die Zentrale gegeben
zum Schluss Filiale mit 6 Leuten, 2016 8 Wochen Vertretung der Filialleitung

Sonst
Erste Hilfe am Kind 03/24; Hygienebelehrung; Rettungsschwimmer Bronze (abgelaufen)
Sprachen: Türkisch (Muttersprache), Deutsch (auch), Englisch Schule, Gebärden ein Wochenendkurs
Gitarre: Begleitakkorde. Führungszeugnis liegt vor
Heilpädagogische Zusatzquali: interessiert mich, noch nichts gemacht
