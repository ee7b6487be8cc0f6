Seit 1961 füllen wir ab, was andere entwickeln: Augentropfen, Spritzen, Infusionslösungen. Heute arbeiten bei der <employer>Donauried Sterilabfüllung GmbH</employer> rund 380 Menschen in <place>Ulm</place>, und mit der neuen Halle 7 (zwei Isolatorlinien, Inbetriebnahme nächstes Jahr) werden es mehr.

Deshalb suchen wir zum nächstmöglichen Termin in Vollzeit (37,5 Std.) eine/n

<title>Qualifizierungsingenieur (m/w/d) Sterilproduktion</title>

Das erwartet Sie
• Sie <duty>planen und begleiten die Qualifizierung von Anlagen und Reinräumen</duty>, von der Anforderung bis zur Freigabe
• Sie <duty>erstellen Risikoanalysen, Prüfpläne und Berichte</duty>
• Sie <duty>bearbeiten Abweichungen und Änderungsanträge</duty> und <duty>vertreten Ihre Themen bei Behördeninspektionen</duty>
• Sie <duty>koordinieren Lieferanten bei der Abnahme</duty> im Werk und vor Ort

Das bringen Sie mit
• <degree c="must">Abgeschlossenes Studium</degree> der Pharmatechnik, Verfahrenstechnik, Biotechnologie oder etwas Vergleichbares
• <years n="3" of="Anlagenqualifizierung im pharmazeutischen GMP-Umfeld">Mindestens drei Jahre</years> Erfahrung in der Anlagenqualifizierung, und zwar im <must>pharmazeutischen GMP-Umfeld</must>; andere regulierte Branchen genügen uns für diese Stelle leider nicht
• Sicherheit in <must>IQ, OQ und PQ</must> sowie im <must>EU-GMP-Leitfaden Annex 1 und Annex 15</must>
• <must>Risikoanalysen (FMEA)</must>
• Umgang mit <must>Abweichungen, CAPA und Change Control</must>, gern in <nice g="1">TrackWise</nice> oder <nice g="1">Veeva Vault</nice>
• <lang c="must">Deutsch mindestens C1</lang> und <lang c="must">Englisch B2</lang>, denn die Anlagenbauer sitzen in Italien

Schön, aber kein Muss
• <nice>Computervalidierung nach GAMP 5</nice>
• <nice>Reinigungsvalidierung</nice>
• <nice>Isolatortechnik</nice>

<no>SPS programmieren</no> müssen Sie bei uns nicht, das macht die Betriebstechnik. Auch um die <no>Prozessvalidierung</no> kümmert sich ein eigenes Team. Wie unser <no>SAP</no> funktioniert, zeigen wir Ihnen in Ruhe.

Wir bieten: <pay>Tarif Chemie, E11 bis E12</pay>, Gleitzeit, zwei Tage mobiles Arbeiten pro Woche, Kita-Zuschuss, Kantine mit ordentlichen Maultaschen, 30 Urlaubstage, Radleasing.

Alle Menschen sind uns willkommen, unabhängig von Herkunft, Geschlecht, Alter, Religion, Behinderung oder sexueller Identität. Schwerbehinderte Bewerber werden bei gleicher Eignung bevorzugt.

Ihre Unterlagen mit frühestem Eintrittstermin bitte an bewerbung@donauried.example.com, Kennziffer QI-07. Fragen beantwortet Frau Schmidbauer, Tel. 0731 5550 114.
