Curriculum Vitae

<name>Oluwaseun (Seun) Bracewell</name>
HCPC reg. PH1xxxxx
Address: <place>14 Tannery Row, Wakefield WF1</place>
Mob: <phone>07700 900412</phone>
E: <email>s.bracewell@example.org</email>
<status>Full UK driving licence and own car</status>

<h>Personal statement</h>
<summary>I am a Band 6 musculoskeletal physio with a soft spot for persistent pain and for
patients other people have given up on. I would like a post with more injection
therapy and less waiting list management.</summary>

<h>Career to date</h>

<job><employer>Calder Vale NHS Trust</employer>, <place>Wakefield</place>
<start>Sept 2018</start> – <end>date</end>

<title>Specialist Physiotherapist</title>, MSK OPD (Band 6, 0.8 WTE), <start>Apr 2021</start> – <end>date</end>
•	<point>Own caseload of roughly 55 follow-ups and 12 new patients a week across two sites</point>
•	<point>Started a shoulder class with the hand OTs; DNA rate fell from 19% to 11%</point>
•	<point>Educator for 2 final-year students each spring</point>
•	<point>Shadowing the injection clinic (not yet signed off)</point>

<title>Rotational Physiotherapist</title> (Band 5), <start>Sept 2018</start> – <end>Apr 2021</end>
•	<point>Six-month rotations: T&O ward, respiratory, stroke rehab, community, MSK</point>
•	<point>Redeployed to ICU proning team March–June 2020</point>
•	<point>On-call respiratory rota 1:9</point>
</job>

<job><employer>Rothwell Trinity RLFC</employer> (amateur rugby league)
<title>Match-day physio</title>, sessional, <start>2019</start> – <end>2022</end>
•	<point>Pitch-side cover, concussion protocol, strapping</point>
</job>

<job><employer>Sunnyhurst Residential Home</employer>, <place>Ossett</place>
<title>Care Assistant</title> (bank, part-time) whilst at university, <start>2015</start> – <end>2018</end>
</job>

<h>Education and professional development</h>
<edu><start>2015</start>–<end>18</end>  <degree>BSc (Hons)</degree> <field>Physiotherapy</field>, <school>University of Bradford</school>, <grade>2:1</grade></edu>
<edu><start>2013</start>–<end>15</end>  <degree>A levels</degree>: Biology (B), PE (A), Psychology (B), <school>Outwood Sixth Form</school></edu>
<cert><cname>Acupuncture Foundation Course</cname> (<issuer>AACP</issuer>, <date>2022</date>)</cert>
<cert><cname>Immediate Care in Sport Level 2</cname>, <date>2019</date>, lapsed</cert>
Currently half way through: <edu><degree>PgCert</degree> <field>Advanced MSK Practice</field>, <school>Sheffield Hallam</school>, due <end>July 2025</end></edu>

<h>Systems and skills</h>
<skills><skill>SystmOne</skill>, <skill>PhysiTrack</skill>, <skill>manual therapy</skill>, <skill>exercise prescription</skill>, <skill>graded exposure</skill>,
<skill>gym-based rehab</skill>, <skill>acupuncture</skill></skills>

<h>Interests</h>
<other>Fell running, allotment, failed sourdough.</other>

<h>Referees</h>
<other>Available on request from my Team Lead and from Dr N. Haworth, Course Leader.</other>
