LEBENSLAUF

<h>Persönliche Daten</h>
Name:                 <name>Jens-Uwe Brackhagen</name>
Geburtsdatum/-ort:    <status>03.09.1979, Peine</status>
Familienstand:        <status>verheiratet, zwei Kinder</status>
Anschrift:            Am Kirchhof 7, <place>31224 Peine</place>
Telefon:              <phone>05171 / 555 04 17</phone>
E-Mail:               <email>j.brackhagen@example.org</email>

<h>Beruflicher Werdegang</h>

<job><start>seit 04/2018</start>           <employer>Wendtland Verpackungen GmbH & Co. KG</employer>, <place>Lehrte</place>
                      <title>Leiter Einkauf (Rohpapier und Hilfsstoffe)</title>
                      - <point>Einkaufsvolumen rd. 22 Mio. € p. a.</point>
                      - <point>4 Mitarbeiter, davon 1 Azubi</point>
                      - <point>Einführung der Lieferantenbewertung nach ISO 9001</point>
</job>
<job><start>07/2009</start> – <end>03/2018</end>     <employer>Niedersächsische Kartonagenfabrik AG</employer> (NKF), vormals Gebr. Rösing, <place>Hildesheim</place>
                      <start>07/2009</start> – <end>12/2013</end>  <title>Sachbearbeiter Einkauf</title>
                      <start>01/2014</start> – <end>03/2018</end>  <title>Strategischer Einkäufer / stellv. Abteilungsleiter</title>
                      - <point>Rahmenverträge mit finnischen und schwedischen Papierfabriken</point>
                      - <point>Key-User SAP MM beim Umstieg auf S/4 (nur Pilotwerk)</point>
</job>
<job><start>02/2003</start> – <end>06/2009</end>     <title>Kaufmännischer Angestellter im Vertriebsinnendienst</title>
                      bei der <employer>Autohaus Kuhlmann oHG</employer>, <place>Peine</place>
</job>
<job><start>11/2001</start> – <end>08/2002</end>     <title>Zivildienstleistender</title>, <employer>DRK-Kreisverband Peine e. V.</employer>, Essen auf Rädern</job>
<other>09/2002 – 01/2003     arbeitsuchend, Sprachreise Leeds (8 Wochen)</other>

<h>Ausbildung und Weiterbildung</h>

<edu><start>2006</start> – <end>2009</end>           <degree>Geprüfter Wirtschaftsfachwirt (IHK)</degree>, berufsbegleitend, Note <grade>2,3</grade>
                      <school>IHK Braunschweig</school></edu>
<edu><start>08/1998</start> – <end>07/2001</end>     <degree>Ausbildung zum Industriekaufmann</degree>
                      <school>Stahlwerk Ilsede GmbH</school>, <place>Ilsede</place>, Abschluss: <grade>gut</grade></edu>
<edu><start>1991</start> – <end>1998</end>           <school>Gymnasium am Silberkamp</school>, <place>Peine</place>; <degree>Abitur</degree> (<grade>2,9</grade>)</edu>

<h>Kenntnisse</h>

<skills><group>EDV</group>:                  <skill>SAP MM</skill> (sehr gut), <skill>MS Excel</skill> (gut), <skill>Lotus Notes</skill> (historisch)
</skills>
<h>Sprachen</h>:             <language>Englisch</language> (<level>verhandlungssicher</level>), <language>Schwedisch</language> (<level>Grundkenntnisse</level>)
<h>Führerschein</h>:         <status>Klasse B, BE</status>
<h>Ehrenamt</h>:             <vol><title>Kassenwart</title>, <employer>TSV Stederdorf</employer>, <start>seit 2012</start></vol>

Peine, im Januar 2025                        J.-U. Brackhagen
