CURRICULUM VITAE

<name>Dr Nkechi Obiageli Anyadike</name>
MBBS FCAI
GMC <status>7xxx418 (full registration with licence to practise)</status>
MDU member

Tel <phone>07700 900418</phone>
<email>n.anyadike@example.net</email>
<place>Sheffield</place>

<h>CURRENT POST</h>
<job><title>ST6 Anaesthesia</title>, <employer>Rivelin Valley Teaching Hospitals NHS Foundation Trust</employer>, <start>Aug 2023</start> to <end>present</end> (LTFT 80%)
<point>On-call 1:8 resident, obstetrics and general.</point> <point>Currently doing my paediatric block.</point></job>

<h>PREVIOUS POSTS</h>
<job><start>Aug 2021</start> – <end>Aug 2023</end>	<title>ST4–5 Anaesthesia</title>	<employer>Dearne Royal Infirmary</employer>, <place>Barnsley</place></job>
<job><start>Feb 2021</start> – <end>Aug 2021</end>	<title>Clinical Fellow in ICM</title>	<employer>Rivelin Valley Teaching Hospitals</employer> (out of programme, Covid surge)</job>
<job><start>Aug 2018</start> – <end>Feb 2021</end>	<title>CT1–2 Anaesthesia</title>	<employer>South Pennine rotation</employer>, incl. 6 mths maternity leave</job>
<job><start>Aug 2016</start> – <end>Aug 2018</end>	<title>Senior House Officer</title>	<employer>St Finbarr's Regional Hospital</employer>, <place>Cork</place></job>
<job><start>2014</start> – <end>2015</end>	<title>House Officer</title>	<employer>Unity Teaching Hospital</employer>, <place>Enugu, Nigeria</place></job>

<h>QUALIFICATIONS</h>
<edu><degree>MBBS</degree>, <school>University of Nigeria, Enugu Campus</school>, <end>2013</end>, <grade>Distinction in Physiology</grade></edu>
<cert><cname>FCAI</cname>, <issuer>College of Anaesthesiologists of Ireland</issuer>, <date>2022</date></cert>
<cert><cname>Final FRCA written</cname>, passed <date>March 2023</date> (SOE: next sitting)</cert>
<cert><cname>ALS</cname> (instructor), <date>2022</date></cert>
<cert><cname>APLS</cname>, <date>2021</date></cert>
<cert><cname>ATLS</cname>, <date>2019</date>, expired 2023</cert>

<h>CLINICAL EXPERIENCE</h>
Logbook: 2,310 cases, 61% supervised at distance or solo. 214 spinals, 178 epidurals, 96 awake or difficult airways assisted, 22 performed. No cardiac module yet.

<h>AUDIT AND QI</h>
<proj><title>Fascia iliaca block in ED for neck of femur</title>, Barnsley <end>2022</end>: <point>two cycles, block within 1 h rose from 31% to 74%.</point></proj>
<proj><title>Post-dural puncture headache follow-up</title>, <end>2020</end>: <point>single cycle, presented locally.</point></proj>

<h>PUBLICATIONS / PRESENTATIONS</h>
<pub>Anyadike NO, Frost J. <title>A bleeping nuisance: on-call interruptions of the resident anaesthetist.</title> <employer>Letter, Anaesthesia</employer> <end>2022</end></pub>
<pub>Poster, <employer>OAA Annual Meeting</employer>, <end>2020</end>: <title>Category 1 section at night – who does what?</title></pub>

<h>TEACHING</h>
<other>Novice simulation day faculty (3 per year). Primary FRCA viva practice, informal.</other>

<h>MANAGEMENT</h>
<other>Rota co-ordinator for 14 trainees, Aug 2022 to Feb 2023.</other>

<h>INTERESTS</h>
<other>Bell-ringing. Fell running, slowly.</other>

<h>REFEREES</h>
<other>Dr J. Frost, Dr A. Menon: details on request</other>
