<name>Mirjam Odenthal-Kaya</name>

<summary>> Pflegemensch mit Hang zu Excel.
> Lieber auf dem Flur als im Büro, aber die Zahlen müssen auch stimmen.</summary>

---

## <h>Persönliche Daten</h>

Name
: Mirjam Odenthal-Kaya

Geburtsdatum/-ort
: <status>14.02.1979, Düren</status>

Staatsangehörig
: <status>deutsch</status>

Familienstand
: <status>verheiratet, 1 Kind</status>

## <h>Berufstätigkeit</h>

<job><start>Seit 05/2019</start>
: **<employer>Seniorenzentrum Lindenhag gGmbH</employer>** (<place>Eschweiler</place>)
  <title>Einrichtungsleitung</title> (seit 01/2022)
  <title>Pflegedienstleitung</title> (05/2019 - 12/2021)
  <point>Haus mit 84 vollstationären Plätzen und 12 Plätzen Kurzzeitpflege,</point>
  <point>Personalverantwortung für ca. 70 MA, Dienstplan-Umstellung auf 5-Tage-Woche,</point>
  <point>MD-Qualitätsprüfung 2023 ohne Beanstandung in der Pflege</point>
</job>
\

<job><start>08/2013</start> - <end>04/2019</end>
: **<employer>Ambulanter Dienst Pflegekreis Rur</employer>** (<place>Jülich</place>)
  <title>Stv. Pflegedienstleitung</title>, 75 %
  <point>Tourenplanung (rd. 140 Kunden), Erstgespräche, SIS-Einführung gemeinsam mit der QB,</point>
  <point>Abrechnung SGB V/XI</point>
</job>
\

<job><start>10/2009</start> - <end>07/2013</end>
: **<employer>St.-Rochus-Hospital</employer>** (<place>Aachen</place>)
  <title>Gesundheits- und Krankenpflegerin, Innere / Gastroenterologie</title>
  <point>3-Schicht, Praxisanleiterin ab 2011</point>
</job>
\

<job><start>2008</start> - <end>2009</end>
: <title>Familienphase</title> / Umzug
</job>

<job><start>04/2003</start> - <end>12/2007</end>
: **<employer>Klinikum Börde</employer>** (<place>Magdeburg</place>)
  <title>Krankenschwester Station 4b (Unfallchirurgie)</title>
  <point>zuletzt auch Springerpool</point>
</job>

## <h>Zusatzqualifikationen</h>

<cert><date>09/2021</date>
: <cname>Leitung einer Pflegeeinrichtung (460 Std.)</cname>, <issuer>Caritas-Bildungswerk Eifelrand</issuer></cert>

<cert><date>02/2019</date>
: <cname>Verantwortliche Pflegefachkraft nach § 71 SGB XI</cname></cert>

<cert><date>06/2011</date>
: <cname>Praxisanleiterin</cname></cert>

<cert><date>10/2006</date>
: <cname>Kinaesthetics Grundkurs</cname></cert>

## <h>Ausbildung</h>

<edu><start>04/2000</start> - <end>03/2003</end>
: **<school>Krankenpflegeschule am Klinikum Börde</school>** (<place>Magdeburg</place>)
  <degree>Examinierte Krankenschwester</degree>, <grade>Note 1,8</grade>
</edu>
\

<edu><start>1991</start> - <end>1999</end>
: **<school>Burgau-Gymnasium</school>** (<place>Düren</place>)
  <degree>Abitur</degree>
</edu>

## <h>Sonstige Kenntnisse</h>

Sprachen
: <language>Deutsch</language> (<level>Muttersprache</level>), <language>Türkisch</language> (<level>im Alltag</level>), <language>Englisch</language>

<skills><group>Pflegesoftware</group>
: <skill>Vivendi PD/PEP</skill>, <skill>MediFox</skill>, <skill>Snap Ambulant</skill>

<group>Pflege & QM</group>
: <skill>Strukturmodell/SIS</skill>, <skill>Expertenstandards DNQP</skill>, <skill>Wundversorgung</skill>, <skill>Pflegegradmanagement</skill>, <skill>Indikatorenerhebung DAS</skill>

<group>Büro</group>
: <skill>Excel</skill> (Pivot), <skill>Word</skill>, <skill>Teams</skill></skills>

---

> <<email>m.odenthal@example.org</email>> • <phone>+49 2421 000 118</phone>
> <place>Kallweg 52 - 52349 Düren</place>
