<employer>Harrowgate Milling Co.</employer> | Join our team
Posting 26-118 (internal and external)

<title>Industrial Mechanic (Millwright)</title>
Oat & flour plant, <place>Brantford, ON</place> | Permanent, full time, unionized | <pay>$43.85/hr + $1.90 night premium</pay>

We've been turning Ontario grain into oats, flour and bran since 1931. The mill runs around the clock, 350 days a year, and when a bucket elevator stops at 3 a.m. we need somebody who can find out why and get it going again safely. That is you, plus one partner per crew.

What the job looks like
You'll <duty>carry out preventive and breakdown maintenance on roller mills, sifters, bucket elevators, drag and screw conveyors</duty>, <duty>change out bearings, gearboxes, belts and chain</duty> and <duty>set up couplings</duty> - so you need to be at home with <must>laser shaft alignment</must>. You'll <duty>close out work orders and order parts</duty> in our system (we are on Maximo; if you know <must g="1">Maximo</must> or <must g="1">SAP PM</must> you'll be fine). You'll also <duty>rebuild pumps and cylinders in the shop during shutdowns</duty> and <duty>show apprentices how it's done</duty>. PLC and drive faults belong to our E&I group, so <no>PLC programming</no> is not part of this role.

What you must bring
• <licence c="must">Certificate of Qualification 433A, or Red Seal endorsement as Industrial Mechanic (Millwright)</licence>
• <years n="5" of="licensed millwright in continuous-process manufacturing">At least 5 years as a licensed millwright</years> in a <must>continuous-process plant</must> (food, feed, pulp, cement, whatever - we care that you've lived with a line that never stops)
• <must>Hydraulics</must> and <must>pneumatics</must>: reading the schematic, not just swapping parts
• <must>Stick welding</must> and <must>MIG welding</must>, and <must>oxy-fuel cutting</must>, to a good maintenance standard
• Able to read <must>mechanical drawings</must> and make a sketch somebody else can machine from
• <must>Lockout/tagout</must> and <must>confined space entry</must> without shortcuts
• Willing to work <must>12-hour rotating shifts</must>, days and nights, including weekends
• <lang c="must">English good enough to write a clear shift report</lang>

Good to have: <nice>vibration analysis</nice> (Cat I or better), some <nice>lathe and mill work</nice>, a <licence c="nice">lift truck or scissor lift ticket</licence>, and experience with <nice>combustible dust</nice> areas. <nice>Food safety</nice> experience is welcome; we teach you <no>SQF</no> and our <no>allergen changeover</no> routine in week one.

<permit>You must be legally entitled to work in Canada.</permit>

What you get: benefits from day one, DB pension, $450 boot and tool allowance, paid lunch, parking, and a very good turnaround barbecue. Our grain lab and the <no>Power BI</no> people sit in another building, and you'll only meet them at the barbecue.

How to apply: send a resume (no cover letter needed) to jobs@harrowgate.example.com and put 26-118 in the subject. Posting closes when filled. Harrowgate is an equal opportunity employer; tell us if you need accommodation during hiring under the AODA. We thank everyone, but only those selected for a plant walk will be called.
