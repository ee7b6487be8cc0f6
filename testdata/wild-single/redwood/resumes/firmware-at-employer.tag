
# <name>Taavi Kuusk</name>

---------------------------------------
* Email: <email>taavi.kuusk@example.net</email> 
* Matrix: tkuusk
* Code: [<link>https://code.example.net/tkuusk</link>](https://code.example.net/tkuusk)
* Location: <place>Estonia, Tartu</place>
* Languages:
  * <language>Estonian</language> - <level>native</level>
  * <language>English</language> - <level>fluent</level>
  * <language>Finnish</language> - <level>basic</level> 
* Permission to work: <status>EU</status>
* Recommendations: on request

---------------------------------------

>  <summary>I like small machines with not enough memory. A program which must fit in 32 kilobytes forces everybody to agree what it should really do, and after that the rest is mostly patience and a good oscilloscope.</summary>

---------------------------------------


## <h>Experience</h>


### <job><title>Firmware engineer</title> at <employer>Nordpuls OÜ</employer>

*<start>03.2020</start> - <end>present</end>* | Remote job

<point>Development of battery-powered heat meters for apartment houses, from bring-up of the board to the update over radio.</point>

* <point>Radio stack over wM-Bus, sleep current brought from 41 to 6 microamps;</point>
* <point>Bootloader with signed images for STM32L4;</point>
* <point>Test bench in Python which turns 24 meters on and off the whole night;</point>
* <point>Sometimes I speak for the team with the certification laboratory, but officially I am not a lead;</point>
</job>


### <job><title>Embedded developer</title> at [<employer>Saarlind Elektroonika</employer>](http://saarlind.example.net)

*<start>09.2016</start> - <end>02.2020</end>* | <place>Tallinn</place> 

* <point>Drivers for displays and touch of coffee machines, in C with FreeRTOS;</point>
* <point>CAN gateway for a producer of small tractors;</point>
* <point>Porting of old PIC18 code to Cortex-M0; </point>
</job>

### <job><title>Junior programmer</title> at [<employer>Vaskratas</employer>](http://vaskratas.example.net/)

*<start>06.2014</start> - <end>08.2016</end>* | <place>Tartu</place>

<point>Member of a team of three for a warehouse scanner.</point>

* <point>Serial protocol and its tests;</point>
* <point>Fixing of urgent issues at the customers;</point>
</job>


### <job><title>Electronics repairman/driver</title> at <employer>Elva Remont</employer>

*<start>05.2013</start> - <end>05.2014</end>* | <place>Elva</place>

* <point>Repair of washing machine boards;</point>
* <point>Delivery of repaired machines;</point>
</job>

<h>Technical Experience</h>
--------------------

<skills>### <group>Programming languages</group>

* **<skill>C</skill>** - every day since ten years. Bare metal, **<skill>FreeRTOS</skill>** and **<skill>Zephyr</skill>**. **<skill>MISRA</skill>** in two projects.

* **<skill>Python</skill>** - test benches, **<skill>pytest</skill>**, **<skill>pyserial</skill>**. Not for production.

* **<skill>Rust</skill>** - only a pet-project with **<skill>embassy</skill>** that is not released yet.

* **<skill>Shell</skill>** - simple scripts.


### <group>Tools & Protocols</group>

<skill>Linux</skill>, <skill>vim</skill>, <skill>GDB</skill>, <skill>OpenOCD</skill>, <skill>KiCad</skill>, <skill>git</skill>, <skill>CMake</skill>, <skill>I2C</skill>, <skill>SPI</skill>, <skill>CAN</skill>, <skill>wM-Bus</skill>, <skill>Modbus</skill>.
</skills>


<h>Side Projects</h>
-------------------------

* <proj>**<title>Bog sensor (not released)</title>** - <point>logger of ground water level for a nature reserve, two years on one cell.</point></proj>

* <proj>**[<title>mbus-sniff</title>](https://code.example.net/tkuusk/mbus-sniff)** - <point>decoder for wM-Bus telegrams in Python.</point></proj>

-----------------------
The End
