Für unseren Standort in <place>Ried im Innkreis</place> verstärken wir unser Team und suchen ab März 2026 eine/n

<title>Bilanzbuchhalter:in</title>
(Teilzeit ab 30 Stunden oder Vollzeit)

<employer>Mühlgassner Landtechnik Handels GmbH & Co KG</employer> ist ein Familienbetrieb in dritter Generation mit sechs Filialen zwischen Inn und Hausruck, 210 Mitarbeitenden und rund 74 Mio. Euro Umsatz. In unserer Werkstätte wird geschraubt, programmiert (<no>ISOBUS</no>) und geschweißt (<no>MAG</no>), in der Verwaltung wird gerechnet.

Ihre Hauptaufgaben liegen in der <duty>eigenständigen Erstellung der Monats- und Jahresabschlüsse nach UGB</duty>, der <duty>Abstimmung der Filialkassen</duty> sowie der <duty>Umsatzsteuervoranmeldung inklusive innergemeinschaftlicher Lieferungen</duty>; dabei sind Sie erste Ansprechperson für Steuerberater und Prüfer. Für die <no>Lohnverrechnung</no> haben wir eine eigene Kollegin.

Neben einer <degree c="must">kaufmännischen Ausbildung (HAK, HLW oder Lehre)</degree> und der abgelegten <licence c="must">Bilanzbuchhalterprüfung</licence> setzen wir <years n="5" of="Buchhaltung">mindestens fünf Jahre</years> Praxis in der <must>Buchhaltung</must> eines Handels- oder Produktionsbetriebes voraus. Sicherer Umgang mit <must>BMD</must> NTCS ist notwendig, mit <must>Excel</must> selbstverständlich. Wir legen Wert auf <must>Genauigkeit</must> und <must>Diskretion</must>. Kenntnisse im <nice>Leasing</nice> von Maschinen oder im <nice>Konsolidieren</nice> sind von Vorteil, ebenso gutes <lang c="nice">Englisch</lang> für unsere Lieferanten aus Irland.

Für diese Position gilt ein kollektivvertragliches Mindestgehalt von <pay>EUR 3.420,– brutto pro Monat auf Vollzeitbasis</pay>; abhängig von Qualifikation ist Überzahlung vorgesehen. Mittagstisch, Gleitzeit, 10 Tage Homeoffice im Quartal, Rabatt auf Rasenmäher.

Ihre Unterlagen richten Sie bitte an Frau Mag. Sieglinde Aigner, bewerbung@muehlgassner.example.net, Kennwort „Bilanz".

AMS-Nr. 16220418 · Seite drucken · Als E-Mail versenden · Cookie-Einstellungen (<no>Matomo</no>)
