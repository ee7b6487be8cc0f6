<name>MARCUS D. TREVELYAN</name>                                   <place>Bremerton, WA</place>
                                                      <phone>360-555-0155</phone>
<headline>ELECTRICAL MAINTENANCE / FACILITIES</headline>                  <email>mdtrevelyan@example.net</email>

<h>SKILLS</h>                       <h>EXPERIENCE</h>
<skills><skill>480V 3-phase</skill>
<skill>Motor controllers (LVP/LVR)</skill>
<skill>Megger / IR thermography</skill>
<skill>Tag-out program</skill>
<skill>Switchboards</skill>
<skill>Reading one-lines</skill>
<skill>MAXIMO</skill>, <skill>SKED (3-M)</skill></skills>
<h>CLEARANCE</h>
<status>Secret (last investigation 2020)</status>
<h>AWARDS</h>
<award><title>Navy and Marine Corps Commendation Medal</title> (<end>2021</end>)</award>
<award><title>Navy Achievement Medal x3</title></award>
<h>LICENSES</h>
<cert><cname>WA 01 General Journeyman Electrician</cname> (applied, hours approved)</cert>
<cert><cname>OSHA 30</cname></cert>
<cert><cname>EPA 608 Universal</cname></cert>
<h>EDUCATION</h>
<edu><degree>AAS</degree> <field>Industrial Technology</field>, <school>Olympic College</school>, <end>2023</end></edu>
<edu><school>Nuclear Field "A" School</school>, <place>Goose Creek SC</place> - did not complete (<end>2004</end>)</edu>
<edu><school>Electrician's Mate "A" School</school>, <place>Great Lakes IL</place>, <end>2005</end></edu>

<job><employer>U.S. NAVY</employer>                                    <start>Nov 2003</start> - <end>Nov 2023</end>
Retired as <title>Chief Electrician's Mate (EMC/E-7)</title>

<title>Electrical Division Leading Chief Petty Officer</title>, USS RANSOM (DDG 141), <place>Everett</place>     <start>2019</start>-<end>2023</end>
o <point>LCPO of 22 sailors, 2 work centers. 98% PMS accomplishment rate, INSURV 2022 no Cat 1
  electrical discrepancies.</point>
o <point>Ran the availability package for 4 ship service gas turbine generators with the yard; found
  $310K of work we could do ourselves.</point>
o <point>EOOW qualified.</point>

<title>Instructor, Engineering Systems</title>, Surface Combat Training Ctr, <place>San Diego</place>     <start>2016</start>-<end>2019</end>
o <point>1,900 hrs podium, Master Training Specialist. Rewrote the 400Hz module.</point>

<title>Leading Petty Officer (EM1)</title>, USS HALVORSEN (LPD 38), <place>Sasebo, Japan</place>      <start>2011</start>-<end>2016</end>
o <point>Degaussing, cathodic protection, shore power. 14 sailors.</point>
o <point>Two deployments, one typhoon.</point>

<title>Electrician's Mate (EMFN to EM2)</title>, USS CORREGIDOR BAY (LHD 12), <place>Norfolk</place>      <start>2005</start>-<end>2011</end>
o <point>Rewind shop, elevators, flight deck lighting.</point>
</job>
<job><employer>KITSAP PUBLIC FACILITIES DIST.</employer>   <start>Jan 2024</start> to <end>now</end>
<title>Maintenance Electrician II</title> (probation ended July)
o <point>Lighting retrofits, pump stations, generators at 31 sites. Standby every third week.</point>
</job>
<job><employer>Fred's Marine Electric</employer>, <place>Port Orchard</place>  - <title>helper</title>, weekends <start>2022</start>-<end>2023</end></job>

<h>VOLUNTEER</h>: <vol><employer>Sea Cadets</employer>, <title>division officer</title></vol>
