<name>JASDEEP "JESSE" GREWAL</name>
<place>Brantford, ON</place>
<phone>(226) 555-0146</phone> / <email>jesse.grewal@example.com</email>

<h>OBJECTIVE:</h>
<summary>Industrial Mechanic (Millwright) apprentice in the last term, looking for a food plant where I can finish my hours and write the 433A Certificate of Qualification next year.</summary>

<h>WORK HISTORY:</h>

<job><employer>Paris Road Cheese Inc.</employer> (<start>August 2020</start> - <end>present</end>)
<title>Millwright Apprentice, Level 3</title>
> <point>Preventive and breakdown maintenance on fillers, case packers, palletizers and conveyors</point>
> <point>Rebuilding centrifugal and positive displacement pumps under the supervision of a licensed millwright</point>
> <point>Shaft alignment with laser and dial, bearings, gearboxes, chains, belts and sprockets</point>
> <point>Close all work orders in Fiix CMMS before end of shift</point>
> <point>GMP and lockout/tagout, zero incidents</point>
> <point>Logged 6,100 of 8,000 hours</point></job>

<job><employer>Grand River Bottlers</employer> (<start>June 2018</start> - <end>July 2020</end>)
<title>Line Mechanic / Set-up</title>
> <point>Changeovers on 4 bottling lines, pneumatics troubleshooting, greasing routes</point></job>

<job><employer>Grand River Bottlers</employer> (<start>2016</start> - <end>2018</end>)
<title>Machine Operator</title>
> <point>Operated a labeler and case packer</point></job>

<h>EDUCATION:</h>
<edu><school>Conestoga College</school>, <degree>Millwright apprenticeship in-school training</degree>, Basic, Intermediate and Advanced completed <end>2023</end></edu>
<edu><degree>OSSD (Grade 12)</degree>, <school>North Park Collegiate</school>, <end>2015</end></edu>

<h>SKILLS:</h>
<skills><skill>Pneumatics</skill>               <skill>Hydraulics</skill>              <skill>Reading mechanical drawings</skill>
<skill>Laser alignment</skill>          <skill>TIG welding</skill> (stainless)  <skill>Lockout/tagout</skill>
<skill>Fiix</skill>                     <skill>GMP</skill>                     <skill>Conveyor repair</skill></skills>

<h>CERTIFICATES:</h>
<cert><cname>Forklift licence</cname> (<date>2022</date>)</cert>
<cert><cname>Working at Heights</cname> (<date>2023</date>)</cert>
<cert><cname>First Aid / CPR-C</cname>, <issuer>St. John Ambulance</issuer> (<date>2024</date>)</cert>

<h>LANGUAGES:</h>
<language>English</language>, <language>Punjabi</language>
