<name>Kaylee Tran-Whitaker</name>
<email>ktranw@example.org</email> · <phone>(541) 555-0127</phone> · <link>linkedin.com/in/kayleetw-example</link>
School: 212 Kincaid St #4, Eugene OR 97401      Home: 90 Mirror Pond Way, Bend OR 97703

<h>Education</h>
<edu><school>University of Oregon</school>, <place>Eugene</place>. <degree>Bachelor of Science</degree>, <field>Human Physiology</field>, expected <end>June 2026</end>. Minor: <field>Spanish</field>
GPA <grade>3.62</grade> (major <grade>3.74</grade>), Dean's List 5 of 8 terms
<point>Relevant coursework: Anatomy I–III with cadaver lab, Exercise Physiology, Biomechanics,
Organic Chemistry, Statistics (R), Medical Spanish</point></edu>
<edu><school>Summit High School</school>, <place>Bend, OR</place>, <end>2022</end>. <degree>IB Diploma</degree></edu>

<h>Research</h>
<job><title>Undergraduate Research Assistant</title>, <employer>Muscle & Fatigue Lab (PI: Dr. R. Ostrander)</employer>
<start>Sept. 2024</start> – <end>present</end>, 8 hrs/wk for credit
- <point>Prep EMG electrodes and run treadmill protocols for 27 participants so far</point>
- <point>Clean data in R; second author on a poster, results not yet published</point></job>

<h>Work</h>
<job><title>Lifeguard</title>, then <title>Head Guard</title>, <employer>Juniper Swim & Fitness</employer>, <place>Bend</place>    Summers <start>2020</start>, 2021, 2022, <end>2023</end>
- <point>12 guards per shift, opening checks, chemical log; 3 assists and 1 spinal</point></job>
<job><title>Barista</title>, <employer>Duck Store Café</employer>    <start>10/2022</start> – <end>6/2024</end>, 12 hrs/week</job>
<job><title>Learning Assistant</title>, General Biology (BI 211)    <start>Jan</start> – <end>June 2024</end>
<employer>UO Department of Biology</employer></job>

<h>Activities</h>
<vol><employer>Women's Club Rugby</employer>: <title>treasurer</title> <start>2024</start>-<end>25</end>. <point>Managed a $9,400 budget and travel to 7 away matches</point></vol>
<vol><employer>Pre-PT Association</employer>, <title>member</title> since <start>2023</start></vol>
<vol><employer>Volunteers in Medicine Clinic</employer>, <title>intake interpreter (Spanish)</title>, 64 hours</vol>
<vol><title>PT shadowing</title>: <employer>Willamette Spine & Sport</employer>, 110 hours outpatient ortho, 22 hours inpatient rehab</vol>

<h>Awards</h>
<award><title>Summit Scholarship</title> (renewable, 4 yrs)</award> | <award><title>Club Sports Sportsmanship Award</title>, <end>2024</end></award>

<h>Certs & skills</h>
<cert><cname>American Red Cross Lifeguarding/First Aid/CPR/AED</cname> (exp. <date>5/2026</date>)</cert> | <cert><cname>CITI Human Subjects</cname></cert>
<skills><skill>R</skill>, <skill>Delsys EMG</skill>, <skill>goniometry</skill>, <skill>Canva</skill></skills>, <language>Spanish</language> (<level>B2</level>), <language>Vietnamese</language> (<level>understand, speak a little</level>)
