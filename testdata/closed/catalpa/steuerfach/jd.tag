<employer>Kanzlei Brüggenthies – Steuerberatung</employer>
Ludgeristraße-Ecke, 3. OG · <place>Münster (Westf.)</place>

Wir suchen ab sofort oder nach Absprache:
<title>Steuerfachangestellte (m/w/d)</title> – 30 bis 39 Std./Woche

Moin und guten Tag,

wir sind zwei Steuerberaterinnen, ein Steuerberater, elf Mitarbeitende und eine Kaffeemaschine, die mehr gekostet hat als unser erster Server. Unsere Mandanten: Handwerk, Ärzte, ein paar GmbHs, viel Gastronomie. <no>Wirtschaftsprüfung</no> machen wir nicht, <no>Konzernabschlüsse</no> auch nicht.

DAS LIEGT AUF IHREM TISCH
- <duty>eigener Mandantenstamm von der laufenden Buchführung bis zur Erklärung</duty>
- <duty>Finanzbuchhaltungen für rund 25 Mandanten</duty>
- <duty>Jahresabschlüsse und Einnahmenüberschussrechnungen vorbereiten</duty>
- <duty>Bescheide prüfen und Einsprüche entwerfen</duty>
- <duty>Lohnabrechnungen im Team mit Frau Oeding</duty>

DAS BRINGEN SIE MIT
- <degree c="must">abgeschlossene Ausbildung zur/zum Steuerfachangestellten</degree> (Fachwirte sind natürlich auch willkommen)
- mindestens <years n="3" of="Steuerkanzlei">drei Jahre Praxis in einer Steuerkanzlei</years>
- sicher in <must>Finanzbuchhaltung</must>, <must>Jahresabschluss</must> und <must>Einnahmenüberschussrechnung</must>
- <must>Umsatzsteuer</must>, <must>Einkommensteuererklärungen</must> und <must>Gewerbesteuer</must> sind kein Fremdwort
- <must>DATEV</must> im Schlaf; für den Lohn entweder <must g="1">LODAS</must> oder <must g="1">DATEV Lohn und Gehalt</must>
- <lang c="must">sehr gutes Deutsch</lang>, weil unsere Mandanten Westfalen sind und kurze, klare Briefe mögen
- <must>Verschwiegenheit</must> und <must>selbstständiges Arbeiten</must>

SCHÖN WÄRE
<nice>DATEV Unternehmen online</nice>, Erfahrung mit <nice>Kassenführung in der Gastronomie</nice>, der Titel <licence c="nice">Fachassistent/in Lohn und Gehalt</licence>. <lang c="nice">Englisch</lang> kommt bei uns etwa zweimal im Jahr vor. Einen <nice>Azubi anleiten</nice> dürfen Sie auch, wenn Sie mögen.

Um <no>Server und IT-Administration</no> kümmert sich unser Systempartner. <no>Power BI</no> nutzt nur der Chef, und auch der nicht richtig.

DAS BEKOMMEN SIE
<pay>44.000 – 52.000 € brutto</pay> (Vollzeit), 30 Tage Urlaub, zwei Tage Homeoffice, JobRad, Zuschuss, falls Sie den <no>Steuerfachwirt</no> machen wollen. Überstunden im Mai und Dezember ja, aber aufgeschrieben und abgefeiert.

Bewerbung bitte als PDF an Heike Brüggenthies, post@brueggenthies.example.org. Ein Anschreiben muss nicht sein, drei Sätze in der Mail reichen. Menschen mit Schwerbehinderung werden bei gleicher Eignung bevorzugt. Aufzug ist da.
