Home > Jobs > Logistics > Venlo > Shift leader inbound

30 vacancies in your area    Sort by: relevance ▼    Set job alert

Good people. Good flow.

<title>Shift Leader Inbound</title> (2-shift, English speaking)
<employer>Van Roestel Fulfilment</employer>
<place>Venlo, Limburg</place> | 40 hours | Secondary vocational (MBO)
<pay>€ 2.950 – € 3.400 gross per month</pay> + 13% shift allowance

What will you do?
Our DC in Venlo receives 180 trailers a week full of garden furniture, barbecues and, in November, an alarming amount of Christmas trees. You will <duty>steer 22 to 30 colleagues in receiving and put-away</duty>, <duty>do the shift start at 06:00 or 14:30</duty>, <duty>coach new team members</duty> and <duty>report KPIs to the operations manager</duty>. You do not plan the transports, that is done in Eindhoven (no <no>transport planning</no>).

Who are you?
✔ You have a <degree c="must">MBO level 3/4 diploma in logistics</degree> or you learned it on the floor
✔ <years n="2" of="leading a warehouse team">Minimal 2 years</years> experience with <must>leading a warehouse team</must>
✔ You know <must>WMS</must> systems; do you know <nice>Manhattan</nice>? Top!
✔ <must>5S</must> and <must>lean</must> are no foreign words for you
✔ <licence c="must">Forklift and reach truck certificate</licence>
✔ You speak <lang c="must">English</lang>; <lang c="nice">Polish</lang> and/or <lang c="nice">Dutch</lang> is a pré
✔ <must>Hands-on</must>, <must>flexible</must>, not afraid to <must>give feedback</must>
✔ <licence c="nice">BHV (emergency response) certificate</licence> is a plus

What do we offer?
- Contract directly with us, no uitzend construction
- Travel costs €0,23/km up to 60 km
- Free Dutch course (so no <no>Dutch</no> needed to start!)
- 25 days + 8 ATV

Enthusiastic? Click the button. Questions? App Sanne on weekdays. Acquisition for this vacancy is not appreciated.

Share this vacancy:  WhatsApp  LinkedIn  Facebook  E-mail
Recently viewed: Order picker night | Team lead returns | Customs declarant
