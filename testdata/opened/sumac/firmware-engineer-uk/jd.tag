<title>Firmware Engineer</title> at <employer>Tidemark Instruments Ltd</employer>
<place>Falmouth, Cornwall</place> (two or three days a week in the workshop, you can't solder over Zoom)
<pay>£52k-£64k depending on what you've shipped</pay>

Tidemark makes battery-powered loggers that sit on a buoy or a seabed for up to three years and tell scientists about salinity, swell and oxygen. There are 23 of us. Our loggers are in use from Svalbard to Tasmania and quite a few have been bitten by seals.

We have outgrown a firmware team of two. The third person will <duty>write and maintain the firmware of our next logger family from board bring-up to production</duty>, <duty>work with our hardware engineer on schematics review and debugging</duty>, <duty>squeeze the sleep current</duty> and <duty>support the production line with test firmware</duty>. 

You'll need to know your way round <must>C</must> on microcontrollers, and by that we mean at least <years n="3" of="firmware for microcontrollers in C">three years of writing firmware in C for small microcontrollers</years> that people paid money for. Everything we do runs on <must>FreeRTOS</must> on Cortex-M (<must g="1">STM32</must> today, but <must g="1">nRF52</must> people are just as welcome). There is no Linux on board, so <no>Yocto</no> or <no>kernel drivers</no>, much as we admire them, won't help you here. You should be happy with <must>I2C, SPI and UART</must> at register level, comfortable with an <must>oscilloscope and logic analyser</must>, and have measured and reduced <must>power consumption</must> on a real product. <must>Git</must> and code review are daily life. We don't insist on a degree; a <degree c="nice">BEng/BSc in electronics, computer science or similar</degree> is fine, a drawer full of boards is fine too.

Things that would make us smile:
 – a <nice>bootloader</nice> or <nice>over-the-air update</nice> you wrote
 – <nice>Modbus</nice> or SDI-12
 – <nice>MISRA C</nice> or other static analysis habits
 – <nice>unit testing</nice> on the host (we use <nice>Unity/Ceedling</nice>)
 – <nice>Python</nice> for test rigs
 – some <nice>schematic reading</nice>; our <no>PCB layout</no> is Altium and is done by Jory

The cloud platform (<no>AWS</no>, <no>TypeScript</no>) belongs to another team and they're lovely.

You'd get: 28 days plus bank holidays, 9-day fortnight in summer, 7% pension, share options, sea kayak shed. Occasional <duty>trials at sea</duty>, pills provided.

You need <permit>the right to work in the UK</permit>; we're too small to sponsor. We don't use agencies. Write to hello@tidemark-instruments.example.com, tell us about one bug you're proud of. We read everything, there's no AI in between.
