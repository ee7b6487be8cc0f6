<name>Wade Pelletier-Nunn</name>
ph <phone>0491 570 156</phone>
<email>wadepn@example.net</email>
lives: <place>Baldivis WA</place>    <status>Aust. citizen</status>    <status>Manual C class + HR</status>

<h>TRADES</h>
<edu><degree>Cert III Electrotechnology Electrician</degree> UEE30811     <school>South Metro TAFE</school>   <end>2013</end></edu>
<edu><degree>Cert IV Instrumentation and Control</degree>     <school>North Metro TAFE</school>    <end>2017</end></edu>
<edu><degree>Dip.</degree> <field>Electrical Instrumentation</field>   4 of 9 units done, parked for now</edu>

<h>TICKETS</h>                                        <h>Exp.</h>
<cert><cname>WA electrician's licence</cname> EW 1xxxxx, unrestricted   <date>11/27</date></cert>
<cert><cname>EEHA</cname> (gas + dust) inspect/maintain        refresher <date>03/24</date></cert>
<cert><cname>WAH</cname></cert> / <cert><cname>CSE</cname></cert> / <cert><cname>gas test atmos</cname>            <date>06/26</date></cert>
<cert><cname>White card</cname>                             n/a</cert>
<cert><cname>EWP over 11m (WP)</cname>                      <date>01/26</date></cert>
<cert><cname>LVR/CPR</cname>                                <date>02/26</date></cert>
HV switching - booked Sept, not got it yet

<h>JOBS</h> newest 1st

<job><start>Aug 21</start>-<end>now</end>   <place>Karratha / Barrow</place>   <employer>Saltbush Gas Operations</employer>   <title>E/I tech, maint crew</title>
<point>Field gear all day: Rosemount + E&H DP, radar, Coriolis, RTDs, cal'd against Beamex MC6, results into SAP.</point> <point>Stroke and re-profile Fisher valves (DVC6200).</point> <point>Control room is Centum VP, I read trends and force with permit, I dont program.</point> <point>IA and isolating officer level 2 on the PTW.</point> <point>Ex register: ~1,400 items inspected since 22, abt 60 defects closed out by me.</point> <point>2023 shut: 212 loops checked by crew of 5, I kept the sheets.</point></job>

<job><start>Jan 18</start>-<end>Jul 21</end>  <place>Newman</place>   <employer>Corella Contracting</employer> (labour hire to iron ore)  <title>dual trade</title>
<point>Fixed plant. Crushers, conveyors, weightometers, nuclear density gauges (under the RSO).</point> <point>MCC changeouts, VSDs to 315kW, motor megger and bump.</point> <point>Fill in leading hand for 2 swings when the LH was off.</point></job>

<job><start>2016</start>-<end>17</end>   <place>Kwinana</place>   <employer>Hobday Process Services</employer>  <title>Instro adult apprentice</title>
<point>Workshop cals, pH + conductivity loops, control valve overhauls, tubing runs.</point> <point>HART handhelds (475 then Trex).</point> <point>bit of fieldbus, segment checks only.</point></job>

<job><start>09</start>-<end>15</end>   <place>Rockingham</place>   <employer>Deegan & Sons Electrical</employer>   <title>apprentice</title> then <title>A grade sparky</title>
<point>Houses, shops, a school. switchboards, test + tag.</point></job>

6 mths off early 2016 - kid born

<h>REFS</h>
<other>Gaz Thornbury (maint super, Saltbush) and Lin Achterberg (Corella) - ring me first pls</other>
