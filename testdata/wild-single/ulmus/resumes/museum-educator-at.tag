<name>Theodora Brannigan-Lee</name>
======================

<headline>Head of Learning, Natural Sciences</headline>
----------------------------------

-  Phone: `<phone>215.555.0171</phone> <tel://215-555-0171>`__
-  Email:
   `<email>hello@tbranniganlee.example.com</email> <mailto://hello@tbranniganlee.example.com>`__
-  Blog: `<link>fossilbus.example.com</link> <http://fossilbus.example.com>`__

<h>Summary</h>
-------

<summary>Museum educator, once a paleontology preparator. School programs,
exhibit text, volunteers, and carts that children may really touch.
Looking for a house where the collection and the classroom talk.</summary>

<h>Specialties</h>
-----------

<skills><skill>Program design</skill>, <skill>docent training</skill>, <skill>label writing</skill>,
<skill>grant reporting</skill>. <skill>Fossil preparation</skill>, <skill>molding and casting</skill>,
<skill>inclusive programming</skill>, <skill>ASL (basic)</skill>
</skills>

<h>Experience</h>
----------

<job>**<title>Head of Learning, Natural Sciences</title>** at `<employer>Wissahickon Museum of Nature</employer> <http://wmn.example.org>`__
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

*<start>April 2019</start> - <end>Present</end>*

<point>Run a staff of six educators and 85 volunteers for school visits, camps
and the mobile fossil bus.</point> <point>Sit in exhibit planning from the first
sketch.</point> <point>Write two foundation proposals a year.</point>
</job>
<job>**<title>Senior Museum Educator</title>** at `<employer>Wissahickon Museum of Nature</employer> <http://wmn.example.org>`__
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

*<start>June 2015</start> - <end>April 2019</end>* (3 years 10 month)

<point>Wrote and taught lessons for grades 2 to 8.</point> <point>Led the team that made the
tide-pool room touchable again.</point> <point>Broke in new floor
staff every June.</point>
</job>
<job>**<title>Novice</title>** at `<employer>Sisters of St. Adela</employer> <http://stadela.example.org>`__
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

*<start>September 2013</start> - <end>May 2015</end>* (1 year 8 months)

<point>Study life with a focus on teaching in a parish grade school and on
visits to the homebound.</point> <point>Left before vows, on good terms.</point>
</job>
<job>**<title>Fossil Preparator</title>** at `<employer>Badlands Field Station</employer> <http://bfs.example.org>`__
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

*<start>July 2010</start> - <end>August 2013</end>* (3 years)

<point>Prepared turtle and titanothere material under a microscope behind a
visitor window.</point> <point>Answered about 100 questions a day, most of them "is
that real".</point>
</job>
<job>**<title>Camp Instructor</title>** at `<employer>Lenape Day Camps, Inc</employer> <http://ldc.example.com/>`__
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

*<start>June 2009</start> - <end>August 2009</end>* (3 months)

<point>Nature hut, ages 7 to 9.</point>
</job>

<h>Education</h>
---------

<edu>`<school>Delaware Piedmont University</school> <http://dpu.example.edu>`__, School of Education <degree>MEd</degree>,
<field>Museum Education</field>, <start>2016</start> - <end>2018</end></edu>

<edu>`<school>Delaware Piedmont University</school> <http://dpu.example.edu>`__, <degree>BS</degree>,
<field>Geoscience</field>, <start>2006</start> - <end>2010</end></edu>

<h>Honors and Awards</h>
-----------------

-  <award>*<title>Mid-Atlantic Museums Label Prize</title> <end>2021</end>*

   -  <point>Commended: exhibit text under 60 words (What the Mud Kept)</point></award>

<h>Interests</h>
---------

-  <other>Four nephews</other>
-  <other>Letterpress, quarry walks and reading aloud</other>

 ©2024 Theodora Brannigan-Lee. Please write to me directly.
