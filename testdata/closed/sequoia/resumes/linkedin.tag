Contact
<phone>0400 000 263</phone> (Mobile)
<email>jolene.vass@example.com</email>
<link>www.linkedin.com/in/jolenevass-example</link> (LinkedIn)

<h>Top Skills</h>
<skills><skill>Key Account Management</skill>
<skill>Wine Industry</skill>
<skill>Sales Forecasting</skill></skills>

<h>Languages</h>
<language>Hungarian</language> (<level>Limited Working</level>)
<language>English</language> (<level>Native or Bilingual</level>)

<h>Certifications</h>
<cert><cname>WSET Level 3 Award in Wines</cname></cert>
<cert><cname>Responsible Service of Alcohol</cname></cert>

<name>Jolene Vass</name>
<headline>National Account Manager at Three Magpies Wine Group</headline>
<place>Greater Adelaide Area</place>

<h>Summary</h>
<summary>I sell wine to people who already have too much wine. Grocery and
independent retail, mostly SA and Victoria. Happy to chat about
category reviews, unhappy to chat about crypto.</summary>

<h>Experience</h>

<job><employer>Three Magpies Wine Group</employer>
6 years 2 months
<title>National Account Manager</title>
<start>February 2022</start> - <end>Present</end> (2 years 4 months)
<place>Adelaide, South Australia, Australia</place>
<point>Look after two grocery chains, A$18m a year between them.</point>
<point>Negotiated ranging of 7 new lines in the 2023 review, lost 2.</point></job>
<job><title>Key Account Executive</title>
<start>July 2019</start> - <end>February 2022</end> (2 years 8 months)
<point>Independents and bottle shops, 140 doors.</point></job>
<job><title>Sales Coordinator</title>
<start>April 2018</start> - <end>July 2019</end> (1 year 4 months)</job>

Page 1 of 2

<job><employer>Coorong Cellar Door Co-op</employer>
<title>Cellar Door Supervisor</title>
<start>October 2015</start> - <end>March 2018</end> (2 years 6 months)
<place>Meningie</place>
<point>Rosters and tastings, five casuals in the season.</point>
<point>Started the wine club, 0 to 900 members.</point></job>

<job><employer>Self-employed</employer>
<title>Travelling, grape picking, a bit of bar work</title>
<start>November 2014</start> - <end>September 2015</end> (11 months)
<place>Eger, Hungary</place></job>

<job><employer>Torrens Street Pharmacy</employer>
<title>Pharmacy Assistant</title>
<start>2011</start> - <end>2014</end> (3 years)</job>

<h>Education</h>

<edu><school>University of the Fleurieu</school>
<degree>Bachelor of Commerce</degree>, <field>Marketing</field> · (<start>2011</start> - <end>2014</end>)</edu>

<edu><school>Murray Bridge Senior High</school>
<degree>SACE</degree> · (<start>2006</start> - <end>2010</end>)</edu>

<h>Volunteer Experience</h>
<vol><title>Surf Lifesaver</title>
<employer>Goolwa Beach SLSC</employer>
<start>2016</start> - <end>2020</end>
<point>Patrols every third weekend from November to March.</point></vol>

<h>Honors-Awards</h>
<award><title>Rising Star, state finalist</title>
<employer>Drinks Trade Guild SA</employer></award>

Page 2 of 2
