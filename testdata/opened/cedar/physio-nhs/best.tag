<h>PERSONAL DETAILS</h>
Name:  <name>Rhiannon Ashworth-Pell</name>
Address:  <place>14 Kell Lane, Sowerby Bridge</place>
Mobile:  <phone>07700 900 418</phone>
Email:  <email>r.ashworthpell@example.org</email>
<cert><cname>HCPC</cname>: PH 118342 (on the register since <date>August 2019</date>)</cert>      CSP member: yes
Driver: <status>full UK, own car</status>

<h>CURRENT POST</h>
<job>Company:  <employer>Airedale Moor Hospitals NHS Foundation Trust</employer>
Post held:  <title>Static Band 6 Physio, MSK OPD</title>
From:  <start>Sept 2022</start>
To:  <end>still there</end>
Reason for leaving:  shorter commute, community work
Duties:
- <point>40-45 new pts a month, all peripheral joints + spines, 40 min NP / 20 min FU slots. About a third by video since Covid.</point>
- <point>I run the Thursday back class with our TI (8 to 10 pts, 6 wks). Knee class is shared with a colleague, I do alternate blocks.</point>
- <point>Named educator for 5 undergrads so far (Bradford + Huddersfield). Joint supervision of one B5 on rotation.</point>
- <point>Did the data collection for our DNA audit in 2024; DNA rate went from 14% to 9% after text reminders came in. Audit lead was our Band 7.</point>
- <point>Picked up 2 cauda equina and one missed scaphoid # in 2023, all sent same day.</point>
- <point>Notes on <tech>SystmOne</tech>, e-referrals on ICE</point></job>

<h>PREVIOUS POSTS</h>
<job>Company:  <employer>Pennine Ridge Acute Trust</employer>
Post held:  <title>Rotational Physio B5</title>
From:  <start>Sept 2019</start>
To:  <end>Aug 2022</end>
Duties:
- <point>4 to 8 month rotations: ortho wards, resp (incl. redeployed ICU spring 2020), neuro rehab, MSK outpts x2, pain management programme (4 months)</point>
- <point>On call for resp, 1 in 8</point>
- <point>Covered the pool sessions when the Band 6 was off</point></job>

<job>Company:  <employer>Cleckley RUFC</employer> (unpaid, match days)
Post held:  <title>Pitch side physio</title>
From:  <start>2021</start>
To:  <end>2023</end>
- <point>Saturday cover, 2nd XV, about 20 matches a season</point></job>

<h>QUALIFICATIONS</h>
<edu>Place of study:  <school>University of Bradford</school>
Award:  <degree>BSc (Hons)</degree> <field>Physiotherapy</field>, <grade>2:1</grade>
Year:  <end>2019</end></edu>

<h>COURSES</h>
<cert><cname>AACP Foundation acupuncture, 80 hrs</cname> - <date>2023</date></cert>
<cert><cname>Mulligan upper quadrant</cname> - <date>2022</date></cert>  (lower quadrant booked for next spring)
<cert><cname>Clinical educator accreditation</cname>, <issuer>Huddersfield</issuer> - <date>2022</date></cert>
<cert><cname>ILS</cname> - renewed <date>02/2025</date></cert>
<cert><cname>IG</cname></cert> and <cert><cname>safeguarding L2</cname></cert> all up to date, portfolio kept for HCPC

<h>OTHER INFO</h>
<other>I sit on the trust's staff-side wellbeing group. Keen fell runner (slow).</other>
References: on request
