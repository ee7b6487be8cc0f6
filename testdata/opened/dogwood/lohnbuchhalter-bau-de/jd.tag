Stellenanzeige Nr. 25-1187 | Direktvermittlung, keine Zeitarbeit

<title>Lohn- und Gehaltsbuchhalter (m/w/d) Schwerpunkt Baulohn</title>
<place>Osnabrück</place>, Vollzeit oder ab 30 Std./Woche, <pay>48.000 – 56.000 € p. a.</pay>

Für unseren Kunden, die <employer>Hasekamp & Söhne Bau GmbH</employer>, suchen wir im Zuge einer Nachfolgeregelung ab dem 1. des übernächsten Monats eine Verstärkung. Das Familienunternehmen baut in vierter Generation Kanäle, Straßen und Hallen und beschäftigt rund 340 Menschen, davon 260 auf der Baustelle.

Ihre Aufgaben
– <duty>Eigenständige Abrechnung von etwa 340 Mitarbeitenden (gewerblich und angestellt)</duty>
– <duty>Meldungen an SOKA-BAU, Krankenkassen und Berufsgenossenschaft</duty>
– <duty>Abrechnung von Saison-Kurzarbeitergeld und Mehraufwands-Wintergeld</duty>
– <duty>Prüfung der Stundenzettel und Auslösen</duty>
– <duty>Begleitung von Lohnsteuer- und Sozialversicherungsprüfungen</duty>
– <duty>Ansprechpartner für Poliere und Bauleitung in Abrechnungsfragen</duty>
Die <no>Finanzbuchhaltung</no> und der <no>Jahresabschluss</no> liegen beim Steuerbüro.

Ihr Profil
– <degree c="must">Abgeschlossene kaufmännische Ausbildung</degree>, gern als Steuerfachangestellte/r; eine <licence c="nice">Weiterbildung zum Lohn- und Gehaltsbuchhalter (IHK) oder Fachassistent Lohn und Gehalt</licence> ist von Vorteil
– <years n="3" of="Entgeltabrechnung">Mindestens drei Jahre Praxis in der Entgeltabrechnung</years>
– Zwingend: Erfahrung im <must>Baulohn</must> einschließlich <must>SOKA-BAU-Verfahren</must>
– Sicherer Umgang mit <must g="1">DATEV LODAS</must> oder <must g="1">DATEV Lohn und Gehalt</must>
– Fundierte Kenntnisse im <must>Lohnsteuerrecht</must> und <must>Sozialversicherungsrecht</must>
– <must>Excel</must>
– <lang c="must">Deutsch verhandlungssicher</lang>; etwas <lang c="nice">Polnisch oder Rumänisch</lang> würde auf den Baustellen Türen öffnen
– <must>Diskretion</must> und eine ruhige Art, auch am Monatsende

Schön, aber kein Muss: <nice>Pfändungen</nice> bearbeiten, <nice>digitale Personalakte</nice>. In das Zeiterfassungsprogramm <no>123erfasst</no> arbeiten wir Sie ein.

Das bekommen Sie: 30 Tage Urlaub, 13. Monatsgehalt, zwei Tage Homeoffice nach der Einarbeitung, sechs Monate Überlappung mit Frau Wischmeyer, die nach 31 Jahren in Rente geht, Jobrad, Parkplatz und freitags ab 13 Uhr Ruhe.

Menschen mit Schwerbehinderung werden bei gleicher Eignung bevorzugt berücksichtigt. Bitte senden Sie Lebenslauf, Zeugnisse und Gehaltswunsch an bewerbung@lindhorst-personal.example.com, Ansprechpartner: Torben Lindhorst. Ein Anschreiben ist nicht nötig.
