<name>Trevor Halloway-Banks</name>
<headline>QC Microbiology Analyst</headline>
<email>t.hallowaybanks@example.org</email> | <phone>984-555-0177</phone> | <place>Durham, NC</place> | <link>linkedin.example.com/in/thbanks</link>

<h>PROFESSIONAL SUMMARY</h>
<summary>QC microbiology analyst with six years of hands-on environmental monitoring, aseptic technique and data integrity in an ISO 17025 food testing laboratory. Looking to move into sterile products.</summary>

<h>CORE SKILLS</h>
<skills><skill>Aseptic technique</skill>, <skill>environmental monitoring</skill>, <skill>plate reading and trending</skill>, <skill>LIMS</skill>, <skill>MALDI-TOF identification</skill>, <skill>method validation</skill>, <skill>data integrity</skill>, <skill>training of analysts</skill></skills>

<h>EXPERIENCE</h>
<job><title>Senior Microbiology Analyst</title>
<employer>Tarheel Food Safety Labs</employer>, <place>Raleigh, NC</place>
<start>January 2020</start> – <end>Present</end>
• <point>Perform environmental monitoring at 14 client plants: swabs, air and contact plates for Listeria and Salmonella.</point>
• <point>Read plates and trend the counts for monthly client reports in SampleManager LIMS.</point>
• <point>Identify isolates by MALDI-TOF (Bruker Biotyper), roughly 50 a week.</point>
• <point>Led method validation of a rapid PCR screen for STEC in ground beef.</point>
• <point>Train newer analysts; eight so far.</point></job>

<job><title>Microbiology Technician</title>
<employer>Goldenrod Dairy Cooperative</employer>, <place>Statesville, NC</place>
<start>July 2017</start> – <end>December 2019</end>
• <point>Tested raw and pasteurized milk for standard plate count, coliforms and inhibitors.</point>
• <point>Prepared media and ran autoclaves for a lab of three.</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Science</degree>, <field>Microbiology</field>
<school>North Carolina State University</school>, <end>2017</end></edu>

<h>CERTIFICATION</h>
<cert><cname>ServSafe Manager</cname>, <date>2021</date></cert>
<cert><cname>PCQI, Preventive Controls for Human Food</cname>, <date>2018</date></cert>
