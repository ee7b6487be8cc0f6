# <name>Tobias Renquist</name>

----

> <headline>Master electrician, controls tinkerer.</headline>
>
> Industrial first, residential when asked nicely.
>
> Seeking full time position near <place>Eau Claire, WI</place>.

----

## <h>Objectives</h>
Controls
:   I keep up with PLC platforms on my own bench. I already know the older
    Allen-Bradley families well, and I take apart what I find at auctions, read
    the [manuals][manuals], and hope to design panels full time one day.

Safety
:   I read every arc flash incident report I can get. Teaching this to
    apprentices would be the best part of any job.

## <h>Work Experience</h>

<job><start>Summer 2008</start> - <end>May 2010</end>
:   *<title>Helper</title>, cash jobs and farm wiring*

    <point>Worked with an [uncle][uncle] on barns, grain dryers and well pumps,
    nothing bigger than 200 amps.</point>

    Mostly **<tech>single phase and conduit</tech>**.</job>

<job><start>June 2010</start> - <end>October 2015</end>
:   *<title>Apprentice Electrician</title> at <employer>Chippewa Line & Power</employer>*

    <point>Pulled wire, bent pipe and set gear on school and hospital jobs.</point>
    <point>Updated as-builts for the foreman each Friday.</point>
    <point>Logged 8,000 hours under two masters.</point>

    Worked in **<tech>EMT, rigid, MC cable</tech>**.</job>

    

<job><start>November 2015</start> - <end>March 2021</end>
:   *<title>Journeyman Electrician, Night Shift</title> for <employer>Norrland Paper LLC</employer>*
    
    <point>I kept two paper machines running with a crew of three. Cut unplanned
    stops on the No. 2 winder by a third by replacing the drives before they
    failed instead of after.</point> <point>I also rewrote the lockout sheets for the
    whole dry end.</point>

    Worked with **<tech>ControlLogix and PowerFlex drives</tech>**.</job>

<job><start>April 2021</start> - <end>now</end>
:   *<title>Volunteer Electrician</title> for <employer>Habitat Rural Homes of Dunn County</employer>*

    <point>Rough-in and trim for nine houses so far.</point></job>

## <h>Education</h>

<edu><start>2010</start>-<end>2015</end>
:   <school>Blue Hills Technical College</school>, <place>Menomonie, WI</place>

    <degree>Technical Diploma</degree>, <field>Electrical Apprenticeship</field>, May 2015

    G.P.A. <grade>3.6 / 4.0</grade></edu>

## <h>Skills</h>

<skills><group>Controls</group>
:   + **<skill>ControlLogix, CompactLogix</skill>** for machine work
    + **<skill>Ladder logic</skill>** for troubleshooting and small programs
    + **<skill>VFDs</skill>** for setup and replacement up to 250 HP
    + **<skill>Thermography</skill>** for yearly surveys

<group>Systems</group>
:   | Solid            | Some           | Learning      |
    |:-----------------|:---------------|:--------------|
    | <skill>Fire alarm</skill>       | <skill>Fiber</skill>          | <skill>PV</skill>            |
    | <skill>Motor control</skill>    | <skill>BACnet</skill>         | <skill>EV charging</skill>   |
    | <skill>Grounding</skill>        |                |               |</skills>

## <h>Licenses</h>

State
:   * <cert><cname>Wisconsin Master Electrician</cname>, <date>2022</date></cert>
    * <cert><cname>Wisconsin Journeyman Electrician</cname>, <date>2015</date></cert>
    * <cert><cname>NFPA 70E</cname> refresher ~ <date>May 2024</date></cert>

## <h>Activities</h>

Coach
:   <other>Skills contest coach at the high school. I am also a slow but cheerful</other>
    <other>birkie skier.</other>

[manuals]: http://plcshelf.example.org/
[uncle]: http://renquistfarms.example.org/
