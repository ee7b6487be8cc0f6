<name>Anneke Dorrestijn</name>                                                      <email>anneke@dorrestijn.example.net</email>
<headline>PhD in Hydrology</headline>                                                   <link>https://www.dorrestijn.example.net</link>

<h>EXPERIENCE</h>
<job>• <employer>Delta & Polder Consultants B.V.</employer>                                         <place>Utrecht, Netherlands</place>
  <title>Associate, Department Flood Risk</title>                                             <start>Apr 2021</start> – <end>Present</end>
  ◦ <point>Dike Reinforcement Studies - Set up probabilistic failure models for 46 km of river dikes along
    the Lek, including piping and macro-stability. Prepared boundary conditions for the designers.</point>
    <point>Key Contribution: the client dropped two of seven planned reinforcements after our re-calculation.</point>
  ◦ <point>Client Workshops - Moderated sessions with water boards, municipalities and farmers.</point></job>

<job>• <employer>Hogeschool De Waterlinie</employer>                                                                 <place>Remote</place>
  <title>Lecturer for Applied Hydraulics</title>                                              <start>Sep 2022</start> - <end>Jul 2023</end>
  ◦ <point>Course Development - Wrote and taught an evening course on open-channel flow (28 students).</point></job>

<job>• <employer>Institute for Catchment Research (ICR)</employer>                                      <place>Koblenz, Germany</place>
  <title>Researcher, Low-Flow Hydrology</title>                                               <start>Oct 2016</start> – <end>Mar 2021</end>
  ◦ <point>Drought Indicators - Developed a low-flow index for 31 gauges on the Moselle; published and still
    in use at two waterway offices.</point>
  ◦ <point>Field Campaigns - Discharge measurements with ADCP, about 60 days a year.</point>
    <point>Key Contribuiton: rating curves for three new gauges</point></job>

<job>• <employer>Institute for Catchment Research (ICR)</employer>                                      <place>Koblenz, Germany</place>
  <title>Student Assistant</title>                                                            <start>May 2014</start> – <end>Sep 2014</end>
  ◦ <point>Digitised paper gauge records from the 1950s.</point></job>

<h>EDUCATION</h>
<edu>• <school>University of Twente</school>                                                        <place>Enschede, Netherlands</place>
  <degree>PhD</degree>, Faculty of Engineering Technology                                       <start>Oct 2016</start> – <end>Jun 2021</end>
  ◦ <point>PhD thesis - Low Flow Under Changing Abstraction: the Moselle Case</point></edu>
<edu>• <school>University of Freiburg</school>                                                          <place>Freiburg, Germany</place>
  <degree>Master of Science</degree> in <field>Hydrology</field>; <grade>1.2</grade>                                     <start>Oct 2013</start> – <end>Mar 2016</end></edu>
<edu>• <school>Norwegian University of Science and Technology</school>                                 <place>Trondheim, Norway</place>
  <degree>Exchange Semester</degree> in <field>Civil Engineering</field>                                     <start>Jan 2013</start> – <end>Jun 2013</end></edu>
<edu>• <school>Wageningen University</school>                                                      <place>Wageningen, Netherlands</place>
  <degree>Bachelor of Science</degree> in <field>Soil, Water, Atmosphere</field>                                <start>Sep 2010</start> – <end>Aug 2013</end></edu>

<h>SKILLS</h>
<skills>• <group>Models & Tools</group> - <skill>SOBEK</skill>, <skill>D-Flow FM</skill>, <skill>HEC-RAS</skill>, <skill>QGIS</skill>, <skill>Python</skill> (6 years; <skill>pandas</skill>, <skill>xarray</skill>), <skill>R</skill>
• <group>Analytical Methods</group> - <skill>extreme value statistics</skill>, <skill>Monte Carlo simulation</skill>, <skill>uncertainty analysis</skill></skills>
• Languages - <language>Dutch</language> (<level>Native</level>), <language>English</language> (<level>Business Fluent</level>), <language>German</language> (<level>Fluent</level>), <language>Norwegian</language> (<level>Basic</level>)

<h>AWARDS</h>
<award>• <title>Best poster</title> - Rhine Symposium, young researchers (<end>2019</end>)</award>
<award>• <title>Erasmus+ grant</title> - (<end>2013</end>)</award>

<h>PUBLICATIONS (SELECTION)</h>
<pub>• Dorrestijn, A., Weil, K., <end>2020</end>. - <title>"A low-flow index that boatmen understand."</title> Journal of River
  Practice</pub>
<pub>• Weil, K., Dorrestijn, A., <end>2018</end> - <title>"Abstraction licences and summer flow."</title> Catchment Letters</pub>
