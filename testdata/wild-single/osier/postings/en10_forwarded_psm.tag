From: Trisha Kowalczyk <tkowalczyk@gulfline-staffing.example.com>
Sent: Tuesday, 9:52 AM
To: undisclosed recipients
Subject: FW: Hot req - contract 12 mos - Baytown - do you know anyone??

Hi there,

Hope your well! See the below from my account manager. Direct client, no layers. If this isn't for you please pass along to a friend, $1,000 referral bonus after 90 days.

Thx
Trisha

-----Original Message-----
From: Boyd H.
Subject: Hot req

T, client is <employer>Marlinspike Olefins</employer>, site is <place>Baytown TX</place>. W2 only, no C2C. <pay>$82-$95/hr</pay> plus per diem if >75 miles.

They need a <title>Process Safety Engineer</title>, turnaround coming in March so start ASAP. Here's what the HM told me on the phone (raw notes):

- <degree c="must">BS ChemE</degree> (mechanical ok if they've really done it)
- <years n="7" of="process safety in refining or petrochemicals">7+ yrs</years>, has to be <must g="1">refining</must> or <must g="1">petchem</must>. No pharma, no food
- has <must>facilitated PHAs</must>, not just sat in em. <must>LOPA</must> too
- <must>relief system design</must> -- 520/521
- lives and breathes <must>OSHA 1910.119</must>
- <duty>will close out about 140 open PHA recs</duty> and <duty>do MOC and PSSR reviews for the turnaround</duty>
- <licence c="must">TWIC card</licence> in hand day one
- PE nice (<licence c="nice">PE license</licence>), <nice>PHAWorks</nice> nice, they have <nice>Aspen Flare System Analyzer</nice> so if he knows that great
- does NOT need <no>SIL verification</no>, the I&C group does it with exSILentia
- HM cares most about somebody who'll <must>stand up to operations</must> and not get run over. last guy got run over
- <permit>USC or GC</permit> only per client

Submittals by Thursday noon pls. Max 3.

B

CONFIDENTIALITY NOTICE: this e-mail and any attachments are for the exclusive use of the intended recipient. To stop receiving job alerts reply REMOVE.
