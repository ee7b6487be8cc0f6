Curriculum Vitae  E. Rennick                                       1 of 2

<name>EILIDH RENNICK</name>
<headline>AMS (General)</headline>
<phone>0491 570 156</phone> | <email>eilidh.rennick@example.net</email> | <place>Paynesville VIC 3880</place>
<status>Permanent resident of Australia since 2023 (UK passport)</status>

<h>REGISTRATION & CHECKS</h>
<cert><cname>ASAR Accredited Medical Sonographer (G)</cname>, since <date>Feb 2020</date></cert>. <cert><cname>WWCC (Vic)</cname>, employee,
to <date>11/2027</date></cert>. <cert><cname>CPR</cname> <date>March 2025</date></cert>. NT (FMF): theory course finished, image
audit still to be submitted.

<h>CLINICAL WORK</h>

<job><employer>Lakes Imaging Partners</employer>, <place>Bairnsdale</place>
<title>Sonographer</title>
<start>Feb 2021</start> – <end>current</end> (4 days)
<point>General lists, 14 to 16 patients a day: morphs, growth scans, leg
dopplers ?DVT, carotids, renals, upper abdo, thyroid, lumps and bumps,
shoulders and other MSK.</point>
<point>Thursday procedure list: set up, consent paperwork and guide the probe
for the radiologist's bursa and hip injections (about 8 a list). I do not
inject.</point>
<point>Buddy to one trainee at a time. Two so far, one has qualified, the other
is in her second year. Logbooks are signed by the chief, not by me.</point>
<point>With the chief, re-wrote the DVT and carotid worksheets; in use at
all 3 sites since Aug 2023.</point></job>

<job><employer>Blueline Locums</employer> (agency)
<title>Locum sonographer</title>, <place>Traralgon and Wangaratta</place>
<start>Mar 2020</start> – <end>Jan 2021</end>
<point>Covered leave in four public and private departments, inpatients and
ED included, mostly single-handed on Saturdays.</point></job>

Curriculum Vitae  E. Rennick                                       2 of 2

<job><employer>Strathallan General Hospital (NHS)</employer>, <place>Scotland</place>
<start>Aug 2012</start> – <end>Dec 2019</end>
<title>Sonographer, band 7</title> (<start>Sept 2016</start> – <end>Dec 2019</end>); before that <title>radiographer, band 5 then 6</title>
<point>Obs and gynae roughly half the week (20-week anomaly, dating, early
pregnancy unit), the remainder abdo, testes, vascular.</point>
<point>Helped collect data for a departmental audit of 212 anomaly scans; results
presented by the lead.</point>
<point>Neonatal hips: watched 10, did 6 under supervision, never signed off.</point></job>

(Jan – Feb 2020 moved hemispheres)

<h>QUALIFICATIONS</h>
<edu><degree>PgDip</degree> <field>Medical Ultrasound</field>, <school>Glasgow Caledonian University</school>, <end>2016</end></edu>, accepted by ASAR
as equivalent
<edu><degree>BSc (Hons)</degree> <field>Diagnostic Imaging</field>, same place → <school>Glasgow Caledonian</school> <end>2012</end></edu>

<h>KIT & SYSTEMS</h>
<skills><skill>GE Logiq E10</skill>, <skill>Philips Epiq</skill>, <skill>Canon Aplio</skill>; <skill>Intelerad</skill> (PACS), <skill>Karisma</skill> (RIS)</skills>

<other>Referees: chief sonographer at Lakes and the agency consultant, details given on request.</other>
