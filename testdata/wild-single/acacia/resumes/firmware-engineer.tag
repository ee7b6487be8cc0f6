# <name>Tomasz Wierzbicki-Hale</name>

---------------------------------------
* Email: <email>tomasz.hale@example.com</email>
* Matrix: <link>@twhale:example.org</link>
* Code: <link>https://git.example.org/twhale</link>
* Location: <place>Poland, Gdansk</place>
* Languages:
  * <language>Polish</language> - <level>native</level>
  * <language>English</language> - <level>upper-intermediate</level>
  * <language>German</language> - <level>I can order food</level>
* Permission to work: <status>EU</status>
* Recommendations: on request

---------------------------------------

>  <summary>Most of my bugs live between the oscilloscope and the debugger. I like small microcontrollers, long battery life and teams where someone reads the datasheet before the meeting.</summary>

---------------------------------------


## <h>Experience</h>


<job>### <title>Embedded software engineer</title> at <employer>Brinemark Sensors sp. z o.o.</employer>

*<start>03.2021</start> - <end>present</end>* | Remote job

<point>Firmware of NB-IoT water meters, from bootloader to the last byte of the payload.</point>

* <point>Dual-bank OTA update over LwM2M, 140 000 devices in the field, 3 bricked (I know where all three are);</point>
* <point>Moved the code base from a bare super-loop to Zephyr, piece by piece, in 14 months;</point>
* <point>Sleep current from 11 uA to 2.9 uA;</point>
* <point>No official lead position, but I review the merge requests of two juniors;</point></job>


<job>### <title>Firmware developer</title> at [<employer>Kolo-Drive</employer>](http://kolodrive.example.com)

*<start>08.2018</start> - <end>02.2021</end>* | <place>Gdynia</place>

* <point>Motor controller for e-bikes: FOC on STM32G4, hall and sensorless start;</point>
* <point>Production test jig in Python, 40 s a board;</point>
* <point>CAN protocol to display and battery, documents for the suppliers;</point></job>

<job>### <title>Junior embedded developer (C/C++)</title> at [<employer>Ostrov Automation</employer>](http://ostrov.example.com/)

*<start>07.2015</start> - <end>07.2018</end>* | <place>Elblag</place>

<point>Everything built for one Danish ventilation maker, on site there 3 weeks a year.</point>

* <point>Drivers for RS-485, I2C sensors and a cheap LCD;</point>
* <point>Unit tests with Ceedling, first in the company;</point>
* <point>Answering support tickets of fitters in three languages, badly in one;</point></job>


<job>### <title>Electronics technician/tester</title> at <employer>Zaklad Elektroniczny Wisla</employer>

*<start>10.2013</start> - <end>06.2015</end>* | <place>Tczew</place>

* <point>Soldering, rework under microscope, functional tests of alarm panels;</point>
* <point>Small macros in Excel for the test protocol;</point></job>

<h>Technical Experience</h>
--------------------

### <h>Programming languages</h>

<skills>* **<skill>C</skill>** - MISRA when the client pays for it. Ten years, every day.

* **<skill>C++</skill>** - the embedded part of it: no exceptions, no heap. **<skill>ETL</skill>** library in two projects.

* **<skill>Python</skill>** - test rigs, **<skill>pytest</skill>**, small **<skill>Flask</skill>** pages for production.

* **<skill>Rust</skill>** - only for pet projects with **<skill>embassy</skill>**. I wait for a client who wants it.

* **<skill>Shell</skill>** - enough to keep CI alive.</skills>


### <h>Tools & Protocols</h>

<skills><skill>Zephyr</skill>, <skill>FreeRTOS</skill>, <skill>GDB</skill>, <skill>J-Link</skill>, <skill>Saleae</skill>, <skill>KiCad</skill> (reading, small changes), <skill>git</skill>, <skill>CMake</skill>, <skill>CAN</skill>, <skill>Modbus</skill>, <skill>MQTT</skill>, <skill>LwM2M</skill>, <skill>BLE</skill>.</skills>


<h>Side Projects</h>
-------------------------

* <proj>**<title>Bees (not released)</title>** - <point>hive scale with LoRa, four hives of my uncle. In scope of this I did board, firmware and a Grafana page.</point></proj>

* <proj>**[<title>tinycbor-lint</title>](https://git.example.org/twhale/tinycbor-lint)** - <point>checks CBOR payloads against CDDL on the command line.</point></proj>

<h>Education</h>
-------------------------

<edu><school>Gdansk University of Technology</school>, <degree>inz.</degree> <field>Electronics and Telecommunications</field>, <start>2009</start> - <end>2013</end></edu>

-----------------------
That's all
