Contact
<phone>+1 416 555 0138</phone> (Mobile)
<email>priyanka.deverell@example.com</email>
<link>www.linkedin.com/in/pdeverell-example</link>
(LinkedIn)

<h>Top Skills</h>
<skills><skill>Demand Planning</skill>
<skill>S&OP</skill>
<skill>Blue Yonder</skill></skills>

<h>Languages</h>
<language>Gujarati</language> (<level>Native or Bilingual</level>)
<language>French</language> (<level>Limited Working</level>)
<language>English</language> (<level>Full Professional</level>)

<h>Certifications</h>
<cert><cname>APICS CPIM</cname></cert>
<cert><cname>Lean Foundations</cname></cert>

<name>Priyanka Deverell</name>
<headline>Director, Demand Planning at Maplecrest Foods | ex-Norbrand | Forecast nerd</headline>
<place>Mississauga, Ontario, Canada</place>

<h>Summary</h>
<summary>I help food companies guess less. Fourteen years across forecasting,
inventory and S&OP, from the spreadsheet up to the executive table.
Proud of the people I have promoted.</summary>

<h>Experience</h>

<job><employer>Maplecrest Foods</employer>
7 years 2 months

<title>Director, Demand Planning</title>
March 2022 - <end>Present</end> (2 years 3 months)
<place>Mississauga, Ontario</place>
<point>Lead a team of 9 planners for the frozen and chilled categories.</point>
<point>MAPE down from 34% to 23% in 18 months, after a change from Excel to
Blue Yonder.</point>

<title>Senior Manager, Demand Planning</title>
January 2020 - February 2022 (2 years 2 months)
<point>Ran the monthly S&OP cycle through the pandemic panic buying.</point>

<title>Demand Planning Manager</title>
<start>April 2017</start> - December 2019 (2 years 9 months)</job>

<job><employer>Norbrand Consumer Health</employer>
<title>Supply Planner</title>
<start>August 2012</start> - <end>March 2017</end> (4 years 8 months)
<place>Toronto, Canada Area</place>
<point>Planned 260 SKUs at three co-packers, service level 98.4%.</point>
<point>Assisted in the SAP APO roll-out as key user.</point></job>

<job><employer>Gatineau Paper Co.</employer>
<title>Inventory Analyst (Co-op, then full time)</title>
<start>May 2010</start> - <end>July 2012</end> (2 years 3 months)
<place>Gatineau, Quebec</place></job>

                                                    Page 1 of 2


<h>Education</h>
<edu><school>McMaster University</school>
<degree>Bachelor of Commerce - BCom</degree>, <field>Operations Management</field> · (<start>2006</start> - <end>2010</end>)</edu>

<edu><school>Humber College</school>
<degree>Post-graduate Certificate</degree>, <field>Supply Chain Management</field> · (<start>2012</start> - <end>2013</end>)</edu>

                                                    Page 2 of 2
