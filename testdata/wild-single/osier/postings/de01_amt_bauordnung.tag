<employer>Landkreis Elbetal-Süd</employer>
Der Landrat
- Stellenausschreibung -

Kennziffer: 63-2025/07
Bezeichnung: <title>Sachbearbeiter Baugenehmigung</title> (m/w/d)
Amt: Fachdienst 63 Bauordnung und Denkmalschutz
Entgelt / Besoldung: <pay>EG 11 TVöD-VKA</pay> bzw. A 11
Umfang: 39 Std./Woche, teilzeitgeeignet
Befristung: unbefristet
Dienstort: <place>Lüchow (Wendland)</place>
Bewerbungsschluss: 30.11.2025

Der Landkreis Elbetal-Süd liegt zwischen Heide und Strom, hat rund 49.000 Einwohner und mehr Störche als Ampeln.

Ihre Aufgaben
• <duty>Prüfung und Entscheidung von Bauanträgen und Bauvoranfragen</duty>
• <duty>Bauberatung von Bauherren und Entwurfsverfassern</duty>
• <duty>Durchführung von Bauzustandsbesichtigungen</duty>
• <duty>Bauaufsichtliches Einschreiten bei illegalen Bauten</duty>
Die Prüfung der <no>Statik</no> wird an Prüfingenieure vergeben und gehört nicht zum Aufgabengebiet; auch der <no>Denkmalschutz</no> wird von anderer Stelle wahrgenommen.

Ihr Profil
Zwingend:
• <degree c="must">abgeschlossenes Studium (Dipl.-Ing. FH / Bachelor) der Fachrichtung Architektur oder Bauingenieurwesen, Schwerpunkt Hochbau</degree>
• anwendungsbereite Kenntnisse im <must>Bauordnungsrecht</must> (NBauO) und <must>Bauplanungsrecht</must> (BauGB, BauNVO)
• <licence c="must">Führerschein Klasse B</licence> und Bereitschaft, den eigenen Pkw gegen Erstattung dienstlich zu nutzen
• <lang c="must">Deutschkenntnisse mindestens Niveau C1</lang>
Wünschenswert:
• Berufserfahrung in einer <nice>Bauaufsichtsbehörde</nice> oder einem Planungsbüro
• Kenntnisse im <nice>Verwaltungsrecht</nice>
• Umgang mit <nice>ProBauG</nice> oder vergleichbarer Fachsoftware; <nice>GIS</nice>
• <must>Durchsetzungsvermögen</must>, <must>Verhandlungsgeschick</must> und <must>Entscheidungsfreude</must> setzen wir voraus.

Wir bieten
Jahressonderzahlung, LOB, VBL, Jobrad, Gleitzeit von 6:30 bis 19 Uhr, bis zu 2 Tage Homeoffice.

Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Die Stelle ist nach Maßgabe des NGG für alle Geschlechter gleichermaßen geeignet. Bewerbungskosten werden nicht erstattet. Bewerbungen ausschließlich über das Portal Interamt; per E-Mail eingehende Unterlagen werden datenschutzgerecht vernichtet. Fachliche Auskünfte: Frau Mielke, Tel. -412.
