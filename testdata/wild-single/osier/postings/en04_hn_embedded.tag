<employer>Tidewrack Instruments</employer> | <title>Senior Firmware Engineer</title> | <place>Halifax, NS</place> | ONSITE 3 days / hybrid | Full-time | <pay>CAD 125-155k</pay> + options | https://tidewrack.example.com

We build cheap drifting buoys that survive a North Atlantic winter on two D cells. 14 people, profitable-ish, no VC theatrics. You'd <duty>own the firmware from bootloader to satellite uplink</duty> and <duty>bring up new boards with our one and a half hardware people</duty>.

You know <must>C</must> cold and have shipped something on <must g="1">Zephyr</must> or <must g="1">FreeRTOS</must> that ran for a year without anybody touching it. <must>Low-power design</must> is the entire job (we count microamps). Comfortable with a <must>logic analyzer</must>. <years n="6" of="embedded">6+ years</years> of embedded, roughly, we won't count. <nice>Rust</nice> is creeping in and we'd be happy if you helped. Iridium SBD or any <nice>satcom</nice> = bonus. Backend is Elixir, you'll never have to look at the <no>Elixir</no>. No <no>machine learning</no>, sorry. No degree needed.

<permit>Must be able to work in Canada</permit>; can't sponsor right now.

Process: 30 min chat, a paid half-day with a dev board, meet everyone over chowder. Email hn@tidewrack.example.com with the weirdest bug you ever chased.

reply | flag | parent | next [–]
