<name>HARPREET SANDHU-COLE</name>
<place>Sylvan Lake, Alberta</place>
Ph. <phone>587-555-0136</phone>
<email>hsandhucole@example.com</email>

<h>OBJECTIVE</h>
<summary>Registered Alberta apprentice electrician with 3 years on commercial jobs looking for a steady shop around Red Deer.</summary>

<h>SAFETY & LICENCES</h>
<cert><cname>CSTS-2020</cname></cert> | <cert><cname>Fall Protection</cname></cert> | <cert><cname>Aerial Work Platform</cname></cert> | <cert><cname>Standard First Aid</cname></cert> | <status>Class 5</status>

<h>TRADE SCHOOL</h>
<edu><degree>Electrician, Period 1</degree>
<school>NAIT</school>, passed <end>March 2024</end> (<grade>81%</grade>)</edu>
Period 2 – wait-listed, earliest seat September

<h>TRADE EXPERIENCE</h>
<job><title>Electrical Apprentice</title>
<employer>Medicine River Power & Light</employer>
<place>Red Deer County</place>
<start>2022</start> to <end>today</end>
o   <point>Rough in and trim out commercial spaces: two clinics, a school addition, five industrial bays</point>
o   <point>EMT bending, offsets, saddles, back-to-backs, rigid up to 2"</point>
o   <point>Pull and terminate feeders with a journeyperson</point>
o   <point>Read electrical drawings and reflected ceiling plans, lay out device boxes</point>
o   <point>Troubleshoot Lutron lighting controls on service calls</point>
o   <point>Cat6 pulls for the data sub</point></job>
<job><title>Shop Helper</title>
<employer>Medicine River Power & Light</employer>
<place>Red Deer County</place>
<start>2021</start> to <end>2022</end>
o   <point>Material runs, tool crib, cleaning up</point></job>
<job><title>Line Cook</title>
<employer>The Copper Grebe Pub</employer>
<place>Sylvan Lake</place>
<start>2018</start> to <end>2021</end></job>

<h>TOOLS AND CODE</h>
<skills><skill>Own hand tools</skill>
<skill>Canadian Electrical Code</skill>
<skill>Hilti laser</skill>
<skill>Lutron Vive</skill></skills>

<other>References when you ask.</other>
