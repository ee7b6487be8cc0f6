<name>DARNELL FITCH</name> <place>Toms River, NJ</place> ▪ <phone>(732)555-0128</phone> ▪ <email>darnell.fitch@example.com</email>
<headline>Software Tester</headline> Portfolio: <link>fitch.example.com</link> ▪ LinkedIn: D-Fitch-QA
<h>Technical Skills</h>
<skills>▪ <skill>Playwright</skill>
▪ <skill>Selenium</skill>
▪ <skill>TypeScript</skill>
▪ <skill>SQL</skill>
▪ <skill>Postman</skill>
▪ <skill>TestRail</skill> / <skill>Xray</skill>
▪ <skill>Jira</skill></skills>
▪ <cert><cname>ISTQB Foundation</cname> (<date>2023</date>)</cert>
<h>Career History</h>
<job><employer>Shorepoint Benefits</employer> – <place>Red Bank, NJ</place> <start>Mar 2024</start> - <end>Current</end>
<title>QA Automation Engineer</title>
▪ <point>Converted the regression pack of the enrollment portal (480 manual cases, four testers, three days) into a Playwright suite
that runs in 55 minutes overnight; manual testing kept for the screen reader checks and the printed letters.</point>
▪ <point>Daily contact with a development team of 7 and the two analysts; write the bug reports so that nobody has to call back.</point>
<h>Selected Work</h>
▪ <point>Open Enrollment 2024: Planned and ran the load test with JMeter together with the hosting company; found the session time-out
that would have logged out members in the middle of the form.</point>
▪ <point>Test Data Shop: Small internal tool that hands out fictitious families with the right mix of ages and plans. Written in TypeScript
with a SQL Server behind it.</point>
</job>
<job><employer>Garden State Code Camp</employer> – <place>Newark, NJ</place> <start>Jul 2023</start> – <end>Feb 2024</end>
<title>Apprentice Tester</title>
▪ <point>Paid apprenticeship of 30 weeks; tested the projects of the developer cohorts and learned to automate along the way.</point>
</job>
<job><employer>Barnegat Bay Marina</employer> – <place>Forked River, NJ</place> <start>Apr 2016</start> – <end>Jun 2023</end>
<title>Dockmaster</title>
▪ <point>Ran 210 slips, the fuel dock and a crew of 5 seasonal hands; moved the bookings from a wall chart to DockWa.</point>
<title>Dockhand</title>
</job>
<job><employer>Pinelands Charter Bus</employer> – <place>Manahawkin, NJ</place> <start>Sep 2013</start> – <end>Mar 2016</end>
<title>Motor Coach Driver</title>
▪ <point>Drove casino runs and school trips, CDL class B with passenger endorsement, no chargeable accidents.</point>
</job>
<job><employer>Lucky Dip Boardwalk Amusements</employer> – <place>Seaside Heights, NJ</place> <start>Jun 2008</start> - <end>Sep 2012</end>
<title>Ride Operator</title> (summers only, through high school and college)
</job>
<h>Education</h>
<edu><degree>A.A.S.</degree> in <field>Hospitality Management</field> – <school>Ocean Pines College</school>, Lakewood, NJ <end>May 2013</end></edu>
<summary>Careful, even-tempered tester who came to software from boats and buses. Brings ten years of dealing with customers in bad
weather, a habit of writing things down, and a working knowledge of browser automation, databases and the ways in
which forms go wrong.</summary>
