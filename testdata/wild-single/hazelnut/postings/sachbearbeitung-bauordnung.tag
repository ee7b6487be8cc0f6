<employer>Stadt Hohenlauchen</employer> – <place>Landkreis Ravensburg</place>

Bei der Stadt Hohenlauchen (rund 14.900 Einwohner) ist im Fachbereich Bauen und Umwelt zum nächstmöglichen Zeitpunkt eine Stelle als

<title>Sachbearbeiter/in Bauordnung (m/w/d)</title>

in Vollzeit (39 bzw. 41 Std.) unbefristet zu besetzen. Die Stelle ist grundsätzlich teilbar.

Ihr Aufgabengebiet umfasst im Wesentlichen:
• <duty>Bearbeitung von Bauanträgen, Bauvoranfragen und Kenntnisgabeverfahren</duty>
• <duty>Beteiligung der Träger öffentlicher Belange und der Angrenzer</duty>
• <duty>Erlass von Baueinstellungen und Nutzungsuntersagungen</duty> einschließlich Widerspruchsbearbeitung
• <duty>Führung des Baulastenverzeichnisses</duty>
• <duty>Beratung von Bauherrschaften und Architekturbüros</duty>, auch an der Theke
Änderungen im Aufgabenzuschnitt behalten wir uns vor. Die <no>Bauleitplanung</no> und der <no>Tiefbau</no> gehören nicht zu dieser Stelle; die <no>statische Prüfung</no> vergeben wir an Prüfingenieure.

Wir erwarten:
• <degree c="must">Abschluss als Bachelor of Arts – Public Management, Verwaltungswirt/in (FH) oder Verwaltungsfachwirt/in</degree>; alternativ eine Ausbildung zum/zur Verwaltungsfachangestellten mit der Bereitschaft zum Aufstiegslehrgang
• fundierte Kenntnisse im <must>Verwaltungsrecht</must> sowie im <must g="1">öffentlichen Baurecht</must> oder im <must g="1">Denkmalschutzrecht</must>
• <must>Durchsetzungsvermögen</must> und <must>Freundlichkeit</must>, möglichst gleichzeitig
• <must>sicheres schriftliches Formulieren</must> – Ihre Bescheide müssen vor dem VG Sigmaringen halten
• sicheren Umgang mit <must>MS Office</must>
• <licence c="must">Führerschein der Klasse B</licence> für Ortstermine (Dienst-E-Bike vorhanden)
• <must>Selbstständigkeit</must> und <must>Entscheidungsfreude</must>

Von Vorteil sind:
• etwas <nice>Praxis in einer unteren Baurechtsbehörde</nice>
• Kenntnisse in <nice>ViBa BW</nice> oder einem vergleichbaren Programm
• <nice>Lesen von Bauplänen</nice>
• <nice>GIS-Kenntnisse</nice>
• <nice>Vertrautheit mit der Region</nice>, gern auch mit ihrer Mundart

Keine Angst vor <no>SAP</no>: damit arbeitet nur die Kämmerei. In das Dokumentenmanagement <no>enaio</no> werden Sie bei uns eingeführt.

Wir bieten:
eine Vergütung bis <pay>Entgeltgruppe 9c TVöD bzw. Besoldungsgruppe A 10 LBesO</pay>, betriebliche Altersversorgung (ZVK), gleitende Arbeitszeit ohne Kernzeit am Freitag, bis zu zwei Tage Homeoffice, JobRad, Hansefit, Zuschuss zum Deutschlandticket, ein Kollegium, das mittags noch gemeinsam isst, sowie Fortbildungen (zuletzt etwa <no>Rhetorik</no> und <no>Photovoltaik im Außenbereich</no>).

Schwerbehinderte Menschen werden bei gleicher Eignung vorrangig berücksichtigt. Die Stadt fördert die berufliche Gleichstellung.

Ihre aussagekräftige Bewerbung richten Sie bitte bis 22. März ausschließlich über unser Onlineportal an den Fachbereich Personal. Fachliche Fragen beantwortet Frau Brugger-Heine, personal@hohenlauchen.example.org. Die Vorstellungsgespräche sind für die KW 15 vorgesehen. Reisekosten können leider nicht erstattet werden. Hinweise zum Datenschutz nach Art. 13 DSGVO finden Sie auf unserer Homepage.
