From: talent@fenwickmetering.example.com
Subject: We're hiring - please forward!

Hello all,

<employer>Fenwick Metering</employer> is looking for a <title>Senior Embedded Firmware Engineer</title> to join the ultrasonic water meter team in <place>Hexham, Northumberland</place>. Hybrid, three days in the lab because the hardware is there. <pay>£58,000 to £68,000</pay>, 27 days' holiday, 8% pension, cycle to work, and a dog called Solder.

The product: a battery meter which has to live in a wet hole in the ground for fifteen years. There are 210,000 out there and no one wants to dig them up, so we care about microamps and about updates that can't brick anything.

What you'd be doing. You would <duty>own the bootloader and over-the-air update path</duty>, <duty>bring up new board revisions with the two electronics engineers</duty>, <duty>cut sleep current further</duty>, <duty>review colleagues' code</duty> and <duty>keep the hardware-in-the-loop rig green</duty>. The cloud side (<no>AWS</no>, <no>Kotlin</no> services) belongs to another team and you won't be asked to touch it. Nor do you need <no>PCB layout</no>.

What we need. <years n="5" of="embedded firmware">At least five years writing firmware that shipped</years>, in <must>C</must> on <must>ARM Cortex-M</must> microcontrollers. Experience with an <must>RTOS</must> (we use <nice>Zephyr</nice>, but <no>FreeRTOS</no> people pick it up in a fortnight). Real practice in <must>low-power design</must>, and being at ease with an <must>oscilloscope</must> and <must>logic analyser</must>. You know your way round <must>SPI</must>, <must>I2C</must> and <must>UART</must>, and you've worked with at least one low-power radio, be it <must g="1">LoRaWAN</must>, <must g="1">NB-IoT</must> or <must g="1">wireless M-Bus</must>. <must>Git</must> and <must>code review</must> go without saying. Education: <degree c="must">a degree in electronics, computing or physics</degree>, or the equivalent learned by doing.

Things that would make us smile: <nice>Python</nice> for test scripts, <nice>unit testing</nice> on target with something like Unity or Ceedling, <nice>MISRA C</nice>, having been through <nice>MID certification</nice> or similar, and some <nice>Rust</nice> curiosity.

You must already have <permit>the right to work in the UK</permit>; we aren't a sponsor. We'll make adjustments for anyone who needs them at interview, just tell us. Process: a 30 minute call, then half a day in the lab with a board that has three bugs on it. No whiteboards. CVs to the address above by the 21st.

Thanks,
Priti (people & payroll)
