<h>NAME</h>        <name>Jarrod Pickering</name>
<h>LIVES</h>       <place>Aitkenvale, Townsville</place>
<h>CONTACT</h>     <phone>0491 572 549</phone>, <email>jpickering@example.net</email>

<h>ABOUT</h>       <summary>Refrigeration mechanic, six years out of my time. Fault finding on my own, neat brazing with nitrogen, happy with on call.</summary>

<h>WORK</h>        <job><title>Refrigeration Mechanic</title>, <employer>Tropic Aire Services</employer>, <start>2021</start> to <end>present</end>
            * <point>Breakdowns, servicing and installs on split systems, VRF and ducted air con</point>
            * <point>Domestic customers and small offices, around 6 jobs a day</point>
            * <point>Electrical and mechanical fault finding on my own</point>
            * <point>On call 1 week in 5</point>
            * <point>Looked after an apprentice, first and second year</point>
            * <point>Preventative maintenance for three schools and a medical centre, filters, drains, coils, twice a year</point></job>

            <job><title>Air Conditioning Installer</title>, <employer>Cool Breeze Homes NQ</employer>, <start>2019</start> to <end>2021</end>
            * <point>Split system and ducted installs in new estates</point>
            * <point>Brazing, pressure testing and evacuation</point>
            * <point>Two or three houses a day with one offsider, paperwork done before leaving site</point></job>

            <job><title>Apprentice</title>, <employer>Tropic Aire Services</employer>, <start>2015</start> to <end>2019</end>
            * <point>Domestic air con, helped on two coolrooms at a butcher</point></job>

<h>TICKETS</h>     <cert><cname>Cert III in Air Conditioning and Refrigeration</cname>, <issuer>TAFE Queensland</issuer>, <date>2019</date></cert>
            <cert><cname>ARCtick full licence</cname></cert>
            <cert><cname>QBCC licence</cname></cert>
            <cert><cname>Restricted electrical licence</cname></cert>
            <cert><cname>White card</cname>, <date>2015</date></cert>
            <cert><cname>EWP ticket</cname>, <date>2022</date></cert>
            <status>C class licence, manual</status>
            <status>Australian citizen</status>

<h>SOFTWARE</h>    <skills><skill>simPRO</skill>, <skill>Daikin service checker</skill></skills>
