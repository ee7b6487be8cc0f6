<name>Henrike A. Solberg-Tran</name>, Ph.D.
Curriculum Vitae
Department of Ocean Sciences, Pelican Bay State University
<place>Fort Pierce, FL 34949</place> · <email>h.solberg-tran@example.org</email>
<link>https://solbergtran.example.org</link>

<h>ACADEMIC APPOINTMENTS</h>

<job><start>2022</start>–     <title>Assistant Professor (tenure-track)</title>, Ocean Sciences, <employer>Pelican Bay State University</employer></job>
<job><start>2019</start>–<end>22</end>   <title>Postdoctoral Fellow</title>, <employer>Gulf Coast Marine Laboratory</employer>, <place>Ocean Springs, MS</place>.
          Mentor: R. Achterberg
          <point>NSF-funded work on larval oyster settlement under low oxygen</point></job>
<job><start>2018</start>–<end>19</end>   <title>Visiting Lecturer</title> (one-year sabbatical replacement), Biology,
          <employer>Alder College</employer>, <place>Decorah, IA</place></job>
<job><end>Spring 2017</end>  <title>Adjunct Instructor</title>, <employer>Cape Fear Community College</employer> (Intro Bio lab, 2 sections)</job>

<h>EDUCATION</h>

<edu><end>2018</end>      <degree>Ph.D.</degree>, <field>Marine Science</field>, <school>University of North Carolina Wilmington</school>
          <point>Dissertation: "Settlement cues and hypoxia in Crassostrea virginica"</point></edu>
<edu><end>2012</end>      <degree>B.A.</degree>, <field>Biology</field> (minor Norwegian), <school>St. Olaf College</school>, <grade>magna cum laude</grade></edu>

<h>PEER-REVIEWED PUBLICATIONS</h> (* undergraduate co-author)

8. <pub><title>Night-time hypoxia delays pediveliger competence.</title> <employer>Marine Ecology Letters</employer> 14: 201–219 (<end>2024</end>)</pub>
7. <pub>with *J. Pruitt. <title>Spat on shell: a low-cost settlement collector.</title> <employer>J. Shellfish Methods</employer> 9: 44–51 (<end>2023</end>)</pub>
6.–1. available on request

                                                               Solberg-Tran, CV, p. 1

<h>GRANTS</h>
<award><title>Sea Grant Florida</title>, co-PI, $184,000, <start>2023</start>–<end>2025</end></award>
<award><title>NSF OCE Postdoctoral Research Fellowship</title>, <start>2019</start></award>
Not funded: NOAA Aquaculture 2022 (PI)

<h>TEACHING</h>
Instructor of record: Invertebrate Zoology (F22, F23), Oceans & Society (S23, S24, 120 students)
Guest lectures: Biostatistics
Advising: 2 M.S. students (1 completed), 0 Ph.D.

<h>FIELD AND TECHNICAL</h>
<skills><skill>R (tidyverse, lme4)</skill>; <skill>flow-through seawater systems</skill>; <skill>YSI sondes</skill>; <skill>qPCR</skill> (routine), <skill>RNA-seq</skill>
(collaborator runs it)</skills>
<cert><cname>AAUS Scientific Diver</cname>, depth 60 ft, since <date>2014</date></cert>. <cert><cname>Florida boater safety card</cname></cert>.

<h>NON-ACADEMIC</h>
<job><start>2012</start>–<end>2013</end> <title>Deckhand and naturalist</title>, <employer>S/V Blue Heron Education Program</employer>, <place>Duluth, MN</place></job>

<h>SERVICE</h>
Reviewer: Marine Ecology Letters (5), Estuaries Quarterly (3). 
<vol><title>Science fair judge</title>, <employer>St. Lucie County Schools</employer>, <start>2022</start>–</vol>

<h>LANGUAGES</h> <language>Norwegian</language> (<level>reading fluently, speaking ok</level>), <language>Vietnamese</language> (<level>household</level>)
