<name>Dale Kivimaki</name>
<place>Kincardine ON</place>   cell <phone>519 555 0148</phone>   <email>dkivimaki@example.com</email>

<h>TICKETS</h>
<cert><cname>WT Class 2</cname> (<issuer>OWWCO</issuer>, renewed <date>Feb 2025</date>)</cert>
<cert><cname>WD OIT</cname>, wrote the Class 1 distribution exam in <date>October</date>, result not back yet</cert>
<status>G licence, clean</status>. <status>DZ written test done, road test booked</status>
<cert><cname>Confined space entrant/attendant</cname> <date>2024</date></cert>, <cert><cname>WHMIS</cname></cert>, <cert><cname>Standard First Aid / CPR-C</cname> exp. <date>2027</date></cert>

<h>WHERE I'VE WORKED</h>
<job><start>Jun '20</start> - <end>now</end>  <employer>Saugeen Shores Water Partners</employer> (contract operator, three villages)
<title>Operator</title>, before that <title>OIT</title> until Aug 2021
<point>Run a 4.2 ML/d direct filtration plant and two well houses, mostly alone on shift. Alum and polymer,
two dual-media filters, 12% hypo, and since the 2023 upgrade a Trojan UV reactor.</point>
<point>Jar tests whenever the lake turns over; cut alum about 15% in 2023 without losing filter run time.</point>
<point>Bench work every day: free/total Cl2, NTU, pH, alkalinity. Drive the micro samples to the lab in Owen
Sound.</point>
<point>Two AWQIs called in to the SAC and the MOH since 2021, both resampled clean.</point>
<point>On the pager every third week. Most callouts are filter effluent turbidity or power bumps, seen on
the iFIX screens at home before I get in the truck.</point>
<point>Grease, packing, diaphragms on the chem pumps, Hach analyzers cleaned and verified weekly; I close my
own work orders in Cityworks.</point>
<point>Sat in on the 2024 DWQMS internal audit as a note taker.</point>
<point>Helped the distribution lads with 6 or so main breaks a winter and the fall hydrant flush.</point></job>

<job><start>2016</start> to <end>spring 2020</end>  <employer>Bruce Peninsula Marine & Pump</employer>, <place>Wiarton</place>
<title>pump shop mechanic</title>
<point>Rebuilt submersibles and jet pumps, pulled cottage wells, some 600 V wiring under the master electrician.</point></job>

<job><employer>Canadian Coast Guard</employer> <title>deckhand (seasonal)</title> <start>2013</start>/<end>2015</end></job>

<h>SCHOOL</h>
<edu><school>Walkerton Clean Water Centre</school>: <field>Entry-Level Course for Drinking Water Operators</field>, <end>2020</end></edu>
<edu><degree>OSSD</degree>, <school>Peninsula Shores District School</school>, <end>2012</end></edu>

<other>Refs: ask me and I'll give you my ORO's number. Volunteer fire dept since 2018, so nights don't scare me.</other>
