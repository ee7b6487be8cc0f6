<name>Bartholomew "Barty" Quince-Odell</name>
<headline>STAGE MANAGER / DSM ON THE BOOK</headline>
<place>Based Salford</place>. Full clean <status>UK driving licence</status>. <status>BECTU member</status>. <phone>07700 900 417</phone>  <email>barty.qo@example.org</email>
c/o nobody, unrepresented

<h>THEATRE</h>

<job><start>Autumn 24</start>     <title>DSM</title>       The Salt Auditor               <employer>Tallow Street Playhouse</employer>, <place>Salford</place>      dir. M. Anstruthe
              <point>118 LX cues, 60 sound, 2 flown pieces; 41 shows, no stops</point></job>
<job><start>Spring 24</start>     <title>DSM</title>       A Month of Herring (tour)      <employer>Cold Harbour Touring Co</employer>      dir. P. Villon-Reese
              <point>14 venues in 9 weeks, re-plotted get-in at each</point></job>
<job><start>Xmas 22/23</start>   <title>ASM/book cover</title>   Puss in Boots        <employer>The Alhambra Rooms</employer>, <place>Morecambe</place>
              <point>twice daily; 3 chaperoned juveniles; pyro</point></job>
<job><start>2021</start>-<end>22</end>      <title>ASM</title>       rep season, four plays         <employer>Tallow Street Playhouse</employer>
              <point>props sourcing, £600 a show; covered book for 5 perfs when DSM was ill</point></job>

<h>NOT THEATRE</h>

<job><start>2019</start>-<end>present</end>, between shows   <title>Crew (casual)</title>   <employer>Humpit Stage Crew Ltd</employer>, arenas & conferences
              <point>load in/out, follow spot, forklift on two sites</point></job>
<job><start>summers 17</start>, <end>18</end>   <title>Venue technician</title>   <employer>Wee Red Room</employer>, <place>Edinburgh Fringe</place>   <point>9 shows a day, QLab</point></job>

<h>TRAINED</h>
<edu><school>Pennine School of Theatre Arts</school>, <degree>BA (Hons)</degree> <field>Stage Management & Technical Theatre</field>, <start>2016</start>-<end>19</end></edu>

<h>TICKETS</h>   <cert><cname>First Aid at Work</cname> (<date>exp. 6/26</date>)</cert>  /  <cert><cname>IPAF 3a</cname></cert>  /  <cert><cname>Counterbalance forklift</cname> (lapsed, <date>2022</date>)</cert>

<h>CAN DO</h>   <skills><skill>prompt book</skill>, <skill>QLab</skill>, <skill>cue lights</skill>, <skill>sightread a score (Grade 6 clarinet)</skill>, <skill>basic sewing</skill>, <skill>blood</skill></skills>

<h>ACCENTS:</h> <other>none. Please do not ask him to go on.</other>
