<name>Thaddeus Oyelaran-Pike</name>
<link>http://github.com/topike-soil</link>
<link>https://www.linkedin.com/in/thaddeus-oyelaran-pike</link>
<email>t.oyelaranpike@example.org</email> 

<h>Overview:</h>
<summary>Soil microbiologist turned laboratory specialist, at home both in the pit and at the bench. I began with a degree in Agronomy and added a Master's in Soil Science.</summary>


<h>Laboratory Skills</h>
<skills><group>Field:</group> <skill>Profile description</skill>, <skill>Augering</skill>,<skill>Infiltrometry</skill>, <skill>GPS</skill>,<skill>Lysimeters</skill>
<group>Wet chemistry:</group> <skill>CN analyser</skill>,<skill>ICP-OES</skill>, <skill>Kjeldahl</skill> ,<skill>Mehlich-3 extraction</skill>, <skill>pH/EC</skill>,<skill>Texture by hydrometer</skill>, <skill>CEC</skill>.
<group>Molecular:</group> <skill>DNA extraction from soil</skill>, <skill>PCR</skill>, <skill>qPCR</skill>, <skill>16S amplicon libraries</skill>, <skill>PLFA</skill> ,<skill>gel electrophoresis</skill>.
<group>Numbers:</group> <skill>R</skill>,<skill>vegan</skill>, <skill>QIIME 2</skill>, some <skill>Python</skill>.</skills>

<h>Education</h>
Degree Major    Institution           Graduation Year
<edu><degree>M.S.</degree> in <field>Soil Science (Microbial Ecology)</field>, <school>Prairie Bluff University</school>, <place>Salina, KS</place>, <end>2019</end></edu> 
<edu><degree>B.S.</degree> in <field>Agronomy</field>, <school>Prairie Bluff University</school>, <place>Salina, KS</place>, <end>2016</end></edu> 

<h>RELEVANT EXPERIENCE</h>

<job><employer>HEARTLAND AGRONOMIC SERVICES</employer>, <place>OMAHA, NE</place>             <start>2020</start> – <end>PRESENT</end>
<title>Laboratory specialist: Soil Health Section</title></job>


<job><employer>PRAIRIE BLUFF UNIVERSITY</employer>, <place>SALINA, KS</place>          2013 – 2019

<title>Research Assistant</title>:
Undergraduate (<start>2013</start>-<end>2016</end>) – Worked in the laboratory of  Ines Halvorsen-Bly, Ph.D. Director of the Dryland Cropping Center, Prairie Bluff University, Salina, KS.
•             <point>Work was focused on: Residue decomposition under no-till wheat, Aggregate stability in long term plots, Keeping the muffle furnace alive.</point></job>

<job><title>Graduate</title> (<start>2017</start>-<end>2019</end>) – Worked in the laboratory of  Odile Marchetti Ph.D on Nitrifier communities & liming. 
•             <point>Thesis Work-  Amplicon survey of 96 plots from raw reads to ordination. Relationship between pH history and ammonia oxidisers.</point> 

•             <point>Side project- Comparison of three field respiration kits against the lab incubation. Led to the poster Oyelaran-Pike T, O Marchetti. 2018.</point></job>


<job><title>Graduate Teaching Assistant</title> (<start>2017</start>-<end>2019</end>) 
             <point>Introduction to Soils</point>  
             <point>Soil Fertility</point> 
             <point>Microbial Ecology lab</point></job>

<job><title>Tutor</title> (<start>2014</start>-<end>2016</end>)
•             <point>General Chemistry</point>
•             <point>Plant Science</point></job>


<h>PUBLICATIONS & PRESENTATIONS</h>
<pub>Oyelaran-Pike T, I Halvorsen-Bly, and O Marchetti. <end>2019</end>. 
<title>Lime, then wait: nitrifier recovery in a dryland chronosequence</title>. Plains Soil Letters 12:44-58</pub>
<pub>In work - <title>"Cheap respiration kits, how wrong are they?"</title></pub>  


<pub>Speaker: <title>Kansas Soil Day</title> <end>2018</end></pub>
<pub>Poster: <title>SSSA annual meeting</title>, <end>2018</end></pub>

<h>STUDENTS MENTORED (2017-2019)</h>
•             <other>2 summer undergraduates</other> 
•             <other>1 high school intern</other> 
