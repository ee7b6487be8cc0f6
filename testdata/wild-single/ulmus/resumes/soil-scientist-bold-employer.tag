<name>Marguerite Ashdown-Keita, Ph.D.</name> 
=============================

| <email>m.ashdownkeita@example.org</email>
| <headline>Research Scientist</headline>
| Soil and Crop Sciences
| <place>Ames, IA 50010 USA</place>

##<h>Objective</h>

-  <summary>Career in soil carbon measurement, field methods, and extension</summary>

##<h>Work Experience</h>

-  <job>**<employer>Skunk River University</employer>** (<place>Ames, IA, USA</place>)

   <title>Research Scientist</title>, <start>2017</start> - <end>present</end>

   -  <point>Managing eddy flux towers on three commercial farms and one
      stubborn wetland</point>
   -  <point>Co-advising three graduate students on a USDA project</point>
   -  <point>Wrote the methods part of two funded proposals</point></job>

-  <job>**<employer>Nordvall Institute of Agronomy</employer>** (<place>Uppsala, Sweden</place>)

   <title>Postdoctoral Researcher</title>, <start>2015</start> - <end>2016</end>

   -  <point>Built a portable CO2 soil respiration chamber for frozen ground</point>
   -  <point>One talk and one poster, both in Tromsø</point></job>

-  <job>**<employer>University of the Sandhills</employer>** (<place>North Platte, NE, USA</place>)

   <title>Graduate Research and Teaching Assistant</title>, <start>2009</start> - <end>2015</end>

   -  <point>PhD project using isotopes to follow root carbon to one meter</point>
   -  <point>Organized the shared grinding lab and its dust rules</point></job>

-  <job>**<employer>Verdant Seed Co.</employer>** (<place>Woodstock, ON, Canada</place>)

   <title>Graduate Student Research Intern</title>, <start>2012</start>

   -  <point>Scored 1,400 soybean plots for a breeding team</point>
   -  <point>Learned R Markdown and ARM trial software</point></job>

##<h>Education</h>

-  <edu>**<school>University of the Sandhills</school>** (<place>North Platte, NE, USA</place>)

   <degree>Ph.D.</degree> in <field>Soil Science</field>,
   <end>May 2015</end>.</edu>

-  <edu>**<school>Kankakee Valley College</school>** (<place>Kankakee, IL, USA</place>)

   <degree>B.S.</degree> in <field>Agronomy and Chemistry</field>, <end>June 2009</end>.</edu>

##<h>Teaching</h>

-  Co-Instructor, Field Methods 412 (2018, 2019)
-  Guest lecturer, Biogeochemistry 590 (2020)

##<h>Invention Disclosures and Patents</h>

-  Disclosure #0931: “Frost-tolerant collar for gas flux chambers”

##<h>Honors and Activities</h>

-  <award><title>Nordvall Visiting Fellow</title> (<end>2015</end>)</award>
-  <award><title>Great Plains Soil Society Student Prize</title> (<end>2013</end>)</award>
-  Certified: <cert><cname>Professional Soil Scientist</cname> (<issuer>SSSA</issuer>), <date>2019</date></cert>

##<h>Skills</h> <skills>\* Advanced field instrumentation: <skill>eddy covariance</skill>
and <skill>chamber methods</skill> \* Tools and languages: <skill>R</skill>, <skill>Python</skill>,
<skill>ARM</skill>, <skill>QGIS</skill> \* <skill>Soil pit description</skill>, <skill>isotopes</skill>,
<skill>experimental design</skill> \*
<skill>Extension writing</skill> \* Personal projects: <skill>Arduino</skill> loggers
</skills>
##<h>Publications</h>

1. <pub>Ashdown-Keita M, Lindqvist O, Byers T (<end>2018</end>)
   <title>Breathing under snow: winter flux from Dfa Mollisols</title>. Prairie Soil Letters 11: 40–52.</pub>

2. <pub>Ashdown-Keita M (<end>2014</end>) <title>One meter down</title>. Sandhills Notes 3: 9–12.</pub>
