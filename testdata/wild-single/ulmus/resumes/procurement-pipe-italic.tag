== <name>Roslyn Abara-Finch</name>

[%hardbreaks]
<phone>470-555-0182</phone>
<email>roslyn@abarafinch.example.com</email>

<summary>Buyer for 13 years. I keep hospitals and school kitchens stocked when the truck does not come.</summary>


.<h>Tools Proficiency</h>
--
<skills>- <skill>Coupa</skill>, <skill>SAP Ariba</skill>, and <skill>Workday Strategic Sourcing</skill>
- <skill>Excel</skill> (<skill>Power Query</skill>, <skill>pivot tables</skill>)
- <skill>Contract redlining</skill>
- <skill>RFP writing</skill>
- <skill>Spend cubes</skill>
- <skill>Incoterms</skill>
- <skill>Negotiation</skill>
</skills>--

=== <h>Professional Experience</h>


==== <job><employer>Piedmont Tri-County Schools</employer> | _<start>March 2020</start> - <end>March 2025</end>_

**<title>Category Manager, Food and Paper</title>**

<point>Managed 61 supplier contracts and the annual milk bid; created scorecards, substitution lists, and the emergency menu buying plan of 2021.</point>

</job>
==== <job><employer>Langford Staffing Solutions</employer> | _<start>February 2018</start> - <end>February 2020</end>_

**<title>Buyer II</title>**

<point>On assignment at a 500-bed hospital: placed and expedited orders for OR disposables which the floor used up faster than the forecast said.</point>

</job>
==== <job><employer>Ogeechee Paper & Supply</employer> | _<start>Fall 2011</start> - <end>January 2018</end>_

**<title>Purchasing Assistant</title>** / **<title>Buyer</title>**

<point>Started at the front desk.</point> <point>Wrote the first price-change letter template, still in use.</point>

</job>
=== <h>Education</h>


==== <edu><school>Georgia Coastal University</school> | _<start>September 2007</start> - <end>August 2011</end>_

<degree>Bachelor of Business Administration</degree> in <field>Supply Chain</field> with Concentration in Public Purchasing

<point>Debating team, two state finals.</point>

</edu>
==== <edu><school>Effingham Magnet School</school> | _<start>September 2003</start> - <end>August 2007</end>_

<degree>Highschool diploma</degree>

</edu>
=== <h>Volunteering</h>


==== <vol><employer>Second Harvest Shelf</employer> | _<start>March 2025</start> - <end>Present</end>_

**<title>Warehouse Lead</title>**

<point>Sorting pallets on Saturdays.</point>

</vol>
==== <vol><employer>Code for Savannah</employer> | _<start>July 2020</start> - <end>April 2021</end>_

**<title>Presenter</title>**

<point>Presented open bid data at two meetups.</point></vol>

=== <h>Certified</h>

<cert><cname>CPSM</cname> (<issuer>ISM</issuer>), <date>2019</date></cert>
