                                   <name>PRIYANKA R. VALLABH</name>, CPA
        <place>Naperville, Illinois</place>   |   <phone>(630) 555-0109</phone>   |   <email>pvallabh.cpa@example.com</email>

<h>PROFESSIONAL EXPERIENCE</h>

<job><employer>Kettering Foods Group, Inc.</employer>, <place>Lisle, IL</place>                                        <start>Oct 2020</start> – <end>Present</end>
<title>Assistant Controller</title>                                                             (<start>Oct 2022</start> – <end>Present</end>)
•	<point>Own the 6-day close for four entities ($380M revenue); was 11 days in 2021</point>
•	<point>Led ASC 842 adoption: 212 leases loaded into LeaseQuery, no audit adjustments</point>
•	<point>Review the work of three staff accountants; two direct reports</point>
<title>Senior Accountant</title>                                                         (<start>Oct 2020</start> – <end>Oct 2022</end>)
•	<point>Intercompany, fixed assets and inventory reserves in Oracle Fusion</point></job>

<job><employer>Dunmore Tait LLP</employer>, <place>Chicago, IL</place>                                                 <start>Sep 2016</start> – <end>Sep 2020</end>
<title>Audit Senior</title>                                                                     (<start>Jul 2018</start> – <end>Sep 2020</end>)
<title>Audit Associate</title>                                                                  (<start>Sep 2016</start> – <end>Jul 2018</end>)
•	<point>In-charge on six manufacturing and distribution audits up to $140M</point>
•	<point>Busy-season teams of 3–5 associates; wrote PBC lists clients did not hate</point>
•	<point>Firm-wide trainer for IDEA data extraction</point></job>

<job><employer>University of Illinois, VITA Clinic</employer>, <place>Champaign, IL</place>                     <start>Spring 2015</start>, <end>Spring 2016</end>
<title>Volunteer Tax Preparer / Site Coordinator</title>
•	<point>Prepared or reviewed 160+ individual returns</point></job>

<h>EDUCATION</h>

<edu><school>University of Illinois at Urbana-Champaign</school>                                      <end>May 2016</end>
<degree>Master of Accounting Science</degree>                                                 GPA <grade>3.86/4.00</grade></edu>
<edu><degree>Bachelor of Science</degree>, <field>Accountancy</field>; minor in Spanish                          <end>May 2015</end></edu>

<h>LICENSES, SKILLS & INTERESTS</h>

<cert><cname>Certified Public Accountant</cname>, <issuer>State of Illinois</issuer> (<date>2017</date>)</cert>; <cert><cname>CMA</cname>, Part 1 of 2 passed</cert>
Systems: <skills><skill>Oracle Fusion</skill>, <skill>Great Plains</skill>, <skill>LeaseQuery</skill>, <skill>BlackLine</skill>, <skill>Excel (Power Query, no VBA)</skill></skills>
Languages: <language>Gujarati</language> (<level>fluent</level>), <language>Spanish</language> (<level>conversational</level>)
<other>Interests: Bharatanatyam, fantasy baseball, Midwestern diners</other>
