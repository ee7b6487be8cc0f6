<name>Priyanka Vell-Sorensen</name>
<link>pvs.example.dev</link> | <email>pvs@example.com</email> | <phone>612.555.0187</phone>

<h>EDUCATION</h>
<edu><school>NORTH STAR TECHNICAL UNIVERSITY</school>
<degree>MS</degree> IN <field>STATISTICS</field>
Expected <end>May 2025</end> | <place>Duluth, MN</place>
Cum. GPA: <grade>3.8 / 4.0</grade>
</edu>
<edu><school>COLLEGE OF THE PINES</school>
<degree>BA</degree> IN <field>MATHEMATICS</field>
<end>May 2021</end> | <place>Bemidji, MN</place>
<point>Dean's List (5 of 8 terms)</point>
</edu>
<h>LINKS</h>
Github:// <link>pvellsor</link>
LinkedIn:// <link>priyankavs</link>
Kaggle:// <link>pvs_duluth</link>

<h>COURSEWORK</h>
GRADUATE
<other>Bayesian Data Analysis</other>
<other>Survival Analysis</other>
<other>Spatial Statistics (TA, 2x)</other>

<h>SKILLS</h>
<skills><group>PROGRAMMING</group>
Over 5000 lines:
<skill>R</skill> • <skill>Python</skill>
Over 1000 lines:
<skill>SQL</skill> • <skill>Stan</skill> • <skill>LaTeX</skill>
Familiar:
<skill>Julia</skill> • <skill>C++</skill>
</skills>
<h>EXPERIENCE</h>
<job><employer>ST. LOUIS BAY HEALTH</employer> | <title>BIOSTATISTICS INTERN</title>
<start>May 2024</start> – <end>Aug 2024</end> | <place>Duluth, MN</place>
• <point>Fit joint models of eGFR and dropout for 2,310 dialysis patients.</point>
• <point>Found an off-by-one in visit dates that two earlier reports had carried.</point>
</job>
<job><employer>IRON RANGE CREDIT UNION</employer> | <title>DATA ANALYST</title>
<start>Jul 2021</start> – <end>Aug 2023</end> | <place>Hibbing, MN</place>
• <point>Built the auto loan delinquency dashboard (Power BI) used in the monthly board packet.</point>
• <point>Moved 60 Excel reports to 11 SQL views.</point>
</job>
<job><employer>COLLEGE OF THE PINES</employer> | <title>MATH TUTOR & GRADER</title>
<start>Sep 2018</start> – <end>May 2021</end> | <place>Bemidji, MN</place>
</job>
<h>RESEARCH</h>
<job><employer>LAKE EFFECT LAB</employer> | <title>GRADUATE RESEARCHER</title>
<start>Jan 2024</start> – <end>Present</end> | <place>Duluth, MN</place>
<point>Work with Dr Ilse Vantongren on a spatial model of ice-off dates from 140 inland lakes.
Poster accepted; paper in preparation.</point>
</job>
<h>AWARDS</h>
<award><start>2024</start>     1st/18     <title>Regional Student Poster Contest</title></award>
<award><start>2020</start>     top 12%    <title>Undergraduate Modeling Challenge</title></award>

<h>PUBLICATIONS</h>
[1] <pub>P. Vell-Sorensen and I. Vantongren. <title>Late ice, early ice: a hierarchical view.</title> <employer>Upper Midwest Stats Days (abstract)</employer>, <end>2024</end>.</pub>
