Hi Carol, can you put this up on the job board and on the AIT page please, same as last time. Thanks, Wes

<title>Electrical Apprentice, 3rd or 4th period</title>
<employer>Buffalo Lake Electric Ltd.</employer>, <place>Red Deer, AB</place>

We are a family shop, 14 people, wiring schools, clinics and small industrial bays between Olds and Ponoka since 1988. Two of our journeymen are going out on their own (good for them) so we are short on a clinic job that runs to next winter, and a school after that.

You will mostly <duty>rough in and trim out commercial spaces</duty>, <duty>bend and install conduit</duty>, <duty>pull and terminate feeders with a journeyperson</duty>, and some days <duty>troubleshoot lighting controls</duty> on service calls. You'll keep your <duty>hours and material sheets up to date</duty> on the phone app, it takes 5 minutes.

To be considered you have to
* be an <licence c="must">apprentice electrician registered in Alberta</licence>
* have <licence c="must">second period technical training completed</licence>, we can't put you on this job otherwise because of our ratio
* have at least <years n="2" of="commercial electrical work">2 years on commercial jobs</years>, not only houses
* be good at <must>EMT bending</must>, offsets and saddles without wasting a bundle
* be able to <must>read electrical drawings</must>
* know your way round the <must>Canadian Electrical Code</must>
* hold <licence c="must">CSTS</licence> and <licence c="must">fall protection</licence> tickets
* hold a valid <licence c="must">Class 5 licence</licence>. Truck supplied for service days
* show up with your <must>own hand tools</must>

Good to have but not a deal breaker: <licence c="nice">aerial work platform ticket</licence>, <licence c="nice">Standard First Aid</licence>, a bit of <nice>data cabling</nice> (Cat6), or <nice g="1">Lutron</nice> or <nice g="1">nLight</nice> lighting controls.

You do NOT need <no>PLC programming</no> or <no>solar PV</no>, we don't do either. <no>Fire alarm verification</no> we'll teach you if you're interested, and pay for the course. 

Pay is <pay>$31 to $36 an hour</pay> depending on period, time and a half after 8, benefits after 3 months, and we top up EI for your school weeks. We always let apprentices go to school when it's their turn. Forty hours, Monday to Friday, no camp work.

Because one client is a health authority you'll be asked for a criminal record check (we cover the fee).

Send a resume and a picture of your hours page to wes@buffalolakeelectric.example.com or drop it at the shop. If you know one of the guys, say so. Everybody gets a call back, even if it's a no.
