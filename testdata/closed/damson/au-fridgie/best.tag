<name>Dave Mataio</name> <phone>0491 570 156</phone> <email>dmataio@example.com</email>
<place>Kirwan QLD</place>  <status>NZ citizen, in Aus since 2011</status>

G'day, below is what I've done, tickets at the bottom.

<job><employer>Burdekin Cold Stores & Air</employer>     <start>Feb 2020</start> till <end>now</end>
<title>Service tech</title>
<point>Look after 3 IGAs and a Foodworks plus pubs and servos btwn Bowen and Townsville.</point>
<point>Racks are Bitzer parallel R448A and R134a with glycol medium temp, AK-SM controllers</point>
<point>gas book for all four stores, got leakage down from 31% a yr to 12 on the worst one</point>
<point>call outs 1 in 4, work alone</point>
<point>Was offsider to the Sydney crew commissioning 1 CO2 booster store (Ayr), 5 weeks, have not serviced one by myself yet</point>
<point>had a 2nd yr app. with me for 14 months</point>
<point>use AroFlo for jobs</point></job>

<job><employer>Reefline Marine & Industrial</employer>  <start>mid 2017</start> to <end>xmas 2019</end>
<title>fridge mech</title>
<point>prawn trawlers and mackerel boats, brine tanks, snap freezers, R22 changeovers to R438A, 11 boats.</point>
<point>all pipework silver soldered w/ dry nitro bleed, pressure test and triple evac</point></job>

<job>labour hire (<employer>TradeForce NQ</employer>) <start>2016</start>-<end>17</end>
<title>Refrig / AC installer</title> <point>splits and ducted, army houses at Lavarack, 200 odd units in a gang of 5</point></job>

<job><title>Apprentice</title> with <employer>Kapiti Refrigeration</employer> <place>Paraparaumu NZ</place>, <start>2007</start> - <end>2011</end>.</job>
<job>Then over here <title>tradesman</title> with their mates <employer>Cairns Coldroom Co</employer> till <end>2015</end>
<point>coolroom panels, condensing units, bottle shops, ice machines (Hoshizaki mainly)</point></job>
2015-16 off work, shoulder op, fully right now

<cert><cname>ARC tick RHL full (AU)</cname></cert>
<cert><cname>QBCC Refrigeration, air con & mech services (unlimited design excluded)</cname></cert>
<cert><cname>Restricted elec</cname> exp <date>08/2028</date></cert>
<edu><degree>NZ Nat. Cert. RAC L4</degree>, <end>2011</end></edu> <cert><cname>Cert III UEE32211</cname> by RPL <date>2012</date></cert>
<cert><cname>White card</cname></cert> , <cert><cname>heights</cname></cert>, <cert><cname>EWP</cname> booked in <date>March</date></cert>
<status>Manual car lic.</status>
<other>Refs: ask me, boss doesnt know im looking</other>
