Stellenausschreibung

<employer>Krankenhausverbund Westliche Börde gGmbH</employer>
Personalabteilung · Kennziffer 2026-PA-07

Für unsere Entgeltabrechnung am Standort <place>Oschersleben</place> suchen wir zum 01.04.2026 oder früher eine/n

<title>Sachbearbeiter/in Entgeltabrechnung (m/w/d)</title>
in Voll- oder Teilzeit (mind. 30 Std./Woche), unbefristet

Wir sind drei Häuser mit zusammen 540 Betten, rund 1.450 Beschäftigten und einem eigenen kleinen Abrechnungsteam von vier Personen. Ausgelagert wird bei uns nichts, und das soll so bleiben.

Das erwartet Sie
– <duty>Eigenverantwortliche Abrechnung eines Kreises von ca. 450 Beschäftigten</duty> einschließlich Melde- und Bescheinigungswesen
– <duty>Eingruppierung und Stufenlaufzeiten prüfen</duty>, Zeitzuschläge und Bereitschaftsdienste kontrollieren
– <duty>Ansprechpartner für Beschäftigte, Krankenkassen und die Zusatzversorgungskasse</duty>
– <duty>Mitwirkung bei Prüfungen von Finanzamt und Rentenversicherung</duty>
– <duty>Zuarbeit zum Jahresabschluss</duty> (Rückstellungen für Urlaub und Überstunden)

Das bringen Sie mit
– <degree c="must">Abgeschlossene kaufmännische Ausbildung</degree>, gern als Steuerfachangestellte/r oder Personalfachkauffrau/-mann
– <years n="3" of="Entgeltabrechnung">Mindestens drei Jahre Praxis in der Entgeltabrechnung</years>
– Sichere Anwendung des <must g="1">TVöD</must>, des <must g="1">TV-L</must> oder der <must g="1">AVR</must>; vom Haustarif allein kommt man bei uns erfahrungsgemäß schwer hinein
– Fundierte Kenntnisse im <must>Lohnsteuerrecht</must> und <must>Sozialversicherungsrecht</must>
– Erfahrung mit der <must>betrieblichen Zusatzversorgung</must> (ZVK oder VBL)
– Ein gängiges Abrechnungsprogramm, idealerweise <nice>P&I LOGA</nice>; wer von <nice g="2">SAP HCM</nice> oder <nice g="2">DATEV LODAS</nice> kommt, wird vier Wochen eingearbeitet
– <must>Excel</must>, und zwar mehr als Summen ziehen
– <lang c="must">Deutsch in Wort und Schrift auf muttersprachlichem oder vergleichbarem Niveau (C1)</lang>
– <must>Diskretion</must> und ein freundlicher Ton, auch am 28. des Monats

Von Vorteil, aber keine Bedingung: <nice>Pfändungen</nice> und Abtretungen, <nice>Altersteilzeit</nice>, der TV-Ärzte. Kenntnisse in der <no>Finanzbuchhaltung</no> brauchen Sie nicht, und um <no>Recruiting</no> und <no>Dienstplanung</no> kümmern sich die Kolleginnen nebenan. In <no>die Ärzteabrechnung nach GOÄ</no> müssen Sie sich nicht einarbeiten.

Wir bieten
<pay>Entgeltgruppe 9a TVöD-K</pay>, Jahressonderzahlung, 30 Tage Urlaub, Zusatzversorgung, zwei Tage Homeoffice nach der Probezeit, Deutschlandticket als Jobticket, Kantine mit eigener Küche.

Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt. Bewerbungen von Menschen aller Nationalitäten sind willkommen.

Ihre Unterlagen (bitte eine PDF, höchstens 8 MB) senden Sie bis zum 20.02.2026 mit Angabe der Kennziffer an bewerbung@kvwb.example.org. Papierbewerbungen schicken wir nicht zurück. Fragen beantwortet Frau Nehring, Tel. 03949 555-217.
