<name>DARREN P. OAKES</name>
<place>Ossett, West Yorkshire WF5</place>     mob <phone>07700 900 418</phone>     <email>d.oakes.fridges@example.com</email>
<status>Clean driving licence (cat B+E)</status>. <status>British</status>.

<h>About me.</h> <summary>Fridge man for thirteen years, first four as apprentice and improver. Most
of my work is shops and catering. I would rather find out why a compressor died
than just put another one in.</summary>

<h>Where I have worked</h>

<job>(<start>March 2019</start> to <end>now</end>) <employer>Halden Chill Services</employer>, <place>Normanton</place>. <title>Service engineer.</title>
<point>I cover 60-odd sites on my own round, mostly corner shops, petrol stations
and a bakery chain: walk-ins, multidecks, blast chillers, pub cellars.</point> <point>Average 5
jobs a day, first time fix was 84% last year against 76% for the depot.</point> <point>Electrics
are my strong side, I trace faults off the schematic with a meter, contactors,
defrost heaters, probes, EEVs.</point> <point>Set up and alter parameters on AK-CC and EKC
controllers, have only looked at Carel a few times.</point> <point>Do my own leak tests and
keep the F-gas log for each site.</point> <point>On standby one week in four.</point> <point>Since last
summer I have an apprentice with me two days a week.</point> <point>Went along on the
commissioning of one CO2 booster pack in Castleford as second man, so I have
seen it but wouldn't call myself a CO2 engineer yet.</point></job>

                                             D P Oakes CV   page 1 of 2

<job>(<start>Sept 2016</start> to <end>Feb 2019</end>) <employer>Pennine Catering Equipment Repairs</employer>, <place>Huddersfield</place>.
<title>Refrigeration engineer</title>, PPM and breakdowns.
<point>School and care home kitchens for three councils, so always around kids and
cooks in a hurry.</point> <point>Plenty of R290 integrals, regassing and replacing comps.</point>
<point>Wrote up quotes for anything under £500 while still on site.</point></job>

<job>(<start>Sept 2014</start> to <end>Aug 2016</end>) <title>improver</title>, before that <title>apprentice</title> from <start>Sept 2012</start>,
<employer>J. Tolley & Son Refrigeration</employer>, <place>Dewsbury</place>. <point>Installs of cold rooms and condensing units,
copper work, silver soldering and brazing, nitrogen pressure tests, vac down,
charging.</point></job>

<h>Tickets and college</h>
<cert><cname>C&G 2079 Cat I F-gas</cname> (<date>2014</date>)</cert>, <cert><cname>hydrocarbon add-on</cname> <date>2017</date></cert>, <cert><cname>IPAF 3a/3b</cname> exp. <date>2023</date>, needs renewing</cert>,
<cert><cname>ECS card</cname></cert>, <cert><cname>asbestos awareness</cname></cert>. <edu><degree>NVQ 2</degree> and then <degree>NVQ 3</degree> <field>RAC service and maintenance</field>,
<school>Kirkvale College</school>, finished <end>2016</end>.</edu>

<other>Coach under 11s rugby league on Sundays when not on call. References, ask me.</other>
