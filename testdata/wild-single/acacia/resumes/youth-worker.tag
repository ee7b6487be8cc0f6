# <name>Deshawn Abernathy-Liu</name>

[Page](<link>https://deshawn.example.org</link>) · <place>Tacoma, WA</place>

---

## <h>Summary</h>

> <summary>MSW student and former group home night staff. Interested in transition-age youth, housing, and systems that answer the phone.</summary>

---

## <h>Education</h>

<edu>## <school>University of Washington Tacoma</school> (<place>Tacoma, WA</place>)  
**<degree>M.S.W.</degree> <field>Social Work</field>** (Expected **<end>June 2026</end>**)  
Relevant areas: trauma-informed practice, child welfare policy, group work</edu>

<edu>## <school>Pierce College</school>
**<degree>A.A.</degree>** (<end>2017</end>)</edu>, then <edu><degree>B.A.</degree> <field>Psychology</field> at <school>Evergreen State</school> (<end>2021</end>)</edu>

---

## <h>Work Experience</h>

<job>## <employer>Pierce County Juvenile Court</employer>  
**<title>MSW Practicum Student, Probation</title>** (<start>September 2024</start> – <end>Present</end>)  
- <point>Sit in on intakes, write social histories (supervised), 16 h/week.</point>  

</job><job>## <employer>Lighthouse Row Youth Homes</employer>  
**<title>Residential Counselor II</title>** (<start>June 2021</start> – <end>August 2024</end>)  
- <point>Five beds, ages 13-17, awake overnight at first, swing shift later.</point>  
- <point>Medication pass, incident reports, a lot of pancakes.</point>
- <point>Trained in de-escalation; no restraint in my last 18 months.</point>

</job><job>## <employer>Lighthouse Row Youth Homes</employer>  
**<title>On-Call Staff</title>** (<start>October 2019</start> – <end>June 2021</end>)  
- <point>Filled shifts at three houses around classes.</point>  

</job><job>## <employer>Big Pine Lanes</employer>  
**<title>Employee</title>** (<start>June 2016</start> – <end>June 2019</end>)  
- <point>Shoes, snack bar, birthday parties.</point>

</job>---

## <h>Leadership & Involvement</h>

<vol>## <employer>NASW</employer> <title>Student Member</title>
- (<start>September 2024</start> - <end>Present</end></vol>

<vol>## <employer>Hilltop Rec League</employer>  
**<title>Coach, U-12 Basketball</title> / Volunteer** (<start>January 2018</start> – <end>Present</end>)  
- <point>Two practices a week, rides home when needed.</point></vol>

<award>## <title>Passport to Careers Scholarship</title>  
**Scholar** (<start>2015</start> – <end>2019</end>)
- <point>State support for students from foster care.</point></award>

---

## <h>Skills</h>

<skills>- **<group>Practice</group>:** <skill>Motivational interviewing</skill>, <skill>safety planning</skill>, <skill>case notes (DAP)</skill>, <skill>CANS</skill> (certified 2023)  
- **<group>Software/Tools</group>:** <skill>Apricot</skill>, <skill>HMIS</skill>, <skill>Google Sheets</skill>
- **<group>Other</group>:** <skill>Patience</skill>, <skill>punctuality</skill>, <skill>15-passenger van</skill></skills>

---

## <h>Links</h>

- Page: <link>https://deshawn.example.org</link>
- Mail: <email>deshawn.al@example.org</email>

---

## <h>List</h>

- MSW student (UWT)
- Group home experience (5 years total)
- Background check clear, WA license
