<title>Wind Technician II (Traveling)</title>
<employer>Caprock Turbine Services LLC</employer>
Home base: <place>Sweetwater, TX</place>. You'll be out 3 weeks, home 1.

Been hanging off GE 1.5s for a while and sick of one site? Caprock's travel crews handle
warranty-end inspections, gearbox swaps and troubleshooting for owners from the Panhandle up to
North Dakota. Crews are three people. You ride in our truck and sleep in your own hotel room
(yes, single occupancy, we put it in the contract).

What you'll be doing
  o <duty>Troubleshoot pitch, yaw and converter faults up-tower</duty>
  o <duty>Perform annual and semi-annual PMs incl. bolt tensioning and oil sampling</duty>
  o <duty>Assist with main component exchanges</duty> alongside the crane crew
  o <duty>Borescope gearboxes</duty>. <no>Vibration analysis</no> is done by a vendor in Denver.
  o <duty>Close out work orders on a tablet the same day, with photos</duty>

What it takes
  o <years n="2" of="up-tower wind turbine work">2 yrs up-tower</years>, or a
    <degree c="must">wind energy tech certificate / AAS</degree> and <years n="1" of="up-tower wind turbine work">1 year</years>
  o <must g="1">GE</must>, <must g="1">Vestas</must> or <must g="1">Siemens Gamesa</must> platform knowledge; one is
    enough, we cross-train on the others
  o <must>Read electrical schematics</must>, <must>use a multimeter and megger</must> without a
    babysitter, <must>LOTO</must> up to 690 V
  o <must>Hydraulic torque and tensioning tools</must>
  o <must>Climb 300 ft several times a day</must>; <must>climber weight under 265 lb with harness</must>
  o Current <licence c="must">GWO Basic Safety Training</licence>; if it runs out while you are with us,
    we renew it
  o <licence c="must">Valid driver's license</licence>, no DUI in 5 years, insurable
  o <licence c="must">OSHA 10</licence>

Would put you ahead: <licence c="nice">NFPA 70E qualified</licence>, <nice>blade repair</nice>, <nice>SCADA</nice> basics,
<lang c="nice">Spanish</lang>.

You do not need to know <no>solar</no> or <no>battery storage</no>, even though the web site goes on about it.

Pay: <pay>$29–$36/hour</pay>, $75/day per diem seven days a week, drive time paid. 60 hrs is a normal week in
season so do the math. Medical/dental/vision from day one, 401(k), tool replacement.

Background check, DOT-style drug screen and a climb test are conditions of any offer.
Caprock is an Equal Opportunity Employer, including disability/vets.
Apply: text WIND to the number on our site or e-mail travelcrew@caprockturbine.example.com
