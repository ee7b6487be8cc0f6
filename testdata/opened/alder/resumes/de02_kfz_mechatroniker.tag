<h>LEBENSLAUF</h>
<name>Emre Schallenberg</name>, <status>geb. 1996</status>, <place>Wuppertal-Barmen</place>
Handy <phone>0176 5550 7742</phone>, <email>emre.s@example.net</email>

<h>Kurz zu mir:</h> <summary>Kfz-Mechatroniker (Nutzfahrzeuge), drei Jahre Hochvolt, den Meister mache ich gerade abends.</summary>

<h>Stationen</h>

<job><start>2021</start>–<end>heute</end>: <employer>Bergische Verkehrsbetriebe, Buswerkstatt Nächstebreck</employer>. <title>Mechatroniker</title>, seit Januar 2023 <title>Vorarbeiter Spätschicht</title> (5 Kollegen, keine Personalverantwortung). <point>E-Busse und Hybridbusse, Fehlersuche an Türanlagen, Druckluft, HV-Freischaltung nach DGUV 209-093 Stufe 3S.</point> <point>Habe die Wartungspläne für die 18 E-Busse mit dem Hersteller zusammen überarbeitet.</point></job>

<job><start>2018</start>–<end>2021</end>: <employer>Nutzfahrzeug-Center Remscheid GmbH & Co. KG</employer>, <title>Kfz-Mechatroniker</title>. <point>Bremsen, SP-Vorbereitung, Notdienst jedes dritte Wochenende.</point></job>

<job><start>2017</start>/<end>18</end>: Zeitarbeit (<employer>Tempowerk Personal</employer>), eingesetzt bei zwei Speditionen, <title>Schlosserhelfer</title></job>

<h>Lehre und Schule</h>

<edu><start>2013</start>–<end>2017</end> <degree>Kfz-Mechatroniker, Schwerpunkt Nutzfahrzeugtechnik</degree>, <school>Autohaus Kranefeld</school>, einmal Prüfung wiederholt (schriftlich), dann <grade>3,0</grade></edu>
<edu><end>2013</end> <degree>Hauptschulabschluss Typ B</degree>, <school>Hauptschule Oberbarmen</school></edu>

<h>Lehrgänge</h>
<cert>▸ <cname>Fachkundige Person Hochvolt (FHV), Stufe 3S</cname>, <issuer>TÜV</issuer>, <date>2022</date></cert>
<cert>▸ <cname>Klimaschein (Sachkunde § 5 ChemKlimaschutzV)</cname>, <date>2019</date></cert>
<cert>▸ <cname>Meisterschule Teil III und IV</cname> bestanden (<date>2023</date>), Teil I/II läuft bis Sommer 2025</cert>

<h>Was ich kann</h>
<skills><skill>WABCO-Diagnose</skill> / <skill>ZF Testman</skill> / <skill>Wechselrichter tauschen</skill> / <skill>MAG-Schweißen (ohne gültige Prüfung)</skill> / <skill>Stapler</skill> / <skill>Klasse C, CE</skill></skills>

<language>Deutsch</language> und <language>Türkisch</language> <level>fließend</level>, <language>Englisch</language> <level>für Schaltpläne reicht es</level>.

<other>Hobby: Boxen (Trainer C-Lizenz), alte Zündapps</other>
