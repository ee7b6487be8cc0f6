Bewerberprofil   Detlef Quandt-Mayrhofer   |   Stadt Grünfelden (Oberpfalz), 52 J.

Kurz: Verwaltungsfachwirt (BL II), seit 1999 bei der Stadt, zurzeit Bauamt, EG 9b. Verheiratet, ortsgebunden.

Stationen
2014–heute  Sachbearbeiter Bauverwaltung / Bauleitplanung
 - Bebauungspläne: Verfahren (Auslegung, TÖB-Beteiligung, Abwägungstabelle). Planzeichnung u. Umweltbericht macht das Planungsbüro. Seit 2014 elf Verfahren begleitet, 8 rechtskräftig
 - Sitzungsvorlagen f. Bau- und Umweltausschuss, i.d.R. 10 Sitzungen/Jahr, Protokollführung im Wechsel mit Kollegin
 - Vorkaufsrechtsanfragen ca. 180 im Jahr (Negativzeugnisse)
 - Erschließungsbeiträge bis 2021, jetzt Kämmerei
 - Städtebauförderung: Verwendungsnachweise für Sanierung Altstadt BA I (Förderung 1,4 Mio. €), Anträge stellt die Bauamtsleiterin
 - Digitaler Bauantrag: im Projektteam (5 Leute), Landratsamt hat Federführung
 - XPlanung: Schulung 1 Tag, noch nicht im Einsatz
2008–2014  Ordnungsamt – Gewerbe, Gaststätten, Märkte. Volksfest (ca. 60 Beschicker) organisiert zus. mit Kulturamt. Außendienst.
2002–2008  Einwohnermeldeamt, davon 2 Jahre stv. Leiter Bürgerbüro (4 MA)
1999–2002  Azubi VFA-K

Lehrgänge/Abschl.
Beschäftigtenlehrgang II 2011, Note 3,2 (befriedigend)
Vergaberecht Grundkurs (2 T.) 2017
Ausbildereignung (AEVO) 2013, z.Z. keine Azubis
GIS-Auskunft RIWA (Abfrage, keine Bearbeitung)
OK.VORIS? nein. Wir haben Komuna-Programme, ansonsten Word/Excel.

Ehrenamt
Feuerwehr, stv. Kommandant 2010–2016, heute passiv
Personalrat: Ersatzmitglied

Englisch Schulkenntnisse. Führerschein B, BE
