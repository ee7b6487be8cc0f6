<employer>Landkreis Oberwesergau</employer>
Der Landrat – Fachdienst 62 Vermessung und Geoinformation

Kennziffer: 62-03/2026
Bezeichnung: <title>Vermessungstechnikerin / Vermessungstechniker</title> (w/m/d)
Dienstort: <place>Holzmünden-Altendorf</place>
Entgelt: <pay>EG 8 TVöD-VKA</pay> (bei Vorliegen der Voraussetzungen EG 9a)
Umfang: Vollzeit (39 Std.), grundsätzlich teilzeitgeeignet
Befristung: unbefristet
Besetzung: zum nächstmöglichen Zeitpunkt

Das Aufgabengebiet umfasst im Wesentlichen:
1.) <duty>Durchführung von Liegenschafts- und topographischen Vermessungen im Außendienst</duty> mit <must>GNSS</must> und <must>Tachymeter</must>
2.) <duty>häusliche Bearbeitung der Messungen</duty> in <must>GEOgraf</must>
3.) <duty>Fortführung des Leitungskatasters der kreiseigenen Liegenschaften</duty>
4.) <duty>Absteckungen für den Kreisstraßenbau</duty>
5.) <duty>Mitwirkung bei der Ausbildung (2 Auszubildende)</duty>
Änderungen des Aufgabenzuschnitts bleiben vorbehalten.

Zwingende Anforderungen (Nachweise sind beizufügen!):
a) <degree c="must">abgeschlossene Berufsausbildung als Vermessungstechniker/in oder Geomatiker/in</degree>
b) <licence c="must">Fahrerlaubnis der Klasse B</licence>
c) <must>Außendiensttauglichkeit</must>, auch bei Hitze und Schnee und in unwegsamem Gelände
d) <lang c="must">Deutschkenntnisse mindestens C1 GER</lang>

Darüber hinaus werden erwartet:
- Kenntnisse in <must>ALKIS</must>
- <must>sorgfältige Arbeitsweise</must>
- <must>Kommunikationsstärke</must> im Umgang mit Grundstückseigentümern, die nicht immer erfreut sind

Von Vorteil sind:
- <nice>einschlägige Berufspraxis nach der Ausbildung</nice> (für EG 9a erforderlich)
- <nice>QGIS</nice>
- <licence c="nice">EU-Kompetenznachweis A2 für Drohnen</licence>. Der Fachdienst hat 2025 eine Drohne beschafft; geflogen wird bisher vom Katastrophenschutz.
- <licence c="nice">AdA-Schein</licence>

Nicht Bestandteil der Stelle sind die <no>Grundstückswertermittlung</no> und die <no>Programmierung</no> von Geodatendiensten (Sachgebiet 62.2, dort u. a. <no>PostGIS</no> und <no>FME</no>).

Wir bieten: betriebliche Altersversorgung (VBL), Jahressonderzahlung, LOB, Gleitzeit 6–20 Uhr, mobiles Arbeiten für Innendiensttage, JobRad, Hansefit, Dienstkleidung.

Der Landkreis fördert die Gleichstellung aller Geschlechter. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt; die Anforderung c) bleibt davon unberührt. Bewerbungen von Menschen mit Einwanderungsgeschichte sind ausdrücklich erwünscht.

Bewerbung ausschließlich über das Portal interamt (Stellen-ID wie Kennziffer) bis 31.01.2026. Papierunterlagen werden nicht zurückgesandt. Fachliche Auskünfte: Frau Dr. Siebrecht-Okafor, Tel. App. 6214; Tariffragen: Herr Nolte.
