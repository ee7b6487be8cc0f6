Stellenausschreibung Nr. 114/2026

Bei der <employer>Stadt Wolfsbruch an der Ilm</employer> ist im Fachdienst Bauordnung und Denkmalpflege zum nächstmöglichen Zeitpunkt eine unbefristete Vollzeitstelle als

                <title>Sachbearbeiter/in Bauaufsicht (w/m/d)</title>

zu besetzen.

Dienstort:        <place>Apolda</place>, Rathaus II
Entgelt:          <pay>Entgeltgruppe 10 TVöD-VKA</pay>
Wochenstunden:    39
Bewerbungsschluss: 30.04.2026

Das Aufgabengebiet umfasst insbesondere:
1. <duty>Prüfung von Bauanträgen im vereinfachten Verfahren</duty>
2. <duty>Ortsbesichtigungen und Bauzustandskontrollen</duty>
3. <duty>Erlass von Nutzungsuntersagungen und Bußgeldbescheiden</duty>
4. <duty>Beratung von Bauherrschaften und Entwurfsverfassenden</duty>
Die <no>Bauleitplanung</no> und die <no>Vergabe</no> städtischer Baumaßnahmen gehören nicht zum Aufgabenbereich.

Anforderungsprofil
Zwingend erforderlich (Nachweise sind beizufügen!):
a) <degree c="must">Fachhochschulabschluss oder Bachelor der Fachrichtung Architektur oder Bauingenieurwesen</degree> oder <degree c="must">Abschluss als Verwaltungsfachwirt/in (FL II)</degree> mit bautechnischer Vorbildung,
b) anwendungsbereite Kenntnisse der <must>Thüringer Bauordnung</must> und des <must>BauGB</must>,
c) <must>Verwaltungsverfahrensrecht</must> in Grundzügen,
d) <licence c="must">Führerschein Klasse B</licence>.

Erwartet werden darüber hinaus <must>Entscheidungsfreude</must>, <must>Verhandlungsgeschick</must> und ein <must>sicherer schriftlicher Ausdruck</must>. 

Wünschenswert sind Berufserfahrung von <years n="3" of="Bauaufsicht">drei Jahren</years> in einer <nice>Bauaufsichtsbehörde</nice>, Kenntnisse im <nice>Denkmalschutzrecht</nice> sowie im Fachverfahren <nice g="1">ProBAUG</nice> oder <nice g="1">GEKOS Bau</nice>. Eine Einarbeitung in das <no>Geoinformationssystem</no> der Stadt erfolgt durch uns.

Wir bieten: Gleitzeit, bis zu zwei Tage Homeoffice, Leistungsentgelt, betriebliche Altersversorgung.

Die Stadt fördert die berufliche Gleichstellung. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt. Kosten, die im Zusammenhang mit der Bewerbung entstehen, werden nicht erstattet. Unterlagen werden nach Abschluss des Verfahrens datenschutzgerecht vernichtet. Bewerbungen ausschließlich über das Portal; andere Formate als PDF (etwa <no>Excel</no>, <no>Word</no>) können nicht geöffnet werden.

gez. Dr. Reinhold Schlotheim
Bürgermeister
