<name>Darnell R. Kovacik</name>
<place>Parma, OH</place> / cell <phone>440-555-0137</phone> / <email>drkovacik@example.com</email>

<h>TICKETS:</h>   <cert><cname>CDL B, Ohio, with P and S</cname>, no air restriction</cert>, clean MVR
           <cert><cname>609 card</cname> (<issuer>MACS</issuer>, <date>2014</date>)</cert>
           <cert><issuer>ASE</issuer> <cname>S4 brakes</cname> <date>'22</date></cert>  <cert><issuer>ASE</issuer> <cname>S6 elec/electronic</cname> <date>'23</date></cert>
           S2 diesel engines is booked for November, not taken yet

<h>WORK:</h>      <job><title>Coach tech, second shift</title>, <employer>Lakeshore Sunliner Charters</employer>, <place>Brook Park</place>
           (<start>Aug '18</start> - <end>now</end>)
           <point>38 coaches and 11 cutaways. I'm one of three techs on nights, no
           lead man on the shift, we split the board ourselves.</point>
           <point>S-cam and disc foundation brakes, ABS faults, leak-downs, valves,
           compressors. Annual DOT inspections, around 60 a year, I'm signed
           off as inspector under 396.19.</point>
           <point>Chase shorts and opens with a DVOM and the OEM prints. Cummins
           INSITE weekly, Detroit DiagnosticLink now and then. Multiplex
           (I/O Controls) just the basics.</point>
           <point>Braun and Ricon lifts on the cutaways, 11 of them, mine since 2020:
           pumps, cylinders, interlocks, load test.</point>
           <point>Started measuring every drum and rotor at PM in 2021, repeat brake
           write-ups went from 9 a quarter to 2.</point>
           <point>Road calls, and I drive the coach home if the operator is out of
           hours. Write-ups and parts issues go in RTA.</point></job>

           <job><title>Diesel Tech B</title> then <title>Diesel Tech A</title>, <employer>Erie Basin Truck Center</employer>, <place>Cleveland</place>
           (<start>May '13</start> - <end>Jul '18</end>)
           <point>Class 6-8 in a 14-bay dealer shop. A/B/C services, front ends, leaf
           and air ride, kingpins, clutches.</point>
           <point>DPF/SCR: forced regens, dosers, NOx sensors. Helped on in-frames,
           never ran one alone.</point>
           <point>Cab A/C season: recover, evac, charge.</point>
           <point>Two apprentices rode with me, a year each. Made A tech in '16.</point></job>

           <job><title>Wheeled vehicle mechanic (91B)</title>, <employer>U.S. Army</employer>, <place>Fort Hood TX</place>
           (<start>Sept '08</start> - <end>Dec '12</end>, out as Sgt)
           <point>HEMTT, LMTV, wrecker hydraulics. 12 months Kuwait.</point></job>

<h>SCHOOL:</h>    <edu><school>Valley Forge High</school>, <place>Parma Heights</place>, <degree>diploma</degree> <end>2008</end></edu>

<h>ALSO:</h>      <skills>Own a full set of <skill>hand tools</skill>, 72" roll cab, 1/2 and 3/4 drive. <skill>MIG</skill> -
           hangers and brackets, not a certified welder. <skill>RTA</skill>, <skill>INSITE</skill>.</skills>
