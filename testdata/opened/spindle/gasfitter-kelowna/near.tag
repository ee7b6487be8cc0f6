<name>Trevor Lindqvist</name>
<headline>Gasfitter – Commercial Service and Boilers</headline>
<place>West Kelowna, BC</place> | <phone>778-555-0120</phone> | <email>trevor.lindqvist@example.com</email>

<h>Objective</h>
<summary>Commercial service gasfitter with nine years on boilers and burners, looking to troubleshoot, commission and tune up commercial boiler plants in the Okanagan.</summary>

<h>Certification</h>
- <cert><cname>BC Gasfitter Class B certificate of qualification</cname>, <date>2015</date></cert>
- <cert><cname>Red Seal Plumber</cname>, <date>2017</date></cert>
- <cert><cname>Fall Protection</cname>, <date>2024</date></cert>
- <status>Class 5 driver's licence, clean abstract</status>

<h>Work Experience</h>

<job><title>Commercial Service Gasfitter</title>
<employer>Bluewater Boiler Care</employer>, <place>Kelowna, BC</place>
<start>May 2017</start> to <end>Present</end>
- <point>Troubleshoot and repair commercial boilers and burners up to 400,000 BTU in strata towers and schools</point>
- <point>Commission condensing boilers (Lochinvar, IBC, Viessmann) and do annual combustion tune-ups</point>
- <point>Combustion analysis with a Bacharach analyzer, numbers explained to the building manager</point>
- <point>Read wiring diagrams and chase flame safeguard faults with a meter</point>
- <point>Apply CSA B149.1 to venting, clearances and piping on every job</point>
- <point>One week of standby in five, ladders and rooftops in all weather</point>
- <point>Check BACnet points with the controls contractor</point>
- <point>Take an apprentice along three days a week</point></job>

<job><title>Gasfitter</title>
<employer>Mission Creek Plumbing & Heating</employer>, <place>Kelowna, BC</place>
<start>September 2012</start> to <end>April 2017</end>
- <point>Unit heaters, rooftop units and small boilers for commercial customers; apprentice until 2015</point>
- <point>Gas piping for 30 restaurants</point></job>

<h>Education</h>
<edu><degree>Plumbing and gasfitting apprenticeship</degree>, <school>Okanagan College</school>, <place>Kelowna</place>, <end>2015</end></edu>

<h>Skills</h>
<skills><skill>Condensing boilers</skill>, <skill>combustion analysis</skill>, <skill>flame safeguard</skill>, <skill>wiring diagrams</skill>, <skill>CSA B149.1</skill>, <skill>BACnet (viewing)</skill></skills>
