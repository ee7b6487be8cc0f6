Für unsere Kundin, ein inhabergeführtes Logistikunternehmen im Raum <place>Pratteln BL</place>, suchen wir per sofort oder nach Vereinbarung in Festanstellung eine/n

<title>Zolldeklarant/in Import/Export</title> 80–100 %

Ihre Personalberatung: <employer>Rheinknie Personal AG</employer>, Mandat Nr. 7715

Das Unternehmen
Rund 140 Mitarbeitende, eigener Umschlag mit Gleisanschluss, Schwerpunkt Pharma und Maschinenbau. Das Team Verzollung besteht aus neun Personen; die Abteilungen Seefracht und Luftfracht sitzen im Stock darüber, <no>Frachtraumeinkauf</no> oder <no>Tourenplanung</no> gehören also nicht zu dieser Stelle. Auch das <no>Debitorenwesen</no> macht jemand anderes.

Was Sie erwartet
– Sie <duty>erstellen selbständig Ein- und Ausfuhrdeklarationen</duty> sowie Transitdokumente
– Sie <duty>prüfen Präferenznachweise und stellen Warenverkehrsbescheinigungen aus</duty>
– Sie <duty>beraten Kunden bei der Tarifierung</duty>, auch wenn es einmal komplizierter wird
– Sie <duty>betreuen zwei bis drei Grosskunden als feste Ansprechperson</duty>
– alle sechs Wochen eine Frühschicht ab 5.30 Uhr

Was Sie mitbringen
Sie haben eine <degree c="must">Grundbildung als Kauffrau/Kaufmann EFZ Internationale Speditionslogistik oder gleichwertig</degree> und danach mindestens <years n="3" of="Verzollung">drei Jahre in der Verzollung</years> gearbeitet. <must>e-dec</must> und <must>Passar</must> bedienen Sie sicher, <must>NCTS</must> ist Ihnen geläufig. Vom <must>Ursprungsrecht</must> wissen Sie mehr als das Nötigste, und den <must>Zolltarif (Tares)</must> schlagen Sie nicht nur auf, Sie lesen auch die Erläuterungen. Da unsere Kundin <must>Heilmittel</must> abfertigt, sind Ihnen nichtzollrechtliche Erlasse und deren Bewilligungen vertraut. Sie arbeiten <must>genau</must>, auch um 16.55 Uhr.

Sprachen: <lang c="must">Deutsch</lang> stilsicher, <lang c="must">Englisch</lang> mindestens B2. <lang c="nice">Französisch</lang> wäre schön, viele Chauffeure kommen aus dem Elsass.

Von Vorteil
der <licence c="nice">eidg. Fachausweis Zolldeklarant/in</licence>, Erfahrung mit <nice>ATLAS</nice> für die deutsche Seite, Kenntnisse im Bereich <nice>Zugelassener Versender und Empfänger</nice>, ein Auge für <nice>Gefahrgut</nice>. <no>SAP</no> wird im Haus eingeführt, Vorkenntnisse braucht es dafür keine.

Sie sind <permit>Schweizer/in, EU-Bürger/in oder verfügen über eine gültige Arbeitsbewilligung</permit>. Grenzgänger/innen sind willkommen.

Was Sie bekommen
<pay>CHF 78'000 bis 92'000</pay> (100 %, 13 Monatslöhne), sechs Wochen Ferien ab 50, fünf vorher, U-Abo, Parkplatz, zwei Tage Homeoffice nach der Einarbeitung und ein Beitrag an den Fachausweis, falls Sie ihn noch machen möchten.

Neugierig? Frau Lorena Hüsler freut sich auf Ihre vollständigen Unterlagen (ein PDF genügt) an mandate@example.com. Diskretion ist für uns selbstverständlich. Dossiers, die nicht auf das Profil passen, können wir leider nicht retournieren.
