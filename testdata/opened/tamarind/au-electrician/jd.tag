<title>Electrician – Commercial Maintenance & Solar</title>
<employer>Yarrabee Electrical Pty Ltd</employer>, <place>Toowoomba QLD</place>
<pay>$48–$54 per hour</pay> + ute + phone + on-call allowance
Full time. Start after Easter if we can.

G'day. We're a crew of eleven looking after schools, two private hospitals, a meatworks and a whole lot of farm sheds across the Darling Downs. Boss is still on the tools. No FIFO, home every night (okay, most nights).

THE JOB
Mostly <duty>breakdowns and planned maintenance</duty> at commercial sites. You'll be <duty>fault finding on three-phase motors and control circuits</duty>, <duty>testing and tagging</duty>, <duty>doing emergency and exit light inspections</duty>, <duty>upgrading switchboards</duty> and about one week in four <duty>installing rooftop solar and batteries</duty> with our solar bloke. You'll also <duty>have an apprentice with you</duty> most days.

WHAT WE'RE CHASING
- <licence c="must">Current QLD electrical work licence – Electrical Mechanic</licence>. (Restricted, Fitter only or training permits: sorry, not this time. Interstate under mutual recognition is fine.)
- <years n="3" of="post-trade commercial or industrial work">3 years out of your time</years>, commercial or industrial
- You know <must>AS/NZS 3000</must> without having to ring someone
- <must>Three-phase fault finding</must>, including <must g="1">VSDs</must> or <must g="1">soft starters</must>
- <must>Switchboard</must> work
- <licence c="must">LVR and CPR</licence> in date
- <licence c="must">White Card</licence>
- <licence c="must">Blue Card</licence> (or happy to apply, we've got five schools) 
- <licence c="must">Open C class driver's licence</licence>

GOOD TO HAVE, NOT A DEAL BREAKER
- <licence c="nice">SAA (CEC) solar accreditation</licence>. If you don't have it we'll put you through it.
- <licence c="nice">EWP ticket over 11 m</licence>
- <nice>Nurse call</nice> or <nice>data cabling</nice> (open cabler rego)
- <nice>simPRO</nice> – all our job cards are on the tablet

You don't need <no>PLC programming</no>, the meatworks has its own controls contractor. <no>HV switching</no> likewise, that's the network mob's problem.

WHAT YOU GET
Above award, RDO every third Friday, tools insured, all PPE, training paid, actual smoko. Super on top.

We have a few blokes and two women on the crew and want more of both. First Nations people are encouraged to apply. You must <permit>have full working rights in Australia</permit>.

Send your resume plus a photo of your licence (both sides) to office@yarrabee.example.com or drop in to the shed on Anzac Ave and ask for Deb.
