<name>DENISE K. ABERNATHY-ROSS</name>, <headline>Certified Paralegal</headline>
<place>Chattanooga, Tennessee</place>  |  <phone>(423) 555-0168</phone>  |  <email>dkar@example.com</email>

<h>OBJECTIVE:</h>  <summary>Return to litigation support, plaintiff or defense, after raising twins.</summary>

<h>SUMMARY OF QUALIFICATIONS</h>
<summary>Litigation paralegal with 10 years before and during trial. Calm on the eve of
filing. Notary at large.</summary>

<h>RELEVANT EXPERIENCE BY AREA</h>

<h>Litigation</h>
  <other>- Second-chaired exhibits in 6 jury trials (Hamilton County Circuit and E.D. Tenn.)</other>
  <other>- Drafted discovery, subpoenas duces tecum and privilege logs</other>
  <other>- Built chronologies of up to 14,000 pages of medical records</other>

<h>Real Estate</h>
  <other>- Title exams, HUD-1 and ALTA closings, about 20 a month</other>

<h>Office</h>
  <other>- Trained three legal secretaries on e-filing (CM/ECF)</other>

<h>EMPLOYMENT HISTORY</h>

<job><title>Substitute Court Clerk</title> (as needed), <employer>Marion County General Sessions</employer>, <start>2022</start>-<end>present</end></job>
<job><title>Full-time parent</title>, <start>2016</start>-<end>2022</end></job>
<job><title>Senior Litigation Paralegal</title>, <employer>Fennimore, Tate & Broyles PLLC</employer>, <place>Chattanooga</place>, <start>2011</start>-<end>2016</end></job>
<job><title>Paralegal</title>, <employer>Law Office of Hugh D. Scarbrough</employer>, <place>Cleveland TN</place>, <start>2008</start>-<end>2011</end></job>
<job><title>Closing Assistant</title>, <employer>Lookout Title & Escrow, Inc.</employer>, <start>2006</start>-<end>2008</end></job>
<job><title>Receptionist/Runner</title>, various firms through <employer>Volunteer Staffing</employer>, <start>2005</start>-<end>06</end></job>

<h>EDUCATION & CREDENTIALS</h>

<cert><cname>CP</cname>, <issuer>NALA</issuer>, <date>2009</date> (renewed through 2026)</cert>
<cert><cname>Tennessee Notary Public</cname>, commission exp. 4/2027</cert>
<edu><degree>A.A.S.</degree>, <field>Paralegal Studies</field>, <school>Chattanooga State Community College</school>, <end>2006</end>, <grade>GPA 3.8</grade></edu>
<edu><field>Business Administration</field>, <school>UT Martin</school>, 42 credit hours, no degree</edu>

<h>SOFTWARE</h>   <skills><skill>Clio</skill>, <skill>Relativity</skill> (reviewer), <skill>CaseMap</skill>, <skill>TrialDirector</skill>, <skill>Westlaw</skill>,
           <skill>Lexis+</skill>, <skill>Adobe Acrobat Pro</skill>, <skill>SoftPro</skill>, <skill>80 wpm</skill></skills>

<h>COMMUNITY</h>  <vol><title>Treasurer</title>, <employer>Red Bank PTA</employer>, <start>2019</start>-<end>2021</end></vol>
