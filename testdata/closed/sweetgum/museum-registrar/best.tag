<name>Tamsin Aldecott</name>
<place>12 Sheepfold Row, Lancaster</place>     <phone>07700 900318</phone>     <email>tamsin.aldecott@example.org</email>

<summary>I have looked after other people's precious things since 2017, mostly
frocks, hats and pots, mostly in the back of lorries.</summary>

<h>Where I have worked</h>

<job><start>June 2021</start> –
<title>Assistant Registrar (0.8 FTE)</title>
<employer>Wyre & Lune Museums Service</employer>
<place>Lancaster</place>
<point>Paperwork and movement for 25 to 30 loans out a year and one or two shows
in. I write the agreements from our template, agree the facilities report
and the UKRG-style terms, and get them back signed; anything unusual goes
to the Head of Collections.</point> <point>Drew up GIS applications for three exhibitions,
the biggest valued at £1.9m, none refused.</point> <point>Since Brexit I do the customs side
with our agent: TA for a costume show from Antwerp (2023) and an ACE export
licence for two quilts going to Dublin (2024).</point> <point>Condition reports on the spot
with lenders' couriers, on paper and on an iPad with Articheck.</point> <point>I have couriered
nine trips by road and one by air, and I drive the service's long-wheelbase
Transit.</point> <point>I hold the transport line of the budget, £28k, and report on it to the
Head of Collections each quarter.</point></job>

Tamsin Aldecott   CV   page 1

<job><start>Sept 2019</start> – <end>May 2021</end>
<title>Collections & Loans Assistant</title>
<employer>Sedgeworth House</employer> (independent, 6 staff)
<place>Nr Skipton</place>
<point>Supported the registrar on a tour of 64 Edwardian garments to four venues: padded
hangers, Tyvek covers, crate lists, installs at two of the four.</point> <point>Furloughed
April to August 2020, then catalogued roughly 1,100 backlog records in
MODES from home, Spectrum object entry and location control.</point></job>

<job><start>2017</start> – <end>2019</end>
<title>Gallery technician</title>, casual, <employer>Irwell Street Gallery</employer>, <place>Salford</place>
<point>Packing and hanging; ceramics plinths; Tinytag loggers downloaded weekly.</point></job>

<job><start>2016</start>, <end>9 months</end>
<title>Volunteer</title>, <employer>Holme Moss Textile Archive</employer>. <point>Rolled and boxed quilts.</point></job>

<h>Studying</h>
<edu><degree>MA</degree> <field>Museum Studies</field> by distance learning, <school>University of Leicester</school>, <start>2022</start>-  (two thirds done, dissertation
to come)</edu>
<edu><degree>BA (Hons)</degree> <field>Fashion and Dress History</field> <grade>2:1</grade>, <school>University of Brighton</school>, <end>2015</end></edu>

<h>Also</h>
<cert><cname>UKRG Courier training day</cname> <date>2022</date></cert>. <status>Full clean driving licence</status>, van up to 3.5t. <language>German</language> <level>A2, rusty</level>.
<skills>I use <skill>TMS</skill> daily (we moved to it from <skill>MODES</skill> in 2022; I tested the
loans module), Excel for <skill>transport tenders</skill>, and have only seen <skill>Axiell</skill> in a demo.</skills>
<status>British citizen.</status>

Tamsin Aldecott   CV   page 2
