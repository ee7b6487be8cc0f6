Last Updated on 4th March 2025

<name>Shanice Abernethy</name>
<link>https://shanice-abernethy.example.org</link>
<email>s.abernethy@example.org</email> | <phone>615.555.0133</phone>

<h>EDUCATION</h>
<edu><school>CUMBERLAND RIDGE UNIVERSITY</school>
<degree>BSN</degree> in <field>Nursing</field>
<end>May 2018</end> | <place>Cookeville, TN</place>
<grade>Cum. GPA: 3.7 / 4.0</grade></edu>
<edu><school>WILSON COUNTY HIGH</school>
Grad. <end>May 2014</end> | <place>Lebanon, TN</place></edu>

<h>LICENSURE</h>
<cert><cname>RN, Tennessee (multistate)</cname></cert>
<cert><cname>CCRN</cname> | <date>2022</date></cert>
<cert><cname>ACLS</cname></cert>, <cert><cname>BLS</cname></cert>, <cert><cname>NIHSS</cname></cert>

<h>COURSEWORK</h>
CURRENT (MSN, part time)
Advanced Pathophysiology
Health Policy
PAST
Pharmacology
Community Health
Statistics

<h>SKILLS</h>
<skills><group>CLINICAL</group>
<skill>CRRT</skill>
<skill>Arterial lines</skill> • <skill>Ventilator care</skill>
<skill>Post-op cardiac</skill>
<group>CHARTING</group>
<skill>Epic</skill> • <skill>Cerner</skill>
<group>FAMILIAR:</group>
<skill>ECMO</skill> (class only)</skills>

<h>EXPERIENCE</h>
<job><employer>STONES RIVER MEDICAL CENTER</employer> | <title>Senior Staff Nurse, Cardiac ICU</title>
<start>Jan 2022</start> – <end>Present</end> | <place>Murfreesboro, TN</place>
• <point>1:1 and 1:2 assignments, fresh hearts, balloon pumps, CRRT</point>
• <point>Charge nurse relief, roughly two shifts a month</point>
• <point>Precepted 7 new graduates; all 7 stayed past their first year</point>
• <point>Sat on the falls committee; our unit went 212 days without an injury fall</point></job>

<job><employer>STONES RIVER MEDICAL CENTER</employer> | <title>Staff Nurse, Step-Down</title>
<start>July 2018</start> – <end>Dec 2021</end> | <place>Murfreesboro, TN</place>
• <point>4:1 telemetry, nights</point>
• <point>Floated to the COVID unit April 2020 through February 2021</point></job>

<job><employer>MAPLE GROVE COMMONS</employer> | <title>Certified Nursing Assistant</title>
<start>Summer 2015</start> – <end>May 2018</end> | <place>Lebanon, TN</place>
• <point>Weekend doubles on the memory care hall while in school</point></job>

<h>PROJECTS</h>
<proj><title>TUBE-LABEL AUDIT</title>
<point>Counted unlabeled IV lines for six weeks, wrote a one-page fix with the unit educator, recount showed
3 of 140 unlabeled (was 41).</point></proj>

<h>AWARDS</h>
<award><end>2023</end>     <title>DAISY Award nominee</title></award>
<award><end>2018</end>     <title>Clinical Excellence</title>     <employer>Cumberland Ridge School of Nursing</employer></award>

<h>SOCIETIES</h>
<other>2019   American Association of Critical-Care Nurses</other>
<other>2016   Student Nurses' Association</other>
