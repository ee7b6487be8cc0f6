
1
 Ingrid Solheim-Rao - CV   1 
<name>Ingrid Solheim-Rao</name> <email>isolheimrao@example.org</email> • <phone>207-555-0119</phone> • <link>solheimrao.example.org</link> 
<link>https://orcid.example.org/0000-0000-0000-1187</link> 
<h>EDUCATION</h> 
 <edu><school>University of Maine</school>, <place>Orono, ME</place> 
<degree>Ph.D.</degree>, <field>Marine Biology</field>, <end>2019</end>  
Dissertation: Thermal tolerance of juvenile lobsters in a warming Gulf</edu> 
<edu><school>Bates College</school>, <place>Lewiston, ME</place> 
<degree>Bachelor of Science</degree>, <field>Biology</field>, Magna Cum Laude, <end>2012</end> 
GPA: <grade>3.81/4.00</grade></edu> 
 
<h>RESEARCH EXPERIENCE</h> 
 <job><title>Research Scientist II</title>, <employer>Penobscot Marine Laboratory</employer>                          2022 - <end>Present</end> 
<title>Research Scientist I</title>, <employer>Penobscot Marine Laboratory</employer>                               <start>2021</start> - 2022 
Benthic Ecology Group, Coastal Resilience Program 
Supervisor: Harlan Tibbets 
●  <point>Lead the ventless trap survey, 18 sites from Kittery to Cutler, two boats</point> 
●  <point>Develop a settlement index from diver suction samples and combine it with temperature records from more than 
60 loggers</point> 
●  <point>Contributed code to an open-source R package for stage-based population models</point> 
●  <point>Supervise summer interns (3 to 5 a year)</point> 
 
  <point>Three papers so far came out of the survey, one with me as first author; a fourth is with 
   Marine Ecology Progress Series.</point> 
 
</job><job><title>Postdoctoral Associate</title>, <employer>Dalhousie University</employer>                     <start>2019</start> - <end>2021</end> 
Department of Oceanography 
Advisor: Colette Arsenault 
Topic: Larval transport in the Bay of Fundy 
●  <point>Ran particle tracking on FVCOM output, 12 years, 4 vertical behaviors</point> 
●  <point>Awarded a seat on the spring cruise of CCGS Hudson (as watch leader)</point> 
 
</job><job><title>Graduate Research Assistant</title>, <employer>University of Maine</employer>                     <start>2013</start> - <end>2019</end> 
School of Marine Sciences 
●  <point>Designed and built 24 recirculating tanks for heat ramp trials</point> 
●  <point>Respirometry on 600+ juveniles (one escaped)</point> 
 
</job><h>HONORS & AWARDS</h> 
 ●  <award><title>Switzer Environmental Fellowship</title>                                   <end>2017</end></award> 
●  <award><title>Best Student Talk</title>, <employer>Benthic Ecology Meeting</employer>                   <end>2016</end></award> 
●  <award><title>Sigma Xi Grant-in-Aid</title>                <end>2015</end></award> 
 
 Ingrid Solheim-Rao - CV   2 
<h>PUBLICATIONS</h> 
 
<h>Accepted</h>  
<pub>Solheim-Rao, I., Tibbets, H., Nakagawa, P. <title>A diver-based settlement index tracks recruitment two years ahead</title>. 
Fisheries Oceanography 33, 410–425 (<end>2024</end>).</pub> 
 
<pub>Arsenault, C., Solheim-Rao, I., ..., Wren, D. <title>Vertical swimming changes the destination of lobster larvae</title>. 
Limnol. Oceanogr. 66, 2211–2226 (<end>2021</end>).</pub> 
 
<h>Under Revision</h>  
<pub>Solheim-Rao, I., Tibbets, H. <title>Heat waves and shell disease: no evidence for a simple link</title>. Marine Ecology Progress Series, under 
revision.</pub> 
 
<h>TEACHING AND VOLUNTEER EXPERIENCE</h>  
<job><title>Instructor, SMS 352 Marine Invertebrates (lab)</title>                  <start>2016</start>, <end>2018</end> 
<employer>University of Maine</employer> 
●  <point>Two lab sections, 38 students; rewrote the dissection guide</point> 
 
</job><vol><title>Co-chair, Women in Diving Science</title>                             <start>2020</start> - <end>2023</end> 
<employer>Penobscot Marine Laboratory</employer> 
●  <point>Co-led a gear library and a yearly pool refresher</point> 
 
</vol><job><title>Deckhand and Naturalist</title>                    <start>June 2012</start> - <end>August 2013</end> 
<employer>Acadia Puffin Cruises</employer>, <place>Bar Harbor, ME</place> 
●  <point>Lines, life jackets and narration for groups of up to 149</point> 
 
</job><h>SKILLS</h> 
<skills><skill>R</skill> (daily), <skill>Python</skill>, <skill>GIS</skill> (QGIS), <skill>AAUS scientific diving</skill> to 100 ft, <skill>small boat handling</skill>, <skill>respirometry</skill>, <skill>qPCR</skill> (basic)</skills> 
