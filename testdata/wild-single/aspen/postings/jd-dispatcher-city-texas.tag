City of <place>Nacogdoches</place> area — <employer>Redlands Emergency Communications District</employer>
Job Title: <title>Telecommunicator I (9-1-1)</title>
Job Code: 3390 | Pay Grade: P04 | <pay>$19.27/hr, $19.85 nights</pay> | Exempt: N | Safety sensitive: Y
JOB SUMMARY: <duty>Answers emergency and non-emergency calls</duty>, <duty>dispatches police, fire and EMS units</duty>, <duty>enters warrants in TCIC/NCIC</duty>.

ESSENTIAL FUNCTIONS
1. <duty>Gets location first</duty>. Everything else second.
2. <duty>Gives CPR instructions from cards</duty>. (No <no>EMT or nursing background</no> is required; we send you to <no>EMD</no> class in week five and pay for it.)
3. <duty>Monitors up to eleven radio channels</duty>.

MINIMUM QUALIFICATIONS: <degree c="must">High school diploma or G.E.D.</degree>; must be 18; must <must>type 40 words per minute</must>; must <must>pass CritiCall</must>; <must>clear speech</must> in <lang c="must">English</lang>. <must>No felony conviction</must>; no Class B misdemeanor in the last ten years (state rule, we cannot waive it). <permit>Citizen or lawful permanent resident</permit>.
PREFERRED QUALIFICATIONS: <licence c="nice">TCOLE Basic Telecommunicator license</licence>; <nice>one year in a call center</nice>; <lang c="nice">Spanish</lang>.
If you are not licensed when hired, you get it within 12 months, on the clock. 

WORKING CONDITIONS: <must>Rotating 12-hour shifts incl. holidays</must>. Sitting for long stretches. Hearing corrected to normal range ok.  <must>Must stay calm while being shouted at</must>.
Drug screen, psychological (L-3) and hearing test follow a conditional offer.

Residency requirement: none, but you must be able to <must>report within 45 minutes</must>.
Resumes submitted without the District's Personal History Statement go in the shredder. Questions: Capt. Doyle, front desk.
EOE M/F/D/V
