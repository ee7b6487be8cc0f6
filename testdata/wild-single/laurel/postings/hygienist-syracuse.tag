RDH / <title>DENTAL HYGIENIST</title>

<place>Liverpool, NY</place> (10 min from downtown Syracuse)
* COMPENSATION <pay>$44.00 - $52.00 per hour</pay> BOE
* TYPE part-time, 26 to 30 hours, possibility of full-time in the fall
* SCHEDULE Mon 10-7, Tue and Thu 8-5, every other Sat 8-1

Hi there! We are <employer>Onondaga Lake Family Dentistry</employer>, a single-doctor office with two hygiene columns and zero corporate quotas. Our hygienist of 19 years is retiring to be a full time grandma and we are looking for someone who will still be here in 2035.

* LICENSE AND EDUCATION - Current <licence c="must">New York State dental hygiene license</licence> with <licence c="must">local anesthesia / nitrous certificate</licence>. Graduate of a CODA accredited program (<degree c="must">AAS in dental hygiene</degree> at least, <degree c="nice">bachelor's</degree> is great but doesn't change the pay). <licence c="must">BLS/CPR card</licence> up to date. New grads encouraged to apply!!

* WHAT THE DAY LOOKS LIKE - <duty>Prophies, perio maintenance and SRP</duty> on 60 minute blocks (80 for quads). <duty>Full mouth probing once a year on every adult</duty>, <duty>digital FMX and bitewings</duty>, <duty>talking people through home care without making them feel guilty</duty>. You will need to be really solid at <must>periodontal charting</must> because we present perio to nearly everyone and Dr. Amy relies on your numbers. <must>Dexis sensors</must> you should already be used to. The front desk does the insurance, you'll never have to touch <no>dental billing</no> or <no>CDT coding</no>.

* SOFTWARE - we're on Eaglesoft. Any of <must g="1">Eaglesoft</must>, <must g="1">Dentrix</must> or <must g="1">Open Dental</must> and you'll be fine here.

* PERSON - <must>gentle hands</must>, <must>on-time with your schedule</must>, <must>nice to kids</must>. We see a lot of families from the Northside so <lang c="nice" g="2">Arabic</lang> or <lang c="nice" g="2">Nepali</lang> would be a HUGE plus. Familiarity with <nice>Guided Biofilm Therapy</nice> is a bonus since we just bought an Airflow unit (<no>training on the Airflow</no> is included either way).

* BENEFITS - 401k w/ 4% match, PTO from day one, uniforms, CE allowance $1,000/yr, holiday pay, free dental for your household (obviously)

TO APPLY text your resume to 315-555-0147 or email amy@ollfd.example.com w/ "RDH" in the subject. No calls during patient hours pls. We do a paid working interview. We are an equal opportunity employer and don't discriminate on the basis of race, color, religion, sex, gender identity, age, disability, veteran status or anything else.
