<title>Protection Officer Level 3</title> | Track Maintenance | Night possessions
<employer>Southern Ballast Rail Services Pty Ltd</employer>
<place>Moss Vale, NSW</place>, with work from Goulburn to Campbelltown

Southern Ballast is a rail contractor with 180 people and way too many utes. We do <no>tamping</no>, <no>rail grinding</no>, <no>drainage</no> and <no>signalling cable works</no> for the network owner. Last year our gangs put down 61 km of new sleepers with nobody hurt, and the person who makes that possible is the one holding the phone to network control. That's this job.

THE JOB
> <duty>Assess the worksite and choose the protection method</duty> (Lookout Working through to LPA)
> <duty>Brief the gang before work starts</duty>. Everyone signs or nobody steps over the fence
> <duty>Apply for and fulfil track authorities with the signaller</duty>
> <duty>Place flags, detonators and worksite markers</duty>
> <duty>Keep the worksite protection plan and diary up to date</duty>

TICKETS (bring the originals)
> Current <licence c="must">PO3 certification</licence>. PO4 looked on kindly: <licence c="nice">PO4</licence>
> <licence c="must">Rail Industry Worker card</licence> with <licence c="must">Category 1 rail medical</licence>
> <licence c="must">White Card</licence>
> <licence c="must">C class driver licence</licence>, and if you've got your <licence c="nice">MR truck licence</licence> you'll be used and paid for it

YOU
You've stood on ballast for <years n="2" of="track protection">two years or so</years> doing <must>track protection</must> and know the <must>network rules</must> not just by the number. You can <must>read track diagrams</must>. You've got <must>clear radio communication</must> (we'll listen to you on the phone before we meet you, be warned) and the spine to tell a supervisor "no", i.e. <must>assertiveness</must>. <must>Night work</must> and long weekends away don't wreck your home life. Zero blood alcohol and zero drugs, tested at the gate.

Experience with <nice g="1">hi-rail vehicles</nice> or <nice g="1">on-track plant</nice> would be grouse. So would <nice>mentoring trainees</nice>.

No, you don't need to be a <no>track worker</no>, you won't be on the end of a <no>jackhammer</no>, and you do not need <no>overhead wiring qualifications</no>. If you want to, after a year we'll put you through <no>Cert III in Rail Infrastructure</no> or <no>welding</no>.

MONEY
<pay>$52.40/h base, nights 1.5x, Sundays double</pay>, travel, meal allowance, 12% super. RDO every second Friday.

Aboriginal and Torres Strait Islander people and women are strongly encouraged to apply. Around a quarter of our protection crew are women, mostly ex <no>hospitality</no>, and it's the best crew we've had.

Call Daz 0491 570 006 or email work@southernballast.example.com
