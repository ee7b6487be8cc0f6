<h>L E B E N S L A U F</h>

<name>Tomasz Wieczorek</name>
<status>geb. am 02.11.1988 in Oppeln (PL)</status>, <status>seit 1999 in Deutschland, deutscher Staatsbürger</status>
<status>verheiratet, zwei Kinder</status>
Querallee 0, <place>34119 Kassel</place>    mobil <phone>0151 555 01 77</phone>    <email>t.wieczorek@example.net</email>

<h>Berufliches</h>
<job><start>seit 10/2019</start>          <employer>Nordhess-Transporte Rühl KG</employer>, <place>Baunatal</place>
                      <title>Disponent Nahverkehr</title>
                      <point>Tagesdispo Sammelgut PLZ 34/37, 16-18 eigene Motorwagen plus
                      6 Subs</point>
                      <point>Frachtverhandlung mit den Subs bis 600 € je Tour, darüber der
                      Niederlassungsleiter</point>
                      <point>Fahrer: Urlaubsplan, Auslesen Fahrerkarte/Tacho, Gespräche bei
                      Verstößen nach VO 561 gemeinsam mit dem Fuhrparkleiter (disziplinarisch
                      liegt das bei ihm)</point>
                      <point>ADR-Stückgut Kl. 3, 8, 9: Beförderungspapiere, 1000-Punkte-Regel,
                      Zusammenladeverbote prüfen</point>
                      <point>Leerkm von 21 auf 14 % runter (2021 bis 2023), zusammen mit
                      Kollegen der Spätschicht</point>
                      <point>CargoSoft eingeführt 2022 - ich war einer von zwei Key-Usern</point>
</job>
<job><start>08/2014</start> - <end>09/2019</end>     <employer>Eberlein Logistik GmbH</employer>, <place>Göttingen</place>
                      <title>Sachbearbeiter Abfertigung</title>, ab 03/2017 <title>Disponent Fernverkehr</title>
                      <point>Rückladungen über TimoCom, ca. 12 Züge Planen-Sattel Richtung PL/CZ</point>
                      <point>Wechselschicht ab 4.30 h</point>
                      <point>Telefon mit Fahrern auf Polnisch und Deutsch</point>
</job>
Wieczorek, Lebenslauf                                                  - 1 -

<job><start>09/2013</start> - <end>07/2014</end>     Elternzeit / <title>Aushilfe</title> im Lager <employer>Getränke Mohr</employer>
</job>
<h>Ausbildung, Schule</h>
<edu><start>08/2010</start> - <end>06/2013</end>     <degree>Kfm. für Spedition u. Logistikdienstleistung (IHK)</degree>, Note <grade>2,3</grade>
                      <school>Spedition Apel & Co., Hann. Münden</school></edu>
<edu><end>2009</end>                  <degree>Fachabitur</degree>, <school>BBS II Göttingen</school></edu>

<h>Scheine</h>
<cert><cname>Gefahrgutbeauftragter Straße</cname>, <issuer>IHK Kassel</issuer>, gültig bis <date>05/2027</date> (Schulungsnachweis
vorhanden, im Betrieb aber nicht bestellt)</cert>
<cert><cname>Führerschein B, BE</cname></cert> / <cert><cname>Staplerschein</cname> <date>2013</date></cert>
<cert><cname>Verkehrsleiter / Fachkunde Güterkraftverkehr</cname>: Kurs läuft, Prüfung im November</cert>

<h>Kenntnisse</h>
<skills><skill>CargoSoft</skill>, <skill>TimoCom</skill>, <skill>Fleetboard</skill> (nur Auswertungen), <skill>Excel</skill> (SVERWEIS, Pivot), <skill>Tachoauslesung mit TIS-Web</skill></skills>
<language>Polnisch</language> <level>Muttersprache</level>, <language>Deutsch</language> <level>wie Muttersprache</level>, <language>Englisch</language> <level>Schulkenntnisse</level>, <language>Rumänisch</language> <level>ein paar Worte</level>

Kassel, im Juni                       Tomasz Wieczorek
