<employer>Stadt Hollenbrück</employer>
Der Bürgermeister – Fachbereich Jugend und Bildung

STELLENAUSSCHREIBUNG 47/2025

Die Stadt Hollenbrück (rund 31.000 Einwohner, <place>Landkreis Osnabrück</place>) sucht für die städtische Kindertagesstätte „Am Mühlenbach" zum 01.08.2025 eine/n

<title>Erzieher/in (m/w/d) als stellvertretende Leitung</title>

unbefristet, 39,0 Wochenstunden, davon 12 Stunden freigestellt.

Vergütung: <pay>Entgeltgruppe S 11a TVöD-SuE</pay>
Dienstort: Mühlenbachstraße, 4 Gruppen, davon 1 Krippe
Besetzung: teilzeitgeeignet, sofern die Stelle ganztägig besetzt wird
Bewerbungsschluss: 11.05.2025

Ihre Aufgaben:
– <duty>Vertretung der Leitung bei Abwesenheit in allen pädagogischen und organisatorischen Fragen</duty>
– <duty>Erstellung der Dienstpläne</duty> (mit dem Programm Nordholz; eine <no>Einweisung in Nordholz</no> erfolgt durch uns)
– <duty>pädagogische Arbeit in der Gruppe der Drei- bis Sechsjährigen</duty>
– <duty>Anleitung von Auszubildenden und Praktikantinnen</duty>
– <duty>Führen von Entwicklungsgesprächen mit Eltern</duty>
– <duty>Fortschreibung des Schutzkonzepts</duty>

Ihr Profil:
– <licence c="must" g="1">staatliche Anerkennung als Erzieher/in</licence> oder <degree c="must" g="1">abgeschlossenes Studium der Kindheits- bzw. Sozialpädagogik</degree>
– <years n="3" of="Kita">mindestens dreijährige Berufserfahrung in einer Kindertageseinrichtung</years>
– <must>Kenntnisse des NKiTaG und des Niedersächsischen Orientierungsplans</must>
– Erfahrung mit <must>alltagsintegrierter Sprachbildung</must>
– <must>Organisationsvermögen</must>, <must>Konfliktfähigkeit</must> und ein <must>wertschätzender Umgang mit Kindern und Eltern</must>
– <lang c="must">Deutschkenntnisse mindestens auf Niveau C1</lang>
– <must>Nachweis über den Masernschutz</must> (für nach 1970 Geborene)
– <licence c="must">erweitertes Führungszeugnis</licence> (erst bei Einstellung vorzulegen)

Wünschenswert sind:
– eine <licence c="nice">Weiterbildung zur Fachwirtin/zum Fachwirt für Kindertageseinrichtungen</licence>
– die <licence c="nice">Qualifikation zur Praxisanleitung</licence>
– <nice>Marte Meo</nice> oder ein vergleichbares Verfahren
– <lang c="nice">Grundkenntnisse in Arabisch oder Ukrainisch</lang>

Nicht Bestandteil der Stelle ist die <no>heilpädagogische Förderung</no>; hierfür sind zwei Fachkräfte der Lebenshilfe im Haus.

Wir bieten:
– Jahressonderzahlung, betriebliche Altersversorgung (VBL), zwei Regenerationstage
– Deutschlandticket-Job mit städtischem Zuschuss
– Supervision, Fachberatung, fünf Fortbildungstage, u. a. zu <no>Kinderyoga</no> und <no>Waldpädagogik</no>
– eine Verfügungszeit, die auch wirklich stattfindet

Die Stadt Hollenbrück fördert die Gleichstellung aller Geschlechter. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt; bitte fügen Sie einen Nachweis bei.

Bewerbungen bitte ausschließlich über das Online-Portal der Stadt.
