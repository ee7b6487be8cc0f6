                        <name>KEISHA R. DOMBROWSKI</name>, BS, RDCS
       <place>Perrysburg, Ohio</place> ~ <phone>(419) 555-0148</phone> ~ <email>keisha.dombrowski@example.org</email>

<h>REGISTRIES</h>
<cert><cname>RDCS (AE)</cname>, <issuer>ARDMS</issuer> #214xxx, since <date>5/2018</date></cert>    <cert><cname>PE specialty</cname> - sitting in <date>October</date></cert>
<cert><cname>BLS-HCP</cname>, <issuer>American Heart</issuer>, exp. <date>3/26</date></cert>

<h>CLINICAL EXPERIENCE</h>

<job><employer>ST. HEDWIG HEART & VASCULAR HOSPITAL</employer>, <place>Sylvania OH</place>		<start>2/2020</start> to <end>Present</end>
<title>Echo Tech III</title> (promoted from <title>Echo Tech II</title>, <end>7/2022</end>)
<point>9 to 11 TTEs a shift on GE Vivid E95 and an older Philips Epiq,
floors, ICU and outpatient. Run the board on weekends: I decide who
goes first when ED, cath lab and the units all call at once.</point>
<point>GLS on every chemo patient. Wrote the one-page how-to the lab uses for
bad tracking and cut our repeat rate from 14% to 6% in a year.</point>
<point>Exercise and DSE, about 12 a week between two of us; imaging only, the RN
pushes the drug.</point>
<point>In the room for 150 or so TEEs (probe prep, knobs, high level disinfection).
Four TAVR cases observed, none scanned solo.</point>
<point>Contrast: Definity, start my own 22g about half the time (hospital IV class
2021).</point>
<point>Have had six students from Owens, one at a time. Worked on 2023 IAC
re-accreditation, collected the case studies; manager wrote the application.</point></job>

                                                    Dombrowski - page 1 of 2


<job><employer>CARDIOLOGY PARTNERS OF LENAWEE</employer>, <place>Adrian MI</place>	<start>6/2018</start> to <end>1/2020</end>
<title>Registered cardiac sonographer</title>, only one in a 4-physician office
<point>Full outpatient studies incl. M-mode, PW/CW, color, tissue Doppler, prelims
in Merge Cardio.</point>
<point>Holters hooked up and taken off, phones when it was slow.</point></job>

<job><employer>Hartwell Drug</employer> #882, <title>pharmacy technician</title>, <start>2013</start>-<end>2016</end> (put me through school)</job>

<h>SCHOOLING</h>
<edu><degree>B.S.</degree> <field>Diagnostic Medical Sonography, cardiac track</field> (CAAHEP), <school>Mercy Lakes College</school>,
Toledo, <end>May 2018</end>. <grade>GPA 3.6</grade></edu>

<h>COMPUTERS</h>
<skills><skill>Epic (Cupid since go-live 2021)</skill>, <skill>Merge</skill>, <skill>EchoPAC</skill>, <skill>Syngo a little</skill></skills>

<h>LANGUAGES</h>
<language>Polish</language> <level>at home</level>. <language>Spanish</language>: <level>enough for "breathe in, hold it"</level>.

                                                    Dombrowski - page 2 of 2
