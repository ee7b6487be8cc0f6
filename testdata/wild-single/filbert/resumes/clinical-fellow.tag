---
layout: archive
title: "CV"
permalink: /cv/
author_profile: true
author: <name>Noor Castellane</name>
redirect_from:
  - /resume
  - /cv.html
---

{% include base_path %}

<h>Education</h>
======
* <edu>**<start>October 2023</start> – <end>Present</end>:** <school>Universitätsklinikum Mittelrhein</school>, Department of Anaesthesiology, Visiting Clinical Fellow</edu>
* <edu>**<start>April 2014</start> – <end>March 2020</end>:** <school>Osaka Bay Medical University</school>, School of Medicine, <degree>MD</degree> (GPA <grade>3.8</grade>)</edu>
* <edu>**<start>September 2018</start> – <end>February 2019</end>:** <school>University of Tromsø North</school>, Polar Medicine exchange</edu>
* <edu>**<start>April 2010</start> – <end>March 2014</end>:** <school>Kansai Women's College</school>, Faculty of Letters, <degree>Bachelor of Arts</degree> in <field>English Literature</field> (Supervisor: Haruka Endo) (GPA <grade>3.9</grade>)</edu>

<h>Work experience</h>
======
* <job>**<start>April 2024</start> – <end>Present</end>:** <employer>Minato General Hospital</employer> (<title>Lecturer / Simulation Instructor</title>)</job>
* <job>**<start>April 2022</start> – <end>Present</end>:** <employer>Osaka Bay Medical University</employer>, Department of Anesthesiology (<title>Senior Resident</title>)</job>
* <job>**<start>June 2022</start> – <end>September 2022</end>:** <employer>Tateyama Mountain Clinic</employer> (<title>Duty Physician</title>)</job>
* <job>**<start>April 2020</start> – <end>March 2022</end>:** <employer>Himeji Red Maple Hospital</employer> (<title>Junior Resident</title>)</job>
* <job>**<start>April 2013</start> – <end>March 2014</end>:** <employer>Kita Juku Inc.</employer> (<title>Tutor / Content Writer</title>)</job>

<h>Funding</h>
======
* **April 2024 – March 2026:** Research grant provided by the Sora Airway Foundation (900,000 yen)
* **October 2023 – March 2024:** Travel grant provided by the Rhine-Kansai Society (4,000 EURO)

<h>Awards</h>
======
* <award>**<end>March 2023</end>:** <title>Best Resident Presentation, Kinki Airway Meeting</title></award>
* <award>**<end>December 2019</end>:** <title>Simulation Cup, second place</title></award>

<h>Languages</h>
======
* <language>Japanese</language> (<level>Native</level>), <language>English</language> (<level>Proficient</level>), <language>German</language> (<level>B1</level>), <language>Norwegian</language> (<level>Basic</level>)

<h>Skills</h>
======
<skills>* <skill>R</skill>, <skill>REDCap</skill>
* <group>Airway</group> (<skill>fibreoptic intubation</skill>, <skill>videolaryngoscopy</skill>, <skill>surgical airway training</skill>)
* <group>Regional anaesthesia</group> (<skill>ultrasound-guided blocks</skill>)
* <skill>Simulation debriefing</skill></skills>

<h>Certifications</h>
======
* <cert><cname>Japanese Medical Licence</cname>（医師免許）</cert>
* <cert><cname>ACLS Provider</cname></cert>
* <cert><cname>JSA Registered Anesthesiologist</cname>（標榜医）</cert>
* <cert><cname>Goethe-Zertifikat B1</cname></cert>

<h>Publications</h>
======
  <UL>{% for post in site.publications reversed %}
    {% include archive-single-cv.html %}
  {% endfor %}</UL>

<h>Talks and presentations</h>
======
  <UL>{% for post in site.talks reversed %}
    {% include archive-single-talk-cv.html  %}
  {% endfor %}</UL>
