<name>KATHLEEN J. BRANDVOLD, M.A., CCC-SLP</name>
<place>Ellensburg, WA 98926</place>
<email>kj.brandvold@example.com</email> • <phone>(509) 555-0165</phone>

<h>SUMMARY OF QUALIFICATIONS</h>
<summary>School-based speech-language pathologist with 11 years of experience with students ages 3 to 14, IEP development and IDEA compliance, AAC, and SLPA supervision. Works with interpreters for families who speak Spanish.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

<job><employer>Manastash School District</employer>	<place>Ellensburg, WA</place>
<title>Speech-Language Pathologist</title>	<start>September 2016</start> – <end>Present</end>
• <point>Screen, evaluate and treat 50 students in preschool through grade 8; articulation, language disorders, fluency</point>
• <point>Lead the speech portion of IEP meetings and write evaluation reports in IEP Online</point>
• <point>Use dynamic assessment and interpreters for English learners</point>
• <point>Supervise one full-time SLPA</point>
• <point>Program AAC devices (Proloquo2Go, LAMP Words for Life) for six nonspeaking students</point>
• <point>Bill Medicaid for eligible services</point></job>

<job><employer>Palouse Prairie Cooperative</employer>	<place>Colfax, WA</place>
<title>Speech-Language Pathologist</title>	<start>August 2014</start> – <end>June 2016</end>
• <point>Served four rural elementary schools; completed clinical fellowship</point></job>

<h>EDUCATION</h>
<edu><degree>Master of Arts</degree>, <field>Speech-Language Pathology</field>, <school>University of Montana</school>, <end>2014</end></edu>
<edu><degree>Bachelor of Arts</degree>, <field>Communication Disorders</field>, <school>Western Washington University</school>, <end>2012</end></edu>

<h>CERTIFICATION</h>
<cert><cname>ESA Certificate, School SLP (continuing)</cname>, <issuer>Washington OSPI</issuer></cert>
<cert><cname>Certificate of Clinical Competence (CCC-SLP)</cname>, <issuer>ASHA</issuer>, <date>2015</date></cert>

<h>LANGUAGES</h>
<language>English</language>; <language>Spanish</language> (<level>two semesters in high school</level>)
