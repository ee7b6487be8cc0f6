<employer>Landkreis Auetal</employer> · Der Landrat
Fachdienst 11 – Personal und Organisation

STELLENAUSSCHREIBUNG Nr. 071/2025 (extern)

Bezeichnung:            <title>Sachbearbeitung Wohngeld (m/w/d)</title>
Organisationseinheit:   Fachdienst 50 – Soziales, Sachgebiet 50.3
Dienstort:              <place>Birkenstedt</place>, Kreishaus II
Beginn / Befristung:    nächstmöglicher Zeitpunkt / unbefristet
Arbeitszeit:            39,0 Wochenstunden, grundsätzlich teilzeitgeeignet
Bewertung:              <pay>Entgeltgruppe 9a TVöD-VKA</pay>
Bewerbungsschluss:      14.09.2025

1. Aufgaben der Stelle
1.1  <duty>Prüfung und Bescheidung von Anträgen auf Miet- und Lastenzuschuss</duty> (ca. 60 v. H.), einschließlich <duty>Ermittlung des anrechenbaren Einkommens</duty>. Das sichere <must>Lesen von Steuerbescheiden</must> und <must>Gewinnermittlungen Selbständiger</must> ist dabei tägliches Geschäft.
1.2  <duty>Rücknahme und Aufhebung von Bewilligungen, Rückforderung überzahlter Leistungen</duty> (ca. 25 v. H.)
1.3  <duty>Beratung der Bürgerinnen und Bürger</duty> persönlich, telefonisch und schriftlich (ca. 15 v. H.)
Die Beitreibung offener Forderungen obliegt der Kreiskasse; Kenntnisse im <no>Vollstreckungsrecht</no> sind daher nicht erforderlich. Unterhaltsvorschuss und <no>Asylbewerberleistungen</no> werden im Nachbarsachgebiet bearbeitet.

2. Zwingende Voraussetzungen (bitte durch Zeugnisse nachweisen)
[x]  <degree c="must" g="1">abgeschlossene Ausbildung als Verwaltungsfachangestellte/r</degree> oder
[x]  <degree c="must" g="1">erfolgreich abgelegter Beschäftigtenlehrgang I</degree> (früher Angestelltenlehrgang I)
[x]  mindestens <years n="2" of="Leistungssachbearbeitung">zweijährige Berufserfahrung in der Leistungssachbearbeitung einer Behörde</years>
[x]  Deutschkenntnisse mindestens auf dem <lang c="must">Niveau C1</lang>

3. Fachliche und persönliche Anforderungen
[x]  anwendungssichere Kenntnisse im <must>Sozialverwaltungsverfahren (SGB X)</must> und im <must>SGB I</must>
[x]  sicherer Umgang mit <must>MS Office</must>, insbesondere Excel
[x]  Fähigkeit, <must>rechtssichere Bescheide zu formulieren</must>
[x]  <must>Konfliktfähigkeit</must> und freundliches Auftreten auch in angespannten Gesprächen
[x]  eigenständige, <must>sorgfältige Arbeitsweise</must>
[ ]  wünschenswert: Kenntnisse im <nice>Wohngeldgesetz (WoGG)</nice>
[ ]  wünschenswert: Erfahrung mit dem Fachverfahren <nice>OPEN/PROSOZ</nice> und einer <nice>elektronischen Akte</nice>
[ ]  wünschenswert: <licence c="nice">Fahrerlaubnis der Klasse B</licence> (gelegentliche Sprechtage in den Außenstellen Rehmen und Oldau)

4. Wir bieten
Jahressonderzahlung, betriebliche Altersversorgung (VBL), Jobticket, bis zu zwei Tage Telearbeit nach Einarbeitung, Fahrradleasing. Einen <no>Ersthelferkurs</no> bezahlen wir auf Wunsch.

5. Hinweise
Der Landkreis Auetal fördert die Gleichstellung aller Geschlechter. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt. Bewerbungen bitte ausschließlich über das Bewerberportal unter Angabe der Nr. 071/2025; Papierbewerbungen werden nicht zurückgesandt. Fachliche Auskünfte: Frau Dettmering, Tel. 05100 555-318. Vorstellungskosten können leider nicht erstattet werden.
