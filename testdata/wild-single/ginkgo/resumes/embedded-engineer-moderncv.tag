<name>Torvald Quist</name>
<email>tq@quist-bench.example.org</email> • <link>linkedin.com/in/tquist-bench</link> • <link>github.com/quistbench</link>

<h>Experience</h>
<job><start>2023</start>–<end>Present</end>   <title>Open Source Maintainer</title>, <employer>TinyFlock RTOS</employer>, tinyflock.example.org.
   <point>Rewrote the tickless idle path for Cortex-M33.</point>
   – <point>Wrote the failing tests first, then three competing patches (#402, #417, #431).</point>
   – <point>Measured wake-up latency on a home-made rig with a logic analyser; worst case fell from
     210 to 38 µs.</point>
   <point>Started the weekly bug scrub.</point>
   – <point>Closed or re-labelled about 600 stale issues with two other volunteers.</point></job>
<job><start>2018</start>–<end>Present</end>   <title>Senior Firmware Engineer</title>, <employer>Hollin Marine Electronics</employer>, <place>Bellingham WA</place>,
   hollinmarine.example.com.
   ◦ <point>Bring-up of four generations of sonar boards, schematics review to first ping.</point>
   ◦ <point>Bootloader with signed images and A/B slots.</point>
   ◦ <point>NMEA 2000 stack, certified on the second attempt.</point>
   ◦ <point>Ported a 1998 8051 code base to C so that the old depth sounder could still be sold.</point>
   ◦ <tech>C, Python, a little Rust, ARM and 8051 assembly.</tech></job>
<job><start>2016</start>–<end>2018</end>   <title>Test Technician</title>, <employer>Corvid Avionics</employer>, <place>Everett WA</place>.
   ◦ <point>Ran ATE stations on second shift.</point>
   ◦ <point>Reworked 0402 and BGA parts under the microscope.</point></job>
<job><start>2012</start>–<end>2015</end>   <title>Apprentice Electrician</title>, <employer>Nordby & Sons Electric</employer>, <place>Tacoma WA</place>.
   Residential and light commercial
   ◦ <point>Pulled wire, bent conduit, terminated panels up to 400 A.</point>
   ◦ <point>Left after 6,200 of 8,000 hours to go back to school.</point></job>

<h>Education</h>
<edu><start>2015</start>–<end>2018</end>   <school>Cascade Bay Technical College</school>, <degree>AAS-T</degree> <field>Electronics Technology</field>, <place>Bremerton WA</place>.</edu>
<edu><start>2008</start>–<end>2012</end>   <school>Port Ambrose High School</school>, <degree>High School Diploma</degree>, <place>Port Ambrose WA</place>.</edu>

<h>Interests</h>
<other>Radio      Amateur Extra class, mostly 40 m CW.</other>
<other>Baking     Rye. Only rye.</other>

                                                                                     1/2
<name>Torvald Quist</name>
<h>Skill matrix</h>
     Level Skill Years Comment
<skills><group>Languages:</group> 5 <skill>C</skill> 14 It was there before me.
     4 <skill>Python</skill> 9 For everything that is not on the chip.
     2 <skill>Rust</skill> 1 Borrowing, mostly.
<group>Platforms:</group> 5 <skill>FreeRTOS</skill> 8 Daily.
     4 <skill>Zephyr</skill> 3 Device trees and I have made peace.
     3 <skill>Yocto</skill> 2 Slow builds, good lunches.
<group>EDA:</group> 4 <skill>KiCad</skill> 6 Six-layer and below.
     3 <skill>Altium</skill> 2 At work.</skills>

<h>References</h>
<other>Hollin Marine Electronics: two former leads, contact on request</other>
