From: Renuka @ Bridgewell Technical Staffing
Subject: Contract-to-perm, firmware, wearable medical, Kitchener ON (hybrid)

Hi there,

I came across your profile and thought I'd reach out. Our client (name on request, about 45 people, Series B) builds a body-worn infusion pump and is adding an <title>Intermediate Firmware Engineer</title>. Details below, straight from the hiring manager with my edits.

Agency: <employer>Bridgewell Technical Staffing Inc.</employer>
Site: <place>Kitchener, Ontario</place>, 3 days a week in the lab, 2 at home
Rate: <pay>CAD 62-70/hr incorporated or T4</pay>, 6 months then permanent if both sides are happy

What you'd be doing
- <duty>Own two or three firmware modules</duty> (motor drive, dose accounting, BLE link) from design note to verified release
- <duty>Bring up new boards together with the hardware engineers</duty>
- <duty>Write the unit tests and the traceability records</duty> that go in the design history file

Must haves
- <years n="4" of="embedded firmware development">4+ yrs of professional embedded development</years> in <must>C</must> on <must g="1">STM32</must>, <must g="1">Nordic nRF52/53</must> or another <must g="1">Cortex-M</must> part
- An <must>RTOS</must> in a shipped product. They run <nice>Zephyr</nice>, but FreeRTOS or ThreadX people have done fine here
- <must g="2">Bluetooth Low Energy</must> or another <must g="2">low-power radio</must>
- You can <must>debug with a scope and logic analyzer</must> without waiting for someone from electrical
- Worked under <must g="3">IEC 62304</must>, or a comparable safety process (<must g="3">ISO 26262</must>, <must g="3">DO-178C</must>)
- <must>Git</must> and <must>code review</must>, the usual
- <degree c="must">Bachelor's in electrical, computer or software engineering</degree>. Clinical regs people insisted on this one, sorry

Nice
<nice>Low-power optimization</nice> (they're fighting for every microamp), <nice>MISRA C</nice>, <nice>Python for test scripts</nice>, <nice>secure bootloaders / OTA update</nice>, having been through <nice>an FDA 510(k) submission</nice>. <licence c="nice">P.Eng.</licence> is welcome but nobody will check.

Please don't worry about these
The phone app is a separate crew (<no>Kotlin</no>, <no>Swift</no>) and the cloud side is <no>AWS</no> and <no>Go</no>; you'd only agree the packet formats with them. No <no>PCB layout</no>. There's been a little <no>Rust</no> in the fault-injection rig, written by one enthusiast, and you won't be asked to touch it.

Other stuff
You need to be <permit>legally entitled to work in Canada</permit> and to <must>explain a design to non-firmware people in plain words</must>, because risk reviews are held with nurses in the room. No on-call.

The process is a call with me, a 45 min talk with the manager, then a half-day in the lab with a board that has been broken on purpose (paid). Decision within a week, they promise.

If it's not for you but you know someone, we pay $1,000 for a referral that sticks.

Cheers,
Renuka

Bridgewell is committed to accessible recruitment under the AODA. Tell us what accommodation you need and we will arrange it.
