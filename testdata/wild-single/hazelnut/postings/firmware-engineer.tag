<title>Senior Embedded Firmware Engineer</title>
<place>Pittsburgh, PA</place>
Engineering – Device / Full-time / On-site

<employer>Torrent Respiratory</employer> builds a ventilator small enough to hang on a wheelchair. It has FDA clearance, it ships to eleven countries, and the next generation is on the bench behind me as I write this. The cloud side (<no>Go</no>, <no>AWS IoT</no>, a good deal of <no>Terraform</no>) lives with our Boston team. The iOS app is <no>Swift</no> and belongs to Priyanka. You would own what runs on the board.

THE WORK
You'll <duty>write and review control-loop code for the blower</duty>, <duty>bring up new boards together with the electrical engineers</duty>, <duty>hunt timing bugs with a scope in one hand</duty>, and <duty>keep the software file in shape for audits</duty>. Half of firmware here is thinking about what happens when something fails. You'll <duty>take part in hazard analysis</duty> every sprint.

YOU'LL NEED
* <years n="6" of="embedded development">6+ years of professional embedded development</years>
* Expert <must>C</must>; you have opinions about volatile
* Bare metal and RTOS: <must>ARM Cortex-M</must>, and one of <must g="1">FreeRTOS</must>, <must g="1">Zephyr</must> or <must g="1">ThreadX</must>
* <must>SPI</must>, <must>I2C</must>, <must>UART</must> and the patience to debug all three
* Comfortable with an <must>oscilloscope</must>, a <must>logic analyzer</must> and <must>JTAG</must>
* <must>Unit testing</must> on host and on target
* <must>Git</must>
* Work under a regulated process – <must g="2">IEC 62304</must> ideally, <must g="2">DO-178C</must> or <must g="2">ISO 26262</must> if that's the world you come from
* <degree c="must">BS in EE, CE or CS</degree>, or experience that makes the question silly

WE'D SMILE AT
* <nice>Rust</nice> on microcontrollers (we have one bootloader in it and would like more)
* <nice>PID tuning</nice> or <nice>motor control</nice>
* <nice>Bluetooth Low Energy</nice>
* <nice>Python</nice> for test fixtures
* <nice>ISO 14971</nice>

NOT THIS JOB
There's no <no>embedded Linux</no> on the device. You will not do <no>PCB layout</no>, and <no>machine learning</no> appears nowhere in our roadmap, whatever the investors tweet.

HOW WE ARE
We like people who <must>say when they don't know</must>, <must>write things down</must>, and can <must>explain a design to a nurse</must>. No heroes; a release slips if it has to.

<pay>$148,000–$176,000</pay> depending on level. Health, dental, vision from day one. 401(k) 5% match. Four weeks off and we check that you take them. Relocation help up to $12k.

Because devices are export-controlled you'll have to be <permit c="must">a U.S. citizen, permanent resident or protected individual</permit>.

Torrent is an equal opportunity employer. Need an accommodation for the interview? people@torrentresp.example.com. 

Apply for this job
First name * / Last name * / Resume * / Link to something you fixed
