<name>DESHAWN R. KOWALCZYK</name>
<place>Fayetteville, NC 28303</place>
<phone>910-555-0148</phone> (m)   <email>deshawn.kowalczyk@example.com</email>
<status>Citizenship: U.S.</status>      <status>Veterans' Preference: 10-point</status>     <status>Clearance: Secret (active)</status>

<h>WORK EXPERIENCE</h>

<job><employer>Cape Fear Regional Warehouse Authority</employer>
<place>Fayetteville, NC</place>
<start>06/2022</start> - <end>Present</end>
Salary: $58,400   Hours per week: 40
<title>Safety & Training Coordinator</title>
Supervisor: available upon request   Okay to contact this Supervisor: Yes
<point>Writes and delivers forklift, lockout and fall protection classes for 140 workers
across two shifts.</point> <point>Cut recordable injuries from 11 to 4 in the first year by moving
the pedestrian lanes.</point> <point>Keeps OSHA 300 log.</point></job>

<job><employer>UNITED STATES ARMY</employer>
<place>Fort Liberty, NC</place>
<start>02/2018</start> - <end>05/2022</end>
Hours per week: 60
<title>Platoon Sergeant</title> (SFC/E-7)
<point>Supervised the training, health and welfare of 38 Soldiers.</point> <point>Accounted for $4.1M of
equipment with no loss over three change-of-command inventories.</point> <point>Ran 26 live-fire
ranges as OIC or RSO.</point></job>

<job><employer>UNITED STATES ARMY</employer>
<place>Camp Hovey, Korea</place>
<start>01/2016</start> - <end>02/2018</end>
Hours per week: 60
<title>Squad Leader</title> (SSG/E-6)
<point>Trained a nine-Soldier rifle squad to first place in the battalion stakes.</point>
<point>Additional duty: arms room, unit driver trainer.</point></job>

<job><employer>UNITED STATES ARMY</employer>
<place>Fort Carson, CO</place>
<start>08/2010</start> - <end>01/2016</end>
<title>Team Leader</title> / <title>Rifleman</title>
<point>Deployed twice (Kandahar 2012, Zabul 2014).</point></job>

<job><employer>Piggly Basket Market</employer>
<place>Lumberton, NC</place>
<start>05/2008</start> - <end>07/2010</end>
Hours per week: 25
<title>Stock Clerk</title></job>

<h>EDUCATION</h>
<edu><school>Sandhills Online University</school>, <place>Pinehurst, NC</place>
<degree>Bachelor's Degree</degree> <end>12/2023</end>
GPA: <grade>3.61</grade> of a maximum 4.0
Credits Earned: 121 Semester hours
Major: <field>Occupational Safety</field></edu>

<edu><school>Lumber River High</school>, <place>Lumberton, NC</place>
<degree>High School or equivalent</degree> <end>06/2008</end></edu>

<h>JOB RELATED TRAINING</h>
<cert><cname>OSHA 30 General Industry</cname>, <date>2022</date></cert>; <cert><cname>Advanced Leader Course</cname>, <date>2017</date></cert>; <cert><cname>Combat Lifesaver</cname></cert>;
<cert><cname>Airborne School</cname>, <date>2011</date></cert>; CSP in progress (application filed, no exam date)

<h>LANGUAGE SKILLS</h>
<language>Polish</language>
Spoken: <level>Intermediate</level>    Written: None    Read: Novice

<h>AWARDS</h>
<award><title>Bronze Star Medal</title></award>, <award><title>Army Commendation Medal</title> (4)</award>, <award><title>Expert Infantryman Badge</title></award>
