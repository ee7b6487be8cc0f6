<name>tessa okonkwo-lindgren</name>
<link>git.example.org/tessaol</link> · <email>tessa@okl.example.net</email> · <phone>218.555.0136</phone> · <place>superior, wisconsin</place>

<h>what i do</h>
<summary>bare-metal and rtos code for things that run on a coin cell. nine years, four products on shelves, one that never made it.</summary>

<h>where</h>

<job><employer>Brackenridge Hearing Devices</employer>, <place>Eden Prairie MN</place>
   <title>firmware engineer</title> <start>2017-08</start>, <title>senior firmware engineer</title> since 2021-03, left <end>2025-06</end> (site closed)
   <point>remote microphone, nRF52832 then nRF5340: took idle draw from 41 to 6.5 microamps by killing a stray pull-up and sleeping the radio between adverts</point>
   <point>moved the code base from the Nordic SDK with FreeRTOS to Zephyr, with one colleague, 14 months</point>
   <point>dual-bank DFU with rollback; I wrote the swap logic, security review was done by an outside lab</point>
   <point>drivers: codec and fuel gauge on I²C, NOR flash on SPI</point>
   <point>IEC 62304 class B paperwork for two releases (contributed, the file owner was our QA lead)</point>
   <point>pytest rig with 12 boards in a closet, nightly; caught a leap-second bug before FDA did</point>
   <point>mentored two interns, no direct reports</point></job>

<job><employer>self</employer> / <title>contract</title>   <start>2025-07</start> ->
   <point>STM32U5 data logger for a maple syrup cooperative: board bring-up with scope and Saleae, 18-bit ADC driver, 30 prototypes out, production planned for spring</point>
   <point>short gig (6 weeks) porting a boat tachometer from PIC assembly to C</point></job>

<job><employer>Iron Range Scale Company</employer>  <place>Virginia MN</place>
   <title>junior engineer</title>  <start>summer 2015</start> -> <end>2017-07</end>
   <point>C on Cortex-M0 for truck scales, superloop, no OS</point>
   <point>wrote the calibration manual the service techs still carry (24 pages)</point>
   <point>sat in on NTEP type evaluation, second chair</point></job>

<h>school</h>
<edu><degree>b.s.</degree> <field>computer engineering</field>, <school>Mesabi State University</school>, <end>2015</end>, <grade>3.4</grade></edu>
<edu>two graduate classes (<field>signal processing</field>, <field>control</field>), <school>same place</school>, <end>2019</end>, no degree</edu>

<h>how good am i at (5 = could teach it)</h>
<skills><skill>C</skill> 5
<skill>C++</skill> 3
<skill>python</skill> 4
<skill>zephyr</skill> 4
<skill>freertos</skill> 4
<skill>BLE</skill> 4
<skill>git, gerrit</skill> 4
<skill>ceedling/unity</skill> 3
<skill>rust</skill> 1
<skill>kicad</skill> 2, enough to argue about a schematic</skills>

<h>fine print</h>
<status>us citizen</status>. <other>patent application pending with three others (radio sleep scheduling), not granted.</other>
