<h>Greetings</h>
---------

My name is <name>Odhran Pell-Whitaker</name>. <summary>I make radio. I put microphones where
nobody has bothered to put one and then get out of the way. In nearly 25 years
I have cut tape with a razor blade and with a mouse. The best pieces are those
where you never hear me.</summary>

<h>Contact Information</h>
-------------------

email:
    <email>odhran@pellwhitaker.example.net</email>
phone:
    <phone>(802) 555-0129</phone>
mail:
    <place>PO Box 0, Montpelier, VT 05601</place>

<h>0bjective</h>
---------

A staff job as senior producer, at a station or network that still sends people
out of the building.

<h>Passions</h>
--------

<skills><group>Sound</group>:
    <skill>Field recording</skill>, <skill>stereo MS</skill>, <skill>mixing</skill>, <skill>scoring</skill>
<group>Software</group>:
    <skill>Pro Tools</skill>, <skill>Reaper</skill>, <skill>Hindenburg</skill>, <skill>RX</skill>
<group>Words</group>:
    <skill>Script editing</skill>, <skill>interviewing</skill>, <skill>fact checking</skill>
<group>Desk drawer</group>:
    <skill>Splicing block</skill>
</skills>

<h>Career Hilights</h>
---------------

* Created "Mud Season", a weekly half hour that ran 212 episodes
* Two regional Murrow awards, one shared
* Judge @ Third Coast style student festivals since 2014
* My first job in radio was carrying the tower climber's lunch

<h>Employment History</h>
------------------

<job><start>2018</start> - <end>2024</end>: <employer>Pell Audio, LLC</employer> - <place>Montpelier, VT</place>
===========================================

<point>A business of one.</point> <point>Audio guides for two museums, a podcast for a seed
company.</point>
</job>
<job><start>2009</start> - <end>2018</end>: <employer>North Branch Public Radio</employer> - <place>Colchester, VT</place>
======================================================

<title>Senior Producer</title>. <point>NBPR covers the state with nine transmitters.</point> <point>Shaped the
evening newsmagazine that 14 stations picked up.</point> <point>Made long documentary
and trained hosts not to read.</point> <point>From 2013 mostly recorded in a closet
at home.</point>
</job>
<job><start>2006</start> - <end>2009</end>: <employer>Allegheny Voices Project</employer> - <place>Pittsburgh, PA</place>
======================================================

<title>Independent Producer</title>. <point>Oral history for a steel town archive.</point> <point>Recorded 160 retired
workers.</point> <point>Published six of them in a folklore quarterly.</point>
</job>
<job><start>2005</start> - <end>2005</end>: <employer>Quillbox Media, Inc</employer> - <place>Columbus, OH</place>
==============================================

<title>Audio Editor</title>. <point>Quillbox sold audiobooks out of vending machines, briefly.</point> <point>Cut and proofed 31 titles.</point>
</job>
<job><start>2001</start> - <end>2005</end>: <employer>WQLX/Tri-River/Ardent Broadcasting</employer> - <place>Zanesville, OH</place>
=============================================================

<title>Board Operator</title>. <point>This station changed owner three times while I was there.</point> <point>Ran
overnight automation, high school football and the swap shop.</point> <point>Last year was
half time.</point>
</job>
<h>Education</h>
---------

<edu>|<degree>B.A.</degree> <field>English and Geology</field>, <end>2001</end>
|<school>Muskingum Valley College</school>
</edu>
