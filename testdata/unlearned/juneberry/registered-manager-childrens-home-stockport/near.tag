<h>PERSONAL DETAILS</h>
Surname, first name:  <name>Whitworth, Jonathan</name>
Address:  <place>Bredbury, Stockport</place>
Telephone:  <phone>07700 900562</phone>
E-mail:  <email>jonathan.whitworth@example.com</email>
Driving licence:  <status>Full UK, car owner</status>
Right to work:  <status>UK citizen</status>

<h>PRESENT OR MOST RECENT POST</h>
<job>Employer:  <employer>Pennine Supported Living CIC</employer>
Post held:  <title>Registered Manager</title>
From:  <start>03/2020</start>
To:  <end>present</end>
Notice:  3 months
Duties:  
<point>I am the CQC registered manager of a six-bed residential home for adults with learning disabilities and autism, rated Good in all areas in 2023.</point>
<point>I lead, supervise and appraise a team of fifteen support workers and plan the rota, agency below 5%.</point>
<point>I hold the home's budget of £890,000.</point>
<point>I am safeguarding lead and attend strategy meetings with the local authority.</point>
<point>I manage referrals and matching and sign off risk assessments and positive behaviour support plans.</point>
<point>I registered a second home with CQC in Hyde in 2022.</point></job>

<h>PREVIOUS POSTS</h>
<job>Employer:  <employer>Pennine Supported Living CIC</employer>
Post held:  <title>Deputy Manager</title>
From:  <start>06/2016</start>
To:  <end>02/2020</end>
Reason for leaving:  promoted
Duties:  <point>Supervision of eight staff, medication, electronic recording on Nourish, on-call.</point></job>

<job>Employer:  <employer>Kestrel Court Nursing Home</employer>
Post held:  <title>Senior Care Assistant</title>
From:  <start>01/2011</start>
To:  <end>05/2016</end>
Reason for leaving:  wanted to work with younger adults</job>

<h>EDUCATION, TRAINING AND QUALIFICATIONS</h>
<cert><cname>Level 5 Diploma in Leadership and Management for Adult Care</cname>  <date>2019</date></cert>
<cert><cname>Level 3 Diploma in Health and Social Care</cname>  <date>2013</date></cert>
<cert><cname>Team Teach Advanced</cname>  <date>2024</date></cert>
<cert><cname>Safeguarding Adults Level 4</cname>  <date>2023</date></cert>
<edu><degree>GCSEs (7)</degree>, <school>Harrytown High</school>  <end>2008</end></edu>

<h>SUPPORTING STATEMENT</h>
<summary>I am an experienced Registered Manager who is used to inspection, regulation and being accountable for everything that happens in a home. I have read the Children's Homes Regulations 2015 and the Quality Standards closely and am keen to bring my experience of residential care to young people with emotional and behavioural difficulties.</summary>

<h>REFEREES</h>
<other>Supplied on the separate sheet</other>
