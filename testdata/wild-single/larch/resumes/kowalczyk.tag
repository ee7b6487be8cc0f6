Europass
Curriculum Vitae

<h>Personal information</h>
First name(s) / Surname(s)
<name>Agnieszka KOWALCZYK</name>
Address(es)
<place>ul. Lipowa 22 m. 7, 90-630 Łódź, Poland</place>
Telephone(s)
<phone>+48 42 555 01 16</phone>
Mobile: <phone>+48 600 555 116</phone>
E-mail
<email>a.kowalczyk@example.org</email>
Nationality
<status>Polish</status>
Date of birth
<status>25.05.1980</status>
Gender
<status>Female</status>

Desired employment / Occupational field
<headline>Wastewater process engineer</headline>

<h>Work experience</h>

<job>Dates
<start>01/03/2012</start> →
Occupation or position held
<title>Senior Process Engineer</title>
Main activities and responsibilities
<point>Process calculations for activated sludge plants from 5 000 to 90 000 PE.</point>
<point>Start-up supervision and training of operators (Łowicz, Kutno, one plant in Moldova).</point>
<point>Preparing technical part of tenders.</point>
Name and address of employer
<employer>Hydro-Centrum Projekt Sp. z o.o.</employer>
<place>Łódź</place>
Type of business or sector
Environmental engineering, design office</job>

<job>Dates
<start>15/09/2006</start> – <end>29/02/2012</end> (maternity leave 06/2009 – 10/2010)
Occupation or position held
<title>Designer's assistant</title>, from 2008 <title>Designer</title>
Main activities and responsibilities
<point>Drawings of pumping stations, water supply networks, bills of quantities.</point>
Name and address of employer
<employer>Biuro Projektów Wodkan-Bis</employer>
<place>Piotrków Trybunalski</place></job>

Page 1/2 - Curriculum vitae of                         For more information on Europass go to the Europass website
Surname(s) First name(s)                               © European Communities, 2003

<h>Education and training</h>

<edu>Dates
<start>1999</start> – <end>2004</end>
Title of qualification awarded
<degree>mgr inż. (MSc Eng.)</degree>
Principal subjects / occupational skills covered
<field>Environmental engineering, specialisation water and sewage</field>
Name and type of organisation providing education and training
<school>Łódź Technical University College</school>
Level in national or international classification
ISCED 5A</edu>

<edu>Dates
<start>2004</start> – <end>2005</end>
Title of qualification awarded
<degree>Postgraduate diploma</degree>
Principal subjects / occupational skills covered
<field>Technical English</field></edu>

<h>Personal skills and competences</h>

Mother tongue(s)
<language>Polish</language>

Other language(s)
Self-assessment          Understanding                Speaking                           Writing
European level (*)       Listening    Reading         Spoken interaction  Production
<language>English</language>                  <level>B2           C1              B2                  B2                   B2</level>
<language>Russian</language>                  <level>B1           B1              A2                  A2                   A1</level>
<language>German</language>                   <level>A1           A1              A1                  A1                   A1</level>
(*) Common European Framework of Reference for Languages

Technical skills and competences
<skills><skill>ATV-A 131 dimensioning</skill>, <skill>MBR</skill>, <skill>SBR</skill>, <skill>blower selection</skill>, <skill>FIDIC Yellow Book (user level)</skill></skills>

Computer skills and competences
<skills><skill>AutoCAD</skill>, <skill>BioWin</skill>, <skill>EPANET</skill>, <skill>MS Office</skill></skills>

Driving licence
<status>Category B</status>

<h>Additional information</h>
<cert><cname>Building licence (uprawnienia budowlane) without limitations, sanitary networks</cname>, no. ŁOD/0000/PWOS/08, <date>2008</date></cert>
<other>Member of Polish Chamber of Civil Engineers</other>

<h>Annexes</h>
<other>Copy of diploma, reference letters (2)</other>
