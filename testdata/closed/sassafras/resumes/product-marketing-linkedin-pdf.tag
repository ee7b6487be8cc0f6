Contact
<phone>+353 85 555 0142</phone> (Mobile)
<email>niamhdevaney@example.net</email>

<link>www.linkedin.com/in/niamh-devaney-pmm</link>
(LinkedIn)

<h>Top Skills</h>
<skills><skill>Go-to-Market Strategy</skill>
<skill>Competitive Analysis</skill>
<skill>Product Positioning</skill></skills>

<h>Languages</h>
<language>Irish</language> (<level>Professional Working</level>)
<language>English</language> (<level>Native or Bilingual</level>)
<language>Dutch</language> (<level>Elementary</level>)

<h>Certifications</h>
<cert><cname>Pragmatic Certified - Level IV (PMC-IV)</cname></cert>
<cert><cname>Salesforce Certified Associate</cname></cert>

<h>Honors-Awards</h>
<award><title>President's Club 2022</title></award>

<name>Niamh Devaney</name>
<headline>Product Marketing Lead | B2B SaaS | ex-Quillon | Mum of twins</headline>
<place>Dublin, County Dublin, Ireland</place>

<h>Summary</h>
<summary>I translate between the people who build things and the people who
buy them. Nine years in B2B software, from seed stage to 1,400
employees. Happiest with a customer call transcript and a highlighter.</summary>

<h>Experience</h>

<job><employer>Tessellate HR</employer>
4 years 2 months
<title>Product Marketing Lead</title>
<start>January 2023</start> - <end>Present</end> (2 years 3 months)
<place>Dublin, Ireland · Hybrid</place>
- <point>Own positioning and launches for the payroll product (11 markets).</point>
- <point>Hired 2, manage 3.</point>
- <point>Win rate vs. our main competitor went from 29% to 41% in 5 quarters after
the battlecard rebuild.</point>

<title>Senior Product Marketing Manager</title>
<start>February 2021</start> - <end>January 2023</end> (2 years)
<point>First PMM hire. Set up launch tiers, win/loss interviews and the sales
enablement newsletter that people do in fact open.</point></job>

Page 1 of 3

<job><employer>Quillon Analytics</employer>
<title>Product Marketing Manager</title>
<start>May 2018</start> - <end>January 2021</end> (2 years 9 months)
<place>Amsterdam, North Holland, Netherlands</place>
<point>Launched the self-serve tier; 3,200 sign-ups in month one.</point></job>

<job><employer>Quillon Analytics</employer>
<title>Content Marketer</title>
<start>September 2016</start> - <end>May 2018</end> (1 year 9 months)
<place>Amsterdam Area, Netherlands</place></job>

<job><employer>Self-employed</employer>
<title>Freelance copywriter</title>
<start>2014</start> - <end>2016</end> (2 years)
<point>Websites and case studies for agritech and medtech firms in Cork and
Limerick.</point></job>

<job><employer>The Corrib Courier</employer>
<title>Editorial Intern</title>
<start>June 2013</start> - <end>August 2013</end> (3 months)</job>

Page 2 of 3

<h>Education</h>
<edu><school>University of Galway</school>
<degree>Master of Arts - MA</degree>, <field>Journalism</field> · (<start>2012</start> - <end>2013</end>)</edu>

<edu><school>University of Limerick</school>
<degree>Bachelor of Arts (B.A.)</degree>, <field>New Media and English</field> · (<start>2008</start> - <end>2012</end>)</edu>

Page 3 of 3
