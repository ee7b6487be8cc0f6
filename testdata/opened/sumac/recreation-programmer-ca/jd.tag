From: careers@stclair-des-pins.example.org
Subject: COMPETITION 2025-41 - <title>Recreation Programmer, Community and Seniors</title>

<employer>Municipality of St-Clair-des-Pins</employer> / Municipalité de St-Clair-des-Pins
Eastern Ontario (<place>St-Clair-des-Pins, ON</place>), 45 minutes from Ottawa
Permanent, 35 hours/week incl. two evenings. <pay>$68,310 – $79,920 (2025 grid), OMERS pension</pay>

Roughly six in ten of our residents speak French at home. The Recreation Programmer is the person they meet: at the arena, at the seniors' lunch, at the PA Day camp. Reporting to the Manager of Community Services, you will <duty>plan, budget and deliver seasonal programs for adults 55+, families and youth</duty>, <duty>hire, schedule and coach about 25 part-time instructors and summer staff</duty>, and <duty>look after relations with clubs, schools and volunteers</duty>. You will <duty>prepare the program guide twice a year</duty> (our communications officer does the <no>graphic design</no>) and <duty>report on registrations and revenue to Council</duty>.

The pool is run by our Aquatics Supervisor; a <no>lifeguard certificate</no> is therefore not needed.

WHAT WE ARE LOOKING FOR

A <degree c="must">college diploma or university degree in recreation, leisure studies, kinesiology or a related field</degree> and <years n="3" of="municipal or community recreation programming">three years' experience programming recreation in a municipal or community setting</years>, of which at least one <must>supervising seasonal or part-time staff</must>.

<lang c="must">Fluency in spoken and written French</lang> and <lang c="must">English</lang>. Candidates are tested at the advanced level in both; half of the interview is held in French and there is no training period for this position.

You have handled a <must>program budget</must>, know <must>risk management</must> for events and camps, and are used to <must>registration software</must> - ours is <nice>PerfectMind</nice>, but ActiveNet, Amilia or similar is just as good. <must>Volunteer coordination</must> comes with the job. <licence c="must">Standard First Aid and CPR-C</licence>, a <licence c="must">valid Ontario G driver's licence</licence> and a <licence c="must">vulnerable sector check</licence> (before day one) are conditions of hiring.

It will count in your favour if you hold <licence c="nice">HIGH FIVE Principles of Healthy Child Development</licence>, have written <nice>grant applications</nice> (New Horizons, Trillium) or know <nice>older adult fitness</nice>.

Apply in either official language by noon on the 28th, one PDF please. We thank everybody, but write only to those invited. Accommodation under the AODA is available at every stage. Personal information is collected under MFIPPA.
