<name>Nivedita Rao</name>
<headline>Senior Embedded Software Engineer</headline>
<place>Bengaluru</place> | <phone>+91 90080 00152</phone> | <email>nivedita.rao@example.org</email> | <link>github.com/nrao-example</link>

<h>SUMMARY</h>
<summary>Senior Embedded Software Engineer with 8 years in Embedded Linux and ARM platforms for infotainment and telematics. Strong in RTOS concepts, Git, Python scripting for test automation and code reviews. Willing to relocate to Pune.</summary>

<h>EXPERIENCE</h>
<job><title>Senior Embedded Software Engineer</title>, <employer>Harlequin Infotainment Labs</employer>, <place>Bengaluru</place>
<start>2019</start> – <end>Present</end>
- <point>Design, develop and unit test middleware in C++ for Embedded Linux on i.MX8 (Yocto)</point>
- <point>Integrated CAN gateway daemon over SocketCAN; traces checked in CANalyzer</point>
- <point>FOTA client for the head unit</point>
- <point>Mentor 3 junior engineers and do code reviews</point>
- <point>Follow ASPICE process; prepared SWE.5 integration test reports for two releases</point>
- <point>Boot time of the head unit brought from 9.2 s to 5.8 s by trimming systemd units and the device tree</point>
- <point>Python scripting for test automation with pytest on a bench of six units, runs every night in Jenkins</point>
</job>
<job><title>Software Engineer</title>, <employer>Teleprism Devices</employer>, <place>Mysuru</place>
<start>2016</start> – <end>2019</end>
- <point>Linux kernel drivers for SPI and I2C sensors</point>
- <point>Android HAL for a telematics unit</point>
</job>
<h>EDUCATION</h>
<edu><degree>B.Tech</degree>, <field>Electronics and Communication</field>, <school>Chamundi Institute of Technology</school>, <end>2016</end>, CGPA <grade>8.1</grade></edu>

<h>SKILLS</h>
<skills><skill>C++</skill>, <skill>Embedded Linux</skill>, <skill>Yocto</skill>, <skill>Python</skill>, <skill>Git</skill>, <skill>CAN</skill>, <skill>SPI</skill>, <skill>I2C</skill>, <skill>Android</skill></skills>
