<employer>Gotthelf Transport & Lager AG</employer>  ·  <place>Oensingen SO</place>  ·  100 %  ·  per 1. März oder nach Vereinbarung

<title>Teamleiter/in Disposition Nahverkehr</title>

Morgens um vier rollt bei uns der erste Lastwagen vom Hof. Damit er weiss wohin, sitzen sechs Disponentinnen und Disponenten an den Bildschirmen – und ab März du als Chefin oder Chef.

DEIN JOB

1. <duty>Du führst das sechsköpfige Dispoteam fachlich und personell</duty>, inkl. Einsatzplanung und Mitarbeitergespräche.
2. <duty>Du planst mit deinen Leuten täglich 62 Fahrzeuge</duty> in den Räumen Mittelland, Basel und Zentralschweiz.
3. <duty>Du verhandelst mit Vertragsfahrern</duty> und behältst deren Kosten im Griff.
4. <duty>Du bist Eskalationsstelle für Kunden</duty>, wenn eine Palette in Pratteln statt in Prättigau steht.
5. <duty>Du rapportierst wöchentlich Auslastung, Leerkilometer und Lieferqualität</duty> an die GL.

DEIN RUCKSACK

Du hast eine Grundbildung im Transport (<degree c="must" g="1">Kaufmann/-frau EFZ Internationale Speditionslogistik</degree>, <degree c="must" g="1">Logistiker/in EFZ</degree> oder <degree c="must" g="1">Strassentransportfachmann/-frau EFZ</degree>) und dich weitergebildet, zum Beispiel als <licence c="nice">Disponent/in mit eidg. Fachausweis</licence>. Letzteres ist kein Muss, wir schicken dich sonst hin. <years n="5" of="Disposition">Fünf Jahre Disposition</years> solltest du aber mitbringen, und <years n="2" of="Führung">zwei davon mit Führungsverantwortung</years>, und sei es als Stellvertretung.

Du kennst die <must>ARV 1</must> so, dass dir bei 10 h 15 Lenkzeit das Auge zuckt. <must>LSVA</must> und <must>Nachtfahrverbot</must> musst du niemandem googeln. Ein <must>TMS</must> hast du schon bedient; unseres heisst WinSped, den Umstieg kriegst du hin. <must>Excel</must> ist Alltag. <lang c="must">Schweizerdeutsch verstehst du, Deutsch sprichst und schreibst du stilsicher</lang>; <lang c="must">Französisch reicht mündlich (B1)</lang>, für die Chauffeure aus dem Jura.

Als Typ: <must>belastbar um fünf Uhr früh</must>, <must>lösungsorientiert</must> und mit <must>Humor</must>. <must>Schichtbereitschaft (04.00–13.00 / 09.00–18.00, jeder fünfte Samstag)</must> setzen wir voraus.

Pluspunkte gibt's für <licence c="nice">SDR/ADR-Kenntnisse (Gefahrgutbeauftragte/r)</licence> und für <licence c="nice">Führerausweis Kat. C/CE</licence> – selber fahren musst du nicht, aber die Chauffeure merken's. <lang c="nice">Italienisch</lang>, wenn du hast.

Nicht dein Bier: <no>Verzollung</no> (macht die Filiale Basel), <no>Lagerleitung</no> und die Einführung der <no>Tourenoptimierung mit KI</no>, die bei uns ein ETH-Spin-off pilotiert.

UNSER TEIL

Lohn nach internem Band <pay>CHF 98'000 – 112'000</pay> x 13/13 inbegriffen, 5 Wochen Ferien, ab 50 sechs, PK mit 60/40 zu deinen Gunsten, Znüni gratis, Ladestation, Fitnessbeitrag.

SO GEHT'S WEITER

PDF-Dossier an Ramona Tschannen, HR (jobs@gotthelf-transport.example.com). Ein Schnuppermorgen gehört dazu, bring Kaffee-Durst mit. Dossiers von Personalvermittlern berücksichtigen wir nicht. <permit>CH-Bürgerrecht oder gültige Arbeitsbewilligung (B/C/G)</permit> erforderlich.
