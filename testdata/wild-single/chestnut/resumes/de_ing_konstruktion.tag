Dipl.-Ing. (FH) <name>Hartmut Zieglowski</name> | <place>Heilbronn</place> | <email>h.zieglowski@example.com</email> | <phone>0170 000 88 12</phone>
* <status>1974</status>, verh., <status>dt.</status>

<headline>Leiter Konstruktion Sondermaschinenbau</headline>

<h>KURZPROFIL</h>
<summary>25 Jahre Montage- und Prüfautomation, davon 11 mit Personalverantwortung. Vom
CAD-Arbeitsplatz gekommen und dort immer noch gern gesehen. Gesucht: eine Firma, in der
Konstruktion und Montage miteinander reden.</summary>

<h>STATIONEN</h>

<job><employer>Kessenich Automation GmbH</employer>, <place>Neckarsulm</place> (ca. 240 MA, Transferanlagen für Automotive)
<start>01.04.2009</start> bis <end>heute</end>

  <start>2014</start> – <end>heute</end>   <title>Leiter Mechanische Konstruktion</title>, Abt. MK, Handlungsvollmacht
               ‣ <point>9 Konstrukteure, 2 Techn. Zeichner, 3–4 Externe (Büros in Brünn und Pune)</point>
               ‣ <point>Baukasten Vereinzelung/Zuführung: Konstruktionsstunden je Station –22 %</point>
               ‣ <point>Freigabe CE-Unterlagen mit, nicht anstelle des CE-Beauftragten</point>
  <start>2011</start> – <end>2014</end>    <title>Teamleiter</title> Prüftechnik
               ‣ <point>Lastenheftklärung beim Kunden, Dichtheitsprüfstände</point>
  <start>2009</start> – <end>2011</end>    <title>Konstrukteur</title>
</job>

                                                            Zieglowski – Lebenslauf – 2/2

<job><employer>Ingenieurbüro Faltin + Partner</employer> (Arbeitnehmerüberlassung), <place>Stuttgart</place>
<start>Okt. 2001</start> bis <end>März 2009</end>
<title>Projektingenieur</title>, eingesetzt bei:
               ‣ Verpackungsmaschinen, Waiblingen (3 J.)
               ‣ Elektrowerkzeuge, Leinfelden (2 J.), <point>Spritzgussgehäuse, FMEA</point>
               ‣ Medizintechnik, Tuttlingen (Rest)</job>

<job><title>Werkstudent</title> / Diplomand, <employer>Gebr. Ohlmacher Armaturen</employer>, <start>1999</start>–<end>2001</end></job>
<job><title>Zivildienst</title>, <employer>Sozialstation Bad Friedrichshall</employer>, <start>94</start>/<end>95</end></job>

<h>AUSBILDUNG</h>
<edu><start>1996</start>–<end>2001</end> <field>Maschinenbau</field> (<degree>Dipl.-Ing. FH</degree>), <school>FH Heilbronn</school>, <grade>2,1</grade>. <point>Thema: Greifer für biegeschlaffe Teile</point></edu>
<edu>Lehre <degree>Industriemechaniker</degree>, <school>Gebr. Ohlmacher</school>, <end>1994</end></edu>
<edu><degree>Fachhochschulreife</degree> (<school>BK Heilbronn</school>) <end>1996</end></edu>

<h>PATENTE</h>
<pub><title>DE 10 2016 xxx „Vorrichtung zum Vereinzeln“</title> (Miterfinder)</pub>

<h>WERKZEUGE</h>
<skills><group>CAD:</group> <skill>SolidWorks</skill> (sehr gut), <skill>Creo</skill> (gut, seit 2019 nicht mehr), <skill>AutoCAD</skill>
<group>PDM/ERP:</group> <skill>PDM Professional</skill>, <skill>SAP MM</skill> (Anwender)
<group>Normen:</group> <skill>EN ISO 12100</skill>, <skill>EN ISO 13849-1</skill>, <skill>GPS nach ISO 8015</skill></skills>
<cert><cname>REFA-Grundschein</cname> <date>2004</date></cert>; <cert><cname>Führungskräfteprogramm „Lotse“</cname> (<issuer>IHK</issuer>, 6 Module, <date>2015</date>)</cert>

<h>SPRACHEN:</h> <language>Englisch</language> (<level>verhandlungssicher</level>), <language>Tschechisch</language> (<level>Anfänger, VHS</level>)
