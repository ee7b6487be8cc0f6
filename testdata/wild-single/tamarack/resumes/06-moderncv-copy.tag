<name>Gwendal Prigent-Moss</name>
<headline>Embedded Software Engineer</headline>

14 Ty Nevez Lane
<place>Bristol BS3 1QT</place>
H <phone>+44 117 555 0133</phone>
B <email>gwendal@prigentmoss.example.net</email>
Í <link>gpm.example.net</link>
¯ <link>gpm-example</link>

<h>Experience</h>
<h>Vocational</h>
<job><start>2020</start>–<end>today</end> <title>Firmware Lead</title>, <employer>Halyard Sensing Ltd</employer>, <place>Bristol</place>.
Firmware for battery-powered tide gauges and buoys.
Detailed achievements:
{ <point>cut the sleep current from 41 µA to 6 µA on an nRF52840;</point>
{ <point>field updates over LoRaWAN with signed delta images:</point>
– <point>fragmentation and resume written from scratch,</point>
– <point>1 400 devices updated, 3 bricked;</point>
{ <point>set up hardware-in-the-loop tests on Jenkins.</point></job>
<job><start>2015</start>–<end>2020</end> <title>Embedded Developer</title>, <employer>Kernow Drives plc</employer>, <place>Redruth</place>.
<point>Motor control on STM32F4, MISRA C, field-oriented control loops at 20 kHz.</point>
<point>Member of the IEC 61508 (SIL 2) team; wrote half of the unit tests.</point></job>
<h>Miscellaneous</h>
<job><end>Summer 2014</end> <title>Intern</title>, <employer>Armor Acoustique SARL</employer>, <place>Lannion, France</place>.
<point>Ported a DSP filter bank from Matlab to fixed-point C.</point></job>

<h>Education</h>
<edu><start>2013</start>–<end>2015</end> <degree>MSc</degree> <field>Embedded Systems</field>, <school>University of Southampton</school>, <grade>Distinction</grade>.</edu>
<edu><start>2009</start>–<end>2013</end> <degree>Licence</degree> <field>EEA</field>, <school>Université de Bretagne Occidentale</school>, <place>Brest</place>, <grade>mention bien</grade>.</edu>

<h>Master thesis</h>
title Energy-neutral scheduling for solar buoys
supervisors Dr A. Penhale
description Simulated and measured three schedulers; the simplest won.

<h>Languages</h>
<language>French</language> <level>Mother tongue</level>
<language>English</language> <level>Fluent</level> Nine years in the UK
<language>Breton</language> <level>Basic</level> Words and songs only

<h>Computer skills</h>
<skills><group>languages</group> <skill>C</skill>, <skill>C++17</skill>, <skill>Rust (hobby)</skill> <group>RTOS</group> <skill>Zephyr</skill>, <skill>FreeRTOS</skill>
<group>tools</group> <skill>git</skill>, <skill>Jenkins</skill>, <skill>Ceedling</skill> <group>buses</group> <skill>CAN</skill>, <skill>SPI</skill>, <skill>Modbus RTU</skill></skills>

<h>Interests</h>
sailing <other>I crew on a 1968 gaffer, badly</other>
radio <other>licensed amateur, call sign on request</other>

1/1
