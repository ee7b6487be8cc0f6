<name>Jordan Whitcombe</name>, GSC                                     <phone>289-555-0119</phone>
<headline>Site Superintendent</headline>                     <email>jordan.whitcombe@example.com</email>
<place>Ancaster, Ontario</place>

<h>Summary of Qualifications</h>
<summary>Site Superintendent with 11 years of site supervision on wood-frame subdivisions and townhouses. Runs the site day to day, coordinates subtrades, runs the weekly sub meeting and keeps the three week look-ahead. No cast-in-place work beyond strip footings and poured basement walls.</summary>

<h>Technical Skills</h>
<skills><group>Scheduling</group>         <skill>MS Project</skill>        <skill>Procore</skill>
<group>Safety</group>             <skill>OHSA</skill>              <skill>O. Reg. 213/91</skill>
<group>Quality</group>            <skill>Deficiency lists</skill>  <skill>Tarion PDI</skill></skills>

<h>Professional Experience</h>

<job><title>Site Superintendent</title> · <employer>Meadowgrove Homes</employer> · <place>Binbrook, ON</place>                [<start>Mar 2018</start> – <end>Present</end>]
– <point>Supervise 140 townhouses in four phases from excavation to occupancy</point>
– <point>Coordinate 15 to 20 subtrades and keep the schedule in MS Project</point>
– <point>Quality control and deficiency lists to occupancy, Tarion pre-delivery inspections</point>
– <point>Weekly OHSA inspections and toolbox talks; no MOL orders since 2019</point></job>

<job><title>Assistant Site Superintendent</title> · <employer>Cobblegate Developments</employer> · <place>Grimsby, ON</place>        [<start>May 2014</start> – <end>Feb 2018</end>]
– <point>Scheduled framers, roofers and drywall for 60 detached houses per year</point>
– <point>Checked framing against architectural drawings before municipal inspections</point></job>

<h>Education</h>
<edu><degree>Advanced Diploma</degree>, <field>Construction Engineering Technology</field> · <school>Forty Mile Creek College</school>                [<end>2014</end>]</edu>

<h>Certifications and Licences</h>
<cert><cname>Gold Seal Certified, Superintendent</cname>      <date>2021</date></cert>
<cert><cname>Working at Heights</cname>                       <date>2025</date></cert>
<cert><cname>Standard First Aid</cname>                       <date>2024</date></cert>
<status>Ontario G driver's licence</status>
<status>Canadian citizen</status>

<h>Languages</h>
<language>English</language> (<level>native</level>), <language>Italian</language> (<level>conversational</level>)

                                              Whitcombe – Resume – 1/1
