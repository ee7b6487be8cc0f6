<name>Dale Hutchins</name>
<place>RR 2 Box 119, Ogallala Nebraska</place>
cell <phone>308 555 0170</phone>   call after 5 central

To whom it may concern

I am looking for a regional or dedicated run, home weekends.  <status>Class A CDL, N and X endorsements (no doubles/triples), Nebraska.</status>  <status>Med card good thru 3/2026.</status>  <status>Clean MVR, last ticket 2011, no preventables.</status>  <status>TWIC yes, passport no.</status>

<job>Right now I am a <title>reefer driver</title> for <employer>Platte River Refrigerated</employer> out of <place>North Platte</place>, been there since <start>April 2017</start>.  <point>Mostly beef to the east coast and produce back, about 2,600 miles a wk.</point>  <point>Million mile safe driver pin came in 2023 (thats counting miles at two companies).</point>  <point>Last two years I also train new hires, 3 weeks on my truck, had 8 so far and 6 are still driving.</point></job>

<job>Before that it was <employer>Gundersen Grain & Feed</employer>, <place>Paxton</place>, <start>harvest 2009</start> until <end>spring 2017</end>.  I was <title>hopper bottom driver</title> and in the winter <title>shop hand</title>.  <point>Did my own PM, brakes, lights, tires.</point>  <point>Hauled corn, milo, DDG and some liquid fert.</point></job>

<job><start>2003</start> to <end>2009</end> <title>flatbed owner operator</title>, leased on to <employer>Three Forks Transport</employer>.  <point>Steel, lumber, hay, some oversize with permits up to 12 wide.</point>  Sold the truck when fuel went to 4.70.</job>

<job><start>98</start>-<end>03</end> <employer>US Army</employer>, <title>88M motor transport operator</title>, <place>Ft Carson</place> and <place>Bosnia</place>, got out as a Specialist.</job>

<h>Schooling</h>: <edu><school>Perkins County High</school>, <end>1998</end></edu>.  <cert><cname>Smith System driver course</cname> <date>2018</date></cert>.  <cert><cname>Hazmat refresher</cname> every three yrs, last <date>2024</date></cert>.

I know <skills><skill>Thermo King</skill> and <skill>Carrier units</skill>, <skill>Omnitracs</skill> and <skill>Samsara ELD</skill>, <skill>10 13 and 18 speed</skill>, <skill>chaining up</skill>, <skill>live unload and drop hook</skill></skills>.

<other>Ask for Loretta in safety at Platte River, 308 555 0121.</other>

Dale
