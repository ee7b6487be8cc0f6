Hi, pasting my CV into the box as the upload button does not work on my phone.

<name>Shauna McGettigan</name>, <place>Letterkenny</place> originally, <place>Derry</place> these nine years. <phone>07700 900 347</phone>, <email>shauna.mcg@example.org</email>

<h>In work since I was sixteen, here is the list backwards:</h>

<job><title>People Partner</title> (hybrid, 4 days) – Retail & Depots – <employer>Foyle Valley Co-operative</employer>, 38 shops and a mill, about 900 staff – <start>June 2021</start> to <end>present</end>. <point>Look after 11 shop managers and the depot at Campsie. 60-odd ER cases a year, two tribunals, one settled and one won. Wrote the menopause policy; payroll is not mine.</point></job>
<job><title>HR Advisor</title> FTC 18 months, <employer>Western Isles Seafoods (NI)</employer>, <start>Jan 2020</start> – <end>June 2021</end>. <point>Furlough, basically. And right to work checks for 70 Bulgarian and Timorese staff.</point></job>
<job><title>HR Administrator</title>, temping via Grafton, at <employer>Altnagelvin Hospital</employer>, medical staffing, <start>2018</start> – <end>2019</end>.</job>
<job><title>Team Leader</title> (before that <title>agent</title>), <employer>FirstTouch Contact Centre</employer>, Broadband Retentions, <start>2013</start> – <end>2018</end>. <point>14 agents, best save rate on the floor for 2 quarters.</point></job>
<job><title>Lounge girl, then barmaid</title>, <employer>McGettigan's</employer> (Daddy's cousin's), <start>2007</start> – <end>2013</end>, weekends through school and uni.</job>

<h>Exams and that:</h>

<cert><cname>CIPD Level 5</cname> <date>2021</date>, Assoc CIPD.</cert> <cert><cname>CIPD Level 7</cname> with <issuer>Ulster University</issuer>, two of four modules passed, back in <date>September</date>.</cert>
<edu><degree>BA Hons</degree> <field>Sociology with Irish</field>, <school>Magee</school>, <end>2013</end>, <grade>2.2</grade>.</edu> <edu><degree>Leaving Cert</degree>, <school>Loreto</school>, <end>2009</end>, <grade>390 points</grade>.</edu>
<cert><cname>Mediation (Mediators' Institute of Ireland)</cname> 60 hr course, <date>Feb 2023</date>, not yet certified practitioner.</cert>

<h>Systems:</h>
<skills><skill>Cascade</skill> every day, <skill>HRPTS</skill> at the hospital, <skill>Excel</skill> decent, <skill>Power BI</skill> I can read a dashboard but did not build one.</skills>

<h>Bits:</h>
<language>Irish</language> (<level>líofa</level>), <status>full licence</status>, <vol><title>PRO</title> of <employer>Doire Trasna GAC ladies</employer> from <start>2019</start></vol>, <vol><title>lay magistrate</title> (youth court panel), appointed <start>2022</start></vol>.

<other>I have to give 8 weeks. Please don't ring the Co-op yet.</other>

Thanks, Shauna
