<h>Contact</h>
<email>rashida.oyelaran@example.net</email>
<link>www.linkedin.com/in/rashida-oyelaran-example</link> (LinkedIn)

<h>Top Skills</h>
<skills><skill>Product Strategy</skill>
<skill>Pricing</skill>
<skill>SQL</skill>
</skills>
<h>Languages</h>
<language>English</language> (<level>Native or Bilingual</level>)
<language>Yoruba</language> (<level>Native or Bilingual</level>)
<language>Portuguese</language> (<level>Elementary</level>)

<h>Certifications</h>
<cert><cname>Certified Scrum Product Owner (CSPO)</cname></cert>
<cert><cname>Pragmatic Institute Level III</cname></cert>

<name>Rashida Oyelaran</name>
<headline>Group PM, Payments & Risk | ex-Tallyhaven | Mum of two | Speaker</headline>
<place>Manchester Area, United Kingdom</place>

<h>Summary</h>
<summary>I turn "can we just…" into a roadmap. Fourteen years in payments, first in
the call centre, now running the team that decides which card transactions
to trust.</summary>

<h>Experience</h>

<job><employer>Quillstone Payments</employer>
5 years 4 months
<title>Group Product Manager, Risk & Disputes</title>
<start>January 2022</start> - <end>Present</end> (2 years 8 months)
<place>Manchester, England, United Kingdom</place>
<point>Four PMs, two analysts. Chargeback loss rate down from 0.19% to 0.11%
within a year of launching the dispute desk.</point>
<title>Senior Product Manager</title>
<start>May 2020</start> - <end>December 2021</end> (1 year 8 months)
<point>Owned the 3DS2 migration for UK and Irish merchants.</point>
<title>Product Manager (Disputes)</title>
<start>May 2019</start> - <end>April 2020</end> (1 year)
</job>
<job><employer>Tallyhaven</employer> (acquired by Quillstone)
<title>Product Owner / Business Analyst</title>
<start>September 2014</start> - <end>April 2019</end> (4 years 8 months)
<place>Leeds, United Kingdom</place>
<point>First product hire. Spec, test, release notes, apologies.</point>
</job>
                                                   Page 1 of 2

<job><employer>Castlebeck Building Society</employer>
<title>Team Leader, Card Services – Nights</title>
<start>2012</start> - <end>2014</end> (2 years)
</job>
<job><employer>Castlebeck Building Society</employer>
<title>Customer Adviser</title>
<start>2010</start> - <end>2012</end> (2 years)
<place>Bradford</place>
</job>
<h>Education</h>
<edu><school>University of Bradford</school>
<degree>Bachelor of Science - BS</degree>, <field>Business and Management Studies</field> · (<start>2007</start> - <end>2010</end>)
</edu>
<edu><school>The Open University</school>
<degree>Postgraduate Certificate</degree>, <field>Data Analysis</field> · (<start>2016</start> - <end>2017</end>)
</edu>
<edu><school>Belle Vue Girls' Sixth Form</school>
<degree>A-Levels</degree> · (<start>2005</start> - <end>2007</end>)
</edu>
                                                   Page 2 of 2
