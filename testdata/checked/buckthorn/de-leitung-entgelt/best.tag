Lebenslauf
Mechthild Önal-Brandt
Leiterin Entgeltabrechnung, 46, Bielefeld

Beruflicher Werdegang

Seit 07.2018: Wiehental Kliniken gGmbH, 3 Häuser – Leitung Entgelt
 Team: 6 Sachbearb. (5,2 VK), Fachaufsicht; seit 2021 auch disziplinarisch. Die Zeitwirtschaft gehört NICHT zu mir
 monatlich ca. 2.350 Abrechnungen, TVöD-K u. AVR (AVR nur Haus Lindenhof, 180 MA)
 Umstellung P&I LOGA → LOGA3 2022: Teilprojektleitung Abrechnung, Gesamtprojekt IT. Parallelabrechnung 3 Mon.
 Korrekturquote von 3,1 auf 1,2 % (2019→2023)
 Lohnsteueraußenprüfung 2020 begleitet, mit Steuerberater; Nachzahlung 4.800 €. SV-Prüfung 2023 o. Beanst.
 BEM – nur Berechnung der Zuschüsse. bAV: ZVK Meldungen
 Jahresabschluss: liefere Rückstellungen (Urlaub, ÜStd) an die FiBu, WP prüft
 Betriebsvereinbarung digitale Entgeltnachweise mit vorbereitet; Rollout läuft, bisher 1 v. 3 Häusern

2011 – 06.2018 Teutowerk Polstermöbel AG, Herford – Lohn- u. Gehaltsbuchhalterin (ab 2014 75 %)
 620 MA, DATEV LODAS; Akkordlohn
 stellv. Leitung 2016–2018, davon 9 Mon. kommissarische Leitung
 Kurzarbeit Herbst 2012 abgerechnet

2004 – 2011 Steuerbüro Haferkorn, Steuerfachangestellte, Lohn für rd. 70 Mandanten (KMU), 2 Jahre Elternzeit

Aus- und Weiterbildung
2001–2004 Ausb. Steuerfachangestellte (Prüfung Steuerberaterkammer), gut
2013 Fachkraft Lohn & Gehalt (IHK-Zert.lehrgang)
Bilanzbuchhalterin IHK: 1. Prüfungsteil bestanden 2016, danach abgebrochen
2024 Führungskräfteprogramm inhouse, 4 von 6 Modulen
AEVO – vorgemerkt

Kenntnisse: LOGA3 sehr gut, DATEV gut (Stand 2018), SAP HCM nur Lesezugriff, Excel Pivot, SVerweis; Türkisch muttersprachl., Englisch A2

Ehrenamt: Kassenprüferin Schwimmverein
