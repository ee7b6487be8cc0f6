<name>SIMON PAPADAKIS</name>
<headline>Commercial Refrigeration Mechanic</headline>
<place>Cairns QLD 4870</place> · <phone>0491 571 804</phone> · <email>s.papadakis@example.org</email>

<h>Profile</h>
<summary>Commercial refrigeration mechanic with eight years post-trade on supermarket racks, cool rooms and freezers. Relocating to Townsville in March. Victorian trained; my Queensland Restricted Electrical Licence application is not lodged yet, so an electrician currently does my disconnects.</summary>

<h>Employment history</h>
<job><title>Commercial Refrigeration Mechanic</title>, <employer>Reefline Cooling</employer>, <place>Cairns</place>, <start>May 2021</start> – <end>present</end>
- <point>Attend breakdowns on supermarket racks, cool rooms and freezers.</point>
- <point>Scheduled maintenance to AIRAH DA19 for 14 stores.</point>
- <point>Replace compressors and condensers, commission new cases during store refurbs.</point>
- <point>Fault finding on Danfoss and Carel controllers.</point>
- <point>Log refrigerant usage and job notes on a tablet.</point></job>

<job><title>Refrigeration Mechanic</title>, <employer>Yarra Bend Refrigeration</employer>, <place>Preston VIC</place>, <start>Feb 2016</start> – <end>April 2021</end>
- <point>Cool rooms and freezers for independent grocers and butchers.</point>
- <point>Brazing with nitrogen purge and pressure testing on new installs.</point>
- <point>Mentored two apprentices.</point></job>

<h>Qualifications and licences</h>
<edu><degree>Certificate III in Air Conditioning and Refrigeration</degree>, <school>Melbourne Polytechnic</school>, <end>2015</end></edu>
<cert><cname>ARCtick full refrigerant handling licence</cname></cert>
<cert><cname>White Card</cname></cert>
<cert><cname>EWP ticket</cname></cert>
<cert><cname>Working at heights</cname></cert>
<status>Open C class driver licence</status>

<h>Skills</h>
<skills><skill>Rack systems</skill>, <skill>fault finding</skill>, <skill>brazing</skill>, <skill>pressure testing</skill>, <skill>transcritical CO2</skill> (two stores)</skills>
