<name>ANDRE "DRE" WINTERHALTER</name>, SFC, U.S. Army (Ret. eff. 30 SEP 2024)
<place>Killeen, TX 76542</place> • <phone>254.555.0181</phone> • <email>andre.winterhalter@example.com</email>
<status>Active Secret clearance (adjudicated 2021)</status> • Open to relocation • Available 1 Oct 2024 (terminal leave)

<headline>LOGISTICS & FLEET MAINTENANCE MANAGER</headline>
<summary>Twenty years of keeping trucks rolling and people safe. Led up to 41 Soldiers, accountable
for $38M of property with zero loss at the last three change-of-command inventories.</summary>

<h>CORE COMPETENCIES</h>
<skills><skill>Fleet Maintenance</skill> | <skill>GCSS-Army</skill> | <skill>Property Accountability</skill> | <skill>HAZMAT Handling</skill> | <skill>Risk Management</skill>
<skill>Shop Scheduling</skill> | <skill>Instruction</skill> | <skill>Microsoft Excel</skill></skills>

<h>MILITARY EXPERIENCE</h>

<job><employer>UNITED STATES ARMY</employer>, various locations                         <start>AUG 2004</start> – <end>SEP 2024</end>

<title>Motor Sergeant / Maintenance Control Supervisor</title> (91X40), <place>Fort Cavazos, TX</place>      [2019–2024]
+ <point>Ran the maintenance program of 148 wheeled vehicles and 61 generators; operational
  readiness rate from 84% to 93% in 14 months (brigade average 88%).</point>
+ <point>Managed a $1.9M Class IX parts budget in GCSS-Army.</point>
+ <point>Rated by two commanders as "most qualified"; supervised 4 NCOs directly, 37 through them.</point>

<title>Instructor / Writer</title>, <place>Fort Gregg-Adams, VA</place>      [2015–2019]
+ <point>Taught 22 iterations of the wheeled vehicle mechanic course, 640 students, 96% pass.</point>
+ <point>Rewrote the brake systems module with a civilian contractor.</point>

<title>Squad Leader, Recovery</title>, <place>Joint Base Lewis-McChord, WA</place>; deployed to Afghanistan 2011–12      [2009–2015]
+ <point>63 recovery missions without a lost-time injury.</point>

<title>Wheeled Vehicle Mechanic (91B)</title>, <place>Schweinfurt, Germany</place>; deployed to Iraq      [2004–2009]</job>

<h>CIVILIAN INTERNSHIP</h>
<job><title>Fleet Manager Fellow</title> (DoD SkillBridge), <employer>Brazos Bend Transit Lines</employer>, <place>Temple, TX</place>      <start>JUN 2024</start> – <end>SEP 2024</end>
+ <point>Shadowed the fleet director; built the preventive-maintenance calendar for 52 buses.</point></job>

<h>EDUCATION & MILITARY SCHOOLS</h>
<edu><degree>A.A.S.</degree>, <field>Applied Technology</field>, <school>Central Texas College</school>, <end>2016</end></edu>
<edu><degree>B.S.</degree>, <field>Supply Chain Management</field>, <school>Prairie Gate University</school> (online), 78 of 120 credits, expected <end>2026</end></edu>
<cert><cname>Senior Leader Course</cname>, <date>2018</date></cert> • <cert><cname>Advanced Leader Course</cname>, <date>2013</date></cert> • <cert><cname>Army Basic Instructor Course</cname>, <date>2015</date></cert>

<h>CERTIFICATIONS</h>
<cert><cname>ASE T4 Brakes</cname></cert> • <cert><cname>ASE T8 Preventive Maintenance</cname></cert> • <cert><cname>OSHA 30 General Industry</cname> (<date>2023</date>)</cert>

<h>AWARDS</h>
<award><title>Meritorious Service Medal</title></award>; <award><title>Bronze Star Medal</title></award>; <award><title>Army Commendation Medal (4)</title></award>
