<title>Night Care Assistant</title> – <employer>Larkhill House</employer>, <place>Ludlow</place>

<pay>£12.85 an hour</pay>, rising to £13.25 with Level 3. Three or four nights, 8.45pm–8am,
alternate weekends.

Larkhill is home to 26 older people and one opinionated parrot. We belong to a
family, not a chain. Nights are not "just sitting": you'll
<duty>help people to bed and up again</duty>, <duty>turn those who need turning</duty>, <duty>answer bells</duty>,
<duty>do a bit of laundry</duty>, <duty>write proper notes on the tablet</duty>, and
<duty>make tea for whoever's awake at three</duty>.

Experience? Lovely if you have it (<nice>dementia care</nice> especially) but we've had our best
carers from bakeries and the army. We pay for the <no>Care Certificate</no> and for <no>Level 2</no>
and teach you <no>moving and handling</no> before you touch a hoist. Medication is given by
seniors, so no <no>medication training</no> needed.

What can't be taught, and what we insist on: <must>patience</must>;
<must>a strong back and the sense not to use it</must>;
<must>good enough reading and writing for care notes</must>, in <lang c="must">English</lang>; <must>staying awake</must>;
<must>reliable transport</must>, since there's no bus at that hour. You must be 18 or over
because of the personal care.
<permit>We cannot offer sponsorship, so you'll need the right to work here already</permit>.

Level 3 in Adult Care (<degree c="nice">NVQ 3 / Diploma in Adult Care</degree>) welcome. <nice>First aid</nice>, too.

Enhanced DBS (we pay), two references, one from your last care job if you had one.
Uniform, parking, breaks paid, hot supper at midnight. Pop in and see us, or phone
and ask for Bev. If the parrot answers, hang up and try again.
