<name>DEEPA RAGHUNATHAN, M.S.</name>
<headline>Senior Embedded Software Engineer</headline>
<place>St. Paul, MN 55104</place> | <phone>651-555-0118</phone> | <email>deepa.r@example.com</email> | <status>Permanent resident</status>

<h>PROFESSIONAL SUMMARY</h>
<summary>Senior embedded software engineer with 8+ years shipping connected products on embedded Linux. Strong in C and C++, OTA updates, automated testing (hardware-in-the-loop) and LTE modems. All of my work has been in Linux user space on Cortex-A; I have not yet worked on microcontrollers or with an RTOS.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

<job><title>Senior Embedded Software Engineer</title> | <employer>Northfold Kiosk Systems</employer> | <place>Bloomington, MN</place> | <start>03/2020</start> – <end>Present</end>
▪ <point>Own the device software of an outdoor parking kiosk (i.MX 8M, Yocto), 6,500 units in 14 states</point>
▪ <point>Designed the OTA update process with RAUC and A/B partitions; failed updates below 0.1%</point>
▪ <point>Built a hardware-in-the-loop rig in Python that runs 320 tests on every merge request</point>
▪ <point>Integrated Telit LTE-M modems with ModemManager and agreed packet formats with the backend team</point>
▪ <point>Review code for a team of five</point></job>

<job><title>Embedded Software Engineer</title> | <employer>Cedar Ridge Medical Displays</employer> | <place>Plymouth, MN</place> | <start>07/2018</start> – <end>02/2020</end>
▪ <point>Qt and C++ user interface for a bedside monitor; fixed 40+ field defects</point>
▪ <point>Used an oscilloscope and logic analyzer to isolate an I2C touch panel fault with the EE team</point></job>

<job><title>Software Engineering Intern</title> | <employer>Cedar Ridge Medical Displays</employer> | <start>Summer 2017</start></job>

<h>EDUCATION</h>
<edu><degree>M.S.</degree>, <field>Computer Engineering</field> | <school>University of Minnesota, Twin Cities</school> | <end>2018</end> | <grade>GPA 3.8</grade></edu>
<edu><degree>B.E.</degree>, <field>Electronics and Communication</field> | <school>PSG College of Technology, Coimbatore</school> | <end>2015</end></edu>

<h>TECHNICAL SKILLS</h>
<skills><group>Languages</group>: <skill>C</skill>, <skill>C++17</skill>, <skill>Python</skill>, <skill>Bash</skill>
<group>Platforms</group>: <skill>Yocto</skill>, <skill>Buildroot</skill>, <skill>systemd</skill>, <skill>D-Bus</skill>
<group>Tools</group>: <skill>Git</skill>, <skill>GitLab CI</skill>, <skill>JTAG</skill>, <skill>oscilloscope</skill>, <skill>logic analyzer</skill></skills>

<h>PUBLICATIONS</h>
<pub><title>Fail-safe field updates for unattended kiosks</title>, Embedded Midwest meetup talk, <start>2024</start></pub>
