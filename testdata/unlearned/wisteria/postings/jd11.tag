<title>Lead Wind Technician - Site Supervisor track</title>
<employer>Caprock Ridge Wind Services</employer>, a subsidiary of Ostrander Renewables
Sweetwater area, <place>Nolan County, Texas</place> | Onsite | Full-time | <pay>$38-$45/hr DOE, OT after 40</pay>

COMPANY OVERVIEW
Ostrander Renewables operates 2.3 GW of wind, solar and storage in six states. Our performance engineers in Austin use machine learning, <no>Python</no> and <no>digital twins</no> to squeeze more out of every rotor. Caprock Ridge is where the rotors are: 87 GE 2.X machines, and a crew of nine who keep them turning.

Our O&M headcount doubled between 2021 and 2025 and most leads came up from inside. Safety is not a poster here: any technician can stop any job, and last year it happened 31 times without a single argument. The site office has a kitchen, a smoker and a storm shelter, and it uses all three.

THE POSITION
Our current lead moves to commissioning in March. The Lead Technician <duty>runs the morning tailboard</duty>, <duty>assigns work orders</duty>, and still goes uptower three or four days a week. It's a working lead. After 12-18 months the person should be ready to take the site supervisor seat.

RESPONSIBILITIES
- <duty>Lead a two-truck crew through scheduled and unscheduled maintenance</duty>
- <duty>Troubleshoot converter, pitch and yaw faults</duty> down to component level using <must>electrical schematics</must> and a <must>multimeter</must>, not by swapping cards until it runs
- <duty>Act as Person in Charge for <must>LOTO</must></duty> and enforce NFPA 70E
- <duty>Plan gearbox oil changes, main bearing and generator swaps with the crane contractor</duty>
- <duty>Close out work orders in <nice>Maximo</nice></duty> (if you've used another CMMS you'll pick it up)
- <duty>Coach level I and II techs</duty>

QUALIFICATIONS
Required
- <degree c="must">High school diploma or GED</degree>
- <years n="5" of="utility-scale wind">5 years on utility-scale turbines</years>, including <years n="1" of="leading a crew">1 year leading a crew</years> formally or informally. Military electrical or nuclear MOS counts one for one up to three years
- <licence c="must">Current GWO Basic Safety Training</licence> or completion within 60 days
- <must>Fiber, hydraulics and torque/tension</must> hands-on
- Comfortable <must>climbing 300 ft</must> several times daily with up to 50 lb; <must>total weight incl. gear under 300 lb</must> because of the climb assist
- <licence c="must">Valid driver license</licence>, <must>insurable under company policy (no DUI/DWI within five years)</must>
- Rotating <must>on-call every fourth week</must>; if on call you <must>live within 45 minutes of site</must>

Preferred
- <degree c="nice">AAS in wind energy or industrial maintenance</degree>
- <nice>GE Mark VIe</nice> controls
- <licence c="nice">OSHA 30</licence>
- <nice>SCADA</nice>: reading trends, not building screens
- <lang c="nice">Spanish</lang>

This is not a blade job. <no>Composite repair</no> and <no>rope access</no> are subbed out.

WHAT WE OFFER
Medical from day one, 401(k) 6% match, tool allowance of $1,200, boots, per diem when traveling (<10%), annual bonus targeted at 8%. We'll put you through <no>GWO Instructor</no> training if you want to teach.

Pre-employment drug screen, background check and physical required. Must be <permit>authorized to work in the United States without sponsorship</permit>. Ostrander Renewables and its subsidiaries provide equal employment opportunities to all employees and applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability, genetic information or veteran status.
