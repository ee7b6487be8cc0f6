<title>Dairy Farm Manager</title>, <place>near Fermoy, Co. Cork</place>. 320 spring calving cows, 140 ha milking platform, 24-unit rotary, all in good nick.

The owners (<employer>Kilcrannagh Dairies</employer>) are stepping back from the day to day and want somebody to run it as if it was their own. There is one full time operator, a relief milker four evenings, students in spring. You'd have the house, four beds, warm enough.

What the person will be at:
  o <duty>Managing grass: weekly walk, budgets and rotation planning</duty>
  o <duty>Calving 320 cows in ten weeks</duty>
  o <duty>Overseeing breeding, herd health and SCC</duty> (we're at 110k and would like to stay under it)
  o <duty>Rostering and minding the staff</duty>
  o <duty>Keeping the records for Bord Bia, TB testing and the nitrates derogation</duty>
  o <duty>Monthly figures with the owners and the adviser</duty>, accounts themselves are with Noreen in the office, no <no>bookkeeping</no> on you

What we need from you:
  o <degree c="must">Green Cert (Level 6 Advanced Certificate in Dairy Herd Management)</degree> or higher, <degree c="nice">ag science degree</degree> would be a bonus
  o <years n="5" of="dairy farming">5 years on dairy farms</years>, at least <years n="2" of="running a herd of 150 or more">two in charge of a herd of 150+</years>
  o <must>Grassland management</must> on a paddock system, <must>PastureBase</must> or similar
  o good <must>stockmanship</must>, you'd see the sick cow before the collar does
  o handy with <must g="1">AI</must> or at least <must g="1">heat detection with collars</must>
  o <must>people management</must>, nobody stays where there's roaring
  o <licence c="must">full B driving licence</licence>; <licence c="nice">trailer licence BE</licence> handy

Slurry, silage & reseeding all go to a contractor so there's little <no>tractor work</no>. If you'd know your way around <nice>milking machine maintenance</nice>, or have been in <nice>New Zealand</nice> for a season or two, say so in the letter. Non-EEA applicants must already hold <permit>Stamp 4 or an employment permit</permit> - we've been through it once and can't wait 5 months again.

Package: <pay>€58,000 – €66,000</pay>, house, jeep, diesel, phone, every second weekend off (properly off), 3% profit share after year one.

Letter & CV in confidence to Teagle Agri Recruitment, Mitchelstown, ref KD24 or jobs@teagleagri.example.com. Closing date is Friday week, the 21st.
