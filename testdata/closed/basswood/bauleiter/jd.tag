<employer>Heuser & Lindemann Tiefbau GmbH</employer>, <place>34123 Kassel</place>

Wir graben seit 1961. Und suchen Sie:

<title>Bauleiter (m/w/d) Kanal- und Leitungsbau</title>
unbefristet, Vollzeit, ab sofort oder nach Vereinbarung

Wir sind ein inhabergeführtes Unternehmen mit rund 85 Beschäftigten, 11 Kolonnen und eigenem Fuhrpark. Unsere Auftraggeber sind Kommunen, Stadtwerke und Abwasserverbände in Nordhessen und Südniedersachsen. Keine Montage, abends sind alle daheim.

Das erwartet Sie
» <duty>eigenverantwortliche Leitung von drei bis fünf Baustellen parallel</duty>, Auftragswerte 0,3 bis 4 Mio. €
» <duty>Arbeitsvorbereitung, Personal- und Geräteeinsatz mit unseren Polieren</duty>
» <duty>Aufmaß, Abrechnung und Nachträge</duty>
» <duty>Ansprechpartner für Bauherren, Ingenieurbüros und Anlieger</duty>
» <duty>Kontrolle von Qualität, Terminen und Arbeitssicherheit</duty>

Das bringen Sie mit
» <degree c="must">abgeschlossenes Studium im Bauingenieurwesen, staatlich geprüfter Bautechniker oder Meister im Straßen- bzw. Rohrleitungsbau</degree>
» <years n="4" of="Bauleitung">mindestens vier Jahre Erfahrung in der Bauleitung</years>, davon möglichst viel im <must>Kanalbau</must> in offener Bauweise
» sicherer Umgang mit <must>VOB/B</must> und <must>VOB/C</must>, <must>Nachtragsmanagement</must>
» Kenntnisse in <must>Verbau</must> und <must>Wasserhaltung</must>
» Abrechnung mit <must g="1">RIB iTWO</must>, <must g="1">BRZ</must> oder <must g="1">MWM-Libero</must>; <must>MS Project</must> oder eine vergleichbare Terminplanung
» <licence c="must">Führerschein Klasse B</licence>
» <lang c="must">Deutsch verhandlungssicher</lang> (C1)

Schön wäre, wenn Sie schon einmal mit <nice>grabenloser Sanierung</nice> zu tun hatten, den <licence c="nice">MVAS-Schein</licence> oder den <licence c="nice">SiGeKo</licence> mitbringen oder mit <nice>GPS-Maschinensteuerung</nice> gearbeitet haben. Das Gütezeichen AK2 haben wir, wer <nice>RAL-GZ 961</nice> aus der Praxis kennt, tut sich leichter.

Was Sie nicht müssen: <no>Kalkulation</no> und <no>Akquise</no> macht die Geschäftsleitung, <no>Vermessung</no> kommt vom Büro Tölle, und <no>BIM</no> ist bei uns (ehrlich gesagt) noch kein Thema. <no>Asphaltbau</no> vergeben wir.

Wir bieten
<pay>62.000 bis 78.000 € im Jahr</pay> nach Erfahrung, Bautarif plus Zulage, 30 Tage Urlaub, Dienstwagen auch privat, betriebliche Altersvorsorge, Weiterbildung (gern auch <no>Englisch</no> oder <no>Rhetorik</no>), ein Sommerfest, bei dem der Chef grillt.

Bewerbung bitte kurz und formlos an Frau Ines Lindemann, bewerbung@heuser-lindemann.example.org, mit Eintrittstermin und Gehaltsvorstellung. Anschreiben brauchen wir keins. Menschen mit Schwerbehinderung werden bei gleicher Eignung bevorzugt. Unterlagen auf Papier schicken wir nicht zurück.
