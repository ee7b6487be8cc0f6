<title>Certified Prosthetist/Orthotist (CPO)</title>
<employer>Maumee Valley Limb & Brace</employer> - <place>Toledo, OH</place>
Full time - Mon-Fri, no weekends

Family owned since 1974. We are 3 offices, 22 people and one very old dog. Last year we fit over 400 lower limb patients and honestly we're turning people away, thats why this ad.

What you'd actually do all day
+ <duty>Evaluate patients in clinic</duty>, at two rehab hospitals and sometimes in a nursing home
+ <duty>Cast or scan, rectify, fit and align TT and TF prostheses</duty>
+ some orthotics too, mostly <duty>fitting AFOs and spinal bracing</duty>, 20-25% of schedule
+ <duty>Write the detailed clinical notes that get L-codes paid</duty>. If you hate paperwork be honest with yourself. <must>Medicare documentation</must> and <must>K-level justification</must> are not optional skills here
+ <duty>Supervise one resident</duty> (NCOPE site)

What you need to have
+ <degree c="must">Master's in Orthotics & Prosthetics</degree> (older bachelor's + certificate folks: you count too)
+ <licence c="must">ABC certification (CPO or CP)</licence>
+ <licence c="must">Ohio license</licence>, or eligible to get one within 90 days
+ <years n="3" of="patient care after residency">3+ yrs patient care after residency</years>
+ Real comfort with <must>microprocessor knees</must>. <must g="1">C-Leg</must>, <must g="1">Rheo</must> or <must g="1">Plié</must>, we don't care which one you came up on
+ <must>Vacuum and pin suspension</must>
+ A <must>CAD/CAM</must> workflow of some kind, we use <nice>OMEGA</nice> (nice if you know it already, takes a week if you don't)
+ You can <must>explain things to a scared 70 year old</must> without a brochure

We have our own <no>fabrication</no> lab with two techs, so you will not be <no>laminating sockets</no> at 9 pm.

Would make us smile: <nice>upper extremity / myoelectric</nice> experience, <nice>pediatrics</nice>, <lang c="nice">Spanish</lang>, a clean <licence c="nice">driver license</licence> for the Findlay run.

PAY: <pay>$88,000 - $112,000</pay> dep. on experience + quarterly bonus. 401k match 4%, health/dental, CE money ($2,500), AOPA every other year.

EOE. Background check and TB test after offer. Send resume + one paragraph on a tough fitting to jobs@mvlimb.example.com. Karen reads them herself.
