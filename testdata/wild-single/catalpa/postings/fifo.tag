<title>HV Electricians</title> x 6 | FIFO 2:1 | ex Perth
Ref no. 88-40172/KM

<employer>Tallowood Industrial Recruitment</employer> · Mining & Resources desk

Our client, a tier-one iron ore producer, has a shutdown followed by ongoing works in the <place>Pilbara, WA</place> and has asked us for six <title>high voltage electricians</title>.

THE MONEY
<pay>$72.50 per hour flat, plus super</pay>. Flights and camp on the client. Completion bonus.

TO BE CONSIDERED YOU MUST HAVE
• <licence c="must">WA A-Grade electrical licence</licence> (no interstate licences waiting for recognition, sorry)
• <licence c="must">HV switching ticket</licence>, current
• <licence c="must">White Card</licence>
• <years n="3" of="fixed plant">3 yrs minimum</years> post trade on <must>fixed plant</must> – <must g="1">crushers</must>, <must g="1">conveyors</must> or <must g="1">stackers/reclaimers</must>
• <must>Fault finding</must> on <must>VSDs</must> up to 6.6 kV
• <must>Isolation and tagging</must>, and the willingness to stop a job when it isn't right
• <licence c="must">C class driver's licence</licence>, manual
• Pass a medical incl. D&A screen, National Police Clearance under 6 months old

GOOD TO HAVE
• <licence c="nice">EWP</licence> (over 11 m) and <licence c="nice">Working at Heights</licence> – can be done at our Welshpool yard on your own time
• <nice>Hazardous areas</nice> (EEHA)
• You've worked with <nice g="2">ABB</nice> or <nice g="2">Siemens</nice> switchgear

WHAT YOU'LL BE ON
<duty>Change-out of MCC buckets</duty>, <duty>HV terminations and testing</duty>, <duty>breakdown cover on nights</duty>. <no>PLC programming</no> is done by the client's control systems crew and is not part of this role, so please don't call about it.

<permit>Full Australian working rights</permit>; sponsorship isn't on the table for this one.

Text "HV" and your name to 0491 570 156. By applying you agree to our privacy policy. Tallowood is proud of its Reconciliation Action Plan and strongly encourages Aboriginal and Torres Strait Islander people to apply.

Also on the desk this week: <no>Boilermakers</no>, <no>Auto Electricians</no> (Kalgoorlie), <no>Rigging</no> supervisors
