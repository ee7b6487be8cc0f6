Für unseren Kunden, ein Familienunternehmen der Lebensmittelproduktion mit 420 Dienstnehmer:innen im <place>Bezirk Wels-Land (OÖ)</place>, suchen wir, die <employer>Zirbenfels Personalberatung GmbH</employer>, ab sofort eine:n

<title>Personalverrechner:in (Vollzeit oder ab 30 Std.)</title>

Die Abrechnung wird derzeit von zwei Kolleginnen gemacht. Eine davon geht mit Jahresende in Pension, die andere freut sich auf Sie. Gleitzeit von 6 bis 19 Uhr, zwei Tage Homeoffice nach der Einarbeitung.

Ihr Wirkungsbereich
► <duty>Laufende Lohn- und Gehaltsverrechnung für rund 420 Arbeiter:innen und Angestellte</duty>, zwei Kollektivverträge, Schichtmodelle
► <duty>An-, Ab- und Änderungsmeldungen via <must>ELDA</must></duty>
► <duty>Abrechnung von Lohnpfändungen, Altersteilzeit und Dienstreisen</duty>
► <duty>Ansprechperson bei PLB-Prüfungen</duty>
► <duty>Auskunft an Mitarbeiter:innen und Führungskräfte</duty>, bei uns kommt noch jemand mit dem Lohnzettel in der Hand ins Büro

Womit Sie überzeugen
► Abgeschlossene <licence c="must">Personalverrechnerprüfung</licence>
► Kaufmännische Ausbildung (<degree c="must" g="1">HAK</degree>, <degree c="must" g="1">HASCH</degree>, <degree c="must" g="1">Lehre</degree>)
► <years n="2" of="Personalverrechnung in Österreich">Mindestens 2 Jahre Praxis in der österreichischen Personalverrechnung</years>, gerne auch in einer Steuerberatungskanzlei
► Sattelfest in <must>Arbeits- und Sozialversicherungsrecht</must>
► Sicher in <must>Excel</must> (SVERWEIS und Pivot schrecken Sie nicht)
► Routine mit einem Lohnprogramm, sei es <must g="2">BMD NTCS</must>, <must g="2">DPW</must> oder <must g="2">SAP HCM</must>. Beim Kunden läuft BMD
► <must>Genauigkeit</must>, <must>Verschwiegenheit</must> und <must>Freude am Kontakt mit Menschen</must>
► <lang c="must">Sehr gutes Deutsch</lang>; <lang c="nice">Bosnisch/Kroatisch/Serbisch</lang> wäre im Betrieb ein echter Vorteil

Von Vorteil, aber wirklich nur das: Erfahrung im <nice>KV für das Nahrungs- und Genussmittelgewerbe</nice>, mit <nice>elektronischer Zeiterfassung</nice> oder als <nice>Key User</nice> bei einer Softwareumstellung.

Was Sie nicht machen: <no>Bilanzierung</no> und <no>Buchhaltung</no> (eigene Abteilung), <no>Recruiting</no> (macht HR). Die Produktion wird nächstes Jahr auf <no>S/4HANA</no> umgestellt, das betrifft die Lohnverrechnung nicht.

Das Angebot
Für diese Position gilt ein <pay>Bruttojahresgehalt ab EUR 44.800,– (Vollzeit, 14 Gehälter)</pay>. Je nach Qualifikation und Erfahrung wird selbstverständlich überzahlt. Dazu Werksküche um EUR 3,20, Parkplatz, Öffi-Ticket, Jause am Freitag, vergünstigter Wareneinkauf (ja, auch der Speck).

Ohne Auto ist das Werk schwer zu erreichen: Wenn Sie nicht in Wels oder entlang der Linie 480 wohnen, brauchen Sie <licence c="must">Führerschein B und ein Fahrzeug</licence>.

Interessiert? Schicken Sie Ihren Lebenslauf unter der Kennnummer 88.412 an Frau Mag.ª Edeltraud Hinterplattner, bewerbung@zirbenfels.example.com. Absolute Diskretion, auch gegenüber unserem Kunden, solange Sie nicht zugestimmt haben. Bewerbungen von Menschen mit Behinderung sind willkommen.
