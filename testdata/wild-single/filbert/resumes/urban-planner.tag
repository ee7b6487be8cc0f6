---
layout: cv
title: Casimir's CV
---
# <name>Casimir Leduc-Honda</name>

<DIV id="webaddress"> irl: 
<place>Ghent</place> | Rotterdam
</DIV>
<DIV id="webaddress"> url: 
<A href="https://casimir.example.org" target="_blank"><link>casimir.example.org</link></A> | 
<A href="mailto:cx.lx@exaxmplex.orxg"
    onmouseover="this.href=this.href.replace(/x/g,'');"><email>c.leduc@planning.example.org</email> </A>
</DIV>

## <h>Currently</h>

<summary>Urban planner in the street and water team of a harbour city. I think about how rain, bicycles and delivery vans share eleven metres of street.</summary>

- **Slogan:** Every kerb is a decision
- **Interests:** Street trees • Permeable paving • Freight • Participatory design

## <h>Education</h>

`<edu><start>2013</start> - <end>2015</end>`
__<school>Scheldt University of Technology</school>__
- <degree>MSc</degree> <field>Urbanism</field>.</edu>

`<edu><start>Feb</start> - <end>Jul 2014</end>`
__<school>Malmö School of Planning</school>__
- Visiting student, studio on cloudburst streets.</edu>

`<edu><start>2010</start> - <end>2013</end>`
__<school>University of East Flanders</school>__
- <degree>BSc</degree> <field>Geography</field>. Graduated with distinction.</edu>

`<edu><start>2009</start> - <end>2010</end>`
__<school>Sint-Rochus Academy</school>__
- Foundation year in <field>illustration</field>.</edu>


## <h>Publications</h>

`<pub><end>2022</end>`
__<title>Eleven metres</title>__ (C. Leduc-Honda, 2022)
 - <A href="https://casimir.example.org/eleven" target="_blank"> link </A></pub>


## <h>Awards</h>
`<award><start>2021</start> - <end>Present</end>`
__<employer>Rainproof Cities Foundation</employer> |__ <title>Practice Fellowship</title>
- <point>Working with planners of six ports on shared design rules.</point></award>


## <h>Experience</h>

### <h>Public service</h> 

`<job><start>2019</start> - <end>Present</end>`
__<employer>City of Oostmonde</employer> |__ <title>Senior Planner, Streets & Water</title>
- <point>Drafted the street design manual adopted in 2022.</point>
- <point>Lead planner for 3.4 km of harbour streets, jointly with the sewer department.</point>
<!-- - <point>Co-organised the open street day 2019.</point> --></job>

`<job><start>2016</start> - <end>2019</end>`
__<employer>Province of West Zeeland</employer> |__ Mobility dept.
- <point>Cycle highway permits for four municipalities.</point></job>

### <h>Offices</h>

`<job><start>2015</start> - <end>2016</end>`
__<employer>Atelier Dijk</employer> |__ <title>Junior Urbanist</title>
- <point>Models, maps and many sections. (AtelierDijk.example)</point></job>

`<job><start>2014</start>`
__<employer>Bureau Noordzee</employer> |__ <title>Draughtsman</title>
- <point>Summer job, tram stop details.</point></job>

### <h>Teaching</h>

`<job><start>2018</start>`
__<employer>Scheldt University of Technology</employer> (Faculty of Architecture) |__ <title>Guest studio tutor</title>
- <point>Second-year studio, 14 students.</point></job>

`<job><start>2011</start> - <end>2013</end>`
__<title>Private tutor</title>__
- <point>Geography and Dutch, upper secondary level.</point></job>


### <h>Volunteering</h>

`<vol><start>2020</start> - <end>2022</end>`
__<employer>Repaircafé Muide</employer> |__ <title>Bicycle mechanic</title>
- <point>First Saturday of the month.</point></vol>

`<vol><start>2017</start>`
__<employer>Leesmaatjes</employer> |__ <title>Reader</title>
- <point>I read to two boys who preferred the pictures.</point></vol>


## <h>Skills</h>

__<h>Languages</h>__
- <language>Dutch</language> (<level>native</level>) • <language>French</language> (<level>native</level>) • <language>English</language> (<level>fluent</level>) • <language>Japanese</language> (<level>basic</level>)

<skills>__<group>Tools</group>__
- <skill>QGIS</skill> • <skill>AutoCAD</skill> • <skill>Rhino</skill> • <skill>SWMM</skill> • <skill>InDesign</skill>

__<group>Hand</group>__
- <skill>Sketching</skill> • <skill>Model making</skill> • <skill>Moderation</skill></skills>
