<name>Niamh Corrigan-Bell</name>
<headline>HCPC registered physiotherapist</headline>
<place>Stockport SK4</place> / <phone>07700 900 418</phone> / <email>niamh.cb@example.org</email>

<h>Where I am now</h>
<job><title>Physio</title>, MSK OPD (Band 6, perm., 30 hrs) – <employer>Tameside Vale NHS Foundation Trust</employer>, <start>Oct 2021</start> to <end>date</end>
<point>Own list of 11 to 13 new and follow-up patients a day, mostly backs, shoulders and post-op knees.</point>
<point>Run the Tuesday evening ACL class with one technical instructor.</point>
<point>Supervise 2nd and 3rd year students, four so far.</point>
</job>
<h>Rotations (Band 5)</h>
<job><employer>Royal Pennine Hospital</employer>, <place>Oldham</place> – <title>Rotational Physiotherapist</title> – <start>Aug 2018</start> to <end>Sept 2021</end>
<point>6 months each: respiratory / ITU, stroke unit, elective ortho, community falls team, MSK. During Covid redeployed to ITU proning team for 14 weeks (not by choice, but I would not have missed it).</point>
</job>
<h>Before that</h>
<job><title>Physio Assistant</title> (bank, Band 3), Ward F4 Elderly Care, <employer>Royal Pennine Hospital</employer>, summers <start>2016</start> and <end>2017</end>
</job>
<job><title>Sports massage</title>, <employer>Heaton Moor RUFC</employer> 1st XV, match days only, unpaid, <start>2015</start>–<end>18</end>
</job>

<h>Studied</h>
<edu><degree>BSc (Hons)</degree> <field>Physiotherapy</field>, <grade>2:1</grade>, <school>Manchester Metropolitan University</school>, <start>2015</start>-<end>2018</end></edu>
<edu>A levels <field>Biology, PE, Psychology</field> (<grade>B B A</grade>) <school>Aquinas College</school> <end>2015</end></edu>

<h>Courses & bits of paper</h>
<cert><cname>AACP Acupuncture Foundation</cname>, <date>2022</date></cert>
<cert><cname>Injection therapy for MSK</cname> – <issuer>University of Salford</issuer>, module 1 of 2 done <date>March 2024</date>, second one booked</cert>
<cert><cname>ILS</cname> (<issuer>Resus Council UK</issuer>) exp. <date>11/2025</date></cert>
<status>HCPC PH118 (reg. no. on request), CSP member</status>
<status>Full clean driving licence, own car</status>

<h>Good at</h>
<skills>I am confident with <skill>manual therapy</skill>, <skill>exercise prescription</skill> and <skill>shockwave</skill>, and know my way round <skill>SystmOne</skill>, <skill>EMIS</skill> and <skill>PhysiTrack</skill>. Less so with <skill>diagnostic ultrasound</skill>, I have watched about 20.</skills>

<other>Refs: my team lead, and the ortho ESP at RPH, both happy to be rung.</other>
