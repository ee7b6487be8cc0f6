<name>Hyun-woo Baek</name>
============

<headline>Firmware / embedded Linux</headline>
<place>Daejeon, South Korea</place>
<email>hwbaek@example.com</email> / <phone>+82 10-5550-0142</phone>


<h>Work experience</h>
---------------

<job>**<employer>Haneul Motion Control Co.</employer>** (<place>Daejeon</place>)
<title>Principal engineer, servo drive team</title>, <start>2021.11</start> ~ 

  - <point>Current loop on STM32G4 from 10 kHz to 20 kHz without changing the MCU</point>
  - <point>EtherCAT slave stack: conformance passed at second try</point>
  - <point>Review of all pull requests of 5 engineers; no personnel responsibility</point>
  - Used: <tech>C11, Zephyr, CMake, Saleae, MATLAB (a little)</tech></job>

<job>**<employer>Mirae Wearables Inc.</employer>** (<place>Seoul</place>)
<title>Firmware engineer</title>, <start>2019.04</start> ~ <end>2021.10</end>

  - <point>BLE heart rate patch, nRF52832, 9 days on a CR2032</point>
  - <point>Bootloader with signed updates (MCUboot), shipped to 60,000 units, 3 bricked</point>
  - Used: <tech>C, nRF5 SDK, Python for test jigs, Jenkins</tech></job>

<job>**<employer>Republic of Korea Air Force</employer>** (<place>Gimhae</place>)
<title>Radio maintenance sergeant</title> (compulsory service), <start>2015.02</start> ~ <end>2017.02</end></job>

<job>**<employer>Odam Instruments</employer>** (<place>Daejeon</place>)
<title>Intern</title>, <start>2018.07</start> ~ <end>2018.08</end>

  - <point>soldering, oscilloscope, first PCB in KiCad (2 layers, one bodge wire)</point></job>


<h>Education</h>
---------

<edu>**<school>Chungnam National University</school>**
<degree>B.Eng.</degree>, <field>Electronics Engineering</field>, <start>2013.03</start> ~ <end>2019.02</end> (two years of leave for military service), GPA <grade>3.9/4.5</grade></edu>


<h>Patents</h>
-------

<pub><title>Method for estimating battery state from advertising interval drift</title>, KR application, <end>2020</end>, second inventor of three</pub>


<h>Other</h>
-----

<skills><group>Reading schematics</group>: <skill>Altium Viewer</skill>, <skill>KiCad</skill>
<group>Protocols</group>: <skill>EtherCAT</skill>, <skill>CAN FD</skill>, <skill>BLE</skill>, <skill>Modbus RTU</skill></skills>
<language>Korean</language> <level>(mother tongue)</level>, <language>English</language> <level>(TOEIC 885)</level>, <language>Japanese</language> <level>(JLPT N3)</level>
