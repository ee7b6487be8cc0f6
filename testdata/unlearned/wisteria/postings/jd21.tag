<employer>Universität Traunfels</employer>
Institut für Limnologie und Gewässerökologie
<place>Standort Mondsee, Oberösterreich</place>
Kennzahl 2025/118-NW

Am oben genannten Institut ist die Stelle einer/eines

<title>Universitätsassistent:in (Post-Doc), Schwerpunkt Umwelt-DNA</title>

voraussichtlich ab 15. September 2025 auf vier Jahre befristet im Ausmaß von 40 Wochenstunden zu besetzen. Einstufung: <pay>KV B1, EUR 4.932,90 brutto (14x jährlich)</pay>.

Das Institut untersucht, wie sich Fisch- und Planktongemeinschaften alpiner Seen unter Erwärmung verändern. Eine Arbeitsgruppe arbeitet mit <no>Fernerkundung</no>, eine zweite mit <no>hydrodynamischen Modellen</no>; die ausgeschriebene Stelle ist der dritten, molekularen Gruppe zugeordnet.

Aufgaben
I.   <duty>eigenständige Forschung zu eDNA-Metabarcoding in stehenden Gewässern</duty>, einschließlich <duty>Einwerbung von Drittmitteln (FWF, FFG)</duty>
II.  <duty>Probenahme vom Boot und unter Eis</duty>, etwa 25 Tage im Jahr
III. <duty>Lehre im Umfang von 4 Semesterstunden</duty> sowie <duty>Mitbetreuung von Masterarbeiten</duty>
IV.  <duty>Mitwirkung an der Selbstverwaltung</duty>

Voraussetzungen
I.   <degree c="must">abgeschlossenes Doktorat in Biologie, Ökologie oder einem verwandten Fach</degree>, das zum Zeitpunkt der Bewerbung nicht länger als vier Jahre zurückliegt (Kinderbetreuungszeiten werden angerechnet)
II.  Laborerfahrung in <must>Hochdurchsatzsequenzierung (Illumina)</must> und <must>PCR unter Reinraumbedingungen</must>
III. statistische Auswertung in <must>R</must>; eine Pipeline wie <must g="1">DADA2</must> oder <must g="1">OBITools</must> sollen Sie selbst aufgesetzt haben
IV.  einschlägige <must>Publikationen in begutachteten Zeitschriften</must>, mindestens zwei davon als Erstautor:in
V.   <lang c="must">sehr gute Englischkenntnisse</lang>; Unterrichtssprache im Bachelor ist Deutsch, daher <lang c="must">Deutsch auf Niveau B2 bis Ende des zweiten Dienstjahres</lang>
VI.  <must>Feldtauglichkeit</must> und <must>Teamfähigkeit</must>

Erwünscht
I.   <licence c="nice">Schiffsführerpatent 10 m (Seen und Flüsse)</licence>
II.  Auslandsaufenthalt von <years n="1" of="Forschung im Ausland" c="nice">zumindest einem Jahr</years>
III. <nice>Nanopore-Sequenzierung</nice>
IV.  <nice>Erfahrung in der Lehre</nice>
V.   <licence c="nice">Führerschein B</licence>

Nicht erforderlich ist eine <no>Habilitation</no>; es steht Ihnen frei, sie während der Laufzeit anzustreben. Auch <no>Taucherfahrung</no> wird nicht vorausgesetzt, getaucht wird durch das wissenschaftliche Tauchzentrum. <no>Didaktikkurse</no> bietet die Personalentwicklung kostenlos an.

Die Universität strebt eine Erhöhung des Frauenanteils insbesondere beim wissenschaftlichen Personal an und fordert daher qualifizierte Frauen ausdrücklich zur Bewerbung auf. Bei gleicher Qualifikation werden Frauen vorrangig aufgenommen. Bewerber:innen haben keinen Anspruch auf Abgeltung von Reise- und Aufenthaltskosten.

Bewerbungen mit Motivationsschreiben, Lebenslauf, Publikationsliste, Forschungskonzept (höchstens zwei Seiten) und den Namen zweier Referenzpersonen sind unter Angabe der Kennzahl bis 30. Juni 2025 an bewerbungen@uni-traunfels.example.org zu richten. Auskünfte: Assoz. Prof. Dr. Hemma Obernosterer-Wild.
