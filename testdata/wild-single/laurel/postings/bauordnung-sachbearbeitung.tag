Stellenausschreibung Nr. 37/2025

Bei der <employer>Stadt Hohenwerda</employer> (rund 41.000 Einwohnerinnen und Einwohner) ist im Fachbereich 4 – Bauen und Umwelt – zum 01.10.2025 eine Stelle als

<title>Sachbearbeitung Bauordnung und Denkmalschutz (m/w/d)</title>

unbefristet mit 39 Wochenstunden zu besetzen. Die Stelle ist nach <pay>Entgeltgruppe 11 TVöD</pay> bewertet und grundsätzlich teilbar. Dienstort ist das Technische Rathaus in <place>Hohenwerda</place>.

Das Aufgabengebiet umfasst im Wesentlichen:
- <duty>die bauordnungs- und bauplanungsrechtliche Prüfung von Bauanträgen</duty>,
- <duty>die Durchführung von Bauzustandsbesichtigungen</duty>,
- <duty>die Beratung von Bauherrschaften und Entwurfsverfassenden</duty>,
- <duty>die Erteilung denkmalrechtlicher Erlaubnisse</duty> im Benehmen mit dem Landesamt,
- <duty>das Einschreiten bei ungenehmigten Anlagen</duty> einschließlich der Bearbeitung von Widersprüchen.
Änderungen im Aufgabenzuschnitt bleiben vorbehalten. Statische Nachweise werden durch Prüfingenieure geprüft; vertiefte Kenntnisse der <no>Tragwerksplanung</no> sind daher nicht erforderlich.

Anforderungsprofil

Zwingend vorausgesetzt wird ein <degree c="must">abgeschlossenes Studium (Dipl.-Ing. FH oder Bachelor) der Architektur, des Bauingenieurwesens oder der Stadtplanung</degree>.
Erwartet werden ferner:
- fundierte Kenntnisse im <must>Bauplanungsrecht (BauGB, BauNVO)</must> und in der <must>Landesbauordnung</must>,
- Grundkenntnisse im <must>allgemeinen Verwaltungsrecht</must>,
- <must>sicheres und verbindliches Auftreten</must> auch in Konfliktlagen,
- <must>Entscheidungsfreude</must>, <must>Organisationsgeschick</must>,
- eine <must>gute schriftliche Ausdrucksfähigkeit</must>,
- der sichere Umgang mit <must>MS Office</must>,
- die <licence c="must">Fahrerlaubnis der Klasse B</licence> und die Bereitschaft, den Privat-Pkw gegen Entschädigung dienstlich zu nutzen,
- <lang c="must">deutsche Sprachkenntnisse mindestens auf dem Niveau C1</lang>.

Wünschenswert sind:
- eine mindestens <years n="2" of="Tätigkeit in einer Bauaufsichtsbehörde" c="nice">zweijährige</years> Tätigkeit in einer <nice>unteren Bauaufsichtsbehörde</nice>,
- Erfahrungen mit <nice>historischer Bausubstanz</nice>,
- Kenntnisse in <nice>ProBauG</nice> oder einem vergleichbaren Fachverfahren; die Einführung der <no>XBau-Schnittstelle</no> verantwortet die Abteilung IT.

Wir bieten
eine krisensichere Beschäftigung, Gleitzeit ohne Kernzeit, bis zu 40 % mobiles Arbeiten, 30 Tage Urlaub, leistungsorientierte Bezahlung, Zusatzversorgung, ein bezuschusstes Deutschlandticket sowie Fortbildungen am Studieninstitut.

Die Stadt Hohenwerda fördert die berufliche Gleichstellung aller Geschlechter. Menschen mit Schwerbehinderung werden bei gleicher Eignung, Befähigung und fachlicher Leistung vorrangig berücksichtigt; ein Nachweis ist beizufügen. Bewerbungen von Mitgliedern der Freiwilligen Feuerwehr werden begrüßt.

Bewerbungen mit den üblichen Unterlagen werden bis zum 15.08.2025 ausschließlich über das Portal interamt.de (Stellen-ID 1288431) erbeten. Auskünfte zum Fachlichen: Herr Tölle, Tel. 0355/555-4410; zum Verfahren: Frau Nguyen-Ritter, -1122. Kosten, die im Zusammenhang mit der Bewerbung entstehen, werden nicht ersetzt.
