<title>Firmware Engineer – Battery Systems</title>
<place>FREMONT, CALIFORNIA</place> / HARDWARE / FULL-TIME / ON-SITE

<employer>Voltmere</employer> makes swappable battery packs for electric forklifts and airport tugs. There are 11,000 packs in the field and each one of them phones home. Our cells come from <no>Korea</no>, the pack is assembled here behind a glass wall you walk past on your way to lunch, and the charging cabinets are designed by a sister team in <no>Graz</no>.

Firmware at <employer>Voltmere</employer> is five people. We write the battery management unit (<must>C</must>, on an STM32, under <must g="1">FreeRTOS</must>), the gateway (embedded Linux, <no>Yocto</no>, some <no>Rust</no> – belongs to Ines and Patrick) and the bootloader. This opening is for the battery management unit only.

YOU WILL
• <duty>Develop drivers and application code for the BMU</duty>, from current sensing through contactor control
• <duty>Bring up new boards</duty> together with the EEs – you should be at ease with an <must>oscilloscope</must>, a <must>logic analyzer</must> and, let's be honest, a <nice>soldering iron</nice>
• <duty>Write unit and hardware-in-the-loop tests</duty>; our HIL rig speaks <must>Python</must>
• <duty>Investigate field returns</duty> and fix what's ours
• <duty>Support the UL 1973 and functional-safety submissions</duty> (the safety manager writes the case, so deep <no>ISO 26262</no> knowledge stays with her)

YOU HAVE
• <degree c="must">BS in EE, CE, CS</degree> or similar, or the equivalent in shipped products
• <years n="4" of="embedded C on microcontrollers">4+ years</years> writing <must>embedded C</must> for <must>microcontrollers</must> without the help of an OS heap
• Used <must g="1">FreeRTOS</must>, <must g="1">Zephyr</must>, <must g="1">ThreadX</must> or another RTOS in a product someone paid for
• Working command of <must>CAN</must> and at least two of <must g="2">SPI</must>, <must g="2">I2C</must>, <must g="2">UART</must>
• Habit of reading <must>schematics</must> and <must>datasheets</must> before asking
• Good <must>Git</must> hygiene and patience for <must>code review</must>

EXTRA CREDIT
• <nice>State-of-charge estimation</nice> (Kalman filters, coulomb counting with a conscience)
• <nice>MISRA C</nice>
• <nice g="3">J1939</nice> or <nice g="3">CANopen</nice>
• A past life in <nice>power electronics</nice>

NOT REQUIRED
<no>Chemistry</no> PhD, <no>cell modeling</no>, <no>cloud</no>. The telemetry backend (<no>AWS IoT</no>, <no>TimescaleDB</no>) has its own team, and you'll meet them mainly when a number looks odd.

The job is on-site four days a week because hardware is. Packs weigh 190 lb; we have a hoist and you're not expected to lift them.

PAY & PERKS
<pay>$140,000–$178,000</pay> base, options, 401(k) match, Caltrain pass. Lunch on Tuesdays and Thursdays. Friday afternoons are for learning: last spring four people took up <no>KiCad</no>, one took up the accordion.

This position involves technology controlled under US export regulations. Applicants <permit>must be a U.S. citizen, permanent resident or otherwise a protected individual under 8 U.S.C. 1324b(a)(3)</permit>.

<employer>Voltmere</employer> considers qualified applicants with arrest and conviction records in line with the California Fair Chance Act. Apply with a resume; a link to something you built beats a cover letter.
