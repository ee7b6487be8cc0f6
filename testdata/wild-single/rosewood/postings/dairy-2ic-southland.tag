<title>2IC / Herd Manager</title>, 720 cows, <place>Winton, Southland</place>
<employer>Te Rua Dairies (B & H McAllister)</employer>

Hi. We're Brent and Hana. We sharemilk 720 Kiwicross on 245 ha effective, 54-a-side rotary, in-shed feeding, spring calving with about 90 winter milkers. Our manager Kirsty has been here six years, our current 2IC is going contract milking (good on him), so there's a gap from 1 June.

What we'd like you to be good at, in the order we care about it:

First, cows. <must>Stockmanship</must>, quiet, no yelling, no sticks. You should be able to <must>spot a lame cow</must> from the bike and sort her, so <must>hoof trimming</must> at a basic level, and to <must>detect mastitis</must> early and follow the treatment plan. <must>Calving</must> experience is a given: you'll <duty>run the springer mob and night checks with one other</duty>. <must>Heat detection</must> too. We've got collars for the herd that help (<no>Halter</no>, we'll show you in an afternoon).

Second, grass. <must>Pasture walks</must>, a plate meter and a feed wedge that means something. You'd <duty>do the weekly farm walk</duty> and <duty>set the breaks</duty>.

Third, people. You'll <duty>lead two farm assistants on Kirsty's days off</duty> and <duty>write the roster</duty>. <must>Clear communication</must>; one of the guys is from Chile and his English is coming on, so a bit of <lang c="nice">Spanish</lang> would be fun.

Fourth, gear: <must>tractor driving</must>, <must>quad bikes</must>, <must>fencing repairs</must>, and to fix a trough without ringing me. We use contractors for <no>silage</no>, <no>ploughing</no> and <no>effluent spreading</no>, and the relief <no>AI technician</no> comes in.

Years? About <years n="3" of="dairy farming">three seasons</years> in <must>dairy</must>, one of them with <must>a herd over 400</must>. <degree c="nice">Primary ITO Level 4</degree> nice to have. You have to have a <licence c="must">full NZ driver licence</licence> (or overseas equal), and be <permit c="must">a resident or hold a work visa that lets you stay here two seasons</permit>. And a <must>drug-free</must> one: we test.

Dogs: one, trained, negotiable.

What you'd get: <pay>$72k–$78k</pay>, 8 on 2 off then 5-2 after mating, a warm 3-brm house with a heat pump, school bus at gate, meat, and firewood you have to split yourself. Hana is into <no>regenerative cropping</no> and has a few <no>sheep</no>, which you may ignore. If your partner is after work, the Winton rest home is always looking for <no>caregivers</no>.

Text Brent on 021 555 0148 or email us, terua@example.net. Please no agencies. Tell us about your last season: cows, production, what went wrong, what you did about it.
