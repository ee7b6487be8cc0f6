                         <h>CURRICULUM VITAE</h>

<name>RAJESHWAR PRASAD TIWARI</name>
Mobile : <phone>+91 98390 55172</phone> , <phone>+974 5512 0948</phone> (Qatar)
E-mail : <email>rp.tiwari_civil@example.com</email>

<h>Career Objective :</h>
<summary>To work in a reputed organization where I can utilise my knowledge and experience in the field of civil construction and to grow along with the organization.</summary>

<h>ACADMIC QUALIFICATION :</h>
<edu>* <degree>Diploma</degree> in <field>Civil Engineering</field> from <school>Govt. Polytechnic, Gorakhpur</school> in the year <end>2010</end> with <grade>68.4%</grade> (1st Div.)</edu>
<edu>* <degree>Intermediate</degree> from <school>U.P. Board, Allahabad</school> in <end>2007</end>.</edu>
<edu>* <degree>High School</degree> from <school>U.P. Board, Allahabad</school> in <end>2005</end>.</edu>

<h>Technical Knowledge :</h>
<skills>* <skill>Auto CAD 2D</skill>, <skill>MS Office</skill>, <skill>Total Station</skill>, <skill>Auto Level</skill>
* <skill>Preparation of Bar Bending Schedule</skill> (<skill>BBS</skill>), <skill>quantity take off</skill> and <skill>sub contractor bills</skill></skills>

<h>WORKING EXPERINCE : (12 Years)</h>

<job>1. From <start>August 2010</start> to <end>April 2014</end> - M/s. <employer>Shivalik Infra Projects Pvt. Ltd.</employer>, <place>Lucknow</place>.
   Position : <title>Jr. Engineer (Site)</title>
   Project  : G+7 residential towers, Gomti Nagar Extn.
   <point>- Checking of shuttering and reinforcement before concreting as per drawing.</point>
   <point>- Maintaining daily labour report, cement register and cube register.</point></job>

<job>2. From <start>May 2014</start> to <end>May 2016</end> - M/s. <employer>Al Rawdah Contracting Co.</employer>, <place>Doha - Qatar</place>.
   Position : <title>Site Engineer</title>
   Project  : Staff accomodation, Al Wakrah (Client : a oil company)
   <point>- Raised inspection requests (IR) to consultant and get the approval.</point>
   <point>- Coordination with MEP for sleeves and openings before casting of slab.</point></job>

<job>3. From <start>July 2016</start> to <end>Till Date</end> - M/s. <employer>Gulf Pillars Trading & Contracting W.L.L</employer>, <place>Doha - Qatar</place>.
   Position : <title>Senior Site Engineer</title>
   Project  : (a) Two nos. school building (b) Warehouse at Street 43, Industrial Area
   <point>- Looking after 3 foreman and approx. 85 workers.</point>
   <point>- Preparing material requisition and two week look ahead program.</point>
   <point>- Assisting the Project Manager for monthly invoice. (final certification is done by QS dept.)</point></job>

<h>PERSONAL DETAILS :</h>
Father's Name     :  Shri Kamla Prasad Tiwari
Date of Birth     :  <status>12-07-1989</status>
Nationality       :  <status>Indian</status>
Marital Status    :  <status>Married</status>
Passport No.      :  <status>M 40xx817</status> (valid upto 2027)
Driving Licence   :  <status>Qatar, Light vehicle</status>
Languages Known   :  <language>English</language>, <language>Hindi</language> & <language>Arabic</language> (<level>speaking only</level>)
Permanent Address :  Vill. & Post - Barhalganj, Distt. <place>Gorakhpur (U.P.)</place>

<other>I hereby declare that the above mentioned information is true to the best of my knowledge and belief.</other>

Date :
Place :                                              (R.P. TIWARI)
