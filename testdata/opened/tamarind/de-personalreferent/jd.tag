<title>Personalreferent (m/w/d) – Schwerpunkt internationale Werke</title>
<employer>Rüterbusch Dichtungstechnik GmbH & Co. KG</employer> · <place>Lüdenscheid</place> · Vollzeit (35 Std., IG Metall) · ab sofort · <pay>EG 12 ERA NRW</pay>

Wir sind 620 Leute im Sauerland und noch einmal 300 in Telford (UK) und Brno. Unsere O-Ringe stecken in Kaffeemaschinen, Windrädern und vermutlich auch in Ihrer Heizung. Familienunternehmen in vierter Generation, und nein, wir duzen uns nicht alle, aber die meisten.

Darum geht es
Unsere Kollegin geht im Sommer in den Ruhestand. Sie übernehmen von ihr die Betreuung der Bereiche Fertigung, Werkzeugbau und Logistik (ca. 240 Beschäftigte) und sind zugleich die Brücke zu den beiden Auslandswerken:

– <duty>Führungskräfte in allen arbeits- und tarifrechtlichen Fragen beraten</duty>
– <duty>Stellen ausschreiben, Bewerbungsgespräche führen, Verträge erstellen</duty>
– <duty>Anhörungen nach § 99 und § 102 BetrVG vorbereiten</duty> und mit unserem Betriebsrat auf Augenhöhe sprechen
– <duty>BEM-Gespräche führen</duty>
– <duty>wöchentliche Abstimmung mit den HR-Teams in Telford und Brno</duty>, komplett auf Englisch
– <duty>bei der Einführung der neuen Zeitwirtschaft mitarbeiten</duty>

Die <no>Lohn- und Gehaltsabrechnung</no> macht unser Steuerbüro, da müssen Sie nicht ran. Auch um das <no>Ausbildungswesen</no> kümmert sich jemand anderes.

Das bringen Sie mit
– <degree c="must" g="1">Studium mit Schwerpunkt Personal</degree> oder <licence c="must" g="1">Personalfachkaufmann/-frau (IHK)</licence>
– <years n="3" of="operative Personalarbeit">mindestens 3 Jahre operative Personalarbeit</years>, gern in der Industrie
– sichere Kenntnisse im <must>Arbeitsrecht</must> und <must>Betriebsverfassungsrecht</must>
– Erfahrung mit dem <must>ERA-Tarifvertrag</must> oder der ernste Wille, sich hineinzubeißen
– <must>BEM</must>
– <lang c="must">verhandlungssicheres Englisch (mindestens C1)</lang>. Das ist uns wirklich wichtig: Die Kollegen in Telford sprechen kein Deutsch, und es geht dort gerade um eine Umstrukturierung.
– Umgang mit <must g="2">SAP HCM</must> oder <must g="2">Personio</must>
– Fingerspitzengefühl und <must>Gesprächsführung</must>, auch wenn es unangenehm wird

Schön wäre
– <nice>Active Sourcing</nice>
– die <licence c="nice">Ausbildereignung (AEVO)</licence>
– etwas <lang c="nice">Tschechisch</lang>
– <licence c="nice">Führerschein Klasse B</licence>, weil die Werkshallen in zwei Tälern liegen

Das bekommen Sie
30 Tage Urlaub, Weihnachts- und Urlaubsgeld, T-ZUG, JobRad, Kantine mit echter Köchin, 2 Tage mobiles Arbeiten, betriebliche Altersvorsorge. Einarbeitung durch die Vorgängerin über drei Monate. In <no>Power BI</no> schulen wir Sie, wenn Sie mögen.

Bewerbung bitte mit Gehaltsvorstellung und Eintrittstermin an karriere@rueterbusch.example.org, Frau Stahlschmidt, Tel. 02351 555-118. Ein Foto brauchen wir nicht. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt.
