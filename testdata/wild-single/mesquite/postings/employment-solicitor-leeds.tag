Subject: <title>Employment Solicitor</title> 3–6 PQE | <place>Leeds</place> | top 60 firm, decent hours (really)

Hi Morwenna,

Hope you don't mind the cold email – your name came up when I was talking to someone you trained with.

I'm retained by <employer>Stainforth Lacey LLP</employer>, whose Leeds employment team is losing one associate to the bench and another to New Zealand. They want one <title>associate</title> at the 3–6 year mark, though in fairness they'd look at anyone with the right caseload. Partner is Hugh Ackerley, who you'll know from the ELA.

What it is. Roughly 60% contentious, 40% advisory, all respondent side: NHS bodies, two bus operators, a big food manufacturer. You'd <duty>run your own tribunal claims</duty> from ET3 to hearing, <duty>advise HR directors on restructures and exits</duty>, <duty>deliver client training</duty> every couple of months and <duty>supervise a trainee and a paralegal</duty>. There's transactional support too but the corporate team's own people do the <no>due diligence</no>, you just look over the <must>TUPE</must> points. No <no>immigration</no> work: that's outsourced.

What Hugh has asked for, in his words more or less:

"<licence c="must">Qualified in England and Wales</licence>, <years n="3" of="post-qualification employment law">at least three years</years> doing mainly <must>employment</must> since. Must have <must>conducted tribunal litigation</must> personally, ideally including <nice>whistleblowing</nice> or <nice>equal pay</nice>, and I'd expect someone to have <must g="1">done their own advocacy</must> at preliminary hearings or at least have <must g="1">instructed and sat behind counsel</must> at multi-day ones. <must>Settlement agreements</must> in their sleep. Must be able to tell a client no in one paragraph – I mean <must>clear drafting</must>. I don't care about a <no>first</no>, or where the training contract was. <nice>Public sector</nice> clients would be handy. If they can get on with <nice>business development</nice> without being asked, wonderful."

CILEX lawyers with practice rights are welcome (they have two). I asked about claimant lawyers crossing the floor: yes, they like those.

Systems: they've just moved to <no>iManage</no> and use some AI drafting gadget, and they'll train you on both, so don't let that put you off.

Money and so on: <pay>£58,000–£72,000</pay> by PQE, bonus that actually paid out in the last four years, 1,350 hours target, two days a week in the office on Park Row, 27 days + birthday. They contribute to the <no>Level 7</no> HR qualification some associates have fancied, God knows why. There are offices in <no>Sheffield</no> and <no>Hull</no>, but this seat isn't there.

Process is two chats, the second with a short written exercise (an advice email, 45 mins). They'd love someone in by June, and will wait for a three-month notice.

If it's not for you but you know someone, there's £500 in vouchers in it. If you'd like the full spec, give me a ring after six – I promise not to chase more than twice.

All the best,
Tegan

Tegan Rushworth
Director – Legal, Copperline Search
tegan@example.com
The usual: Copperline acts as an employment agency for permanent recruitment. Applicants <permit>must have the right to work in the UK</permit>. PQE is given as a guide only and we welcome applications from all.
