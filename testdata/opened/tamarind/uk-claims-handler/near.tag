<name>Shanelle Adeyinka-Frost</name>
<headline>Claims Handler – Technical</headline>
<place>Norwich NR3</place> · <phone>07700 900226</phone> · <email>shanelle.af@example.com</email>

<h>Profile</h>
<summary>Technical claims handler with seven years in motor claims, from first notification to settlement. Disciplined on reserving, experienced in negotiating settlements and subrogation, and comfortable with ICOBS 8, Consumer Duty and complaint handling. Now looking to move into property claims.</summary>

<h>Career</h>

<job><title>Senior Motor Claims Handler</title>, <employer>Ardleigh Insurance</employer>, <place>Norwich</place>
<start>Feb 2020</start> – <end>present</end>
<point>Run 110 open motor damage and credit hire files from first notification to settlement, authority £25,000.</point> <point>Check cover and apply policy wordings; set and review reserves monthly.</point> <point>Instruct engineers and repairers, negotiate settlements with policyholders and third-party insurers.</point> <point>Identify fraud indicators and refer to SIU (31 referrals, £190,000 saved in 2024).</point> <point>Pursue subrogation and recoveries against at-fault insurers.</point> <point>Complaint handling up to final response letter.</point> <point>Covered the household desk for three weeks during the February 2022 storms, logging first notifications of escape of water and flood claims.</point></job>

<job><title>Motor Claims Handler</title>, <employer>Ardleigh Insurance</employer>, <place>Norwich</place>
<start>Jan 2018</start> – <end>Jan 2020</end>
<point>Handled fault and non-fault accident claims up to £5,000.</point> <point>Tester for Guidewire ClaimCenter migration.</point></job>

<h>Qualifications</h>
<cert><cname>Cert CII</cname> – <date>2019</date></cert>
<cert><cname>Dip CII</cname> – <date>2023</date></cert>
<edu><degree>BA (Hons)</degree> <field>Business Management</field>, <school>University of East Anglia</school>, <end>2017</end></edu>

<h>Skills</h>
<skills><skill>Guidewire ClaimCenter</skill>, <skill>reserving</skill>, <skill>ICOBS 8</skill>, <skill>Consumer Duty</skill>, <skill>subrogation</skill>, <skill>complaint handling</skill>, <skill>fraud indicators</skill></skills>

British citizen, <status>right to work in the UK</status>.
