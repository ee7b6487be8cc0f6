<name>KATHLEEN "KIT" ZEMANOVIC</name>
<email>kit.zemanovic@example.net</email>     <phone>740.555.0121</phone>     <place>Newark, Ohio</place>

<h>DEGREES AND LICENSURE</h>
<edu>
<degree>M.Ed.</degree>        <school>Muskingum</school>              <field>Curriculum & Instr.</field>      <status>24 of 33 cr. hrs.</status>   <end>exp. Dec. 2026</end></edu>
<edu>
<degree>B.S.</degree>         <school>Ohio University</school>        <field>Chemistry</field>                <grade>GPA 3.4</grade>             <end>2014</end></edu>
<cert>
<cname>AYA 7-12 Physical Sciences</cname>   <issuer>ODE</issuer>   5-yr professional, exp. <date>6/2029</date></cert>
<cert>
<cname>Alternative Resident Educator lic.</cname>   <issuer>ODE</issuer>   <date>2016</date></cert>

<h>CLASSROOM</h>

<job><employer>Hocking Ridge High School</employer> (Career tech + comprehensive, 900 kids)
<title>Chem and phys sci teacher</title>
> <point>5 preps over the years: CP chem, honors chem, phys sci 9, intro to engineering, forensic sci (semester)</point>
> <point>labs every week, 24 stations; redid the chemical inventory & SDS binder, got rid of 31 old bottles with the county</point>
> <point>62% to 79% of my freshmen at or above benchmark on our common assessments, two years running after we started exit tickets. Phys sci isn't state tested so this is local data.</point>
> <point>co-teach 2 sections w/ an intervention specialist, 9 to 12 students with IEPs in each</point>
> <point>TBT member since 2019; chaired it for one semester while our chair was on leave</point>
> <point>helped write the CCP proposal w/ Zane State. Not approved yet so I haven't taught it</point>
> <point>PBIS tier 1 committee, Google Classroom + Infinite Campus</point>
> <point>assistant coach, Science Olympiad Div C, 1x state qualifier (2023)</point>
                                                   <start>Aug. 2018</start> to <end>present</end></job>

<job><employer>Perry Crossing Middle/High</employer>, <place>New Lexington</place>
<title>Science 8 + chemistry (one section)</title>
> <point>came in through the alternative pathway, mentor yr 1-4 program done</point>
> <point>started a parent text line, calls home went way up</point>
                                                   <start>Aug. 2016</start> to <end>June 2018</end></job>

<h>BEFORE TEACHING</h>

<job><employer>Lancaster Glass Coatings</employer>
<title>QC lab tech</title>
> <point>titrations, viscosity, ISO paperwork; trained summer temps</point>
                                                   <start>2014</start> to <end>2016</end></job>

<other>References: principal and dept. chair, numbers on the application. Subbed in Licking Co. spring 2016 (12 days).</other>
