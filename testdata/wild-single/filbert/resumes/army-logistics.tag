---
layout: page
title: About
permalink: /resume/
---

# <name>Marisela Okonjo-Park</name>

## <job><title>Director Supply Chain</title> - <employer>Verdane Foods</employer>	
<start>March 2021</start> - <end>Present</end>

- <point>Lead a planning group of eleven across three frozen plants taking it from spreadsheets to one weekly S&OP cycle, and supporting the launch of two private label lines including the Kroft account</point>
- <point>Took the cross-dock in Lima from zero-to-one; onboarded four carriers and one large grocery customer using it for daily store replenishment</point>
- <point>Supported the COO in setting the five year network plan, driving consolidation of seven leased warehouses into four</point>
- <point>Cut expedited freight from $4.2 Million to $1.1 Million in two years</point>
<point>Ran the SAP IBP rollout for the Ohio sites, on time and 6% under</point></job>

## <job><title>Senior Distribution Manager</title> - <employer>Holloway Outdoor</employer>	

<start>June 2016</start> - <end>March 2021</end>

- <point>Managed a 420,000 sq ft building, two shifts, 140 people plus peak temps</point>
- <point>Set the course for the move from paper picking to voice by defining the milestones and naming which old processes had to die</point>
- <point>Reduced the backlog of open returns from 9,000 to less than 300, average wait from five weeks to four days</point>
- <point>Powered $88 million of FY2019 web orders with a late cut-off of 5 pm</point>
- <point>Safety: 611 days without a lost-time injury</point></job>

##  <job><title>Logistics Officer</title> - <employer>U.S. Army</employer>	

<start>May 2007</start> - <end>May 2016</end>

- <point>Led teams of up to 72 soldiers running fuel, ammunition and repair parts for a 3,800 soldier brigade</point>
- <point>Planned the retrograde of 96 containers from Kandahar to Fort Carson with zero loss; the unit won the Chief of Staff Supply Excellence Award</point>
- <point>Supervised a 19 person motor pool, 58 vehicles, 31 generators, 97% operational readiness</point>
- <point>Company commander for 22 months, one rotation to Poland</point></job>

## <h>Education</h>

* <edu><degree>Master of Science</degree> in <field>Supply Chain Management</field> - <school>Ohio Valley State University</school> - <end>December 2018</end></edu>
* <edu><degree>BS</degree> <field>Industrial Engineering</field> -  	<school>Texas Prairie A&T</school> - <end>May 2007</end></edu>


### <h>Contact me</h>

[<email>marisela@okonjopark.example.org</email>](mailto:marisela@okonjopark.example.org)
