<name>DOLORES "LOLA" WHITTEMORE</name>
<place>Boise, Idaho</place> | <phone>208.555.0177</phone> | <email>lola.whittemore@example.com</email>

<h>OBJECTIVE</h>
<summary>Project coordinator position with a builder, engineer or public agency</summary>

<h>HIGHLIGHTS OF QUALIFICATIONS</h>
<summary>• 15+ years keeping busy offices on time and under budget
• Known for calming angry subcontractors and lost paperwork
• Notary public; comfortable with spreadsheets nobody else wants to open</summary>

<h>RELEVANT SKILLS & ACCOMPLISHMENTS</h>

Coordination & Scheduling
• <point>Scheduled 6 crews and 2 leased cranes in a rolling three-week look-ahead</point>
• <point>Moved a 40-person office over one weekend, with phones working Monday at 7</point>
• <point>Tracked RFIs and submittals on a $3.1M school re-roof (assisting the PM)</point>

Money
• <point>Reconciled job-cost reports monthly; found $18,400 in double-billed rentals</point>
• <point>Prepared AIA pay applications for the controller's signature</point>

People
• <point>Trained five front-desk hires, supervised two of them</point>
• <point>Ran new-hire paperwork, I-9s and drug test scheduling for seasonal crews of up to 60</point>

<h>WORK HISTORY</h>
<job><title>Office Manager</title>          <employer>Sawtooth Roofing & Sheet Metal</employer>, <place>Boise</place>      <start>2015</start>-<end>2024</end></job>
<job><title>Front Office Lead</title>       <employer>Owyhee Orthodontics</employer>, <place>Nampa</place>                 <start>2009</start>-<end>2015</end></job>
<job><title>Receptionist</title>            <employer>Owyhee Orthodontics</employer>, <place>Nampa</place>                 <start>2007</start>-<end>2009</end></job>
<job><title>Full-time parent</title>                                                       <start>2001</start>-<end>2007</end></job>
<job><title>Bank Teller</title>             <employer>Treasure Valley Savings</employer>, <place>Caldwell</place>          <start>1998</start>-<end>2001</end></job>

<h>EDUCATION & TRAINING</h>
<edu><degree>Certificate</degree> in <field>Construction Management</field>, <school>College of Western Idaho</school> (<end>2024</end>)</edu>
<edu><school>Boise State University</school>, coursework in <field>business</field>, no degree (48 credits)</edu>
<cert><cname>OSHA 10</cname>, <date>2023</date></cert>
<cert><cname>Notary Public</cname>, <issuer>State of Idaho</issuer>, commission expires <date>2028</date></cert>
<cert><cname>CAPM</cname> - studying, exam booked for August</cert>

<h>SOFTWARE</h>
<skills><skill>Excel</skill> (pivot tables, yes; macros, a bit), <skill>QuickBooks Desktop</skill>, <skill>Procore</skill>, <skill>Bluebeam</skill> (basic), <skill>MS Project</skill> (class only)</skills>

<language>Spanish</language>: <level>conversational, good on the phone</level>
