---
title: Résumé
date: 2019-03-02
---

-----

# <name>Hollis Vandermeer</name>

[*<email>hollis@vandermeergardens.example.net</email>*](mailto:hollis@vandermeergardens.example.net)

# <h>About Me</h>

<summary>I care about plants, water and people who look after both. I have been designing and building gardens for over 9 years.

I like dry stone walls and native meadows.

I am currently working for [Prairie Edge](http://prairieedge.example.com), a design-build company in Lincoln. I draw planting plans, run a crew of four, and answer the phone in April.</summary>

# <h>Objective</h>

I am not currently looking for work.

# <h>Knowledge</h>

<skills>- <group>Plants</group>:
	- <skill>Native grasses</skill>
	- <skill>Woodland perennials</skill>
	- <skill>Fruit tree pruning</skill>
	- I have a basic understanding of <skill>rose grafting</skill>, <skill>ponds</skill> and <skill>lawn chemistry</skill>
- <group>Machines</group>:
	- <skill>Skid steer</skill>
	- <skill>Mini excavator (up to 5 t)</skill>
- <group>Drawing</group>:
	- <skill>Vectorworks</skill>
	- <skill>Pencil</skill></skills>

# <h>Experience</h>

### <job><employer>Prairie Edge</employer> | <start>April 2018</start> - [<end>Present</end>]

[prairieedge.example.com](http://prairieedge.example.com)

<point>I work with a small team to design and build gardens for about 35 households and two schools a year.</point>

- <point>I have drawn a standard plant palette so quotes take one day instead of a week.</point>
- <point>I have worked with the county on rain garden rebates for clients.</point>
- <point>I run spring start-ups. Few yards are like other yards.</point></job>

### <proj><title>Own Gardens</title> | <start>July 2012</start> - [<end>Present</end>]

[Photo album](https://photos.example.org/hollisv) - [Seed list](http://seeds.example.org/hollisv)

- <point>I built [a walled kitchen garden](https://photos.example.org/hollisv/kitchen) for my parents, including 19 tons of limestone.</point>
- <point>I grow and swap seeds of 140 prairie species.</point></proj>

### <job><employer>Snowmelt Property Care</employer> | <start>May 2016</start> - <end>April 2018</end>

<!--
May 9, 2016 - April 2018
-->

[snowmelt.example.com](http://snowmelt.example.com)

<point>I worked part time for Snowmelt mowing and mulching, and during the winter, we plowed.</point></job>

### <job><employer>Arbor Night School</employer> | <start>October 2015</start> - <end>August 2017</end>

<!--
October 5, 2015 - August 20, 2017
-->

[arbornightschool.example.org](http://arbornightschool.example.org)

<point>Arbor Night School was a group started by a retired forester. He invited people to learn tree identification and pruning.</point> <point>We pruned about sixty street trees in Havelock, with permission.</point></job>

### <job><employer>Cornhusk Crew</employer> (4-H Horticulture) | <start>September 2009</start> - <end>June 2014</end>

[cornhusk4h.example.org](http://cornhusk4h.example.org) - [album](http://photos.example.org/cornhusk)

<point>I judged plants, lost, learned, and in 2013 the team took 1st at Nebraska State.</point> <point>I was a mentor for the team during the 2013-2014 season.</point></job>

# <h>References</h>

- <other>Rosalind Tiede</other>
	- http://tiede.example.org
	- Owner, [Prairie Edge](http://prairieedge.example.com)
- <other>Wim Vandermeer (Family)</other>
	- Stone mason, Platte Masonry
