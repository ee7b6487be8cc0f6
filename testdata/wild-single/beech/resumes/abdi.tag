<name>Abdirahman Hassan Jama (Dheere)</name>
<place>Hargeisa</place>  tel <phone>+252 63 455 5182</phone>  mail <email>abdirahman.jama.ph@example.org</email>
<headline>Public Health Officer</headline>

<h>Work Experience</h>

<job>Working as <title>Health & Nutrition Field Coordinator</title> at <employer>Nomad Relief Network</employer>, <place>Togdheer region</place> from <start>10th January 2022</start> to <end>the present</end>. In this position <point>I run 6 mobile teams (each 1 nurse, 1 midwife, 1 screener)</point>, <point>plan outreach sites together with the regional MoH</point>, <point>check OTP registers and DHIS2 entry weekly</point> and <point>write the donor sitrep in English and Somali</point>.</job>

<job>Worked as <title>EPI Supervisor</title> at <employer>Ministry of Health Development, Somaliland</employer>, <place>Burao</place> from <start>2018</start> to <end>December 2021</end>, on incentive paid by a UN agency. <point>Cold chain check in 22 MCH centres.</point> <point>Supervised polio campaign rounds (SNID) as district team leader, 4 rounds.</point></job>

<job>Worked as <title>Lecturer (part time)</title> at <employer>Beder Hills University</employer> from <start>2017</start> to <end>2020</end>. <point>Taught Epidemiology and Biostatistics I, 3 hrs/week.</point></job>

<job>Worked as <title>Ward Nurse</title> at <employer>Burao General Hospital</employer> from <start>June 2014</start> to <end>Dec. 2017</end>, <point>paediatric and stabilisation centre</point>.</job>

<job>Worked as <title>Enumerator</title> at <employer>Horn Data Collection & Research</employer> from <start>Feb</start> to <end>April 2014</end>.</job>

<h>Education Background</h>

<edu><degree>Master</degree> of <field>Public Health</field> at <school>Amoud University</school>, <place>Borama</place>, from <start>2018</start> to <end>2020</end>.</edu>
<edu><degree>Bachelor</degree> of <field>Nursing</field> at <school>University of Burao</school> from <start>2010</start> to <end>2014</end>, <grade>very good</grade>.</edu>
<edu><degree>Secondary</degree> at <school>Sheekh Bashir School</school>, completed <end>2009</end>.</edu>

<h>Trainings</h>

<cert>Training on <cname>IMAM / CMAM</cname> given by <issuer>UNICEF & MoHD</issuer> 5 days <date>2022</date></cert>
<cert>Training on <cname>DHIS2 level 1</cname> <date>2019</date></cert>
<cert>Training on <cname>Safeguarding and PSEA</cname> online <date>2023</date></cert>

<h>Skill and language</h>

<skills>I am good in <skill>SPSS</skill>, <skill>Kobo</skill>, <skill>Ms Office</skill>, <skill>report writing</skill>, <skill>team management</skill> and I have begun with <skill>Stata</skill>.</skills>
I speak <language>Somali</language> as <level>mother tongue</level>, <language>English</language> <level>fluent</level> and <language>Arabic</language> <level>intermediate</level>.

<h>Reference</h>

<other>Dr. Hodan Warsame, Regional Medical Officer, hodan.w@example.org</other>
<other>Mr. Mustafe Ali, Dean, Beder Hills University</other>
