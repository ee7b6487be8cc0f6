<name>Rebecca Stannard</name>
<headline>Senior Software Engineer, IoT</headline>
<place>Newcastle upon Tyne</place> | <email>r.stannard@example.com</email> | <phone>07700 900713</phone> | <link>github.com/rstannard-example</link>

<h>About</h>
<summary>Software engineer with nine years in connected metering. I write the Linux gateway and the over-the-air update service that talk to battery meters; the firmware on the meter itself has always been written by colleagues.</summary>

<h>Experience</h>

<job><title>Senior Software Engineer</title>
<employer>Corvane Utilities Technology</employer>, <start>June 2019</start> to <end>date</end>
● <point>Own the over-the-air update path on the server and gateway side for 150,000 water meters on LoRaWAN and NB-IoT.</point>
● <point>Keep the hardware-in-the-loop rig green with Python and pytest.</point>
● <point>Review colleagues' code in Git every day.</point>
● <point>Supported MID certification with test evidence from the rig.</point></job>

<job><title>Software Engineer</title>
<employer>Dunholme Data</employer>, <start>August 2015</start> to <end>May 2019</end>
● <point>C++ daemons on embedded Linux gateways (i.MX6), wireless M-Bus decoding.</point>
● <point>Used a logic analyser to debug UART traffic between gateway and radio module.</point>
● <point>Introduced unit testing with GoogleTest.</point></job>

<h>Education</h>
<edu><degree>BSc (Hons)</degree> <field>Computer Science</field>, <school>Northumbria University</school>, <end>2015</end>, <grade>First</grade></edu>

<h>Technical skills</h>
<skills><skill>C++</skill>, <skill>Python</skill>, <skill>Embedded Linux</skill>, <skill>LoRaWAN</skill>, <skill>NB-IoT</skill>, <skill>wireless M-Bus</skill>, <skill>Git</skill>, <skill>code review</skill>, <skill>AWS</skill>, <skill>Rust</skill></skills>
<status>Right to work in the UK: yes</status>
