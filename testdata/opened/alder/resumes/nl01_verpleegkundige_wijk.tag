<h>Curriculum vitae</h>  <name>Fenna Hoekstra-el Amrani</name>

<email>fenna.hea@example.org</email> · <phone>06-55501772</phone> · <place>Drachten</place> · <status>BIG 4905xxxx830</status> · <status>rijbewijs B</status>

<h>Wie ben ik</h>
<summary>Wijkverpleegkundige met een hekel aan formulieren en een zwak voor eigenwijze tachtigers. Na negen jaar ziekenhuis ben ik de wijk in gegaan en daar wil ik blijven, liefst in een zelfsturend team.</summary>

<h>Werkervaring</h>

<job><title>Wijkverpleegkundige</title>
<employer>Thuiszorg De Zwette, team Smallingerland-Noord</employer>
<start>maart 2021</start> – <end>heden</end> (24–28 uur)
– <point>indicaties, zorgplannen Omaha System, circa 35 cliënten</point>
– <point>aanspreekpunt palliatieve zorg voor het team</point>
– <point>stagebegeleider hbo-v (2 per jaar)</point></job>

<job><title>Verpleegkundige in opleiding tot wijk (traineeship)</title>
dezelfde organisatie
<start>sept 2020</start> – <end>feb 2021</end></job>

<job><title>Verpleegkundige</title>
<employer>Ziekenhuis Het Fries Lage Land</employer>, afdelingen B4 long en D2 acute opname
<start>okt 2011</start> – <end>aug 2020</end>, waarvan 2014–2015 een half jaar onbetaald verlof
– <point>bereikbaarheidsdienst, 1:4</point>
– <point>2016: werkgroep delier, protocol bijgewerkt</point></job>

<h>Opleiding</h>
<edu><degree>HBO-V</degree>, <school>NHL Hogeschool Leeuwarden</school>, <start>2007</start>–<end>2011</end>, diploma</edu>
<edu><degree>HAVO</degree>, profiel <field>N&G</field>, <school>OSG Singelland</school>, <start>2002</start>–<end>2007</end></edu>
<edu><degree>Post-hbo</degree> <field>Palliatieve zorg</field>, <school>Hanzehogeschool</school>: module 1 en 2 gehaald, 3 volgt</edu>

<h>Cursussen</h>
<cert><cname>Wondzorg basis</cname> (<date>2022</date>)</cert> / <cert><cname>Motiverende gespreksvoering</cname> (<date>2021</date>)</cert> / <cert><cname>BLS + AED</cname> (jaarlijks)</cert>

<h>Vaardigheden</h>
<skills><skill>ONS Nedap</skill> (dagelijks), <skill>Zorgdomein</skill> (geregeld), <skill>infuus en PICC</skill>: bekwaam getoetst 11-2023, <skill>Excel</skill>: liever niet</skills>

<h>Talen</h>
<language>Fries</language> en <language>Nederlands</language> (<level>moedertaal</level>), <language>Arabisch</language> (<level>beetje</level>, schoonfamilie), <language>Engels</language> (<level>redelijk</level>)

<h>Nog iets</h>
<other>Skûtsjesilen, bemanning, mantelzorger voor mijn vader (2x per week).</other>
<other>Referenties: op verzoek, niet mijn huidige teamgenoten.</other>
