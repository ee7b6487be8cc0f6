Curriculum Vitae

<name>Mrs Philippa Garforth-Lowe</name>
<place>9 Beck Terrace, Horsforth, Leeds LS18</place>
Tel: <phone>07700 900318</phone>       Email: <email>p.garforthlowe@example.org</email>
DfE No. 08/51172       <status>Enhanced DBS on the update service</status>       <status>Full clean driving licence, own car</status>

<h>Personal Statement</h>
<summary>I am a Key Stage 2 teacher with fourteen years in the classroom, twelve of them in two-form-entry schools with a high proportion of EAL pupils. I have led English for the last five, and I am now looking for an assistant headship in a school that sings, reads and goes outdoors.</summary>

<h>Education and Qualifications</h>
<edu><start>2023</start>–<end>2024</end>: <degree>NPQ</degree> <field>Leading Literacy</field>, <school>Ambition Institute</school> (<grade>passed</grade>)</edu>
<edu><start>2009</start>–<end>2010</end>: <degree>PGCE Primary (QTS)</degree>, <school>Leeds Trinity</school></edu>
<edu><start>2006</start>–<end>2009</end>: <degree>BA (Hons)</degree> <field>English Language and Linguistics</field>, <school>University of Sheffield</school>, <grade>2:1</grade></edu>
<edu><start>2004</start>–<end>2006</end>: <degree>A levels</degree>: English Language (A), French (B), Music (B), <school>Ilkley Grammar School</school></edu>

<h>Teaching Experience</h>

<job><start>September 2017</start> to <end>date</end>: <employer>Ox Moor Community Primary School</employer>, <place>Bradford</place> (NOR 418)
<title>Class teacher, Year 5</title> (M6/UPS1) with TLR2b as <title>English Lead</title> from April 2020
<point>I rewrote the writing curriculum from Year 1 to Year 6 with the phase leaders; the proportion of pupils at the expected standard in writing at the end of KS2 rose from 58% (2019) to 73% (2024).</point> <point>I line-manage two teaching assistants and mentor one ECT.</point> <point>I run the choir and the Year 5 residential to Nell Bank.</point> <point>In the spring term of 2022 I covered the deputy head's assessment brief during her absence.</point></job>

<job><start>January 2012</start> to <end>July 2017</end>: <employer>St Oswin's C of E Primary</employer>, <place>Otley</place>
<title>Class teacher</title>, Years 3, 4 and 6; <title>Music coordinator</title>
<point>Three years in Year 6 including SATs preparation.</point> <point>I introduced whole-class ukulele with the Leeds music service.</point> (Maternity leave November 2014 to September 2015.)</job>

<job><start>September 2010</start> to <end>December 2011</end>: <employer>Aireside Teaching Supply</employer>
<title>Supply teacher (NQT)</title>, nine schools across Leeds and Wakefield, one long-term post in Reception (two terms)</job>

<h>Recent CPD</h>
<cert><cname>Read Write Inc. Phonics two-day training</cname>, <date>2022</date></cert>
<cert><cname>Safeguarding Level 3 (Designated Safeguarding Lead)</cname>, <date>March 2024</date></cert>
<cert><cname>Paediatric First Aid</cname>, <issuer>St John Ambulance</issuer>, <date>Sept 2023</date></cert>

<h>Interests</h>
<other>Fell walking, alto in a chamber choir, allotment (mostly slugs).</other>

<h>Referees</h>
<other>Mr D. Akintola, Headteacher, Ox Moor Community Primary School</other>
<other>Revd Susan Pyle, Chair of Governors, St Oswin's</other>
