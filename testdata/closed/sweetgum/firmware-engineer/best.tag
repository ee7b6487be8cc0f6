<name>Ifeoma Lindqvist</name>	<email>ifeoma.lindqvist@example.com</email>	<phone>519-555-0172</phone>	<place>Waterloo ON</place>	<link>github.example.com/ifl-fw</link>
<status>PR of Canada since 2019</status>

<job><employer>TORRENTE DRIVES</employer> / <place>Cambridge ON</place> / <start>02.2022</start> → <end>now</end>
  <title>Firmware Dev II</title> (from Jan 2024; before that <title>Firmware Dev I</title>)
  ▪ <point>BLDC & stepper controllers for lab centrifuges and infusion-stand motors, G4 and L4 parts, bare C11, FreeRTOS on the bigger one (shipping since '23, ~6k units)</point>
  ▪ <point>my modules: current loop, stall detection, event log in FRAM. Architect signs off the interfaces, I write the design notes</point>
  ▪ <point>62304 class B: unit tests in Ceedling (92 % branch on stall detection), req-to-test matrix in Polarion. Our QA put one of the files into a 510(k), I answered two reviewer questions for them, wasn't author of the submission</point>
  ▪ <point>walked the night nurses at a pilot hospital through the alarm states, twice</point>
  ▪ <point>first power-up on 4 board spins w/ the EE; Saleae and a 4-ch Rigol live on my bench</point></job>

  07.2020 to 01.2022: move to Ontario, second child, no paid work. Did an online DSP course and kept up the tag simulator as open source.

<job><employer>Halvorsen Tag</employer> / <place>Kista, Sweden</place> / <start>08.2017</start> → <end>06.2020</end>
  <title>Embedded engineer</title>
  ▪ <point>cattle ear tag, nRF52832, S132 softdevice then 2 months of Zephyr prototype (never shipped)</point>
  ▪ <point>sleep current 11 µA down to 2.7 µA: RTC instead of the HF timer, flash in deep power-down. Battery 3 yrs to a bit over 5 by calc</point>
  ▪ <point>DFU over BLE with signed images, took over from a contractor at about half way and finished it</point></job>

<h>levels, honest, out of 5</h>
<skills><skill>C</skill>            5      <skill>Python/pytest</skill>   3 (rig scripts)     <skill>MISRA 2012</skill>   4 (PC-lint Plus)
<skill>C++</skill>          2      <skill>GitLab, MRs</skill>     5                   <skill>Rust</skill>         1
<skill>FreeRTOS</skill>     4      <skill>Zephyr</skill>          2                   <skill>Altium</skill>       view only</skills>

<h>school</h>
<edu><degree>BSc</degree> <field>Electrical Engineering</field>, <school>Luleå University of Technology</school>, <end>2017</end></edu>. WES assessed as equal to a Canadian bachelor.
<cert><cname>EIT</cname> with <issuer>PEO</issuer> since <date>2023</date></cert>, P.Eng. experience still being counted.
<language>English</language> <level>fluent</level>, <language>Swedish</language> <level>native</level>, <language>Igbo</language> <level>at home</level>, <language>French</language> <level>beginner</level>
