<name>Soledad Brightwater</name>
-----------------------------------------------------------------
<headline>UX research + interface design</headline>   //   <place>Chicago, IL</place>   //   <email>sol@example.com</email>   //   <phone>(312) 555-0136</phone>

[ <h>Agency side</h> ]

<job><employer>Hollow Oak Digital</employer> / <title>UX Lead</title> / <start>Q3 2020</start> <end>to date</end> / <place>Chicago</place>

   for CLIENT   Midway Credit Union
                <point>account opening from 11 screens to 5, tested w/ 38 members</point>
   for CLIENT   Prairie Rail
                <point>ticket machine UI, big buttons, three languages; 212 machines live</point>
   for CLIENT   St. Ansgar Hospital Network
                <point>research only: 20 shadowed night shifts, one report people read</point>
   for CLIENT   Bluestem Unemployment Office (pro bono)
                <point>letters rewritten at 6th grade level; calls about "what does this
                letter mean" down by half in the pilot county</point>
   for CLIENT   Cicero Tool & Die
                <point>machine panel, 7 inch, gloves, oil. Icons cut from 64 to 22</point>
   in house     <point>wrote the consent form & recruiting guide; run the lab</point></job>

<job><employer>Nine Lamps</employer> / <title>Interaction Designer</title> / <start>Q1 2017</start> to <end>Q2 2020</end> / <place>Minneapolis</place>

   for CLIENT   Tundra Outfitters
                <point>e-commerce redesign, conversion +0.7 pts</point>
   for CLIENT   Loon Lake Brewing
                <point>labels, taplist, one very large mural</point>
   for CLIENT   Hennepin Transit Riders
                <point>survey of 1,100 riders, analysis, public report</point>
   for CLIENT   Lakeshore Public Radio
                <point>podcast app, iOS & Android, 4.6 stars</point></job>

<job><employer>Nine Lamps</employer> / <title>Design Intern</title> / <end>summer 2016</end></job>

[ <h>Not agency side</h> ]

<job><employer>Big Inga's Counter</employer> (a diner) / <title>Line cook</title> / <start>2012</start> to <end>2015</end> / <place>Duluth</place></job>

[ <h>School</h> ]

<edu><school>University of Minnesota</school> / <degree>B.S.</degree> <field>Graphic Design</field>, minor in psychology / <end>'16</end></edu>
<edu><school>Heuristica Evening School</school> / <degree>certificate</degree>, <field>UX research</field> / <end>'18</end></edu>

[ <h>Kit</h> ]

<skills><skill>Figma</skill>. <skill>Dovetail</skill>. <skill>Optimal Workshop</skill>. <skill>Axure</skill> (when they insist). <skill>Card sorting</skill>. 
<skill>Diary studies</skill>. <skill>Survey design</skill>. <skill>JAWS + NVDA testing</skill>.</skills>

[ <h>Talking</h> ]

<pub><title>“Ask the night nurse”</title> / <employer>Midwest UX Evening</employer> / <end>Oct 2023</end></pub>
<pub><title>“Machines for people with mittens”</title> / <employer>Great Lakes Interaction Day</employer> / <end>2022</end></pub>

<language>Spanish</language> <level>(heritage speaker)</level>, <language>English</language>, <language>ASL</language> <level>(level 2 of 6)</level>
