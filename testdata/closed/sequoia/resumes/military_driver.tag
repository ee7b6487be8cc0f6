<name>DWAYNE KOSTOPOULOS</name> * <place>Chattanooga, Tennessee</place> * <phone>423-555-0119</phone> (text ok) * <email>dkosto@example.net</email>

<headline>CDL-A DRIVER ... 11 YEARS ... NO CHARGEABLE ACCIDENTS</headline>

<h>LICENSE AND ENDORSEMENTS</h>
<cert><cname>CDL Class A</cname>, <issuer>Tennessee</issuer>, exp <date>03/2027</date></cert>; <cert><cname>Hazmat</cname></cert> & <cert><cname>Tanker (X)</cname></cert>; <cert><cname>TWIC card</cname> to <date>2026</date></cert>; <cert>DOT medical card, <cname>DOT physical</cname>, good till <date>Nov 2025</date></cert>. No doubles/triples, never needed them.

<h>DRIVING JOBS</h>

<job><employer>LOOKOUT BULK TRANSPORT INC</employer> / <place>Chattanooga</place> / <title>Regional tanker driver</title>
From <start>May 2019</start> To <end>now</end>. Equipment: 7000 gal. food grade, Peterbilt 579 auto. States run: TN GA AL KY. Miles/wk: 2,200.
<point>Home weekends.</point> <point>Trained 5 new hires (30 days each).</point> <point>Clean roadside inspections, 9 out of 9.</point> Reason for wanting to leave: local work.</job>

<job><employer>SMOKY LANE EXPRESS</employer> / <place>Knoxville</place> / <title>OTR dry van, company driver</title>
From <start>Aug 2014</start> To <end>Apr 2019</end>. Equipment: 53 ft van, Freightliner 10 spd. States run: 48. Miles/wk: 2,800.
<point>Million mile club not reached, 640,000 when I left.</point> Reason for leaving: baby.</job>

<job><employer>BIG ORANGE DRIVEWAY & GRAVEL</employer> / <place>Cleveland TN</place> / <title>Dump truck driver</title>
From <start>Sep 2013</start> To <end>Jul 2014</end>. Equipment: tri-axle. Local. Reason for leaving: layoff for winter, found better.</job>

<h>BEFORE I HAD A CDL</h>

<job><employer>U.S. Army</employer>, <start>2006</start>-<end>2013</end>, MOS 88M <title>Motor Transport Operator</title>, left as SGT (E-5). <point>Iraq '07-'08: 61 convoys in HET and M915.</point> <point>Fort Campbell after that, dispatcher the last year, 30 trucks on the board.</point> <status>Honorable discharge.</status></job>
Unemployed: none longer than 30 days since discharge (Feb-Aug 2013 terminal leave and CDL paperwork).

<h>SCHOOL</h>
<edu><school>Ooltewah Ridge High School</school>, <degree>diploma</degree> <end>2006</end></edu>
<edu><school>Volunteer State Truck Driving Academy</school>, <degree>CDL course</degree>, 160 hours, <end>2013</end></edu>

<h>I CAN ALSO</h>
<skills><skill>forklift</skill>, <skill>CIP wash paperwork</skill>, <skill>Omnitracs</skill>, <skill>Motive ELD</skill>, <skill>minor air brake repair</skill>, back it in at night in the rain</skills>

<h>LANGUAGES</h> <language>English</language>; <language>Greek</language>, <level>church Greek only</level>

<other>Safety mgr. at Lookout: Ms. Petrie, ext 4. Old platoon sergeant on request.</other>
