<name>Philippa Draycott-Mbeki</name>
<headline>Firmware and Embedded Linux Engineer</headline>
<email>p.draycott@example.com</email>
<phone>07700 900 744</phone>
<place>Truro, Cornwall</place>
<status>Right to work in the UK</status>

<h>Summary</h>
<summary>Engineer with six years of writing software in C and C++ for battery-powered marine and environmental loggers that run embedded Linux. Experienced in board bring-up, power consumption, over-the-air update and production test. I have not yet worked on microcontrollers or with an RTOS professionally and would like to learn.</summary>

<h>Experience</h>

<job><title>Embedded Linux Engineer</title>
<employer>Seafret Sensing Ltd</employer>, <place>Truro</place>
<start>October 2020</start> - <end>Present</end>
- <point>Write and maintain software of a buoy logger family on an i.MX6 with Yocto, from board bring-up to production</point>
- <point>I2C, SPI and UART kernel drivers for salinity and oxygen sensors; Modbus in user space</point>
- <point>Reduced the power consumption of the logger by 35% with suspend modes, measured with an oscilloscope</point>
- <point>Over-the-air update with SWUpdate on 600 buoys</point>
- <point>Work with the hardware engineer on schematics review and debugging; logic analyser daily</point>
- <point>Support the production line with test software in Python</point></job>

<job><title>Junior Software Engineer</title>
<employer>Harbottle Telemetry</employer>, <place>Exeter</place>
<start>July 2018</start> - <end>September 2020</end>
- <point>C++ gateway application on a Raspberry Pi Compute Module, unit testing with GoogleTest</point>
- <point>Git and code review in a team of four</point></job>

<h>Education</h>
<edu><degree>BSc</degree> <field>Computer Science</field>, <school>University of Exeter</school>, <end>2018</end></edu>

<h>Skills</h>
<skills><skill>C</skill>, <skill>C++</skill>, <skill>Python</skill>, <skill>Yocto</skill>, <skill>Linux kernel drivers</skill>, <skill>I2C</skill>, <skill>SPI</skill>, <skill>UART</skill>, <skill>Modbus</skill>, <skill>oscilloscope</skill>, <skill>logic analyser</skill>, <skill>Git</skill>, <skill>schematic reading</skill></skills>
