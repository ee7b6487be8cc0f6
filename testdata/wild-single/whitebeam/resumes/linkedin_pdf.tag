<h>Contact</h>
<phone>+1 (614) 555-0148</phone> (Mobile)
<email>d.okonjo-reyes@example.com</email>
<link>www.linkedin.com/in/damola-okonjo-reyes-00</link> (LinkedIn)

<h>Top Skills</h>
<skills><skill>Vendor Negotiation</skill>
<skill>SAP Ariba</skill>
<skill>Category Management</skill>
</skills>
<h>Languages</h>
<language>English</language> (<level>Native or Bilingual</level>)
<language>Yoruba</language> (<level>Native or Bilingual</level>)
<language>Spanish</language> (<level>Limited Working</level>)

<h>Certifications</h>
<cert><cname>CPSM</cname></cert>
<cert><cname>Lean Six Sigma Yellow Belt</cname></cert>
<cert><cname>Learning Excel: Power Query</cname></cert>

<name>Damola Okonjo-Reyes</name>
<headline>Category Manager, Packaging & MRO | CPSM | Coffee person</headline>
<place>Columbus, Ohio Metropolitan Area</place>

<h>Summary</h>
<summary>I buy boxes. Corrugate, film, labels, pallets, and all of the odd bits
that keep a plant running. About $62M under management today across
four sites. Before that I was on the shop floor, which helps.</summary>

<h>Experience</h>

<job><employer>Halvorsen Pet Foods</employer>
5 years 8 months
<title>Category Manager</title>
<start>January 2022</start> - <end>Present</end> (3 years 2 months)
<place>Columbus, Ohio, United States</place>
- <point>Took corrugate from 7 suppliers to 3, saving 9.4% year on year</point>
- <point>Co-lead of the resin index project with Finance</point>

<title>Senior Buyer</title>
<start>July 2019</start> - <end>December 2021</end> (2 years 6 months)
<place>Columbus, Ohio, United States</place>
- <point>Direct materials, ~180 SKUs. Kept lines up in spring 2020 with two
spot buys from Mexico that nobody thought would cross in time</point>
</job>

<job><employer>Tri-Prairie Ag Cooperative</employer>
<title>Buyer</title>
<start>March 2016</start> - <end>June 2019</end> (3 years 4 months)
<place>Marysville, OH</place>
<point>POs for seed bags, pallets & stretch wrap; put 40 vendors on Ariba.</point>
</job>

  Page 1 of 2
  

<job><employer>Tri-Prairie Ag Cooperative</employer>
<title>Receiving Clerk (2nd shift)</title>
<start>August 2014</start> - <end>March 2016</end> (1 year 8 months)
</job>

<h>Education</h>
<edu><school>Scioto Lakes University</school>
<degree>Bachelor of Science in Business Administration</degree>, <field>Logistics Management</field> · (<start>2010</start> - <end>2014</end>)
</edu>
<edu><school>Olentangy Bend High School</school>
 · (<start>2006</start> - <end>2010</end>)
</edu>
  Page 2 of 2
