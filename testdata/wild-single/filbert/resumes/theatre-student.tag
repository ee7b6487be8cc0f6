+++
title = "Resume"
+++

<name>Juniper Abernathy-Wells</name>

- <edu>Junior [<field>theater design</field> <degree>BFA</degree>][tech-major] and [<field>art history</field> <degree>minor</degree>][art-minor] at [<school>Calloway College</school>][calloway].</edu>
- Available mid May through Labor Day.

# <h>Professional experience</h>
## <job>[<employer>Saltmarsh Playhouse</employer>]
<start>June 2024</start>--<end>August 2024</end>: **<title>Lighting Intern</title>**</job>

## <job>[Department of Theater][dept], <employer>Calloway College</employer>
<start>September 2024</start>--<end>December 2024</end>: **<title>Stagecraft Teaching Assistant</title>**</job>

## <job>[Scene Shop][shop], <employer>Calloway College</employer>
<start>February 2024</start>--: **<title>Student Shop Foreman</title>**

- <point>Rebuilt the platform stock (42 units) to one height, replacing a pile of
  one-offs and guesswork.</point>
- <point>Wrote the saw and lift checklists while verifying old safety sheets with the
  technical director. (Plywood, patience)</point></job>

## <job>[Archive of Costume][arch], <employer>Calloway College</employer>
<start>September 2023</start>--<end>January 2024</end>: **<title>Collections Assistant</title>**

- <point>Photographed and tagged 310 garments, 1890 to 1960.</point>
- <point>Found moths in time. (Freezer, pheromone traps)</point></job>

## <job>[<employer>Brightwater Scenic</employer>]
<start>May</start>--<end>August 2023</end>: **<title>Carpentry Intern</title>**

- <point>Built flats and stairs for two touring shows and one shopping mall Santa
  house. (MIG welding, CNC router)</point>
- <point>Drew packing diagrams so the set fit one 53' trailer instead of two.
  (Vectorworks)</point></job>

# <h>Education</h>
## <edu><school>Calloway College</school> (<place>Beloit Falls, WI</place>)
- <start>August 2022</start>--<end>May 2026</end>
- <degree>BFA</degree> <field>Theater Design</field>, minor in art history
- GPA: <grade>3.61</grade>
- <point>Dean's list: Fall 2022, Spring 2024.</point>

Courses include drafting, color, period styles, rigging, electrics, figure
drawing and a semester of Greek tragedy.</edu>

## <edu><school>Marsh River Arts Academy</school> (<place>Green Bay, WI</place>)
- Graduated <end>June 2022</end>
- <degree>Honors Diploma</degree> in <field>visual art</field>
- GPA: <grade>3.92</grade></edu>

# <h>Tools</h>
<skills>- **<group>Extensive experience</group>:** <skill>Vectorworks</skill>, <skill>table saw</skill>, <skill>MIG welding</skill>, <skill>ETC Eos</skill>, 
  <skill>hand drafting</skill>, <skill>scenic painting</skill>.
- **<group>Moderate experience</group>:** <skill>QLab</skill>, <skill>CNC routing</skill>, <skill>counterweight rigging</skill>,
  <skill>SketchUp</skill>, <skill>wig ventilation</skill>.
- Comfortable on <skill>ladders</skill>, <skill>scissor lifts</skill>, and headset.</skills>

## <h>Independent projects</h>
I have made a number of things, including:

- <proj>[<title>The Paper Opera</title>][opera], <point>a toy theater with forty cues that runs on hand
  cranks and one servo.</point> Video: [opera.example.org/clip][clip]</proj>
- <proj><title>Fog Log</title>, <point>notes on low fog recipes that do not set off the detectors in the
  black box.</point></proj>

# <h>Publications</h>
<pub>Co-author of [“<title>Counting platforms: a stock system for small shops</title>”][plat] (<end>2024</end>),
student papers of the Upper Lakes Stage Conference.</pub>

[Saltmarsh Playhouse]: https://saltmarsh.example.org/
[Brightwater Scenic]: https://brightwater.example.com/
[tech-major]: https://calloway.example.edu/theater
[art-minor]: https://calloway.example.edu/art
[calloway]: https://calloway.example.edu/
[dept]: https://calloway.example.edu/theater/people
[shop]: https://calloway.example.edu/shop
[arch]: https://calloway.example.edu/costume
[opera]: https://opera.example.org/
[clip]: https://opera.example.org/clip
[plat]: https://ulsc.example.org/2024.pdf
