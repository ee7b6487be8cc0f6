<name>CORDELL J. MABRY-STRAND</name>
<headline>LOGISTICS OPERATIONS | MOTOR TRANSPORT | SECRET CLEARANCE (ACTIVE THRU 2027)</headline>
<place>Killeen, TX (relocating to Tulsa, OK)</place> ▪ <phone>(254) 555-0166</phone> ▪ <email>cj.mabrystrand@example.com</email>
______________________________________________________________________________

<summary>Transitioning Army Sergeant First Class (88M/88Z) with 20 yrs of moving people and heavy
things where they needed to be. SkillBridge eligible 01 SEP; terminal leave NOV.</summary>

<h>CORE COMPETENCIES</h>
<skills><skill>Convoy Planning</skill>         <skill>Fleet Maintenance (GCSS-Army)</skill>     <skill>HAZMAT Certification of Loads</skill>
<skill>Property Accountability</skill>    <skill>DOT Compliance</skill>                      <skill>Driver Training</skill></skills>

<h>PROFESSIONAL EXPERIENCE</h>
<job><employer>UNITED STATES ARMY</employer>                                                06/2005 – Present
Various locations incl. Fort Cavazos TX, Kuwait, Poland

<title>Truckmaster / Platoon Sergeant</title>, 3rd "Ox" Transportation Co, <place>Fort Cavazos, TX</place> (<start>2020</start>-<end>Present</end>)
▪ <point>Senior enlisted leader of 61 Soldiers and 48 PLS/LHS trucks worth $29.6M; 94% operational readiness vs 90% goal</point>
▪ <point>Zero loss of property in 2 change-of-command inventories</point>
▪ <point>Planned the rail load of 212 vehicles to Poland in 6 days (9 planned)</point>

<title>Squad Leader</title>, same regiment, <place>Powidz, Poland</place> & <place>Camp Arifjan, Kuwait</place> (<start>2013</start>-<end>2020</end>)
▪ <point>Led 11-Soldier squad on 73 line-haul missions, 88,000 miles, no reportable accidents</point>

<title>Motor Transport Operator</title> (<start>2005</start>-<end>2013</end>)
▪ <point>Two tours OIF: HET and M915 driver; master driver badge</point>
</job>
<job><title>Warehouse Associate (pre-service)</title>, <employer>Sooner Tire Depot</employer>, <place>Muskogee OK</place>                 <start>2003</start> – <end>2005</end></job>

<h>EDUCATION & MILITARY SCHOOLING</h>
<edu><degree>A.A.S.</degree>, <field>Applied Logistics</field>, <school>Central Bluestem College</school> (online), <end>2019</end></edu>
<edu><degree>B.S.</degree>, <field>Supply Chain Mgmt</field>, <school>Central Bluestem College</school>, 87 of 120 credits, <end>in progress</end></edu>
<cert><cname>Senior Leader Course</cname>, <date>2018</date></cert> ▪ <cert><cname>Unit Movement Officer Course</cname>, <date>2016</date></cert> ▪ <cert><cname>CDL-A w/ HAZMAT, Tanker (Texas)</cname></cert>

<h>AWARDS</h>
<award><title>Meritorious Service Medal</title></award>, <award><title>Army Commendation Medal (4)</title></award>, <award><title>Driver & Mechanic Badge</title></award>
