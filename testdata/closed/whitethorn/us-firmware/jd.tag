<title>Senior Firmware Engineer</title>
<employer>Lakehead Instruments</employer> · <place>Duluth, MN</place> (on-site 3 days, lab bench included) · <pay>$128K–$152K</pay>

We make battery-powered water-level and ice sensors that sit under bridges for eight years and phone home twice a day. There are 31 of us. The firmware team is currently two people and a dog named Biscuit, and we'd like it to be three people.

What you'd be doing

You would <duty>own the firmware of our next sensor node</duty>, from board bring-up with our EE to the release that goes out over the air. Day to day that means <must>C</must> on <must>ARM Cortex-M</must> parts, under <must g="rtos">FreeRTOS</must> or <must g="rtos">Zephyr</must> (the old product line is on the former, the new one is on the latter; deep experience with one is plenty). A big part of the job is microamps: you should know your way around <must>low-power design</must> and be able to prove your numbers with a scope and a current probe. You'll <duty>write drivers for sensors over I2C, SPI and UART</duty>, <duty>review code</duty>, and now and then <duty>drive to a frozen river to see why node 417 went quiet</duty>.

You will not be writing the <no>mobile app (Kotlin and Swift)</no>; that is Priya's. Our backend folks use <no>AWS and Go</no>, and all you need is to agree on a packet format with them.

What we need to see

* <years n="6" of="embedded firmware">6+ years writing firmware for products that shipped</years>
* <must>Hardware debugging</must>: JTAG/SWD, <must>oscilloscope</must>, <must>logic analyzer</must>, reading a schematic without help
* <must>OTA update / bootloader</must> experience, because a bricked node costs us a boat rental
* Some form of <must>automated testing for embedded code</must>, whether unit tests on the host or a hardware-in-the-loop rig
* <must>Git</must>
* <degree c="must">BS in EE, CE or CS, or equivalent experience</degree>
* A few of our customers are federal, so <permit>you need to be a U.S. citizen or permanent resident</permit>

Would be great

<nice>LTE-M or NB-IoT modems</nice>, <nice>LoRa</nice>, <nice>Python for test tooling</nice>, a little <nice>Rust</nice> curiosity, and any brush with <nice>environmental sensing</nice>.

You get: 401(k) with 5% match, medical/dental from day one, 20 days PTO plus the week between Christmas and New Year's, relocation help, and a desk that looks at the lake.

Lakehead Instruments is an equal opportunity employer. We decide on merit and business need and nothing else.

To apply, email careers@lakehead-inst.example.com with a resume and one paragraph about the nastiest bug you ever found. No recruiters, please. First call is 30 minutes, then a two-hour bench session (paid), then lunch with everyone.
