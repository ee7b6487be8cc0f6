
# <name>Radoslav Tchernev</name>

---------------------------------------
* Email: <email>rtchernev@example.net</email> 
* Matrix: <link>@rado_t</link>
* Github: <link>https://github.com/rado-tchernev</link>
* Location: <place>Bulgaria, Plovdiv</place>
* Languages:
  * <language>Bulgarian</language> - <level>native</level>
  * <language>English</language> - <level>upper intermediate</level>
  * <language>German</language> - <level>reading only</level>
* Permission to work: <status>EU</status>
* Recommendations: on LinkedIn

---------------------------------------

>  <summary>I prefer C because it hides nothing. But in truth the choice of language matters less than a test bench which everyone in the team can use.</summary>

---------------------------------------


## <h>Experience</h>


### <job><title>Firmware engineer</title> at <employer>Kestrelworks GmbH</employer>

*<start>03.2018</start> - <end>present</end>* | Remote job

<point>Development and maintenance of firmware for battery powered heat meters. Participation in certification (MID).</point>

* <point>Bootloader with signed images and rollback for STM32L4;</point>
* <point>Driver for wireless M-Bus radio, later ported to Zephyr;</point>
* <point>Power profiling: sleep current was 19 uA, now is 4 uA;</point>
* <point>Sometimes I act as release manager. It is not my official position;</point></job>


### <job><title>Embedded developer</title> at <employer>Inteliram</employer>

*<start>09.2014</start> - <end>02.2018</end>* | <place>Plovdiv</place> 

* <point>Development of new features for a fiscal printer;</point>
* <point>Abstraction layer over three types of thermal heads in C;</point>
* <point>Host tool in Python for production tests;</point></job> 

### <job><title>Software developer</title> at <employer>Sofrel Outsourcing</employer>

*<start>06.2011</start> - <end>09.2014</end>* | <place>Sofia</place>

<point>Member of the team for a German maker of tachographs. I was busy with the diagnostic protocol.</point>

* <point>UDS services over CAN, tests in CAPL;</point>
* <point>MISRA findings: analysis and repair, about 900 closed;</point>
* <point>Two months on site in Villingen for integration;</point></job>


### <job><title>Electronics technician/programmer</title> at <employer>Zavod Maritsa</employer>

*<start>10.2009</start> - <end>05.2011</end>* | <place>Asenovgrad</place>

* <point>Repair of machine controllers;</point>
* <point>Small programs in Delphi for the warehouse;</point></job>

<h>Technical Experience</h>
--------------------

### <h>Programming languages</h>

<skills>* **<skill>C</skill>** - main language, bare metal and RTOS. I used **<skill>FreeRTOS</skill>** and **<skill>Zephyr</skill>**, and wrote drivers for **<skill>SPI</skill>**, **<skill>I2C</skill>** and **<skill>CAN</skill>**.

* **<skill>Python</skill>** - test benches and production tools with **<skill>pytest</skill>** and **<skill>pyserial</skill>**.

* **<skill>C++</skill>** - embedded subset only, no templates magic.

* **<skill>Shell</skill>** - build scripts. I prefer **<skill>CMake</skill>** where it is possible.

* **<skill>Rust</skill>** - only one pet project, not finished.</skills>


### <h>Tools & Protocols</h>

<skills><skill>Linux</skill>, <skill>vim</skill>, <skill>Segger J-Link</skill>, <skill>logic analyser</skill>, <skill>git</skill>, <skill>Jenkins</skill>, <skill>wM-Bus</skill>, <skill>Modbus</skill>, <skill>UDS</skill>, <skill>MQTT</skill>.</skills>


<h>Side Projects</h>
-------------------------

* <proj>**<title>Sniffbus (not released)</title>** - <point>a wM-Bus sniffer with an old RTL-SDR stick.</point></proj>

* <proj>**<title>Tinyrb</title>** - <point>ring buffer in 120 lines, please note it was written when I was student:)</point></proj>

<h>Education</h>
-------------------------

* <edu><school>Technical University of Sofia, Plovdiv Branch</school>, <degree>Bachelor</degree>, <field>Electronics</field>, <start>2005</start> - <end>2009</end></edu>

-----------------------
That's all
