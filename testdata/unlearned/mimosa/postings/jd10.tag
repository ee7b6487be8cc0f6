<title>HVAC Service Technician</title> — <place>Lubbock, TX</place>

We're <employer>Caprock Comfort Air</employer>, 14 trucks, family owned since Granddad fixed swamp coolers out of a '62 Ford. Residential and light commercial. We don't do new construction and we don't do <no>refrigeration racks</no> or <no>chillers</no>, so if that's your thing God bless but it ain't here.

Pay is <pay>$26 to $38/hr</pay> depending on what you actually know, plus spiffs, plus a take-home truck with a fuel card. OT in the summer, and I mean OT. Winters you'll get your 40.

The job:
  -> <duty>run 4 to 6 calls a day</duty>
  -> <duty>diagnose split systems, heat pumps, gas furnaces, the odd mini split</duty>
  -> <duty>find the leak, don't just top it off</duty>
  -> <duty>tell Mrs. Hernandez the truth about her 22 year old condenser</duty>
  -> <duty>keep the truck stocked and clean</duty>
  -> <duty>on call every fourth week</duty>

Don't apply unless you got:
  -> <years n="3" of="residential HVAC service">3 yrs</years> of <must>residential service</must>. Install only guys, call us, we have a spot for you on another crew
  -> <licence c="must">EPA 608 Type II or Universal</licence>
  -> <licence c="must">Texas driver license</licence> and a driving record our insurance will take: <must>no DWI in 5 years</must>, <must>not more than 2 moving violations in 3</must>
  -> your own <must>hand tools</must> (we buy gauges, recovery machine, vacuum pump)
  -> <must>electrical troubleshooting with a meter</must>. If you throw parts at it we'll know by Wednesday
  -> can you <must>read a wiring diagram</must>
  -> <must>good manners in people's homes</must>
  -> <must>ok with attics in August</must> and can <must>carry 75 lb up a ladder</must>

Would be real nice:
  -> <licence c="nice">NATE</licence>
  -> <licence c="nice" g="1">TDLR registered technician</licence> or better, <licence c="nice" g="1">ACR contractor license</licence> pays $2 more
  -> <lang c="nice">speak some Spanish</lang>
  -> <nice>Inverter systems</nice>, <nice>Carrier Infinity</nice> especially

You don't have to <no>sell</no>. There's a comfort advisor for that. You don't have to be good with <no>computers</no> either, the app on the tablet (<no>ServiceTitan</no>) has about five buttons and Kayla in the office will show you.

We pay 75% of the health insurance for you, 50% family. Simple IRA 3%. Off on Sundays except your on-call week. <permit>Background check</permit> and drug screen, yes we do test. <permit>Must be legal to work in the US.</permit>

Call or text Rusty at 806-555-0147. Resume if you have one, if not tell me where you worked and who I can call. Equal opportunity employer, we mean it.
