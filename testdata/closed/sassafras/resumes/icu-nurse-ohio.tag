<name>Marguerite "Maggie" Olszak</name>, RN, BSN, CCRN
<place>Parma, Ohio 44129</place>  ●  <phone>(440) 555-0138</phone>  ●  <email>maggie.olszak@example.org</email>

<h>LICENSES / CERTIFICATIONS</h>
<cert><cname>Registered Nurse</cname>, <issuer>State of Ohio</issuer>, multistate (NLC)	exp. <date>10/2027</date></cert>
<cert><cname>CCRN (Adult)</cname>, <issuer>AACN</issuer>	<date>2019</date>, renewed twice</cert>
<cert><cname>ACLS</cname></cert>, <cert><cname>BLS</cname></cert>, <cert><cname>NIHSS</cname></cert>	current

<h>NURSING EXPERIENCE</h>

<job><employer>Cuyahoga Lakefront Medical Center</employer>, <place>Cleveland, OH</place>	<start>08/2016</start> – <end>Present</end>
Level I Trauma Center, 680 beds
<title>Charge Nurse, SICU</title> (rotating, since 02/2021)
<title>Staff Nurse, SICU</title> (nocs)
	▪	<point>1:1–1:2 ratio, 24-bed surgical/trauma ICU; CRRT, IABP, open abdomens, fresh hearts overflow</point>
	▪	<point>Charge 2–3 shifts/pay period: bed flow, rapid response, assignments for 14–16 RNs</point>
	▪	<point>Precepted 11 new grads and 3 travelers</point>
	▪	<point>CLABSI champion for the unit; 409 days without one as of last October</point></job>

<job><employer>St. Wendelin Hospital</employer>, <place>Lorain, OH</place>	<start>07/2013</start> – <end>08/2016</end>
<title>RN, Med-Surg/Tele</title>
	▪	<point>5–6 pts, 32-bed step-down, float to ED holds</point>
	▪	<point>Super user for the Meditech to Epic switch</point></job>

<job><employer>St. Wendelin Hospital</employer>, <place>Lorain, OH</place>	<start>2011</start> – <end>2013</end>
<title>Patient Care Nursing Assistant</title> (PRN while in school)</job>

<h>EDUCATION</h>
<edu><degree>MSN</degree>, <field>Adult-Gero Acute Care NP</field>	in progress, expected <end>May 2026</end>
<school>Ursuline College</school>, Pepper Pike, OH	(27 of 42 credits done)</edu>
<edu><degree>BSN</degree>	<end>2013</end>
<school>Cleveland State University</school>, <grade>cum laude</grade></edu>

<h>SKILLS</h>
<skills><skill>Epic</skill>   <skill>Meditech</skill>   <skill>Prismaflex</skill>   <skill>Arterial lines / PA catheters</skill>   <skill>Ventilator mgmt</skill>   <skill>Massive transfusion protocol</skill>
<skill>Omnicell</skill>   <skill>Vigileo/FloTrac</skill></skills>

<h>MEMBERSHIPS & COMMITTEES</h>
<other>AACN, Lake Erie chapter (treasurer 2020–22)</other>
<other>Shared governance council, SICU rep</other>

<h>COMMUNITY</h>
<vol><title>First aid tent volunteer</title>, <employer>Cleveland half marathon</employer>, each May</vol>

<other>References furnished upon request.</other>
