<name>Yolanda Brightwater</name>
<place>Spokane, Washington</place>   ★   <phone>(509) 555-0165</phone>   ★   <email>yolanda.brightwater@example.com</email>

<h>OBJECTIVE</h>
<summary>Return to office and program work after nine years of raising a family and caring for
my mother. Particularly interested in senior services and libraries.</summary>

<h>SUMMARY OF QUALIFICATIONS</h>
<other>Organized, patient, bilingual. Comfortable with budgets up to $90,000.</other>
<other>Quick with new software: moved a parish office to Google Workspace in one weekend.</other>

<h>RELEVANT SKILLS AND ACCOMPLISHMENTS</h>

<skills><skill>Program Coordination</skill>
~ <point>Planned a weekly lunch program for 35 elders with six volunteers, three years without a missed Thursday</point>
~ <point>Wrote two small grants ($5,000 and $7,500); one was funded</point>

<skill>Office Administration</skill>
~ <point>Scheduled four attorneys and kept the conflict database</point>
~ <point>Typed, proofed and filed about 40 documents a day; e-filing in CM/ECF</point>

<skill>Bookkeeping and Budgeting</skill>
~ <point>Reconciled three checking accounts and reported monthly to the parish council</point>
~ <point>Helped the treasurer (did not sign checks)</point>

<skill>Caregiving and Advocacy</skill>
~ <point>Handled Medicare appeals, home care scheduling and medication charts for a family member</point>

<group>Software</group>: <skill>Word</skill>, <skill>Excel</skill>, <skill>QuickBooks Online</skill>, <skill>Google Workspace</skill>, <skill>Canva</skill> (some)</skills>

<h>WORK HISTORY</h>
<job><title>Parish Office Volunteer, later part-time Secretary</title> . . . . <employer>St. Ansgar Parish</employer> . . . . <start>2019</start>-<end>present</end></job>
<job><title>Family Caregiver</title> . . . . <place>Spokane</place> . . . . <start>2014</start>-<end>2023</end></job>
<job><title>Legal Secretary</title> . . . . <employer>Dufresne Kallio PLLC</employer> . . . . <start>2007</start>-<end>2014</end></job>
<job><title>Receptionist</title> . . . . <employer>Nine Mile Veterinary</employer> . . . . <start>2005</start>-<end>2007</end></job>

<h>EDUCATION AND TRAINING</h>
<edu><degree>Associate in Applied Science</degree>, <field>Legal Administrative Assistant</field>, <school>Spokane Community College</school>, <end>2007</end></edu>
<cert><cname>Mental Health First Aid</cname>, <date>2023</date></cert>
<edu><degree>Certificate</degree> in <field>Nonprofit Management</field>, <school>Cedar Coulee College</school> (online), enrolled, two courses to go</edu>

<h>COMMUNITY</h>
<vol><employer>Friends of the Latah Library</employer>, <title>book sale chair</title>, <start>2021</start>-<end>2022</end></vol>
Tribal member, Spokane Tribe of Indians. <language>Spanish</language>: <level>second language, good</level>
