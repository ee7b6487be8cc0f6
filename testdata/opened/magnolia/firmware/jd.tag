<title>Embedded Software Engineer II/III</title>
<employer>Loonwater Instruments</employer>
<place>Duluth, Minnesota</place> (on-site, 4 days)
Pay: <pay>$98,000–$128,000</pay>, plus profit sharing. Posted 6 days ago. 41 applicants.

About the job

Loonwater builds handheld water-quality meters. They get dropped off docks, frozen to truck dashboards and forgotten in lockers for three years, and they still have to wake up and give a number a county hydrologist can defend. Our firmware team is five people. You would be the sixth.

What you'll work on
– <duty>Own the firmware of our next probe from board bring-up to production release</duty>
– <duty>Squeeze standby current below 8 µA</duty>, which means real <must>low-power design</must> experience
– <duty>Write drivers for ADCs, flash and sensors</duty> over <must>SPI</must> and <must>I2C</must>
– <duty>Design the field-update path</duty>: a <must>bootloader</must> that survives a dead battery half way
– <duty>Review schematics with our two electrical engineers</duty> (<no>you will not lay out boards</no>)
– <duty>Keep our automated hardware tests green</duty>

What we're looking for
– <degree c="must">BS in electrical engineering, computer engineering, computer science</degree> or similar
– <years n="5" of="embedded firmware">5+ years writing firmware that shipped</years>
– <must>C</must>, deeply. We have some <nice>C++</nice> too, and <no>one person is playing with Rust on Fridays</no>.
– <must>ARM Cortex-M</must> (we use STM32L4 and U5, but others transfer)
– An RTOS: <must g="1">FreeRTOS</must>, <must g="1">Zephyr</must> or <must g="1">ThreadX</must>
– Comfort with an <must>oscilloscope</must> and <must>logic analyzer</must>
– <must>Git</must> and <must>code review</must> as a habit
– <must>Clear writing</must>; our design docs are read by the field service folks

Bonus points
– <nice>Bluetooth Low Energy</nice>
– <nice>Python</nice> for test scripts
– <nice>unit testing</nice> on target or host (Unity, CppUTest, whatever)
– Any <nice>regulated product</nice> background, e.g. medical or metering
– <degree c="nice">MS</degree>

Not on the list: <no>cloud</no>. A partner firm runs <no>our AWS backend and the phone app in Flutter</no>. And <no>we'll teach you electrochemistry</no>; nobody arrives knowing it.

Due to a federal customer, <permit>applicants must be U.S. citizens or permanent residents</permit>. No visa sponsorship.

Benefits: medical and dental from day one, 401(k) with 5% match, three weeks of PTO, a kayak rack.

Hiring steps: a half-hour call, a two-hour on-site where we debug a broken board together, an offer within a week. No take-home, no whiteboard puzzles. Loonwater Instruments is an equal opportunity employer and considers all qualified applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status.
