<employer>Larkspur Foodservice Group</employer>
<title>Payroll Manager (multi-state)</title>
<place>Columbus, OH</place> - hybrid, 3 days on site | <pay>$94,000-$112,000 + 8% bonus</pay>

Posted by Denise in People Ops

Larkspur feeds hospitals, colleges and two ballparks in eleven states. 4,300 people get paid by us every other Friday, about a third of them under union contracts, and they notice when we get it wrong. Our Payroll Manager of fourteen years is retiring in the fall; you'd overlap for six weeks.

The job in plain words
You <duty>own the bi-weekly payroll from timecard import to direct deposit</duty>. You <duty>lead a team of four payroll specialists</duty>: hiring, one-on-ones, reviews, the hard conversations too. You <duty>keep us right on garnishments, tips, overtime and paid leave laws in each state</duty>. You <duty>file or supervise 941s, state unemployment returns and W-2s</duty> and you're the person <duty>the external auditors talk to in January</duty>. You will also <duty>finish our move from ADP Workforce Now to UKG Pro</duty> (kickoff was in March, go-live is Q1).

You won't be doing benefits administration; <no>open enrollment</no> sits with the Benefits team, and <no>general ledger close</no> with Accounting, although you do send them the <must>payroll journal entries</must> and reconcile them.

What we need from you
• <years n="7" of="payroll">7+ years in payroll</years>, including <must>multi-state payroll</must> for 1,000+ employees
• <years n="3" of="managing payroll staff">At least 3 years managing people directly</years>; leading a project isn't the same thing and we'll ask about it
• <must g="1">UKG Pro</must>, <must g="1">ADP Workforce Now</must> or <must g="1">Workday Payroll</must> at an admin level
• <must>FLSA</must> cold, <must>garnishments</must>, <must>payroll tax</must> filings (<must>Form 941</must>, <must>W-2</must>)
• <must>Excel</must> that goes past VLOOKUP
• <must g="2">Union payroll</must> or <must g="2">tipped employees</must>; one of the two is enough, both would be lovely
• Discretion. Obviously.

Bonus points
• <licence c="nice">CPP (Certified Payroll Professional)</licence>; FPC is fine if you're working toward it
• <degree c="nice">Bachelor's in accounting or business</degree>; not a deal breaker
• You've lived through a <nice>payroll system implementation</nice>
• <nice>SOX controls</nice>
• Some <lang c="nice">Spanish</lang>, a lot of our kitchen staff will thank you

You must be <permit>authorized to work in the US without sponsorship</permit>.

Medical from day one, 401(k) with 5% match, 18 days PTO, free lunch (we're a food company, it's good). Larkspur is an Equal Opportunity Employer, vets and people with disabilities included. Background and credit check after the offer. Apply at larkspurfood.example.com/careers, it takes ten minutes, no account needed.
