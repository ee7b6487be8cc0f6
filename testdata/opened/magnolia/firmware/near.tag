<name>Bradley Fitzhugh Monroe</name>
<place>Duluth, MN 55802</place>
<phone>(218) 555-0173</phone>
<email>bfmonroe@example.com</email>

<h>EMBEDDED SOFTWARE ENGINEER</h>

<summary>Embedded software engineer with a computer engineering degree and strong C, ARM Cortex-M, FreeRTOS, SPI and I2C skills. Interested in low-power design and bootloader development for rugged instruments.</summary>

<h>TECHNICAL SKILLS</h>
<skills><group>Languages</group>: <skill>C</skill>, <skill>C++</skill>, <skill>Python</skill>
<group>Platforms</group>: <skill>STM32L4</skill>, <skill>FreeRTOS</skill>, <skill>Zephyr</skill>
<group>Buses</group>: <skill>SPI</skill>, <skill>I2C</skill>, <skill>UART</skill>, <skill>Bluetooth Low Energy</skill>
<group>Lab</group>: <skill>oscilloscope</skill>, <skill>logic analyzer</skill>, <skill>soldering</skill>
<group>Process</group>: <skill>Git</skill>, <skill>code review</skill>, <skill>unit testing (Unity)</skill></skills>

<h>EXPERIENCE</h>

<job><title>Embedded Software Engineer I</title>    <start>June 2024</start> – <end>Present</end>
<employer>Agate Bay Controls</employer>, <place>Two Harbors, MN</place>
* <point>Write STM32L4 drivers for pressure sensors over SPI and I2C under FreeRTOS</point>
* <point>Reduced standby current of a tank gauge from 60 to 22 µA</point>
* <point>Maintain the bootloader and the unit tests in Unity</point>
* <point>Take part in schematic and code reviews</point>
* <point>Wrote the design document for the tank gauge's field update, now used by field service</point>
* <point>Track down brown-out resets with an oscilloscope and logic analyzer</point></job>

<job><title>Embedded Software Intern</title>    <start>May 2023</start> – <end>August 2023</end>
<employer>Agate Bay Controls</employer>, <place>Two Harbors, MN</place>
* <point>Python scripts for automated hardware tests</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Science</degree>, <field>Computer Engineering</field>, <school>Northshore University</school>, <end>May 2024</end></edu>
<edu><degree>Senior design project</degree>: <field>low-power lake buoy with Zephyr and Bluetooth Low Energy</field></edu>

<h>CITIZENSHIP</h>
<status>U.S. citizen</status>
