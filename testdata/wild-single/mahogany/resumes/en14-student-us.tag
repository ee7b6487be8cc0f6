<name>Kaylee Tran</name>
<email>kaylee.tran@example.org</email> • <phone>(714) 555-0190</phone> • <place>Westminster, CA</place> • <link>github.example.com/kayleetran</link>

<h>Education</h>
<edu><school>California State University, Fullerton</school>                                          expected <end>May 2026</end>
<degree>B.S.</degree> <field>Kinesiology</field>, minor in Spanish                                  GPA: <grade>3.62</grade>
Relevant courses: Biomechanics, Motor Control, Adapted PE, Stats</edu>
<edu><school>Golden West College</school>, transfer AA (IGETC)                                        <start>2021</start> - <end>2023</end></edu>

<h>What I've done for money</h>
* <job><title>PT Aide</title>, outpatient ortho (per diem) - <employer>Beachside Rehab & Wellness</employer>. <point>Set up e-stim, wiped down tables, walked patients through home programs the PT wrote.</point> <start>Aug 2024</start> - <end>now</end></job>
* <job><title>Shift lead</title>, <employer>Boba Republic</employer> (mall kiosk, Westminster). <point>Opened 5am weekends; counted 2 drawers; trained 6 people.</point> <start>2022</start>-<end>2024</end></job>
* <job><title>Cashier/everything</title>, <employer>Mom & Dad's nail salon</employer>, <start>since I was 14</start></job>
* <job><title>Summer camp counselor</title>, Pods 3 & 4, <employer>City of Garden Grove</employer> Community Services, seasonal, <start>Jun</start>-<end>Aug 2021</end></job>
<h>What I've done for free</h>
* <vol><title>Volunteer</title>, ED transport - <employer>Orange Crest Medical Center</employer>. <point>122 hrs.</point> <end>2023</end></vol>
* <vol><title>Fundraising chair</title>, <employer>Vietnamese Student Association</employer>, <start>Fall 2024</start> - <end>Spring 2025</end>. <point>$4,300 from two banh mi sales</point></vol>
* <vol><title>Shadowing</title> 40 hrs inpatient PT w/ Dr. Lam, DPT</vol>

<h>Class project</h>
<proj><title>"Does kinesio tape do anything?"</title> (team of 4, I did the stats) <point>23 participants, single leg hop, no significant difference, got an A anyway</point></proj>

<h>Certs</h>
<cert><cname>BLS</cname>, <issuer>AHA</issuer>, <date>01/2027</date></cert>
<cert><cname>NASM-CPT</cname> (studying, test in <date>June</date>)</cert>

<h>Skills</h>
<skills><skill>goniometry</skill>      <skill>gait training</skill> (observed)     <skill>WebPT</skill>
<skill>SPSS</skill>            <skill>Google Sheets</skill>                <skill>Canva</skill></skills>
<h>Languages</h>
<language>Vietnamese</language> - <level>heritage speaker</level>; <language>Spanish</language> - <level>intermediate, good enough to count reps</level>

<award><title>Dean's list</title> <end>F23, S24</end></award>
<status>Authorized to work, no sponsorship needed</status>
