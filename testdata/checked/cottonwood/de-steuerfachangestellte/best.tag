Maren Düsterhöft-Kolbe
48143 Münster · maren.dk@briefkasten.example · 0251 555 0147

Steuerfachangestellte, z.Zt. Vorber. auf Steuerfachwirtin

Beruflicher Weg

Kanzlei Brömmelhues & Partner mbB, Münster (28 MA)     seit 10/2019
Steuerfachangestellte, 32 Std./Wo.
- FiBu für 22 Mandanten (Handwerk, Arztpraxen, 1 Reiterhof), DATEV Kanzlei-Rewe
- USt-VA, ZM; Dauerfristverl.
- JA: bereite vor für Einzelunternehmen u. kleine GmbH (ca. 15 p.a.), Abschluss + Unterschrift StB
- ESt-Erklärungen rund 90/Jahr, größtenteils Arbeitnehmer + V&V
- Lohn nur Urlaubsvertretung (ca. 60 Abrechnungen / Monat, LODAS)
- Umstellung auf Unternehmen online: 9 meiner Mandanten von 22 digital, Konzept v. d. Kanzleileitung
- Betriebsprüfungen: 3x Unterlagen zusammengestellt, Gespräche mit Prüfer führt der StB
- Corona-Schlussabrechnungen 2022-24, ca. 40 Stck. im Zweierteam
- Azubi: zeige dem 1. Lehrj. die Belegablage; Ausbilder ist Hr. Partner
- Durchlaufzeit Monats-FiBu von 14 auf 9 Tage bei den digitalen Mandanten

Steuerbüro Ahlers-Tenbrink, Greven     08/2016-09/2019
Ausbildung, danach 2 Monate übernommen
- Kontieren, Belege, Telefon, Fristenbuch unter Aufsicht

Schule u. Abschlüsse
Abschlussprüfung StFA StBK Juli 2019, Note 2,3
FOS Wirtschaft Fachhochschulreife 2016
Steuerfachwirtin-Lehrgang seit 09/2024, 2 von 3 schriftl. Klausurtrainings durch; Prüfung Dez.
ADA-Schein: angemeldet

Kenntnisse
DATEV (Rewe, LODAS Grundl., DMS), Addison aus der Ausb., Excel gut, SVERWEIS ja, Power Query nein
Englisch B1 Schule, Niederländisch Platt-verwandt verstehe ich

Ehrenamt: Kassenprüferin im Schützenverein
