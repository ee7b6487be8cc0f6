Mrs <name>Pauline Etheridge</name>
<place>Lowestoft, Suffolk</place>
Tel. <phone>01502 496 0123</phone> (answerphone)     <email>pauline.etheridge@example.org</email>

<h>ABOUT ME</h>
<summary>Reliable, friendly and a demon with a filing backlog. I am coming back to paid
office work after some years of caring and would like something school-hours or
job share to begin with.</summary>

<h>EMPLOYMENT, CARING AND VOLUNTARY WORK (most recent first)</h>

<vol>2 mornings a week, <start>since January 2023</start>
<title>Volunteer receptionist</title>
<employer>Waveney Hospice Shop and Support Centre</employer>
Phones, gift aid forms, diary for three counsellors. <point>I moved the paper diary to
Outlook and nobody has been double booked since.</point></vol>

2014 – 2022
Full time carer to my mother (dementia), Lowestoft
Dealt with continuing healthcare forms, carers' rotas, power of attorney.

<vol><start>2016</start> – <end>2019</end>, <title>Clerk to the allotment society</title> (unpaid), <employer>Normanston Allotments</employer>: <point>minutes, 84
plot rents, waiting list</point></vol>

<job><start>Oct. 2006</start> – <end>March 2014</end>
<title>School Secretary</title> (term time only, 30 hrs)
<employer>Kirkley Cliff Primary School</employer>
<point>Registers on SIMS, dinner money, first aid room, census returns. Three headteachers
and one Ofsted. Trained the clerical apprentice.</point></job>

2001 – 2006
At home with my two sons, during which:
<job>one evening a week: <title>Avon representative</title>, self employed</job>

<job><start>1994</start> – <end>2001</end>
<title>Clerical Officer</title>, Benefits Section, from 1998 <title>Senior Clerical Officer</title>
<employer>Great Yarmouth & District Council</employer>
<point>Typing pool to start with, then overpayments and appeals bundles</point></job>

<job><start>1992</start>-<end>94</end> <title>Y.T.S. Office Junior</title>, <employer>Bloxall Frozen Foods</employer>, Sales Dept.</job>

<h>EDUCATION</h>
<edu><school>Denes High School</school>: <degree>6 GCSEs</degree> A–C (<end>1992</end>)</edu>
<edu><school>Lowestoft College</school>: <degree>RSA II</degree> <field>Typing and Word Processing</field> (<end>1993</end>)</edu>
<edu><school>Learn Direct</school>: <degree>ECDL</degree>, finished <end>2022</end> at the kitchen table</edu>

<h>SKILLS</h>
<skills><skill>Audio typing 65 wpm</skill>; <skill>Word</skill>; <skill>Outlook</skill>; <skill>Excel</skill> (sums and sorting, no macros); <skill>minute taking</skill>;
<skill>SIMS</skill> (old version)</skills>
<cert><cname>Paediatric first aid</cname> expired 2016, happy to renew</cert>. Enhanced <cert><cname>DBS</cname> on update service</cert>.

<h>HOBBIES</h>
<other>Bell ringing, crosswords, grandson.</other>

<h>REFERENCES</h>
<other>Rev. J. Tooley; Mrs A. Kerrison (former Head, Kirkley Cliff)</other>
