<name>Darren Pollitt</name>, <place>Australind WA</place>. <phone>0491 570 156</phone>, best after 4. <email>dazpollitt@example.com</email>

Hi Shaz, dont really do resumes but here goes.

<summary>I'm a fridgie, 41, done my time in Collie and been on the tools ever since, mostly supermarkets
and dairy.</summary>

<job>At the moment I'm <title>service mechanic</title> with <employer>Ferguson Valley Refrigeration</employer> in <place>Dardanup</place>, been there
<start>since Feb 2018</start>. <point>I look after 6 supermarkets and around 40 dairies, vats and
glycol mainly, plus a few wineries at vintage.</point> <point>The supermarkets are all R448A/R404A multi
compressor packs on Danfoss AK, one of them went to CO2 transcrit in 2023 and I helped
the Melbourne commissioning bloke for the 2 weeks and do the callouts on it now.</point>
<point>One in four on call.</point> <point>Got leak losses on my sites down from about 210 kg a year to 60 odd
by going round every joint with the sniffer and redoing the bad ones.</point> <point>Price up
my own small jobs up to 5 grand, bigger ones go to the boss.</point> <point>We've had a second year
apprentice riding with me since last winter.</point></job>

<job>Before that <start>2012</start> to <end>end of 2017</end> FIFO, <title>refrigeration and aircon mechanic</title> for
<employer>Ironback Camp Services</employer>, <place>Newman</place>, 2 and 1. <point>Camp kitchens, coolrooms, reefers, ice machines and about
900 splits. Carel and Dixell controllers.</point> <point>Was leading hand for one swing when ours did his
back.</point></job>

<job><title>Apprentice</title> at <employer>Coalfields Refrig & Electrical</employer>, <place>Collie</place>, <start>2004</start>–<end>2008</end>, laid off when the
GFC hit.</job> Then 2009 to 2011 I had three years off the tools working on my
uncle's boat out of Augusta, cray and abalone.

Tickets: <edu><degree>Cert III</degree> <field>Refrig & Airconditioning</field> (<school>South West TAFE Bunbury</school> <end>2008</end>)</edu>, <cert><cname>ARC full RHL</cname> renewed to <date>03/2027</date></cert>,
<cert><cname>REL</cname> (fridge & air con endorsement, current)</cert>, <cert><cname>EWP yellow card</cname></cert>, <cert><cname>heights</cname></cert>, <cert><cname>white card</cname></cert>.
<cert><cname>Confined space</cname> lapsed <date>2021</date>, happy to redo</cert>. <cert><cname>Ammonia course</cname> booked for <date>September</date></cert>.
<status>C class manual.</status> <status>Born here so no visa dramas.</status>

<skills>Comfortable with: <skill>oxy and silver solder</skill> under nitrogen, <skill>megger</skill> and <skill>multimeter</skill> work,
tracing faults off the <skill>schematic</skill>, <skill>EEV</skill> setup, <skill>VSDs</skill> (basic, can swap and load parameters),
<skill>AroFlo</skill> on the ipad for job cards.</skills>

<other>Refs are Kev at Ferguson (he knows I'm looking) and Mrs D at the Dardanup IGA.</other>
