<name>Dr Jonathan Peverell-Ng</name>

<place>Huddersfield</place> | <phone>07700 900 733</phone> | <email>jpeverellng@example.com</email>

<h>Personal statement</h>
<summary>Chemistry specialist with almost seven years' teaching, from Key Stage 3 to A level and first-year undergraduates. Experienced in the AQA specification, practical work and CLEAPSS risk assessment, behaviour management and assessment for learning. Committed to safeguarding and to extra-curricular science.</summary>

<h>Teaching experience</h>

<job><title>Teacher of Chemistry</title> (unqualified teacher scale)
<employer>Ashgrove Lodge School</employer> (independent), <place>Wakefield</place>
<start>September 2021</start> – <end>present</end>
• <point>Teach AQA A-level Chemistry to Years 12 and 13, sets of 8 to 12, and GCSE Chemistry to four groups.</point>
• <point>Results in 2024: 78% A*–B at A level.</point>
• <point>Wrote risk assessments for all required practicals.</point>
• <point>Adapted work for pupils with dyslexia and ADHD with the SENCo.</point>
• <point>Run the chemistry Olympiad club and the Year 9 trip to the Catalyst museum.</point>
• <point>Form tutor to Year 10.</point>
• <point>A-level examiner (marker) for AQA, Paper 2, since summer 2023.</point></job>

<job><title>Teaching Fellow in Chemistry</title>
<employer>University of Bradford</employer>
<start>October 2018</start> – <end>August 2021</end>
• <point>Ran first-year laboratory classes for 60 students; led tutorials in physical chemistry.</point></job>

<h>Education</h>
<edu><degree>PhD</degree>, <field>Inorganic Chemistry</field>, <school>University of Sheffield</school>, <end>2018</end></edu>
<edu><degree>MChem</degree>, <grade>First</grade>, <school>University of Sheffield</school>, <end>2014</end></edu>

<h>Training</h>
<cert><cname>Safeguarding Level 2</cname>, <date>2024</date></cert>
<cert><cname>Associate Fellow of the Higher Education Academy</cname>, <date>2020</date></cert>
I have not taken a PGCE. I would be glad to work towards QTS by the assessment-only route once in post.

<h>Memberships</h>
<other>Royal Society of Chemistry (MRSC)</other>
