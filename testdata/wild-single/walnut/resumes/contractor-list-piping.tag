<name>Gordon "Gogs" McIlwraith</name>
<headline>Lead Piping Designer (PDMS / E3D) – contract, outside IR35</headline>
Tel <phone>01224 555 019</phone> / <email>gogs@example.net</email> / based <place>Westhill, Aberdeenshire</place>
BOSIET valid to 03/26. Available 4 weeks' notice.

<h>CONTRACTS, LATEST FIRST</h>

<job><start>02/23</start> – <end>date</end>      <employer>Petrodrum Engineering Ltd</employer> (client: Nordhav Energi) – <title>Lead Piping Designer</title> – <place>Aberdeen</place>
                  <point>Topsides mods, 2 modules, 11 designers at peak</point></job>
<job><start>05/21</start> – <end>01/23</end>     <employer>Petrodrum Engineering Ltd</employer> (client: Kestrel North Sea) – <title>Snr Piping Designer</title> – <place>Aberdeen</place>
                  <point>Caisson replacement, laser-scan tie-ins</point></job>
<other>03/20 – 04/21     Laid off / furlough / built a boat</other>
<job><start>09/18</start> – <end>03/20</end>     <employer>Van der Molen Offshore BV</employer> via Skye Technical Recruitment – <title>Piping Checker/Area Lead</title> – <place>Schiedam, NL</place>
                  <point>FPSO conversion, 3,400 isos checked</point></job>
<job><start>01/17</start> – <end>08/18</end>     <employer>Samgang Heavy Industries</employer> (site team for Kestrel North Sea) – <title>Site Piping Rep</title> – <place>Geoje, S. Korea</place>, 6/2 rotation</job>
<job><start>06/14</start> – <end>12/16</end>     <employer>Wrightson Harkness</employer> (as was: Harkness Process) – <title>Piping Designer</title> – <place>Aberdeen</place></job>
<job><start>11/12</start> – <end>05/14</end>     <employer>Harkness Process</employer> – <title>Piping Designer</title> – <place>Teesside</place>
                  <point>Ethylene cracker revamp</point></job>
<job><start>2009</start> – <end>2012</end>       <employer>Clydebrae Marine & General Eng. Co.</employer> – <title>Draughtsman, Pipework & Vents</title> – <place>Greenock</place> (staff)</job>
<job><start>2005</start> – <end>2009</end>       <employer>Clydebrae Marine & General Eng. Co.</employer> – <title>Apprentice Draughtsman</title> – <place>Greenock</place></job>

<h>TICKETS</h>   <cert><cname>BOSIET/HUET w. EBS</cname></cert>, <cert><cname>CCNSG Safety Passport</cname></cert>, <cert><cname>OGUK Medical</cname></cert>

<h>QUALS</h>     <edu><degree>HNC</degree> <field>Mechanical Engineering</field>, <school>James Watt College</school>, <place>Greenock</place>, <end>2009</end> (day release)</edu>
          <edu><degree>SVQ Level 3</degree> <field>Engineering Drawing</field>, same place, <end>2008</end></edu>
          <edu><school>Notre Dame High</school> – 5 <degree>Standard Grades</degree></edu>

<h>SOFTWARE</h>  <skills><skill>PDMS</skill>, <skill>E3D</skill>, <skill>AutoCAD</skill>, <skill>Navisworks</skill>, <skill>SmartPlant 3D</skill> (a bit rusty), <skill>CAESAR II</skill> (read only)</skills>
