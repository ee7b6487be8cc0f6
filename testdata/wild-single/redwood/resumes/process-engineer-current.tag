

# **More detail on any section on request.**

# <name>Leland Oyster</name>
## <phone>225-555-0181</phone>
## <email>leland.oyster@example.com</email>


# <h>Work History</h>
## <job><employer>Bayou Polymers</employer> - <title>Process Engineer</title>
### <start>2021</start>-(<end>Current</end>)
<point>Owns the extrusion and pelletizing lines of the specialty unit.</point> <point>Writes and keeps up the operating procedures, management-of-change packages and the relief valve calculations.</point>
</job>

## <job>[<employer>Oyster Brewing Systems</employer> - <title>Owner / Designer</title>](https://oyster.example.com/brew.md)
### <start>2018</start>-(<end>Current</end>)
<point>Designs small steam and glycol systems for breweries between Lafayette and Mobile, evenings and week ends.</point> <point>Nine systems installed so far.</point>
</job>

## <job><employer>Tidelands Refining</employer> - <title>Unit Engineer</title>
### <start>2018</start>-<end>2021</end>
<point>Day-to-day support of the naphtha hydrotreater, catalyst change-out planning, one turnaround.</point>
</job>

## <job><employer>Pelican State University</employer> - <title>Teaching Assistant</title>/<title>Researcher</title>
### <start>2015</start>-<end>2018</end>
#### <h>Labs:</h>
* <point>Membrane Lab - Pervaporation of ethanol/water mixtures</point>
* <point>Unit Operations Lab - ran the distillation column for the juniors</point>

#### <h>Classes:</h>
* <point>Heat Transfer</point>
* <point>Process Safety</point>
</job>

## <job><employer>Corbeau Sugar Cooperative</employer> - <title>Engineering Intern</title>
### <start>2014</start>
* <point>Steam balance of the boiling house during grinding season.</point>
* <point>Found 31 failed steam traps with a borrowed infrared camera.</point>
* <point>Drew up P&IDs nobody had touched since 1988.</point>
* <point>Assisted with a bagasse dryer trial.</point>
</job>

## <job><employer>Magnolia Water District</employer> - <title>Plant Operator Trainee</title>
### <start>2013</start>
<point>Night shifts on a 4 MGD surface water plant: jar tests, chlorine residuals, backwash.</point>
</job>

## <job><title>Handyman and Welder</title>
### <start>2010</start>-<end>2014</end>
<point>Trailers, gates, crawfish traps.</point>

<h>Projects include:</h>
* <point>Shrimp boat winch rebuild</point>
* <point>Custom barbecue pits
    * Twelve sold, [one on television](https://oyster.example.com/pits.md)</point>
* <point>Rainwater collection for a church camp</point>
</job>


# <h>Education</h>
## <edu><school>Pelican State University</school> - <degree>MS</degree> <field>Chemical Engineering</field>
### <start>2015</start>-<end>2018</end>
*	<point>Thesis on fouling of silicone membranes.</point>
*	<point>Treasurer of the AIChE student chapter.</point>
</edu>

## <edu><school>Pelican State University</school> - <degree>BS</degree> <field>Chemical Engineering</field>
### <start>2011</start>-<end>2015</end>
</edu>

## <edu><school>Bayou Teche Technical College</school> - <degree>Welding Certificate</degree>
### <start>2009</start>-<end>2010</end>
</edu>


# <h>Licenses</h>
* <cert><cname>Professional Engineer</cname>, <issuer>Louisiana</issuer> (<date>2022</date>)</cert>
* <cert><cname>Class II Water Treatment Operator</cname> (expired)</cert>

# <h>Technologies Used</h>

<skills>|    <group>Simulation</group>        |    <group>Control</group>          |    <group>Drawing</group>      |    <group>Other</group>                      |
|----------------------|---------------------|-----------------|-------------------------------|
|    <skill>Aspen   Plus</skill>      |    <skill>DeltaV</skill>           |    <skill>AutoCAD</skill>      |    <skill>HAZOP</skill>                      |
|    <skill>HYSYS</skill>             |    <skill>PI   Historian</skill>   |    <skill>Inventor</skill>     |    <skill>Management of Change</skill>       |
|    <skill>Excel</skill>   (<skill>VBA</skill>)     |    <skill>Ladder logic</skill>     |                 |    <skill>TIG   Welding</skill>              |
|    <skill>Python</skill>            |                     |                 |    <skill>Relief valve sizing</skill>        |
</skills>
