                                                              <place>14 Carrow Lane</place>
                                                              <place>Galway, Ireland</place>
<name>Fiachra Dunmoyle</name>                                   # <phone>+353 91 555 014</phone>
<headline>Embedded software engineer</headline>                 B <email>fiachra@dunmoyle.example.net</email>
                                                              m <link>dunmoyle.example.net</link>
                                                              § <link>fdunmoyle</link>

                                     “It compiled on Friday”


     <h>Education</h>
<edu><start>2009</start>–<end>2013</end>  <degree>BEng</degree>, <school>Corrib Institute of Technology</school>, <place>Galway</place>, <grade>First class</grade>.
           <field>Electronic & Computer Engineering</field></edu>

     <h>Final year project</h>
<proj>title      <title>Low power tide gauge with LoRa uplink</title>
supervisors Dr. A. Breslaun
description <point>PCB, firmware and a buoy that sank twice</point></proj>

     <h>Experience</h>
     <h>Vocational</h>
<job><start>2020</start>–<end>today</end> <title>Senior Firmware Engineer</title>, <employer>Mirrin Hearing Devices</employer>, <place>Galway</place>.
           <point>Bluetooth LE hearing aids, 2 product generations.</point>
           Detailed achievements:
           { <point>Cut standby current from 310 to 190 µA;</point>
           { <point>Introduced unit tests on host (Ceedling), coverage now 71 %;</point>
           { Certification:
             – <point>wrote the IEC 62304 class B software development plan;</point>
             – <point>took part in two notified body audits.</point></job>
<job><start>2016</start>–<end>2020</end> <title>Firmware Engineer</title>, <employer>Ballast & Quern Meters Ltd</employer>, <place>Limerick</place>.
           <point>Bootloader and over-the-air update for 60k water meters (STM32L0, FreeRTOS),
           one brick in the field, mine.</point></job>
     <h>Miscellaneous</h>
<job><start>2013</start>–<end>2016</end>  <title>Test Technician</title>, later <title>Test Engineer</title>, <employer>Ollscoil Avionics</employer>, <place>Shannon</place>.
           <point>LabVIEW and Python test benches.</point></job>

     <h>Languages</h>
  <language>Irish</language>    <level>Native</level>                                      from the cradle
  <language>English</language>  <level>Native</level>
  <language>German</language>   <level>Basic</level>                           <other>holidays, datasheets</other>

     <h>Computer skills</h>
<skills> <group>daily</group>     <skill>C</skill>, <skill>C++17</skill>, <skill>Python</skill>     <group>tools</group>     <skill>GDB</skill>, <skill>J-Link</skill>, <skill>Saleae</skill>
 <group>RTOS</group>      <skill>FreeRTOS</skill>, <skill>Zephyr</skill>     <group>bus</group>       <skill>I2C</skill>, <skill>SPI</skill>, <skill>CAN</skill></skills>

     <h>Interests</h>
<other>currach rowing    Two regattas a year, never won one</other>
<other>bread             Rye</other>


                                                                                        1/1
