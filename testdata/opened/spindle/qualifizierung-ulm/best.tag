<h>L E B E N S L A U F</h>

<h>Persönliches</h>
<name>Henrik Dallmayer</name>, <status>geb. 14.02.1989 in Memmingen, verheiratet, ein Kind</status>
<place>Neu-Ulm</place>, <phone>0170 5550 118</phone>, <email>h.dallmayer@example.org</email>

<h>Beruf</h>

<job>seit <start>10/17</start>     <employer>Illertal Parenteralia GmbH</employer>, <place>Weißenhorn</place> (Lohnhersteller, ca. 250 MA)
              <title>Spezialist Quali Technik</title>
              <point>Vials und Lyo: zwei Fülllinien, davon eine hinter Iso, vom Lastenheft bis zur
              Übergabe an die Produktion begleitet.</point> <point>DQ mit dem Lieferanten, FAT in
              Bologna (3x) und Crailsheim, SAT, danach IQ/OQ/PQ-Pläne geschrieben und
              mit zwei Technikern abgefahren; 41 Berichte tragen meine Unterschrift als
              Ersteller.</point>
              <point>Raumklassen B bis D: Requali jährlich, Partikel und Strömung mit Dienstleister,
              Rauchstudien selbst gefilmt.</point>
              <point>Autoklav und SIP-Zyklen mit Kaye, F0-Auswertung.</point>
              <point>FMEA: moderiert, im Schnitt eine im Monat.</point>
              <point>AW/CAPA/CC in TrackWise; 2023 waren es 26 Abweichungen, Durchlauf von 48 auf 27
              Tage runter.</point>
              <point>Inspektion Reg. v. Schwaben 2019 und 2022 für die Anlagen Rede und Antwort
              gestanden, FDA 2023 nur im Backoffice.</point>
              <point>Umstellung auf neuen Annex 1: Gap-Liste mitgeschrieben, 19 von 33 Punkten
              sind zu.</point></job>

<job><start>03/14</start> – <end>09/17</end> <employer>Ingenieurbüro Rothacker</employer>, <place>Biberach</place>
              <title>Projekting.</title> (beim Kunden im Einsatz, alles Pharma/Bio)
              <point>WFI-Anlage und Ringleitung: IQ/OQ, Schweißnahtdoku, Probenahmeplan.</point>
              <point>SCADA-Upgrade Fermentation: bei der CSV (GAMP Kat. 4) Testskripte
              abgearbeitet, nicht geschrieben.</point></job>

<job><end>2013</end>, 6 Mon.  <title>Praktikant</title> und Masterarbeit, <employer>Illertal Parenteralia GmbH</employer>
              <point>Thema: Wischproben und Grenzwerte bei der Reinigung von Ansatzbehältern</point></job>

<h>Ausbildung</h>
<edu><start>2008</start>–<end>2013</end>     <school>Hochschule Albstadt-Sigmaringen</school>, <degree>B.Sc.</degree> <field>Pharmatechnik</field>, dann <degree>M.Sc.</degree> <field>Biomedical Sciences</field> (Note <grade>1,7</grade>)</edu>
<edu><end>2008</end>          <degree>Abitur</degree>, <school>Vöhlin-Gymnasium</school> <place>Memmingen</place></edu>

<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Engl.</language> (<level>C1, FAT-Protokolle und Telefonate täglich</level>), <language>Ital.</language> (<level>A2</level>)

<h>Kurse</h>
<cert><cname>Sterilproduktion und Annex 1</cname>, <issuer>Concept Heidelberg</issuer>, <date>2022</date></cert>
<cert><cname>Lead Auditor</cname> angefangen (Modul 1 von 3 läuft)</cert>

Neu-Ulm, im Juni
