<name>jonah trevaskis-patel</name>
<headline>embedded developer</headline> / <place>Penryn</place> / <email>jonah@trevaskis.example.net</email> / <phone>07700 900 655</phone> / <link>git.example.net/jtp</link>

<summary>Most of my working life is spent with a PPK2 in one hand and an .ld file in the other.
UK citizen.</summary>

<job>[<start>2021-09</start> .. <end>now</end>]  <title>Embedded software engineer</title> @ <employer>Cowslip Agritech</employer>, <place>Redruth</place>
    soil-moisture probes and a cattle collar; 8 people, 2 of us do code on the device
    * <point>collar v2: nRF52840, FreeRTOS (v1 was a superloop), my architecture, about
      70% of the code is mine. 11,000 out in the field since May 2023</point>
    * <point>average draw from 410 uA down to 38 uA: tickless idle, sensor FIFO rather
      than polling, found a pull-up that was leaking 90 uA all on its own</point>
    * <point>LoRa probe runs on an STM32L4; I inherited it, fix bugs, brought up rev C and D
      with our contractor (he designs, I poke it with a Saleae and a Rigol)</point>
    * <point>DFU: signed dual-bank images via MCUboot, customised not written from scratch.
      2 bricked units out of 11k, both lightning as far as we can tell</point>
    * <point>pytest rig with a relay board, runs on every merge; 140 Ceedling tests on host</point>
    * <point>code review both directions with one colleague, GitLab CI</point></job>

<job>[<start>2019-07</start> .. <end>2021-08</end>]  <title>Graduate engineer</title> @ <employer>Pellow Marine Controls</employer>, <place>Plymouth</place>
    * <point>C on PIC24 and STM32F1 for bilge alarms and tank gauges: ADC, timers, RS-485
      Modbus RTU slave (got it through the customer's conformance test at second go)</point>
    * <point>PC-lint with a MISRA subset, cleared 600 of some 900 legacy warnings</point>
    * <point>EOL test firmware for the line in Tavistock, cut test time 3 min 10 -> 1 min 45</point></job>

<job>[<start>2017</start>, summer]    <title>lifeguard</title>, <place>Gyllyngvase beach</place></job>

<h>can do without looking it up:</h>     <skills><skill>C99</skill>, <skill>FreeRTOS</skill>, <skill>i2c/spi/uart</skill>, <skill>gdb + J-Link</skill>, <skill>git</skill>, <skill>CMake</skill>
<group>have to look it up:</group>            <skill>C++</skill>, <skill>Zephyr</skill> (hobby only), <skill>KiCad</skill> (can read anything, two-layer boards
                              of my own), <skill>Rust</skill> (one weekend)</skills>

<h>school:</h>  <edu><degree>BEng (Hons) 2:1</degree> <field>Electrical & Electronic Eng.</field>, <school>University of Plymouth</school>, <end>2019</end></edu>
