                              RESUME

<name>PRASHANTH KUMAR MADIVALA</name>
Mobile No. : <phone>+91 90000 12345</phone>
E-Mail ID  : <email>prashanth.madivala@example.com</email>

<h>CAREER OBJECTIVE :-</h>
<summary>To work in a challenging environment where I can utilise my site execution
knowledge for the growth of the organisation as well as myself.</summary>

<h>EDUCATIONAL QUALIFICATION :-</h>
Course   Institute   Board/University   Year of Passing   Percentage
<edu><degree>B.E.</degree> (<field>Civil</field>)   <school>Sri Basaveshwara College of Engg., Tumkur</school>   VTU   <end>2016</end>   <grade>64.20 %</grade></edu>
<edu><degree>Diploma</degree> (<field>Civil</field>)   <school>Govt. Polytechnic, Hassan</school>   DTE   <end>2013</end>   <grade>71.08 %</grade></edu>
<edu><degree>S.S.L.C.</degree>   <school>Govt. High School, Arsikere</school>   KSEEB   <end>2010</end>   <grade>78.40 %</grade></edu>

<h>WORK EXPERIENCE :- (8 Years)</h>

<job>1) Company     : <employer>Navdurga Infrabuild Pvt. Ltd.</employer>
   Designation : <title>Senior Site Engineer</title>
   Duration    : <start>Aug-2021</start> to <end>Till Date</end>
   Project     : G+22 residential towers (3 nos.), <place>Bengaluru</place>
   Client      : Sunteja Habitat
   Responsibilities:-
   > <point>Execution of RCC works with Mivan shuttering, 8 days slab cycle</point>
   > <point>Preparation of BBS and checking of reinforcement before pouring</point>
   > <point>Sub-contractor bill checking and certification upto RA bill stage</point>
   > <point>Co-ordination with client, PMC and MEP agencies</point>
   > <point>Guiding 2 junior engineers and 4 supervisors</point>
</job>

<job>2) Company     : <employer>M/s Raghavendra Constructions</employer> (Class-I Contractor)
   Designation : <title>Site Engineer</title>
   Duration    : <start>July-2017</start> to <end>July-2021</end>
   Project     : 2 MLD sewage treatment plant and pump house, <place>Davangere</place>
   Client      : KUWSDB
   Responsibilities:-
   > <point>Layout marking with auto level and total station</point>
   > <point>Daily progress report, cement register, cube register</point>
   > <point>Water retaining structure works, hydro testing of tanks</point>
</job>

<job>3) Company     : <employer>Shilpa Consultants</employer>
   Designation : <title>Graduate Trainee Engineer</title>
   Duration    : <start>Sept-2016</start> to <end>June-2017</end>
   <point>Quantity estimation for school buildings under SSA scheme</point>
</job>

<h>TECHNICAL SKILLS :-</h>
<skills><group>Drafting</group>    : <skill>AutoCAD 2D</skill>
<group>Office</group>      : <skill>MS Excel</skill>, <skill>MS Project</skill> (basic)
<group>Site</group>        : <skill>Auto level</skill>, <skill>Total station</skill>, <skill>Cube testing</skill>, <skill>Slump test</skill></skills>

<h>PERSONAL PROFILE :-</h>
Father's Name   : Kumar M.
<status>Date of Birth   : 14-05-1994</status>
<status>Marital Status  : Married</status>
<status>Nationality     : Indian</status>
Languages Known : <language>Kannada</language>, <language>English</language>, <language>Hindi</language>, <language>Telugu</language> (<level>speak only</level>)
Permanent Addr. : <place>#22, 3rd Cross, Arsikere, Hassan Dist. - 573103</place>

<h>DECLARATION :-</h>
<other>I hereby declare that the above furnished information is true to the best of my knowledge.</other>

Place : Bengaluru
Date  :                                              (PRASHANTH KUMAR M)
