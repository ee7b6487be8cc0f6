                              <h>Tabellarischer Lebenslauf</h>

<h>Persönliche Daten</h>

Name:                   <name>Henrike Johannsen-Wölk</name>
Anschrift:              Deichstr. 17, <place>25813 Husum</place>
Telefon:                <phone>0151 555 09 318</phone>
E-Mail:                 <email>henrike.woelk@example.org</email>
geboren:                <status>am 03.05.1985 in Heide</status>
Familienstand:          <status>verheiratet, zwei Kinder (8 und 11)</status>

<h>Beruflicher Werdegang</h>

<job><start>seit 02/2020</start>             <title>Sachbearbeiterin Einkauf</title> (30 Std./Woche)
                        <employer>Nordfriesische Windservice GmbH</employer>, <place>Husum</place>
                        - <point>operativer Einkauf von Ersatzteilen für ca. 180 Anlagen</point>
                        - <point>Rechnungsprüfung, Reklamationen, Lieferantenbewertung (jährlich)</point>
                        - <point>Vertretung der Einkaufsleitung bei Urlaub</point></job>

08/2015 – 01/2020       Elternzeit, davon 2018/19 geringfügig beschäftigt im
                        Hofladen Petersen

<job><start>09/2009</start> – <end>07/2015</end>       <title>Einkäuferin</title>
                        <employer>Dithmarscher Kohl- und Gemüseverwertung eG</employer>, <place>Marne</place>
                        - <point>Verpackung, Hilfs- und Betriebsstoffe (rd. 2,1 Mio. € p. a.)</point>
                        - <point>Mitarbeit bei der Einführung von Microsoft Dynamics NAV</point></job>

<job><start>07/2007</start> – <end>08/2009</end>       <title>Sachbearbeiterin Auftragsabwicklung</title>
                        ebenda</job>

<h>Ausbildung</h>

<edu><start>08/2004</start> – <end>06/2007</end>       <degree>Ausbildung zur Industriekauffrau</degree>
                        <school>Dithmarscher Kohl- und Gemüseverwertung eG</school>
                        Abschluss vor der IHK Flensburg, <grade>Note 2,0</grade></edu>

<edu><start>1995</start> – <end>2004</end>             <school>Gymnasium Heide-Ost</school>
                        <degree>Allgemeine Hochschulreife</degree> (<grade>2,6</grade>)</edu>

<h>Weiterbildung</h>

<cert><date>2022</date>                    <cname>Einkaufsfachwirtin (IHK)</cname>, Teil 1 bestanden, Teil 2 im Herbst</cert>
<cert><date>2021</date>                    <cname>Incoterms 2020</cname>, Tagesseminar</cert>

<h>Kenntnisse</h>

EDV:                    <skills><skill>SAP MM (Anwender)</skill>, <skill>Dynamics NAV</skill>, <skill>MS Office, v. a. Excel</skill></skills>
Sprachen:               <language>Englisch</language> (<level>B2</level>), <language>Dänisch</language> (<level>B1</level>), <language>Plattdeutsch</language>
Führerschein:           <status>Klasse B, BE</status>

<h>Ehrenamt</h>

<vol><start>seit 2017</start>               <title>Kassenwartin</title>, <employer>Ringreiterverein Mildstedt</employer></vol>

Husum, den 14.02.2024                                   Henrike Johannsen-Wölk
