<name>Lachlan Prideaux</name>
<headline>Commercial Refrigeration Mechanic</headline>
<place>Deception Bay, Queensland</place> | <phone>0491 555 063</phone> | <email>lachlan.prideaux@example.net</email>

<h>Profile</h>
<summary>Refrigeration mechanic with eight years post-trade in commercial refrigeration service, covering supermarkets, cool rooms and display cases across Brisbane and Moreton Bay. Back on the tools since January after two years away.</summary>

<h>Licences and tickets</h>
<cert>• <cname>ARCtick Refrigerant Handling Licence (full)</cname> - expired <date>March 2024</date>, renewal lodged, not yet issued</cert>
<cert>• <cname>Restricted electrical work licence</cname>, Queensland, current</cert>
<cert>• <cname>White Card</cname></cert>
<cert>• <cname>EWP ticket</cname></cert>
• <status>C class driver licence</status>
• <status>Full working rights in Australia (citizen)</status>

<h>Employment</h>
<job><title>Refrigeration Mechanic's Offsider (no gas work until licence is back)</title>
<employer>Northlake Mechanical Services</employer>, <place>North Lakes</place>
<start>January 2025</start> – <end>Present</end>
<point>• Preventative service of cool rooms and freezer rooms alongside a licensed mechanic: coils, fans, door heaters, drains</point>
<point>• Electrical fault finding on defrost and control circuits from the wiring diagram</point></job>

<job><title>Career break - carer for parent</title>
<start>December 2022</start> – <end>December 2024</end></job>

<job><title>Commercial Service Mechanic</title>
<employer>Sorrel Refrigeration</employer>, <place>Geebung</place>
<start>May 2016</start> – <end>December 2022</end>
<point>• Breakdown and preventative service of rack systems, cool rooms, freezer rooms and display cases for 25 supermarkets</point>
<point>• Replaced compressors, condensing units and evaporators, including commissioning</point>
<point>• Leak testing, refrigerant recovery and gas log, then under a full licence</point>
<point>• Set up Danfoss and Emerson E2 controllers; silver brazing with nitrogen purge on all repairs</point>
<point>• After-hours roster one week in four; dealt directly with shop managers</point></job>

<job><title>Refrigeration Mechanic</title>
<employer>Sorrel Refrigeration</employer>
<start>January 2015</start> – <end>April 2016</end>
<point>• Installation of cool rooms and condensing units, silver brazing, pressure testing</point></job>

<h>Qualification</h>
<edu><degree>Certificate III in Air Conditioning and Refrigeration</degree> (UEE32211), <school>TAFE Queensland SkillsTech</school>, <end>2014</end></edu>
