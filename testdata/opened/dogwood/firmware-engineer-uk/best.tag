<name>Owain Treharne-Webb</name>

<skills><group>daily</group>       <skill>C (C99/C11)</skill>   <skill>STM32L4/U5</skill>   <skill>nRF9160</skill>   <skill>FreeRTOS</skill>   <skill>git</skill>/<skill>Gerrit</skill>
<group>often</group>       <skill>Python</skill> (pytest rigs)   <skill>Zephyr</skill>   <skill>Saleae</skill>   <skill>Joulescope</skill>   <skill>Ceedling</skill>
<group>a bit</group>       <skill>Rust</skill> (evenings, nothing shipped)   <skill>KiCad</skill> (reading, not drawing)</skills>

<job>2020—       <employer>Saltholme Instruments</employer>, <place>Gateshead</place>
            <start>Oct 2020</start>–<end>Mar 2023</end> <title>Firmware engineer</title>; since then <title>Senior firmware engineer</title>
            <point>Gas-leak loggers on a single D cell. Took idle draw from 9.4 µA to
            3.1 µA on the L4 board by re-doing the clock tree and the RTC wake-ups;
            claimed life is now 12 years (modelled, the oldest unit is four).</point>
            <point>Wrote the A/B bootloader with signed images. The rollback logic is a
            colleague's. About 38 000 loggers updated over NB-IoT so far, 6 had to be
            fetched back.</point>
            <point>Moving one product from FreeRTOS to Zephyr; roughly half of the
            drivers are across.</point>
            <point>Every merge request gets two pairs of eyes, I am usually one of
            them. No line management.</point>
            <point>Sat in on ATEX assessor visits; answered the firmware questions.</point></job>

<job>2016–20     <employer>Pell & Danby Controls</employer>, <place>Cramlington</place>  —  <title>embedded s/w engineer</title> <start>(Sept '16</start> to <end>Sept '20)</end>
            <point>Boiler and heat-pump controllers, Cortex-M0+/M3, bare metal and later
            FreeRTOS.</point> <point>Drivers for everything on the board: I²C sensors, SPI
            flash, UART to the display.</point> <point>Board bring-up for three revisions with the
            hardware people, scope in hand.</point>
            <point>Followed MISRA-C:2012 with PC-lint (required rules; advisory ones were
            left).</point>
            <point>Built the first test jig in Python with a placement student.</point></job>

<job>2015–16     <title>graduate trainee</title>, <employer>Hartwell Signals Ltd</employer>, <place>York</place>. <start>2015</start>/<end>2016</end> <point>Mostly documentation.</point></job>

<edu>2011–15     <degree>MEng</degree> <field>Electronic Engineering</field>, <school>University of York</school>, <grade>2:1</grade>, <start>2011</start>–<end>2015</end></edu>

<h>elsewhere</h>   <vol><point>I run the soldering table at the <employer>Tynemouth repair café</employer> (monthly).</point></vol> <language>Welsh</language>: <level>first language</level>.
            <status>British citizen.</status>

<h>find me</h>     <email>owain@treharne.example.org</email>, <phone>07700 900 482</phone>, <place>Whitley Bay</place>
