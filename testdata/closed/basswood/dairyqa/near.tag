<name>Riaan Oosthuizen</name>
<headline>Quality Assurance Supervisor - FMCG</headline>
<place>George</place> | <phone>060 555 0172</phone> | <email>riaan.o@example.com</email> | <status>SA citizen</status> | <status>Code B</status>

<h>About me</h>
<summary>Quality assurance supervisor with 9 years in dairy and fruit juice plants. Came up from the line. I supervise staff in a unionised environment, verify CCP records and close out non-conformances.</summary>

<h>Employment</h>

<job><title>Quality Assurance Supervisor</title>
<employer>Langkloof Juice Co-op</employer>
<place>Joubertina</place>
<start>May 2019</start> – <end>present</end>
– <point>Supervise and roster seven QA controllers, three shifts</point>
– <point>Root cause analysis and customer complaints, closed within 14 days on average</point>
– <point>FSSC 22000 internal auditor, host retailer audits with the Quality Manager</point>
– <point>Positive release of UHT juice, SAP QM lots</point>
– <point>GMP training for line staff</point></job>

<job><title>QA Controller</title>
<employer>Suidkaap Melk</employer>
<place>George</place>
<start>June 2016</start> – <end>April 2019</end>
– <point>Fat, protein, pH, titratable acidity, freezing point on milk intake</point>
– <point>Microbiological testing: TPC and coliforms</point></job>

<job><title>Filler Operator</title>
<employer>Suidkaap Melk</employer>
<place>George</place>
<start>2012</start> – <end>2016</end>
– <point>Tetra Brik filler, 2 lines</point></job>

<h>Schooling</h>
<edu><degree>Grade 12</degree>, <school>Hoërskool Outeniekwa</school>, <end>2011</end></edu>

<h>Courses</h>
<cert><cname>HACCP</cname>, <date>2017</date></cert>
<cert><cname>FSSC 22000 internal auditor</cname>, <date>2020</date></cert>

<h>Skills</h>
<skills><skill>HACCP</skill> - <skill>FSSC 22000</skill> - <skill>R1555</skill> - <skill>SAP QM</skill> - <skill>MS Excel</skill> - <skill>GMP</skill> - <skill>SPC</skill></skills>

<h>Languages</h>
<language>Afrikaans</language> <level>(home)</level>, <language>English</language> <level>(fluent)</level>
