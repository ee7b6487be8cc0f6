---
title: Résumé
layout: default
author: <name>Anselm Duquesne-Ito</name>
---

{% include button.html button_name="PDF Version" button_class="outline-primary" file="/downloads/resume.pdf" %}

### <h>Education</h>
<edu>**<degree>Master of Science</degree>, <field>Rehabilitation Engineering</field>**{% marginnote 'mn-id-**May 2016**' '<SPAN style="font-size: 110%">**<end>May 2016</end>**</SPAN>'%}
#### <school>Allegheny Institute of Technology</school>, <place>Pittsburgh, PA</place>
#### <grade>3.91</grade></edu>

<edu>**<degree>Bachelor of Science</degree>, <field>Kinesiology</field>**{% marginnote 'mn-id-**May 2014**' '<SPAN style="font-size: 110%">**<end>May 2014</end>**</SPAN>'%}
#### <school>Monongahela State University</school>, <place>Fairmont, WV</place>
#### <grade>3.57</grade></edu>



### <h>Master Thesis</h>
**Pressure mapping of custom wheelchair cushions in children with scoliosis**



### <h>Experience</h>
<job>**<title>Senior Clinical Engineer</title>**{% marginnote 'mn-id-**2019--present**' '<SPAN style="font-size: 110%">**<start>2019</start>--<end>present</end>**</SPAN>'%}
#### <employer>Three Bridges Children's Hospital</employer>
#### Seating and Mobility Clinic</job>

<job>**<title>Prosthetics Technician</title>**{% marginnote 'mn-id-**2016--2019**' '<SPAN style="font-size: 110%">**<start>2016</start>--<end>2019</end>**</SPAN>'%}
#### <employer>Keystone Limb & Brace</employer>
#### Socket Fabrication</job>

<job>**<title>Graduate Teaching Assistant</title>**{% marginnote 'mn-id-**2014--2016**' '<SPAN style="font-size: 110%">**<start>2014</start>--<end>2016</end>**</SPAN>'%}
#### <employer>Allegheny Institute of Technology</employer>
#### Department of Rehabilitation Science</job>

<job>**<title>Summer Student Assistant</title>**{% marginnote 'mn-id-**2012,2013**' '<SPAN style="font-size: 110%">**<start>2012</start>,<end>2013</end>**</SPAN>'%}
#### <employer>Monongahela State University Hospital</employer>
#### Gait Laboratory</job>



### <h>Certificates</h>
<cert><cname>Assistive Technology Professional (ATP)</cname>, <issuer>RESNA</issuer>, <date>2018</date></cert>

### <h>Computer Languages and Machines</h>
<skills><skill>MATLAB</skill>, <skill>Python</skill>, <skill>SolidWorks</skill>, <skill>XSENSOR</skill>, <skill>vacuum forming</skill>, <skill>industrial sewing</skill></skills>
