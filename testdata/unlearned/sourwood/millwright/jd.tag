<employer>Sundridge Valley Dairy Co-operative</employer>
Job posting 24-117 — <place>Ingersoll, Ontario</place>

<title>Industrial Mechanic (Millwright)</title>
Hourly, <pay>$43.85/hr</pay> + $1.75 night premium. 2 positions. Continental 12's (2 on, 2 off, 3 on), days and nights. Union: yes.

Who we are: 310 farm families own us. We have been bottling milk and making sour cream, cottage cheese and butter on Thames St. since 1938. Most of our trades stay until they retire, which is the reason for the 2 openings.

What you'll be doing
- <duty>Preventive and breakdown maintenance on fillers, case packers, palletizers, homogenizers and separators</duty>
- <duty>Rebuilding centrifugal and positive displacement pumps</duty>
- <duty>Changing out gearboxes, chains, belts and sprockets on conveyors</duty>
- <duty>Closing work orders in the CMMS before the end of shift</duty> (yes, before the end)
- <duty>Working with Production on root cause when a line keeps going down</duty>

What you must bring
- <licence c="must">Ontario 433A Certificate of Qualification, in good standing with Skilled Trades Ontario</licence>. Red Seal is fine.
- <years n="5" of="industrial maintenance">5+ years as a millwright in a plant</years>. <must g="1">Food</must>, <must g="1">beverage</must> or <must g="1">pharmaceutical</must> manufacturing, because of the sanitation.
- <must>Pneumatics</must> and <must>hydraulics</must> troubleshooting
- <must>Shaft alignment</must> (dial or laser) and <must>bearings</must>
- <must>Reading mechanical drawings</must>
- Know what <must>GMP</must> means at 3 in the morning. Same for <must>lockout/tagout</must>.
- <degree c="must">Grade 12 or equivalent</degree>
- Your own hand tools; lift 50 lb; work at heights

Nice to have, not a deal breaker: <nice>TIG welding</nice> on stainless, <nice>Tetra Pak</nice> fillers, <nice>vibration analysis</nice>, any <nice>CMMS</nice> (ours is Fiix, and <no>Fiix</no> takes an afternoon to learn), <licence c="nice">a forklift licence</licence>.

You will NOT be doing <no>electrical work</no>, there is a 442A electrician on each crew, and <no>ammonia refrigeration</no> is contracted out. Our controls group does the <no>PLC programming</no>.

Benefits from day one, boot allowance $225/yr, tool allowance $400/yr, defined benefit pension (really), all the chocolate milk you can stand.

Apply: hr@sundridgevalley.example.com with a copy of your certificate. We thank all applicants, only those selected will be called. Accommodation under the AODA is available at every stage.
