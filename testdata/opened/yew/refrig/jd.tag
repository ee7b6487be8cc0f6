<title>Refrigeration Mechanic – Supermarket Service</title>
<employer>Northgale Mechanical Ltd.</employer> · <place>Hamilton, ON</place> · Full time, <pay>$46.50–$51.00/hr</pay> plus truck and phone

Who we are
Northgale has looked after the cold side of grocery stores from Niagara to Guelph for 31 years. We're family run, non-union, 22 people. Our sister shop does <no>residential furnaces</no>; you won't.

What the week looks like
- <duty>Respond to service calls at grocery stores and cold storage sites</duty>
- <duty>Preventive maintenance on racks, walk-ins and display cases</duty>
- <duty>Record refrigerant use and leak checks for every visit</duty>
- Take your turn in the <must>on-call rotation</must> (one week in five, paid stand-by)

What we need from you
- Valid Ontario <licence c="must">313A Certificate of Qualification</licence>. Sorry, no apprentices for this one.
- <licence c="must">ODP card</licence> (Ozone Depletion Prevention)
- At least <years n="4" of="commercial refrigeration">4 years in commercial refrigeration</years> after your ticket
- Solid troubleshooting on <must>parallel rack systems</must>, electrical and mechanical. You read <must>wiring diagrams</must> without calling the office.
- <must>Brazing</must> and <must>leak detection</must> that last
- Experience with <must g="1">Emerson E2</must> or <must g="1">Danfoss controllers</must>
- <licence c="must">Valid G driver's licence</licence> and a clean abstract

Would make us smile: <nice>CO2 transcritical</nice> exposure, <nice>ammonia</nice>, a <licence c="nice">Working at Heights</licence> card, or having shown the ropes to <nice>apprentices</nice>. We use a tablet app for work orders; <no>we'll teach you ServiceTitan</no> in an afternoon.

You must be <permit>legally entitled to work in Canada</permit>.

What you get: benefits from day one, RRSP match of 4%, boots and tools allowance, and supper with the crew every last Friday. Northgale welcomes applications from everybody and will accommodate disabilities during hiring; just tell us. Send a resume (no cover letter needed, honestly) to jobs@northgale.example.com and Darlene will phone you within a week, either way.
