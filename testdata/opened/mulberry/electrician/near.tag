RESUME

Name:            <name>Callum Drysdale-Moore</name>
Address:         <place>Mandurah WA 6210</place>
Mobile:          <phone>+61 491 570 110</phone>
Email:           <email>c.drysdale@example.com</email>
Working rights:  <status>NZ citizen, unrestricted</status>
Licence:         <status>C class manual</status>

<h>Career objective:</h>
<summary>Licensed electrician wanting a FIFO maintenance role in oil & gas, with a view to go dual trade.</summary>

<h>Employment history:</h>

<job>Position:    <title>Maintenance Electrician (FIFO 8:6)</title>
Company:     <employer>Bluebush Energy Services</employer>
Site:        <place>Onslow, LNG plant</place>
Period:      <start>May 2019</start> to <end>Present</end>
Duties:      a) <point>Preventive and breakdown maintenance on MCCs, motors, lighting and UPS</point>
             b) <point>Hazardous area inspections and dossier updates, Ex d and Ex e</point>
             c) <point>Permit to work and isolations, isolating officer</point>
             d) <point>Assist instrument techs with loop checks and calibrations in shutdowns (3 shutdowns)</point>
             e) <point>Read P&IDs, SLDs and loop diagrams; SAP PM work orders</point></job>

<job>Position:    <title>Electrician</title>
Company:     <employer>Kerrigan Mine Electrics</employer>
Site:        <place>Kalgoorlie</place>
Period:      <start>Feb 2015</start> to <end>Apr 2019</end>
Duties:      a) <point>Underground and surface pumps, fans, jumbo boxes to 1000 V</point>
             b) <point>HV switching on the 11 kV ring, authorised</point></job>

<h>Training and licences:</h>
<edu><end>2014</end>   <degree>Certificate III in Electrotechnology (Electrician)</degree>, <school>Central Regional TAFE</school></edu>
<cert><date>2014</date>   <cname>Electrician's licence WA</cname>, unrestricted</cert>
<cert><date>2023</date>   <cname>EEHA</cname></cert>
<cert><date>2024</date>   <cname>Working at Heights</cname></cert>
<cert><date>2024</date>   <cname>Confined Space</cname></cert>
<cert><date>2013</date>   <cname>White Card</cname></cert>
<cert><date>2022</date>   <cname>HV switching</cname></cert>

<h>Referees:</h> <other>available on request</other>
