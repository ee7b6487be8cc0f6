From: Priya @ Castlegate Talent
Ref: CT/INS/20417

<title>Property Claims Handler – Technical</title> (our client: <employer>Wendover Mutual</employer>)
<place>Norwich</place>, hybrid 2 days in the office / <pay>£34k–£39k</pay> + study support

Hello,

I'm recruiting on behalf of a mutual insurer who have looked after farms, village halls and ordinary homes in East Anglia since 1889. They've just had a very wet winter and would like a proper property claims person who can pick up a portfolio without much hand-holding.

You would <duty>run roughly 90 open household and small commercial files from first notification to settlement</duty>. Day to day that means <duty>checking cover and applying policy wordings</duty>, <duty>setting and reviewing reserves</duty>, <duty>instructing loss adjusters and building contractors</duty> and <duty>negotiating settlements with policyholders</duty> up to your own authority of £25,000. From time to time you'd <duty>look at recovery prospects</duty> where a plumber or a water company is to blame, so some understanding of <must>subrogation</must> is assumed.

They've been clear about what they will and won't bend on:

 o  <years n="4" of="property claims">Minimum four years handling property claims</years> (household or commercial). Motor or travel experience on its own won't do it, I'm afraid, I have asked.
 o  Really confident with <must>escape of water</must> claims, and with at least one of <must g="1">subsidence</must> / <must g="1">flood</must>
 o  Good grasp of <must>ICOBS 8</must> and the <must>Consumer Duty</must>
 o  <must>Reserving</must> discipline – they get audited on it
 o  Able to spot the odd one: <must>fraud indicators</must>, and when to refer on. (There is a separate SIU that does the <no>surveillance</no> and interviewing under caution.)
 o  <licence c="must">Cert CII</licence> completed. Happy to pay for your <licence c="nice">Dip CII</licence> if you're on the way.
 o  <must>Complaint handling</must>, at least to the stage of a final response letter

It would help if you've used <nice>Guidewire ClaimCenter</nice> (they go live in spring; at the moment it's a green screen nobody has used anywhere else) and if you can read a <nice>schedule of works</nice> without needing the surveyor on the phone. <nice>Agricultural</nice> risks would be the cherry on top. You don't need to <no>price or underwrite</no> anything, and it's not a people management role.

What they offer: 27 days plus bank holidays, 10% employer pension, a volunteering day, decent coffee, a dog on Thursdays. Full <permit>right to work in the UK</permit> needed as the client does not sponsor; credit and DBS basic checks apply as with every FCA regulated firm.

Interested? Send a CV – any format – to priya@castlegatetalent.example.org or ring me for a chat. Castlegate Talent acts as an employment agency for permanent positions and welcomes applications from all backgrounds. If you have not heard in 7 days please assume you were unsuccessful this time.
