<name>Rubina Kausar Ansari</name>                                  Ph. <phone>+91 70045 33218</phone>
<place>Hazaribagh, Jharkhand</place>                           e-mail- <email>rubina.ansari.tgt@example.org</email>

Sub: Application for the post of <headline>TGT (Maths / Science)</headline>

Respected Sir/Madam,
With reference to your advertisement I am enclosing my resume for your kind consideration.

<h>PROFESIONAL EXPERIENCE :-</h>

Sl.|School|Post|Classes|From|To
1|<job><employer>Green Valley Public School (CBSE), Hazaribagh</employer>|<title>TGT Maths</title>|VI to X|<start>04/2019</start>|<end>till date</end></job>
2|<job><employer>Al-Hira Academy, Ramgarh</employer>|<title>Asst. Teacher</title>|VI to VIII|<start>07/2016</start>|<end>03/2019</end></job>
3|<job><employer>Little Buds Play School</employer>|<title>Teacher (leave vacancy)</title>|UKG|<start>01/2016</start>|<end>04/2016</end></job>

<h>ACADEMIC RECORD :-</h>

Sl.|Examination|Board/University|Year|Division|%
1|<edu><degree>M.Sc.</degree> (<field>Mathematics</field>)|<school>Vinoba Bhave University, Hazaribagh</school>|<end>2015</end>|<grade>1st</grade>|<grade>64.1</grade></edu>
2|<edu><degree>B.Sc.</degree> (<field>Maths Hons.</field>)|<school>Vinoba Bhave University, Hazaribagh</school>|<end>2013</end>|<grade>1st</grade>|<grade>67.8</grade></edu>
3|<edu><degree>I.Sc.</degree>|<school>JAC, Ranchi</school>|<end>2010</end>|<grade>2nd</grade>|<grade>58.0</grade></edu>
4|<edu><degree>Matric</degree>|<school>JAC, Ranchi</school>|<end>2008</end>|<grade>1st</grade>|<grade>66.4</grade></edu>

<h>PROFESSIONAL QUALIFICATION :-</h>
<edu><degree>B.Ed.</degree> from <school>IGNOU</school> (<start>2017</start>-<end>19</end>) - <grade>73%</grade></edu>
<cert><cname>CTET Paper II</cname> qualified in <date>Dec. 2019</date> (96/150)</cert>
<cert><cname>JTET</cname> - applied, exam not yet held</cert>

<h>RESPONSIBILITES OTHER THAN TEACHING :-</h>
(i) Class teacher of IX-B, 42 students
(ii) Exam cell member, result preparation in Excel
(iii) Took online classes by Google Meet in lock down

<h>COMPUTER KNOWLEDGE :-</h> <skills><skill>DCA</skill>, <skill>Google Classroom</skill>, <skill>GeoGebra</skill>, <skill>Excel</skill></skills>

<h>PERSONAL DETAILS :-</h>
Husband's Name- Md. Irfan
Date of Birth- <status>02/02/1993</status>
Category- <status>OBC</status>
Nationality- <status>Indian</status>
Language Known- <language>Hindi</language>, <language>Urdu</language>, <language>English</language>
Permanent Address- Pelawal, Hazaribagh - 825301

<other>DECLARATION:- I hereby declare that all statements made in this application are true, complete and correct.</other>

Date-
Place- Hazaribagh                                          Yours faithfully
                                                           Rubina Kausar
