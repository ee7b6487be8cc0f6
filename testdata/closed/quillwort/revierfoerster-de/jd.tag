Stellenausschreibung Kennziffer KWW 09/26

Der <employer>Zweckverband Kommunalwald Werratal</employer> bewirtschaftet für neun Städte und Gemeinden rund 8.700 ha Wald. Zum nächstmöglichen Zeitpunkt suchen wir für das Revier Rhönblick (1.640 ha, Fichte, Buche, Kiefer, erhebliche Kalamitätsflächen) eine/n

<title>Revierleiterin / Revierleiter (m/w/d)</title>
unbefristet, Vollzeit (39 Std.), Dienstsitz <place>Meiningen</place>, Vergütung <pay>EG 10 TVöD</pay>

Aufgaben
Sie <duty>planen und steuern den Holzeinschlag</duty> mit zwei eigenen Forstwirten und mit Unternehmern, <duty>zeichnen die Bestände aus</duty>, <duty>nehmen das Holz auf und bereiten die Abfuhr vor</duty>. Sie <duty>organisieren die Wiederbewaldung</duty> der Schadflächen einschließlich Pflanzung, Zaunbau und Kulturpflege und <duty>stellen Förderanträge</duty>. Die <duty>Überwachung der Verkehrssicherungspflicht</duty> an Straßen und Wanderwegen gehört ebenso dazu wie Gespräche mit Bürgermeistern, Jagdpächtern und Brennholzkunden. Den <no>Holzverkauf</no> führt die Geschäftsstelle, ebenso die <no>Finanzbuchhaltung</no> (dort läuft <no>proDoppik</no>).

Ihr Profil – zwingend
• abgeschlossenes <degree c="must">Studium der Forstwirtschaft oder Forstwissenschaft (Diplom FH, Bachelor)</degree>
• <licence c="must">Laufbahnprüfung für den gehobenen Forstdienst</licence>
• mindestens <years n="2" of="Forstbetrieb nach der Laufbahnprüfung">zwei Jahre Berufspraxis</years> in einem Forstbetrieb nach der Prüfung
• gültiger <licence c="must">Jagdschein</licence>
• <licence c="must">Führerschein Klasse B</licence>, Bereitschaft zum Einsatz des Privat-Pkw gegen Wegstreckenentschädigung
• sichere Kenntnisse in <must>Holzernte</must> und <must>Holzsortierung nach RVR</must>
• Erfahrung in <must>Waldbau</must>, insbesondere beim Umbau von Fichtenbeständen
• Umgang mit einem <must>Geoinformationssystem</must> (<must g="1">QGIS</must> oder <must g="1">ArcGIS</must>)
• <lang c="must">Deutsch</lang> in Wort und Schrift

Wünschenswert
Kenntnisse der Zertifizierung nach <nice>PEFC</nice>, Erfahrung mit <nice>Vertragsnaturschutz</nice>, <licence c="nice">Ausbildereignung</licence> sowie Lust auf <nice>Waldpädagogik</nice>. Die Software <no>ABIES</no> bringen wir Ihnen bei. Eine Motorsäge müssen Sie nicht täglich führen.

Wir bieten
Jahressonderzahlung, Leistungsentgelt, VBL, Dienstkleidung, Diensthundezuschuss (ja, wirklich), Fortbildungen bei ThüringenForst, Hilfe bei der Wohnungssuche.

Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt; die Stelle setzt Geländegängigkeit voraus. Reisekosten werden nicht erstattet. Bewerbungen bis 15. Januar unter Angabe der Kennziffer in einer PDF an personal@kommunalwald-werratal.example.org. Wir senden keine Unterlagen zurück. Informationen zum Datenschutz nach Art. 13 DSGVO finden Sie auf unserer Internetseite.
