Stellenangebot der <employer>Hagenbusch Verpackungstechnik GmbH & Co. KG</employer>

<title>Industriemechaniker (m/w/d) Instandhaltung</title>
Einsatzort: <place>Lemgo</place>, Arbeitszeit: 37,5 Std./Woche, 3-Schicht, unbefristet

Über uns
Wir sind ein inhabergeführtes Unternehmen mit 310 Beschäftigten und fertigen Faltschachteln und Wellpappe für Kunden in ganz Europa. Die Programmierung unserer <no>Roboter</no> übernimmt ein externer Partner, unsere IT betreut <no>SAP</no> zentral.

Ihre Aufgaben
- <duty>Wartung, Inspektion und Reparatur unserer Stanz-, Klebe- und Wellpappenanlagen</duty>
- <duty>Störungssuche an mechanischen, pneumatischen und hydraulischen Baugruppen</duty>, auch unter Zeitdruck
- <duty>Anfertigen von Ersatzteilen</duty> in der eigenen Werkstatt
- <duty>Mitarbeit bei Umbauten und Anlagenverlagerungen</duty>
- Dokumentation der Arbeiten im Instandhaltungsprogramm
- Weitergabe Ihres Wissens an unsere beiden Azubis

Ihr Profil
Sie haben eine <degree c="must">abgeschlossene Berufsausbildung als Industriemechaniker, Mechatroniker oder vergleichbar</degree> und bringen <years n="3" of="Instandhaltung">mindestens 3 Jahre Berufserfahrung in der Instandhaltung</years> mit, gern aus der Papier-, Druck- oder Lebensmittelbranche. Kenntnisse in <must>Pneumatik</must> und <must>Hydraulik</must> setzen wir ebenso voraus wie sicheres <must>Drehen</must> und <must>Fräsen</must> an konventionellen Maschinen. <must g="1">MAG-</must> oder <must g="1">WIG-Schweißen</must> können Sie so, dass es hält. Sie lesen <must>technische Zeichnungen</must>, arbeiten <must>selbstständig</must> und sind <must>teamfähig</must>. <must>Schichtbereitschaft</must> (auch Nacht) und gelegentliche Samstagseinsätze gehören dazu. <lang c="must">Gute Deutschkenntnisse</lang> brauchen Sie für Sicherheitsunterweisungen und Schichtübergabe.

Von Vorteil, aber kein Muss
- Qualifikation als <nice>Elektrofachkraft für festgelegte Tätigkeiten</nice> (EFKffT), die Schulung bezahlen wir auf Wunsch
- Grundwissen <nice>SPS</nice> (Siemens S7, nur Fehlerdiagnose)
- <licence c="nice">Staplerschein</licence>, <licence c="nice">Kranschein</licence>
- Erfahrung mit <nice>TPM</nice> oder <nice>vorbeugender Instandhaltung</nice>
- <licence c="nice">Führerschein Klasse B</licence>

<no>CNC-Kenntnisse</no> sind nicht erforderlich.

Wir bieten
<pay>3.650 bis 4.200 Euro brutto zzgl. Schichtzulagen</pay>, 30 Tage Urlaub, Weihnachtsgeld, JobRad, betriebliche Altersvorsorge, Kantine mit Frühstück, kostenlosen Parkplatz.

Ihre Bewerbung richten Sie bitte mit Angabe des frühesten Eintrittstermins per E-Mail an Frau Dorothee Sundermeier, bewerbung@hagenbusch.example.com. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt.
