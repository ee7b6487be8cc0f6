<name>Roosmarijn van der Heijden – Oudshoorn</name>

Adres: <place>Dorpsstraat 112, 3981 Bunnik</place>
06-nummer: <phone>06 00 00 55 19</phone>
E-mail: <email>roosvdheijden@example.com</email>
<status>Geboortedatum: 9 april 1982</status>
<status>Rijbewijs: B (auto beschikbaar)</status>
BIG: n.v.t.

<h>Over mij</h>
<summary>Kraamverzorgende in hart en nieren, eerst in loondienst en sinds zes jaar als zzp'er. Rustig bij
drukke gezinnen, stevig in signaleren. Zoek een vaste baan van 24 à 28 uur omdat de wet DBA
mij de das omdoet.</summary>

<h>Werk</h>

<job><start>2019</start> – <end>nu</end>
<employer>Praktijk De Eerste Week</employer> (eigen onderneming, KvK), regio Utrecht-Oost
<title>Zelfstandig kraamverzorgende</title>
   → <point>Circa 38 gezinnen per jaar, ook na keizersnede en bij tweelingen</point>
   → <point>Partusassistentie bij thuisbevallingen met drie verloskundigenpraktijken</point>
   → <point>Sinds 2022 stagebegeleider voor het ROC</point></job>

<job><start>2012</start> – <end>2019</end>
<employer>Kraamcentrum Rivierenland</employer>, <place>Culemborg</place>
<title>Kraamverzorgende</title> (24 u, oproepdiensten) en vanaf mrt. 2016 ook <title>intaker</title>
   → <point>Intakegesprekken aan huis, indicatie volgens LIP</point>
   → <point>Lid werkgroep borstvoeding</point></job>

<job><start>sept. 2008</start> – <end>aug. 2012</end>, via <employer>Tempo-Team</employer>:
   verzorgingshuis Zonnebeek (Zeist), <title>helpende</title>, 2½ jr.
   kantine gemeentehuis (Houten), <title>cateringmedewerker</title>, rest</job>

2006-2008 wereldreis en daarna fulltime moeder

<job><start>2003</start> – <end>2005</end>   <title>Au pair</title> en huishoudhulp, <employer>gezin Marchetti-Lowe</employer>, <place>Genève</place></job>

<h>Opleiding</h>
<edu><start>2011</start> – <end>2012</end>   <school>ROC Midden Nederland</school>   <degree>Verzorgende IG</degree>, uitstroom <field>kraam</field>, BBL   diploma</edu>
<edu><start>1999</start> – <end>2003</end>   <school>Kalsbeek College Woerden</school>   <degree>havo</degree>   diploma</edu>
<edu><end>2023</end>         <degree>Post-mbo</degree> <field>Lactatiekundige (introductie)</field>   gestopt na module 2</edu>

<h>Bijscholing (Kckz-geregistreerd)</h>
<cert><cname>BLS pasgeborene en volwassene</cname>, <date>02-2025</date></cert> || <cert><cname>Partusassistentie</cname>, <date>02-2025</date></cert> || <cert><cname>VoorZorg signaleren kindermishandeling</cname>, <date>2023</date></cert> || <cert><cname>VOG</cname> aanwezig</cert>

<h>Vaardigheden:</h>
<skills><skill>borstvoedingsbegeleiding</skill> – <skill>wondzorg sectio</skill> – <skill>bilimeter</skill> – <skill>ONS / Nedap</skill> – <skill>offertes en facturen</skill></skills>

<h>Talen</h>  <language>Nederlands</language>, <language>Frans</language> (<level>spreek ik vloeiend</level>), <language>Engels</language> (<level>redelijk</level>), <language>Tigrinya</language>: <level>tien zinnen</level>
<h>Vrijwilligerswerk</h>  <vol><title>Mantelzorgmaatje</title>, <employer>Handjehelpen Utrecht</employer>, <start>sinds 2021</start></vol>
<h>Hobby's</h>  <other>Schaatsen, breien, moestuin. Referenties op aanvraag.</other>
