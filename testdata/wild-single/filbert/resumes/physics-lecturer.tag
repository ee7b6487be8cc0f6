---
title: Resume/CV
---

<name>Ignatius Mbeki-Thorne</name>

## <h>Education</h>

* <edu>**<degree>PhD</degree> <field>Geophysics</field>**, <end>June 2018</end>
  *<school>University of Karoo</school>*, <place>South Africa</place></edu>  

* <edu>**<degree>M.Sc.</degree> <field>Applied Mathematics</field>**, <end>December 2013</end>
  *<school>University of Karoo</school>*, <place>South Africa</place></edu>

* <edu>**<degree>B.Sc. (Hons)</degree> <field>Physics</field>**, <end>December 2011</end> (<grade>first class, 81%</grade>)
  *<school>Limpopo Institute of Science</school>*, <place>Polokwane</place></edu>

## <h>Experience</h>

* <job>**<title>Senior Lecturer</title>** (<start>January 2023</start> - <end>present</end>)  
  Seismology Group, *<employer>University of Otjiwarongo</employer>*</job>
  
* <job>**<title>Lecturer</title>** (<start>July 2020</start> - <end>December 2022</end>)  
  Seismology Group, *<employer>University of Otjiwarongo</employer>*</job>

* <job>**<title>Postdoctoral Scholar</title>** (<start>September 2018</start> - <end>June 2020</end>)  
  Deep Mine Seismicity, *<employer>Transvaal Rock Mechanics Institute</employer>, <place>Carletonville</place>*</job>

* <job>**<title>Graduate Teaching Assistant</title>** (<start>February 2014</start> - <end>May 2018</end>)  
  Physics, *<employer>University of Karoo</employer>*</job>

* <job>**<title>Mathematics Teacher, Grade 10-12</title>** (<start>2012</start> - <end>January 2014</end>)  
  *<employer>Sekwati High School</employer>*</job>

* <job>**<title>Radio & TV Repairer</title>** (<start>2006</start> - <end>December 2011</end>)  
  *Self Employed*</job>


## <h>Honors/Awards</h>
* <award>**<title>Karoo Doctoral Fellowship</title>**  
  University of Karoo (<start>January 2015</start> - <end>December 2017</end>)</award>
* <award>**<title>Best Lecturer, Faculty of Science</title>**  
  University of Otjiwarongo (<end>Spring 2022</end>)</award>
* <award>**<title>Junior Seismologists Session</title>**  
  Invited Speaker (<end>2019</end>)</award>
* <award>**<title>Merit Bursary</title>**  
  Province of Limpopo (all undergraduate semesters)</award>

## <h>Publications</h>

* <pub>I. Mbeki-Thorne, R. Aslaksen. ***<title>Stress drop of small events below three kilometres</title>***. [J. Mine Seism. 14, 201 (<end>2023</end>)](https://doi.example.org/10.0000/jms.14).</pub>
* <pub>Deep Array Collaboration. ***<title>Ambient noise in abandoned shafts</title>***. [Southern Geophys. 77, 12 (<end>2021</end>)](https://doi.example.org/10.0000/sg.77).</pub>
* <pub>I. Mbeki-Thorne. ***<title>A cheap geophone for schools</title>***. [Phys. Teach. Afr. 5, 40 (<end>2017</end>)](https://doi.example.org/10.0000/pta.5).</pub>

## <h>Conferences</h>
* I. Mbeki-Thorne ***Listening to Old Mines***. [SAGS Meeting 2022, Windhoek. October 5, 2022.](http://sags.example.org/2022) Invited talk.
* I. Mbeki-Thorne, R. Aslaksen. ***Small events, big catalogues***. [Deep Array Workshop, Virtual. June 2020.](http://deeparray.example.org) Poster.
