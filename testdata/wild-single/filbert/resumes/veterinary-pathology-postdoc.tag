---
hide:
  - navigation
  - feedback
---
# <h>Resume</h>
[Download in PDF format :page_with_curl:](https://files.example.org/tkobayashi-reyes/resume.pdf) 

<name>Teodora Kobayashi-Reyes</name>

## <h>Summary</h>
<summary>Veterinary pathologist and post doctoral fellow with experience in wildlife
disease, digital histology and field necropsy. Used to working with state
agencies, with two placements in diagnostic laboratories.</summary>

## <h>Education</h>
:mortar_board: <edu>**<degree>Doctor of Philosophy</degree>, <field>Comparative Pathology</field>**, <school>University of North Cascadia</school>
, <start>2017</start> - <end>2022</end></edu>

:mortar_board: <edu>**<degree>Doctor of Veterinary Medicine</degree>**, <school>Plains State University</school>, <start>2013</start> - <end>2017</end></edu>

:mortar_board: <edu>**<degree>Bachelor of Science</degree>, <field>Zoology</field>**, <school>St.Brendan's College, University of Manila South</school>, <start>2009</start> - <end>2013</end></edu>

## <h>Research Experience</h>

### <job>**<title>Post Doctoral Fellow</title>** 

:office: <employer>University of Lake Superior</employer>, **Haverford Wildlife Lab**, <place>Marquette, MI</place>

:calendar: <start>August 2022</start> - <end>Present</end>

-   <point>Developed a slide scoring protocol for chronic wasting disease in
    white-tailed deer and assessed the agreement of six readers<SUP>1</SUP></point>

-   <point>Necropsy lead for an unexplained loon die-off: coordinated sampling on
    four lakes with the state agency and the tribal fisheries office<SUP>2</SUP></point>

-   <point>Setting up an _ex vivo_ airway model from hunter-donated tissue</point></job>

### <job>**<title>Graduate Research Student</title>**

:office: <employer>University of North Cascadia</employer> School of Medicine, **Imbert Lab** <place>Bellingham, WA</place>

:calendar: <start>June 2018</start> - <end>July 2022</end>

-   <point>**Established a tissue archive** of 2,300 seabird cases with linked
    stranding records and **photo standards**
    :small_orange_diamond: **QuPath scripts for whole slides** :small_orange_diamond:
    Immunohistochemistry :small_orange_diamond: R</point>

-   <point>Studied avian pox lesions in auklets across three breeding seasons</point></job>

### <job>**<title>Diagnostic Pathology Extern</title>**

:office: **<employer>Redcliff Diagnostics</employer>, Anatomic Pathology** <place>Spokane, WA</place> - Part Time

:calendar: <start>Jan 2021</start> - <end>May 2021</end> 

-   <point>Read 15 biopsies a day under supervision, small animal and equine
    :small_orange_diamond: Report templates :small_orange_diamond: turnaround
    statistics</point></job>

### <job>**<title>Summer Fellow</title>**

:office: **<employer>Isla Verde Marine Institute</employer>**, Strandings Unit <place>Cebu, Philippines</place>

:calendar: <start>April 2012</start> - <end>June 2012</end>

-   <point>Assisted at eleven dolphin necropsies and entered the measurements</point></job>

## <h>Other Relevant Experience</h>
-   <vol>**<title>Oiled Wildlife Volunteer</title> (<start>2019</start> - <end>Present</end>)**
<point>Intake and triage of birds after spills, on call two weeks a year.</point></vol>

-   <job>**<title>Teaching Assistant</title>, PTH512 - General Pathology (<start>2020</start>)** <point>Ran the microscope
sessions for 40 second-year students.</point></job>

## <h>Relevant Publications</h>

1.  <pub>**Teodora Kobayashi-Reyes**, Imbert P. <title>Reader agreement in lymph node scoring of cervids.</title> Annals of Northern Wildlife Pathology. <end>2024</end>.</pub>

2.  <pub>Haverford J, **Teodora Kobayashi-Reyes**. <title>Loon mortality on four inland lakes.</title> Great Lakes Wildlife Letters, 12, 88-97. <end>2023</end> [Poster]</pub>
