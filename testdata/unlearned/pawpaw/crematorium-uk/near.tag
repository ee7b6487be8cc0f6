<h>APPLICATION FORM – PART B (please complete in black ink)</h>

Surname: Ferreday          First name(s): Colin James
Full name as used at work: <name>Colin Ferreday</name>
Address: <place>3 Lime Kiln Close, Thornwick</place>
Tel: <phone>01632 960219</phone>       Email: <email>colin.ferreday@example.com</email>
Post applied for: <headline>Crematorium Technician (BS/0443)</headline>

<h>B1  PRESENT EMPLOYMENT</h>
<job>Employer: <employer>Hexley District Council, Cemeteries</employer>
Job title: <title>Cemetery Operative (Grade 4)</title>
From: <start>06/2015</start>     To: <end>to date</end>
Main duties:
<point>Excavating, shoring and backfilling graves, about 140 a year, by mini digger and by hand.</point>
<point>Attending burials and ashes interments, meeting bereaved people with dignity and tact, families of all faiths.</point>
<point>Checking identity of coffin nameplate against the burial order at the graveside.</point>
<point>Updating statutory burial records and plot plans on BACAS.</point>
<point>Showing new colleagues the ropes (three since 2018).</point>
<point>Covering chapel attendant at Hexley Crematorium on Saturdays: doors, curtain, Wesley Media music. Not the cremators.</point></job>

<h>B2  PREVIOUS EMPLOYMENT (most recent first)</h>
<job>Employer: <employer>Ferreday Bros Groundworks</employer>
Job title: <title>Groundworker</title>
From: <start>2009</start>     To: <end>2015</end>
Main duties:
<point>Drainage, kerbs, footings; 360 and mini digger.</point></job>
<job>Employer: <employer>Royal Logistic Corps (Army)</employer>
Job title: <title>Driver, Lance Corporal</title>
From: <start>2001</start>     To: <end>2008</end>
Main duties:
<point>Driver and later section second in command; bearer party on nine repatriations.</point></job>

<h>B3  EDUCATION AND QUALIFICATIONS</h>
<edu><school>Hexley High School</school>     <degree>GCSEs</degree> (English C, Maths C)     <end>2000</end></edu>
<cert><cname>CPCS A58 360 excavator, blue card</cname>     <date>2014</date></cert>
<cert><cname>COTS cemetery excavator operations</cname>     <issuer>ICCM</issuer>     <date>2016</date></cert>
<cert><cname>First Aid at Work (3 day)</cname>     <date>2022</date></cert>

<h>B4  DRIVING</h>
<status>Full UK licence: yes (B, C1, C)</status>

<h>B5  STATEMENT IN SUPPORT</h>
<summary>I have nine years in bereavement services and know the cemetery side inside out, including safe manual handling of coffins and statutory record keeping. I have read the FBCA Code of Cremation Practice and what the environmental permit (PG5/2) means for emission limits. I have not operated a cremator yet and would be keen to start the CTTS as soon as you have a place.</summary>

<h>B6  RIGHT TO WORK IN THE UK</h>
<status>British passport</status>
