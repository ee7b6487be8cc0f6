<title>Diesel Technician</title> - 2nd shift - SIGN ON BONUS!!
<employer>Platte Valley Truck & Trailer</employer>
3.4 ★★★☆☆ 87 reviews
<place>Omaha, NE 68138</place>
<pay>$29 - $41 an hour</pay> - Full-time
You must create an Indeed account before continuing to the company website to apply

Apply now

Profile insights
Here's how the job qualifications align with your profile.
Licenses
CDL A
(Do you have a CDL A?)   Yes / No

Job details
Pay
Job type
Full-time
Shift and schedule
Evening shift, Overtime, Weekends as needed

Benefits
Pulled from the full job description
401(k) matching · Dental insurance · Tool allowance · Paid ASE testing

Full job description

WE PAY FOR EXPERIENCE. Family owned, 4 locations, no corporate nonsense.

What you'll be doing:
-<duty>Diagnose and repair class 7 & 8 trucks</duty>
-<duty>DOT annual inspections</duty>
-<duty>write up your ROs so the customer can actually read it</duty>
-<duty>road calls</duty> once in a while (rotates)

Must have:
-<years n="3" of="heavy duty diesel repair">3 yrs minimum</years> <must>heavy duty diesel repair</must>
-<must>Electrical troubleshooting</must> with a meter, not a parts cannon
-<must>Air brakes</must>
-<must g="1">Cummins INSITE</must>, <must g="1">Detroit DDDL</must> or <must g="1">PACCAR Davie4</must>, any one, we'll get you access to the others
-Own <must>hand tools</must>
-<licence c="must">Valid driver's license</licence> w/ clean MVR
-able to <must>lift 75 lbs</must>

Nice but not a deal breaker:
-<licence c="nice">CDL A</licence>
-<licence c="nice">ASE T-series certs</licence>
-<nice>aftertreatment</nice> / <nice>DPF cleaning</nice>
-<nice>welding</nice>

You do NOT need <no>reefer</no> experience, we have 2 guys who do Thermo King and Carrier all day and they don't share.

Hiring range depends on what you can do not how long you been doing it. Pre-employment drug screen.

If you require alternative methods of application or screening, you must approach the employer directly to request this as Indeed is not responsible for the employer's application process.

Report job
Jobs like this: Fleet Mechanic – City of Papillion | Trailer Mechanic – Gretna | Lube tech $19/hr
