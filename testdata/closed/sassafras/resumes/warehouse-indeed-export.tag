<name>Deshawn Pruitt</name>
<headline>Forklift / Shipping & Receiving</headline>
<place>Memphis, TN 38118</place>
<email>deshawnpruitt7_x4q@example.com</email>
<phone>+1 901 555 0165</phone>

<summary>hard working, on time, looking for 1st shift. willing to do OT</summary>
<status>Authorized to work in the US for any employer</status>

<h>Work Experience</h>

<job><title>Reach Truck Operator</title>
<employer>Delta Bend Distribution</employer> - <place>Memphis, TN</place>
<start>March 2022</start> to <end>Present</end>
• <point>put away and pull pallets up to 32 ft, narrow isle</point>
• <point>RF scanner, cycle count on Fridays</point>
• <point>0 accidents, safety shirt 2 yrs in a row</point>
• <point>train new hires on the reach truck (not certified trainer, just on the floor)</point></job>

<job><title>Shipping Clerk</title>
<employer>Staffline South (Temp) at Mid-America Auto Parts</employer> - <place>Olive Branch, MS</place>
<start>August 2021</start> to <end>February 2022</end>
<point>BOLs, LTL and small parcel, called carriers, loaded trailers with sit down forklift</point></job>

<job><title>Package Handler</title>
<employer>Overnight Hub (night sort)</employer> - <place>Memphis, TN</place>
<start>October 2019</start> to <end>July 2021</end>
<point>unload 1200+ packages/hr. loaded cans</point></job>

<job><title>Cook/Cashier</title>
<employer>Big Earl's Wings</employer> - <place>Memphis, TN</place>
<start>2017</start> to <end>2019</end></job>

<h>Education</h>

<edu><degree>High school diploma or GED</degree>
<school>Whitehaven High School</school> - <place>Memphis, TN</place>
<start>August 2013</start> to <end>May 2017</end></edu>

<edu><degree>Some college</degree> in <field>Diesel mechanics</field>
<school>Southwest Tennessee Community College</school>
<start>2018</start> to <end>2018</end></edu>

<h>Skills</h>

<skills>• <skill>Forklift</skill> (5 years)
• <skill>Reach truck</skill> (3 years)
• <skill>Pallet jack</skill> (6 years)
• <skill>RF scanner</skill> (3 years)
• <skill>WMS</skill> (2 years)
• <skill>Microsoft Excel</skill> (Less than 1 year)
• <skill>Heavy lifting</skill> (10+ years)</skills>

<h>Languages</h>
• <language>English</language> - <level>Fluent</level>

<h>Certifications and Licenses</h>

<cert><cname>Forklift Certification</cname>
<date>January 2025</date> to January 2028</cert>

<cert><cname>Driver's License</cname></cert>

<h>Assessments</h>
<other>Attention to detail — Proficient, February 2022</other>
<other>Work motivation — Highly Proficient, January 2022</other>
<other>Indeed Assessments provides skills tests that are not indicative of a license or certification, or continued development in any professional field.</other>
