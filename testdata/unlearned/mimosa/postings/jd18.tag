<employer>Hauptzollamt Elbwerder</employer>
Stellenausschreibung Nr. 0417/2025

Das Hauptzollamt Elbwerder sucht für das Sachgebiet B, Zollamt Containerhafen, zum nächstmöglichen Zeitpunkt

    eine/n <title>Sachbearbeiter/in Zollabfertigung</title> (w/m/d)

Dienstort:            <place>Hamburg</place>
Laufbahn:             mittlerer nichttechnischer Zolldienst
Besoldung/Entgelt:    <pay>A 7 / A 8 BBesO bzw. EG 8 TVöD Bund</pay>
Arbeitszeit:          41 Std. (Beamte) / 39 Std. (Tarif), Wechselschicht, teilzeitgeeignet
Befristung:           keine
Bewerbungsschluss:    31.08.2025
Aktenzeichen:         P 1402 B – 25/0417

Aufgabengebiet:
–  <duty>Annahme und Prüfung von Zollanmeldungen im IT-Verfahren ATLAS</duty>
–  <duty>Beschau von Warensendungen einschließlich Container-Öffnung</duty>
–  <duty>Festsetzung von Einfuhrabgaben</duty>
–  <duty>Überwachung von Verboten und Beschränkungen</duty>, insbesondere Produktsicherheit und Artenschutz
–  <duty>Auskünfte an Spediteure und Reisende</duty>

Die Bedienung der Röntgenanlage und das Führen der <no>Diensthunde</no> gehören nicht zu diesem Dienstposten. Die Schulung im Verfahren <no>ATLAS</no> erfolgt nach Dienstantritt am Bildungs- und Wissenschaftszentrum.

Zwingende Voraussetzungen:
1. <degree c="must" g="1">Laufbahnbefähigung für den mittleren nichttechnischen Verwaltungs- oder Zolldienst</degree>
   oder <degree c="must" g="1">abgeschlossene Berufsausbildung im Bereich Spedition, Außenhandel oder Verwaltung</degree>
2. <permit>Deutsche Staatsangehörigkeit oder Staatsangehörigkeit eines EU-Mitgliedstaates</permit>
3. <licence c="must">Fahrerlaubnis der Klasse B</licence>
4. <lang c="must">Deutschkenntnisse mindestens Niveau C1</lang>
5. <must>uneingeschränkte Schichtdiensttauglichkeit</must> und Bereitschaft zum <must>Tragen von Dienstkleidung</must>

Von Vorteil sind:
–  Grundkenntnisse im <nice>Zolltarif- und Ursprungsrecht</nice>
–  <years n="1" of="Import-/Exportabwicklung" c="nice">mindestens einjährige</years> Tätigkeit in der <nice>Import-/Exportabwicklung</nice>
–  <lang c="nice">Englisch (B1)</lang>; <lang c="nice" g="2">Türkisch</lang>, <lang c="nice" g="2">Polnisch</lang> oder <lang c="nice" g="2">Mandarin</lang>
–  sicherer Umgang mit <nice>MS Office</nice>

Persönlich erwarten wir <must>Entscheidungsfreude</must>, <must>sicheres Auftreten auch in Konfliktlagen</must>, <must>Sorgfalt</must> und <must>Teamfähigkeit</must>.

Vor der Einstellung erfolgt eine <permit>einfache Sicherheitsüberprüfung (Ü1)</permit>. Das Bestehen der amtsärztlichen Untersuchung ist Bedingung der Verbeamtung.

Der Dienstherr fördert die Gleichstellung von Frauen und Männern; Bewerbungen von Frauen sind ausdrücklich erwünscht. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt; von ihnen wird nur ein Mindestmaß an körperlicher Eignung verlangt. Das Auswahlverfahren besteht aus einem schriftlichen Test und einem strukturierten Interview, voraussichtlich in der 41. KW.

Bewerbungen mit Lebenslauf, Zeugnissen und, soweit vorhanden, der letzten dienstlichen Beurteilung ausschließlich über das Portal. Papierbewerbungen werden nicht zurückgesandt.
Auskünfte: Zollamtfrau Behnke, -2231 (Fachliches); Herr Yıldız, -1109 (Personal).
