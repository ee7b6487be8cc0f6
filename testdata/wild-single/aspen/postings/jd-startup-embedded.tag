hey 👋 we're <employer>Burrowtech</employer> and we put sensors in the ground so farmers in the Po valley stop watering at noon.

we need an <title>Embedded Firmware Engineer</title>. office + soldering bench + actual tomatoes in <place>Parma</place>.

the hardware: nRF52840 and STM32L4, LoRaWAN, a probe full of saltwater, five years on two AA cells.

the day: <duty>bring up new boards</duty>, <duty>chase microamps</duty>, <duty>write the OTA updater we keep postponing</duty>, <duty>drive to a field when something's eaten the cable</duty>.

must haves (really)
✔ <must>C</must>, the kind without malloc
✔ <years n="2" of="firmware on microcontrollers">two years+</years> shipping <must>firmware on microcontrollers</must>; arduino hobby projects are sweet, but no
✔ an RTOS: <must g="1">Zephyr</must>, <must g="1">FreeRTOS</must>, whatever
✔ <must>low-power design</must>, you own a current probe or know why you'd want one
✔ <must>reading schematics</must>; <must>oscilloscope and logic analyser</must>
✔ <licence c="must">patente B</licence>, because: fields
✔ <lang c="must">italian</lang> enough for farmers or the will to get there by winter; <lang c="must">english</lang> for datasheets

nice haves
☆ <nice>LoRaWAN</nice>
☆ <nice>Rust</nice>
☆ <nice>python for test rigs</nice>
☆ <nice>CE/RED certification</nice> survived

no thanks / not needed
✘ <no>machine learning</no>. the cloud people (francesco) do it
✘ <no>PCB layout</no>: outsourced to a lovely woman in Reggio
✘ <no>laurea</no>

€€€ <pay>38–48k RAL</pay> + a box of vegetables weekly. that's not a metaphor.

cv or github to ciao@burrowtech.example.org. no recruiters, per favore.
