<name>Rodney Fitzwater</name>
<place>Salina, KS 67401</place>
<phone>785 555 0133</phone>     <email>rfitzwater@example.com</email>

<h>Professional Summary</h>

<summary>Looking for steady work, days or nights. Most of what I have done is docks and yards. 9+ years on forklifts and reach trucks and never hurt anyone. Also good with the computer part, labels and counts.  Get along with drivers.</summary>

<h>Core Qualifications: </h>

<skills><skill>Sit-down and stand-up forklift</skill>		<skill>RF scanner</skill> 
<skill>Yard truck / hostler</skill>			<skill>Cycle counts</skill>
<skill>Train new people</skill>			<skill>LTL paperwork (BOL)</skill>
</skills> 

<h>Experience</h> 

<job><title>Shipping Lead, 2nd shift</title>
<start>March 2021</start> - <end>Present</end>
<employer>Great Divide Glass</employer>						<place>Salina, KS</place>
<point>Put together outgoing loads for 5 to 8 trucks a night including checking the racks and labels and fixing the count in the system.</point>  <point>Run the big side-loader.</point> <point>Train others on it and make the schedule for six people, they report to the shift manager not me.</point>  <point>Also load flatbeds and tarp when it rains.</point></job>

<job><title>Truck Loader</title>
<start>November 2020</start> - <end>Feburary 2021</end>
<employer>ParcelPoint Ground</employer> (peak season)					<place>Salina, KS</place>
<point>Loaded trailers and scanned boxes.</point></job>

<job><title>Warehouse Associate / Receiver</title>
<start>August 2015</start> - <end>October 2020</end>
<employer>Tri-Rivers Aero Parts</employer>						<place>Wichita, KS</place>
<point>Received freight, matched certs to the POs, put stock away by lot and worked with customers at will call.</point></job>

<job><title>Temp</title>
<start>2015</start>, 4 months
<employer>Midland Staffing</employer> (Client: a pet food plant, I dont remember the real name)	<place>Newton, KS</place></job>

<job><title>Dock Worker</title>
<start>May 2009</start> - <end>April 2014</end>
<employer>Prairie Link Freight</employer>							<place>Hutchinson, KS</place>
<point>Inbound in the morning, outbound till midnight, mostly pallet jack and hand stacking.</point> <point>Hazmat trained.</point></job>

<job><title>Delivery Driver</title>
<start>June 2007</start> - <end>May 2009</end>
<employer>Gino's Pizza</employer>							  <place>Hutchinson, KS</place>
<point>On the road most of it, closed up the store 3 nights a week.</point></job>

<h>Education</h>
<edu><school>Hutchinson High</school>, <degree>Diploma</degree> <end>2007</end></edu>
<edu><school>Salina Area Technical College</school>  <degree>CDL class A course</degree> (started <start>2023</start>, not finished)</edu>

<h>Cards</h>
<cert><cname>Forklift operator</cname> (all classes but 3), renewed <date>2/2024</date></cert>
<cert><cname>OSHA 10</cname></cert>
