CURRICULUM VITAE                                                     page 1

WHO:         <name>Rhiannon Addai</name>, Miss
WHERE:       <place>Hebden Bridge HX7</place>.  <phone>07700 900 418</phone>.  <email>r.addai@example.org</email>
<status>TRN held, enhanced DBS on the update service. Full UK licence.</status>

<h>NOW:</h>         <job><title>Chemistry teacher</title>, <employer>Brearcliffe High School</employer>, <place>Todmorden</place>,
             <start>Sept 2019</start> to date. <point>Yr 7 to 13, 21 hrs of it chem. Two Yr 12 groups
             and one Yr 13 (OCR A since 2021, before that AQA), triple and trilogy at GCSE.</point>
             <point>Yr 13 last summer: 14 of 19 got A*-C, ALPS 3. The year before was ALPS 5, so
             let's not pretend.</point>
             <point>Covered KS4 co-ordinator Jan to July 2023 (mat leave), no TLR since.</point>
             <point>Rewrote prac sheets for C1-C6 with our technician, using CLEAPSS
             hazcards, incl. microscale electrolysis for the rooms w/o fume cupboards.</point>
             <point>Bottom-set 10s three years running: seating plans, dual coding, chunked
             tasks; two with EHCPs, one hearing impaired lad with a radio aid.</point>
             <point>Tutor of 9R. Mentor to one ECT (2023-25). PGCE student for one placement.</point>
             <point>Whole-class feedback instead of book marking, exit quizzes, I re-plan
             from the question level data after each mock.</point>
             <point>Titration club Thursdays; RSC Young Analyst regional heat, came 4th.</point>
             <point>Y11 intervention after school Nov-May.</point></job>

<h>THEN:</h>        <job><title>Teacher of Science</title> (<title>NQT</title>), <employer>St Wilfrid's RC College</employer>, <place>Keighley</place>,
             <start>Sept 2017</start>–<end>Aug 2019</end>. <point>Mostly KS3 and combined science GCSE, A level
             one lesson a week in my second year (kinetics).</point></job>

<h>BEFORE THAT:</h> <job><title>QC analyst</title>, <employer>Ellinthorpe Coatings Ltd</employer>, <place>Brighouse</place>, <start>2014</start>-<end>16</end>.
             <point>Wet chem, GC, a lot of viscosity.</point></job>

<h>QUALIFIED:</h>   <edu><degree>PGCE</degree> Secondary <field>Chemistry</field>, <school>Leeds Trinity</school>, <end>2017</end></edu>, <cert><cname>QTS</cname> same year</cert>
             <edu><degree>BSc Hons</degree> <field>Chemistry</field>, <grade>2:1</grade>, <school>University of Hull</school>, <start>2011</start>–<end>2014</end></edu>
             <cert><cname>NPQ Leading Teaching</cname>, started <date>Oct 2024</date>, finish spring 2026</cert>
             <cert><cname>Safeguarding L1</cname> + Prevent, yearly, last <date>Sept 2024</date></cert>
             <cert><cname>DofE Supervisor (bronze)</cname>, helped on two expeditions</cert>

<h>EXAMS:</h>       <other>Applied to mark for AQA this summer, waiting to hear.</other>

<h>REFS:</h>        <other>Head of Science at Brearcliffe knows I'm looking. Please don't ring before</other>
             <other>interview though.</other>
