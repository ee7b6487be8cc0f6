From: Aoife Mulhern <aoife@brennanroche.example.com>
Subject: <title>Transport Manager</title>, <place>Naas</place>, chilled, up to 68k

Hi there,

Hope you're keeping well and you don't mind me landing in your inbox. I'm recruiting for <employer>Slaney Vale Foods Logistics</employer>, a family-owned chilled distribution company in Naas, Co. Kildare. They run 48 rigids and artics out of two depots (Naas and Enniscorthy), deliver to about 600 shops and kitchens a day, and they've just won a contract that will take them to 60 trucks by next summer. The current man is retiring after 22 years, so this is a proper seat with a proper handover.

In a nutshell you'd be <duty>the named transport manager on the operator's licence</duty>, <duty>looking after planning, compliance and the driver team</duty> (52 drivers, 3 planners and a yard supervisor report to you), <duty>keeping a hold of cost per drop</duty> and <duty>dealing with the RSA when they come knocking</duty>.

What they won't budge on: you hold the <licence c="must">Transport Manager CPC (international or national)</licence>, and you've <years n="4" of="transport operations management">at least four years running a transport operation</years> yourself. You need to know <must>drivers' hours and tachograph rules</must> and the <must>Working Time Directive</must> inside out, keep <must>CVRT and maintenance records</must> that would stand up to any audit, and have managed <must>people in a unionised or shift environment</must>, rosters, disciplinaries and all. <must>Route planning software</must> is used all day long; they have <nice>Paragon</nice> but if you've used another one (<nice>Maxoptra</nice>, whatever) you'll be grand. You should be able to stand over a <must>transport budget</must>, so decent <must>Excel</must> please, and <must>fleet telematics</must> won't be new to you.

They'd love, but won't die without: <nice>temperature-controlled</nice> experience with <nice>HACCP</nice> or GDP, a <licence c="nice">C or CE licence</licence> so you've been in the drivers' shoes, and a <degree c="nice">diploma in supply chain or logistics</degree>. A bit of <lang c="nice">Polish</lang> would go down well in the yard!

What it isn't: there's no <no>customs clearance</no> in it, their broker in Rosslare does that, and the <no>warehouse management</no> side has its own manager. You won't be touching <no>SAP</no> either, head office looks after that.

On offer: <pay>€62,000 to €68,000</pay> plus car or allowance, 5% pension match, health cover for yourself, 24 days and the usual bank holidays. Monday to Friday mostly, on call one weekend in four. You'd need to be <permit c="must">eligible to work in Ireland without sponsorship</permit>.

If it's of interest, send me an up-to-date CV in Word and a number I can ring you on after six. If it's not for you but you know someone, there's a €500 referral voucher in it. I have interviews pencilled in for the week of the 20th.

Thanks a million,
Aoife

Brennan Roche Recruitment is an equal opportunities employer and agency. Licence no. EA 0000. If you would rather not hear from us again just reply STOP.
