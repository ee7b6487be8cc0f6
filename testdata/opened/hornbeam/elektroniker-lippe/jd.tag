<employer>Hölterhoff Spanplattenwerk GmbH & Co. KG</employer>
<place>32825 Blomberg</place>

Wir suchen zum nächstmöglichen Termin einen

<title>Elektroniker für Betriebstechnik (m/w/d) – Instandhaltung</title>
Vollzeit, 3-Schicht, unbefristet

Seit 1956 machen wir aus Sägespänen Möbelplatten. 310 Leute, eine neue Pressenstraße und eine alte, die wir ebenso lieben. Wenn die Anlage steht, stehen wir alle; deshalb brauchen wir jemanden, der Fehler findet, statt sie zu verwalten.

Ihre Aufgaben
– <duty>Störungssuche und -behebung an Förder-, Press- und Sägeanlagen</duty>
– <duty>vorbeugende Wartung nach Plan (wir pflegen alles in SAP PM)</duty>
– <duty>Umbau und Erweiterung von Schaltschränken bis 400 V</duty>
– <duty>Prüfung ortsfester und ortsveränderlicher Betriebsmittel</duty>
– <duty>Rufbereitschaft etwa jede sechste Woche</duty>

Das bringen Sie mit
– <degree c="must">abgeschlossene Ausbildung als Elektroniker für Betriebstechnik, Energieelektroniker oder Mechatroniker</degree>
– mindestens <years n="3" of="Instandhaltung">3 Jahre in der Instandhaltung</years> eines produzierenden Betriebes
– <must>SPS-Kenntnisse</must>, am liebsten <must g="1">Simatic S7</must> oder <must g="1">TIA Portal</must>: Sie lesen Programme online und finden den fehlenden Eingang. Programmieren müssen Sie nicht, die <no>Softwareentwicklung</no> macht unser Anlagenbauer
– sicherer Umgang mit <must>Schaltplänen</must> und <must>Frequenzumrichtern</must>
– <must>DIN VDE 0701-0702 / DGUV V3</must>-Prüfungen
– <must>Bereitschaft zu Schichtarbeit</must> und Rufbereitschaft
– <lang c="must">Deutsch</lang> so, dass Sie eine Übergabe schreiben können

Schön wäre
– <licence c="nice">Schaltberechtigung Mittelspannung (bis 20 kV)</licence>
– <nice>EPLAN</nice>
– <nice>SAP PM</nice>
– <licence c="nice">Staplerschein</licence>
– Erfahrung in der <nice>Holzindustrie</nice> (<must>Explosionsschutz</must> nach ATEX, also Staub, sollte Ihnen auf jeden Fall etwas sagen)
– <licence c="nice">Führerschein Klasse B</licence>, der Bus fährt nachts nicht

Wir bieten
<pay>Entgeltgruppe nach Tarif Holz, mit Zulagen ca. 3.900 bis 4.400 € brutto</pay>, 30 Tage Urlaub, Weihnachtsgeld, Jobrad, Werkswohnung für den Anfang. Wer will, macht bei uns den <no>Industriemeister</no>, wir zahlen. Kenntnisse in <no>Robotik</no> vermitteln wir bei der neuen Stapelanlage selbst.

Schwerbehinderte Bewerber werden bei gleicher Eignung bevorzugt. Bewerbung formlos, gern auch ohne Anschreiben, an Frau Tölle: bewerbung@hoelterhoff.example.com oder per Post. Rückfragen beantwortet unser Elektromeister Herr Kuhlmann, Durchwahl -218.
