<name>KEVIN J. STADTMILLER</name>
<place>Clarksville, TN 37042</place> (relocating to San Antonio, TX)   <phone>(931) 555-0109</phone>   <email>kjstadt@example.net</email>
<status>Active Secret clearance (expires 06/2029)</status>

<headline>SUPPLY CHAIN & MAINTENANCE OPERATIONS MANAGER</headline>

<summary>Retiring Army Sergeant First Class (92Y/92A) with 20 years in supply, warehousing and property accountability. Led teams of up to 46. Signed for equipment valued at $112M without a loss charged to the unit.</summary>

<h>CORE COMPETENCIES</h>
<skills><skill>Inventory control</skill>          <skill>Hazmat storage & movement</skill>          <skill>GCSS-Army (SAP-based)</skill>
<skill>Fleet readiness</skill>            <skill>Budget tracking</skill>                    <skill>Lean Six Sigma (Yellow Belt)</skill>
<skill>Convoy planning</skill>            <skill>Root cause analysis</skill>                <skill>Contractor oversight (COR)</skill></skills>

<h>MILITARY EXPERIENCE – UNITED STATES ARMY</h>

<job><title>Senior Supply Sergeant (Warehouse Operations Manager)</title>
<employer>101st Airborne Division Sustainment Brigade</employer>, <place>Fort Campbell, KY</place>
<start>JUN 2020</start> – <end>SEP 2025</end> (terminal leave from JUL)
- <point>Managed 84,000 sq ft SSA with 6,300 lines; inventory accuracy from 91.2% to 98.7%</point>
- <point>Supervised 46 (38 soldiers, 8 DA civilians), wrote 9 evaluations per year</point>
- <point>Turned in $7.4M of excess ahead of a brigade reset</point></job>

<job><title>Battalion S4 NCOIC</title>
<employer>2nd Infantry Division</employer>, <place>Camp Humphreys, Republic of Korea</place>
<start>MAY 2017</start> – <end>MAY 2020</end>
- <point>Coordinated rail and sea movement of 214 vehicles, two rotations</point>
- <point>Appointed COR on a $1.9M laundry and dining contract</point></job>

<job><title>Supply Sergeant</title>
<employer>1st Cavalry Division</employer>, <place>Fort Hood, TX</place>
<start>2010</start> – <end>2017</end>, incl. 9 months Kuwait (2014–15)
- <point>Company property book: 1,140 serial-numbered items, 14 of 14 change-of-command inventories clean</point></job>

<job><title>Automated Logistical Specialist</title>
<employer>3rd Infantry Division</employer>, <place>Fort Stewart, GA</place> / Iraq (15 mos.)
<start>2005</start> – <end>2010</end></job>

<h>EDUCATION AND MILITARY SCHOOLS</h>
<edu><degree>B.S.</degree>, <field>Supply Chain Management</field> – <school>American Military University</school>, 96 of 120 hours complete</edu>
<edu><degree>Senior Leader Course</degree> – <school>Army Logistics University, Fort Lee</school>, <end>2018</end></edu>
<cert><cname>Lean Six Sigma Yellow Belt</cname> – <date>2021</date></cert>
<cert><cname>CSCP</cname> – <issuer>ASCM</issuer>, in progress</cert>

<h>AWARDS</h>
<award><title>Meritorious Service Medal</title> (<end>2025</end>)</award>; <award><title>Army Commendation Medal</title> (x4)</award>; <award><title>Iraq Campaign Medal</title> w/ 2 stars</award>

<h>VOLUNTEER</h>
<vol><title>Assistant coach</title>, <employer>Clarksville youth wrestling</employer>, <start>2021</start>–<end>2024</end></vol>
