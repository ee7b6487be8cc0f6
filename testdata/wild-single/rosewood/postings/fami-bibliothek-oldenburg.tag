Die <employer>Stadtbücherei Hunteburg</employer> sucht Verstärkung

– <title>Fachangestellte/r für Medien- und Informationsdienste (FaMI)</title>, Fachrichtung Bibliothek –
Teilzeit, 25 Std./Woche, befristet für die Dauer einer Elternzeit
Eingruppierung: <pay>EG 6 TVöD</pay> | Ort: <place>Hunteburg bei Oldenburg</place>

Drei Etagen, 61.000 Medien, ein Café mit Apfelkuchen und seit Januar sonntags geöffnet: Unsere Bücherei ist das Wohnzimmer der Stadt. Wir verleihen auch <no>Nähmaschinen</no>, <no>Teleskope</no> und <no>Ukulelen</no> (spielen muss sie hier niemand). Im Haus sitzen außerdem das <no>Stadtarchiv</no> und die Volkshochschule mit ihren Kursen in <no>Töpfern</no> und <no>Buchhaltung</no>.

Ihre Aufgaben
• <duty>Ausleihe, Rückgabe und Anmeldung an der Servicetheke</duty>, auch samstags und an etwa einem Sonntag im Monat
• <duty>Beratung von Kindern, Eltern und Lehrkräften</duty>
• <duty>Vorlesestunden und Klassenführungen</duty>, wofür Sie <must>gut vorlesen</must> können sollten
• <duty>Einarbeiten und Folieren neuer Medien</duty>, <duty>Aussondern nach Bestandskonzept</duty>
• <duty>Mahnwesen und Kassenabschluss</duty>

Die Katalogisierung geschieht zentral in Hannover; Kenntnisse in <no>RDA</no> werden daher nicht verlangt. Auch der Webauftritt und <no>Instagram</no> liegen in anderen Händen.

Ihr Profil (M = muss, K = kann)

M   <degree c="must" g="1">Abschluss als FaMI</degree> oder <degree c="must" g="1">Bibliotheksassistent/in</degree>; ersatzweise <degree c="must" g="1">Buchhändler/in</degree> mit Bibliothekspraxis
M   <must>Kenntnis der aktuellen Kinder- und Jugendliteratur</must>
M   sicherer Umgang mit einem <must>Bibliothekssystem</must> gleich welcher Marke
M   <must>Serviceorientierung</must>, auch um 17.55 Uhr
M   <must>Teamfähigkeit</must> und <must>Belastbarkeit</must> bei vollem Haus
M   <lang c="must">Deutsch</lang> C1
K   <nice>Leichte Sprache</nice>
K   <lang c="nice" g="2">Ukrainisch</lang>, <lang c="nice" g="2">Arabisch</lang> oder <lang c="nice" g="2">Plattdeutsch</lang>
K   Erfahrung mit <nice g="3">Makerspaces</nice>, <nice g="3">Bilderbuchkino</nice> oder <nice g="3">Kamishibai</nice>
K   <years n="1" of="öffentliche Bibliothek">ein Jahr</years> Praxis in einer <nice>öffentlichen Bibliothek</nice>

Vor Dienstantritt ist ein <must>erweitertes Führungszeugnis</must> vorzulegen, der Masernschutz nachzuweisen.

Was wir Ihnen bieten
Jobticket, Betriebsrente, feste Dienstpläne sechs Wochen im Voraus, die Lesekarte für die Familie. Fortbildungen der Büchereizentrale stehen Ihnen offen, zuletzt zu <no>Robotik mit Grundschülern</no> und <no>Deeskalation</no>.

Chancengleichheit ist uns ein Anliegen. Bewerbungen (eine PDF-Datei) richten Sie bis Monatsende an buecherei@hunteburg.example.org. Und verraten Sie uns, welches Buch Sie zuletzt verschenkt haben.
