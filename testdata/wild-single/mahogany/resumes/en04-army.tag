<name>DARNELL W. PRUITT</name>
<place>Fayetteville, NC 28304</place> * <phone>910.555.0139</phone> * <email>dwpruitt@example.com</email> * <status>Secret clearance (active thru 2027)</status>

<headline>Logistics supervisor coming out of the Army after 12 years</headline>

<h>MILITARY SERVICE (92A / 92Y)</h>

<job><employer>B Co, 407th Brigade Support Battalion, 82nd Airborne Division</employer>
<place>Fort Liberty, NC</place>
<title>Supply Sergeant</title> (SSG, E-6)
<start>JUN 2021</start> - <end>present</end> (terminal leave starts 15 MAR)
- <point>Property book of $18.4M, zero loss on the last two change-of-command inventories</point>
- <point>Rate and counsel 7 soldiers</point>
- <point>Cut backordered parts over 30 days old from 212 to 64 lines (GCSS-Army)</point>
</job>
<job><employer>HHC, 16th Sustainment Brigade</employer>
<place>Baumholder, Germany</place>
<title>Automated Logistical Specialist</title> (SGT, E-5)
<start>FEB 2017</start> - <end>MAY 2021</end>
- <point>Warehouse shift of 5, some of them German local nationals</point>
- <point>Deployed to Poland 9 months: ran the class IX yard out of two tents</point>
</job>
<job><employer>2-27 Infantry "Wolfhounds"</employer>
<place>Schofield Barracks, HI</place>
<title>Supply Clerk</title> (PV2 to SPC)
<start>MAR 2013</start> - <end>JAN 2017</end>
</job>
<h>CIVILIAN, BEFORE I ENLISTED</h>
<job><title>Picker/packer</title>, <employer>Cumberland Fulfillment</employer> 2nd shift through a temp agency <start>2011</start> <end>2013</end></job>
<job><title>Bagger</title>, then <title>stocker</title>, <employer>Food Barn #114</employer> <start>2009</start> <end>2011</end></job>

<h>SCHOOLING</h>
<edu><degree>AAS</degree>, <field>Logistics Management</field>, <school>Central Texas College</school> (distance), <end>2022</end>, GPA <grade>3.4</grade></edu>
<edu><degree>BS</degree> <field>Supply Chain</field> <school>Fayetteville State</school>, 54 of 120 credits, <start>2023</start> - <end>ongoing</end></edu>
<cert>Army: <cname>Advanced Leader Course</cname> (<date>2021</date>), <cname>Basic Airborne</cname> (<date>2017</date>), <cname>HAZMAT 80-hour</cname> (<date>2019</date>, needs refresh)</cert>
<cert>Civilian: <cname>Lean Six Sigma Green Belt</cname>, <issuer>ASQ</issuer> <date>2024</date>; <cname>forklift</cname> (sit down and reach)</cert>
<award><title>Army Commendation Medal</title> (2)</award>
<award><title>Army Achievement Medal</title> (4)</award>

<h>WHAT THAT MEANS IN YOUR WORLD</h>
<skills><skill>inventory control</skill>, <skill>cycle counts</skill>, <skill>warehouse layout</skill>, <skill>GCSS-Army</skill> (SAP based), <skill>Excel pivot tables</skill>, <skill>OSHA walkdowns</skill>, <skill>coaching first line people</skill></skills>
