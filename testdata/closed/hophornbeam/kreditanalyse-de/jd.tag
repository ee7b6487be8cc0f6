Die <employer>Okertal Kreditbank eG</employer> ist mit 310 Mitarbeitenden und elf Geschäftsstellen die Genossenschaftsbank zwischen Harz und Heide. Wir finanzieren den Mittelstand, vom Dachdecker bis zum Maschinenbauer. Für unsere Zentrale in <place>Goslar</place> suchen wir zum nächstmöglichen Zeitpunkt unbefristet eine/n

<title>Kreditanalyst Firmenkunden – Marktfolge Aktiv (m/w/d)</title>
Vollzeit (39 Stunden) oder Teilzeit ab 30 Stunden

Das erwartet Sie
Sie <duty>beurteilen die wirtschaftlichen Verhältnisse unserer Firmenkunden</duty> anhand von Jahresabschlüssen, BWA und Planzahlen, <duty>geben das zweite Votum für Engagements bis 5 Mio. Euro ab</duty> und <duty>erstellen Beschlussvorlagen für Vorstand und Aufsichtsrat</duty>. Dazu <duty>stoßen Sie die Ratings an</duty>, <duty>bewerten Sicherheiten</duty> und <duty>sind Ansprechpartner für unsere Firmenkundenbetreuer</duty>. Die <no>Akquise</no> bleibt beim Markt, und auch <no>Sanierungsfälle</no> bearbeitet bei uns ein eigenes Team.

Das bringen Sie mit
– eine abgeschlossene <degree c="must">Ausbildung zum Bankkaufmann / zur Bankkauffrau</degree>
– eine Weiterbildung, etwa als <degree c="nice">Bankfachwirt oder Bankbetriebswirt</degree>, ist gern gesehen
– mindestens <years n="3" of="gewerbliches Kreditgeschäft">drei Jahre Erfahrung im gewerblichen Kreditgeschäft</years>, gleich ob in <must g="1">Marktfolge</must> oder <must g="1">Firmenkundenberatung</must>
– sicherer Umgang mit <must>Bilanzanalyse</must> und <must>Kapitaldienstrechnung</must>
– Kenntnisse der <must>MaRisk</must> und von <must>§ 18 KWG</must>
– Routine in der <must>Besicherung</must>, vor allem <must>Grundschulden</must> und <must>Bürgschaften</must>
– <must>Excel</must>; wer <nice>agree21</nice> kennt, hat es am Anfang leichter, ansonsten schulen wir
– <must>klare schriftliche Ausdrucksweise</must> und die Ruhe, auch einmal Nein zu sagen

Schön wäre außerdem Erfahrung mit <nice>öffentlichen Fördermitteln (KfW, NBank)</nice> oder mit <nice>ESG-Scoring</nice>. <no>Englisch</no> brauchen Sie bei uns nicht.

Das bieten wir
<pay>Tarifgruppe 8, je nach Erfahrung 9</pay>, 13,5 Gehälter, 32 Urlaubstage, zwei Tage mobiles Arbeiten, betriebliche Altersvorsorge, Fahrradleasing und eine Kantine, in der wirklich gekocht wird. Vielfalt ist uns willkommen; Bewerbungen schwerbehinderter Menschen werden bei gleicher Eignung bevorzugt.

Ihre Bewerbung mit frühestmöglichem Eintritt und Gehaltsvorstellung senden Sie bitte an personal@okertal-kreditbank.example.org. Fragen beantwortet Ihnen Herr Wedemeier aus der Personalabteilung.
