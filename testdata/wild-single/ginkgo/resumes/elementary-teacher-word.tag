<name>Loretta M. Villaseñor</name>, M.Ed.
<place>418 Juniper Loop, Las Cruces, NM 88001</place>	<phone>575-555-0127</phone>	<email>lvillasenor@example.org</email>

<h>OBJECTIVE</h>
<summary>To obtain a position as a dual-language teacher in the primary grades, preferably second.</summary>

<h>CERTIFICATIONS</h>
<cert><cname>New Mexico Level II Elementary (K-8)</cname>	exp. <date>06/30/2027</date></cert>
<cert><cname>TESOL Endorsement</cname></cert>
<cert><cname>Bilingual Endorsement</cname> – <date>in progress</date>, La Prueba passed</cert>

<h>TEACHING EXPERIENCE</h>

<job><employer>Mesilla Vista Elementary School</employer>, <place>Las Cruces, NM</place>	<start>August 2018</start> to <end>present</end>
<title>Second Grade Dual Language Teacher</title>
•	<point>Teach 22-25 students, half the day in Spanish, half in English</point>
•	<point>Grade level lead 2021-2023; wrote the pacing guide for math</point>
•	<point>Istation reading: 71% of my class on or above benchmark last May (45% in September)</point>
•	<point>Host one student teacher every spring</point>

</job><job><employer>Organ Peaks Charter School</employer>, <place>Anthony, NM</place>	<start>August 2015</start> to <end>May 2018</end>
<title>Third Grade Teacher</title>
•	<point>Self-contained classroom, inclusion of 4 students with IEPs</point>
•	<point>Started the Thursday garden club</point>

</job><job><employer>Doña Ana Unified Schools</employer>, <place>Las Cruces, NM</place>	<start>Jan. 2014</start> to <end>May 2015</end>
<title>Substitute Teacher</title> / <title>Long-Term Substitute, Kindergarten</title>

</job><h>OTHER EXPERIENCE</h>
<job><employer>Lupita's Bridal</employer>, <place>El Paso, TX</place>	<start>2009</start> to <end>2013</end>
<title>Seamstress and Sales Associate</title></job>

<h>EDUCATION</h>
<edu><degree>Master of Education</degree>, <field>Curriculum and Instruction</field>	<end>2020</end>
<school>Chihuahuan Desert University</school>, <place>Las Cruces, NM</place> (<grade>3.9</grade>)</edu>
<edu><degree>Bachelor of Science</degree>, <field>Early Childhood Education</field>	<end>December 2013</end>
<school>Franklin Mountain College</school>, <place>El Paso, TX</place></edu>

<h>SKILLS</h>
<skills><skill>Guided reading</skill>	<skill>SIOP</skill>	<skill>Google Classroom</skill>
<skill>PBIS</skill>	<skill>Running records</skill>	<skill>Seesaw</skill></skills>

<h>LANGUAGES</h>
<language>Spanish</language> (<level>native</level>), <language>English</language> (<level>fluent</level>)

<h>REFERENCES</h>
<other>Furnished upon request.</other>
