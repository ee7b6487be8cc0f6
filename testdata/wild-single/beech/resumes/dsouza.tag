Ms. <name>Alka D'Souza</name>, <place>Vasco-da-Gama, Goa</place>
Ph <phone>+91 832 255 5501</phone> (R), <phone>+91 98221 55570</phone> (M), <email>alka.dsouza.hr@example.com</email>

<h>SNAPSHOT OF EXPERIENCE</h>: <summary>14 yrs in HR & IR (shipyard, pharma), incl. 2 yrs on deputation to a Govt. undertaking</summary>

<h>WORK HISTORY</h>

<job><title>Dy. Manager – HR</title> <start>w.e.f. 01.10.2019</start>
<employer>Zuari Coast Pharmaceuticals Ltd</employer>, <place>Verna Plant</place> (1,150 on roll + 600 contract)
Key Result Areas
-- <point>CLRA compliance of 14 contractors; half yearly returns; licence renewal.</point>
-- <point>Long term settlement with union (LTS 2021-24) – part of 5 member management team.</point>
-- <point>Canteen and transport committee.</point></job>

<job><title>Asst. Manager – HR (on deputation)</title> <start>Aug '17</start> to <end>Sept '19</end>
<employer>Konkan Skill Development Society</employer> (Govt. of Goa undertaking); parent company: Dabolim Shipyard
Key Result Areas
-- <point>Empanelled 23 training partners under the apprenticeship scheme.</point>
-- <point>Prepared cabinet note drafts (with Under Secretary).</point></job>

<job><title>HR Officer</title> / <title>Jr. HR Officer</title>  <start>Jan. '10</start> to <end>Aug '17</end> (promoted June '12)
<employer>Dabolim Shipyard Pvt Ltd</employer>, <place>Vasco</place>
Key Result Areas
-- <point>Time office, wages of 900 workmen (piece rate), ESI & PF challans,
   gratuity, full & final.</point>
-- <point>Domestic enquiry – presenting officer in 6 cases.</point></job>

<job><title>Management Trainee</title>, 6 months, <end>2009</end>
<employer>Hotel Bogmalo Sands</employer></job>

<h>ACADEMICS</h>
<edu><degree>MSW</degree> (<field>Personnel Management</field>)  <school>Tata Institute (off campus), Tuljapur</school>   <end>2009</end>     <grade>61%</grade></edu>
<edu><degree>B.A.</degree> (<field>Psychology</field>)           <school>Goa University – Carmel Hill College</school>      <end>2007</end>     <grade>64%</grade></edu>
<edu><degree>LL.B.</degree>                       <school>Mormugao Evening Law College</school>     pursuing 3rd year</edu>

<h>SHORT COURSES</h>  <cert><cname>POSH – internal committee member training</cname>, <date>2020</date></cert> ;  <cert><cname>SA 8000 awareness</cname>, <date>2014</date></cert>

<h>IT</h>  <skills><skill>SAP HCM</skill> (PA, Time) , <skill>greytHR</skill> , <skill>Excel</skill> , <skill>Shram Suvidha portal</skill></skills>

<h>PERSONAL</h>  <status>DOB 3rd Feb 1986</status> | <status>Unmarried</status> | <status>Two wheeler & LMV licence</status> | <language>English</language>, <language>Konkani</language>, <language>Hindi</language>, <language>Marathi</language>, <language>Portuguese</language> (<level>A1</level>)

<h>CTC</h>  <status>Rs. 11.4 LPA, expected 14, notice 90 days (negotiable)</status>
