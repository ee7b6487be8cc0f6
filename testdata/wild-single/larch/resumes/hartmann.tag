Profil <name>Dipl.-Ing. (FH) Jochen Hartmann</name>                                   Seite 1 von 3

<headline>Freiberuflicher Bauleiter und Bauüberwacher – Ingenieurbau, Bahn, Brücken</headline>
<place>71634 Ludwigsburg</place>  |  <link>www.hartmann-bauleitung.example.com</link>  |  <email>post@hartmann-bauleitung.example.com</email>
<status>Jahrgang 1971</status>  |  verfügbar ab 01.10.2025  |  Einsatzort: D, A

<h>Schwerpunkte</h>
<skills><skill>Bauüberwachung Bahn</skill> · <skill>Nachtragsmanagement</skill> · <skill>VOB/B</skill> · <skill>Abrechnung nach REB</skill> · <skill>Spannbeton</skill> · <skill>Traggerüste</skill> · <skill>SiGeKo</skill> · <skill>iTWO</skill> · <skill>MS Project</skill></skills>

<h>Projektliste (Auszug)</h>

<job><start>seit 2012</start> selbständig als <title>Bauleiter und Bauüberwacher</title></job>

Projekt 14
Zeitraum:    <proj><start>02/2023</start> – <end>06/2025</end>
Projekt:     <title>EÜ Remsbahn, Erneuerung zweier Eisenbahnüberführungen</title>
Auftraggeber: <employer>Ingenieurgemeinschaft Kocher + Lenz</employer>
Funktion:    <point>Bauüberwacher</point>
Tätigkeit:   <point>Überwachung Tiefgründung, Hilfsbrücken, Sperrpausenplanung;
             Prüfung von 63 Nachträgen (rd. 2,1 Mio. EUR gestellt, 1,3 Mio. anerkannt)</point></proj>

Projekt 13
Zeitraum:    <proj><start>05/2020</start> – <end>12/2022</end>
Projekt:     <title>Talbrücke Hohlgrund, A 81, Ersatzneubau Überbau West</title>
Auftraggeber: <employer>Arge Hohlgrund</employer>
Funktion:    <point>Bauleiter Ingenieurbau (AN-Seite)</point>

Profil Dipl.-Ing. (FH) Jochen Hartmann                                   Seite 2 von 3

Tätigkeit:   <point>Koordination von bis zu 40 gewerblichen AN und 6 Nachunternehmern,
             Taktschiebeverfahren, Betonagen bis 900 m³</point></proj>

Projekt 12
Zeitraum:    <proj><start>2017</start> – <end>2020</end>
Projekt:     <title>Stadtbahnverlängerung Nord, Los 2 (Trog und Rampe)</title>
Auftraggeber: <employer>Stadtwerke Heilfurt</employer>
Funktion:    <point>örtliche Bauüberwachung, 60 % vor Ort</point>
Tätigkeit:   <point>Spundwände, WU-Beton, Beweissicherung Anlieger</point></proj>

Projekt 9
Zeitraum:    <proj><start>03/2015</start> – <end>11/2016</end>
Projekt:     <title>Kläranlage Oberes Glemstal, Nachklärbecken 3 und 4</title>
Auftraggeber: <employer>Zweckverband Glemstal</employer>
Funktion:    <point>Oberbauleitung in Teilzeit (2 Tage/Woche)</point>
Tätigkeit:   <point>Terminplan, Jour fixe, Abnahmen; ein Becken musste wegen Rissen verpresst
             werden, Kosten trug der AN</point></proj>

Projekt 4
Zeitraum:    <proj><start>08/2012</start> – <end>02/2015</end>
Projekt:     <title>Lärmschutzwände B 27</title> (4,3 km)
Auftraggeber: <employer>Regierungsbezirk Neckar-Alb, Baureferat 47</employer>
Funktion:    <point>Bauüberwacher, zunächst als Vertretung</point>
Tätigkeit:   <point>Rammpfähle, Verkehrssicherung nach RSA, Nachtbaustellen</point></proj>

<h>Frühere Festanstellungen</h>
<job><start>1998</start>–<end>2005</end>  <employer>Wolff & Stiegler Hoch- und Tiefbau AG</employer>, <place>NL Stuttgart</place>: <title>Jungbauleiter</title>, dann <title>Bauleiter</title> (<point>Parkhäuser, Regenüberlaufbecken</point>)</job>
<job><start>2005</start>–<end>2012</end>  <employer>Planungsbüro Eisenreich</employer>, <place>Esslingen</place>: <title>Projektingenieur Ausschreibung</title></job>

Profil Dipl.-Ing. (FH) Jochen Hartmann                                   Seite 3 von 3

<h>Ausbildung</h>
<edu><degree>Studium Bauingenieurwesen</degree>, <school>FH Stuttgart (HfT)</school>, Abschluss <end>1998</end>, <grade>Note 2,3</grade></edu>
<edu><degree>Facharbeiterbrief Beton- und Stahlbetonbauer</degree> <end>1992</end></edu>

<h>Zulassungen</h>
<cert><cname>Bauüberwacher Bahn KIB</cname> (<issuer>Eisenbahn-Bundesamt</issuer>), gültig bis <date>2027</date></cert>
<cert><cname>SiGeKo nach RAB 30</cname>, Anl. B und C</cert>
<cert><cname>ZTV-ING Betonaufsicht</cname>, <date>2016</date></cert>

Sprachen: <language>Deutsch</language>; <language>Englisch</language> <level>(Baustellenenglisch)</level>; <language>Italienisch</language> <level>(gut)</level>
