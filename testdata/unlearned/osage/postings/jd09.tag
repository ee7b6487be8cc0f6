*** FUNDRAISING MANAGER – MAJOR GIFTS ***

Job title: <title>Manager, Major and Planned Gifts</title>   Organization: <employer>Fundy Shore Hospice Foundation</employer>   City: <place>Halifax, Nova Scotia</place>   Type: permanent, 0.8 FTE (30h)   Salary: <pay>$68,000 to $76,000 pro-rated</pay>

What is this job?
In 2023 a retired fisherman left us his house. It paid for three years of night nursing. Nobody had ever asked him; he just did it. We would like somebody to start asking. You will <duty>build and manage a portfolio of about 110 donors and prospects</duty>, <duty>make face to face asks of $10,000 and up</duty>, <duty>start a legacy society</duty>, <duty>write proposals and stewardship reports</duty> and, with our CEO, <duty>close the last 1.9 million of the bedside campaign</duty>. Two colleagues run <no>events</no> and <no>direct mail</no>; the gala is not yours.

Who are you?
You have asked for large gifts and gotten them: <years n="5" of="frontline fundraising">five years in frontline fundraising</years>, with <must>major gift solicitation</must> at the centre of it. You understand <must>charitable tax receipting (CRA)</must> and can talk sensibly about <must g="1">bequests</must> or <must g="1">gifts of securities</must> with someone's lawyer in the room. You keep your <must>moves management</must> in a database and not in your head. Ours is Raiser's Edge NXT; <must g="2">Raiser's Edge</must>, <must g="2">DonorPerfect</must> or <must g="2">Salesforce NPSP</must> would all be fine preparation. You write well (<must>proposal writing</must>), you <must>listen</must> better than you talk, and grief doesn't make you run from the room.

A <degree c="must">bachelor's degree or equivalent combination of education and experience</degree>. <licence c="nice">CFRE</licence> is an asset, and so are <lang c="nice">French</lang> and <nice>connections on the South Shore</nice>. You need a <licence c="must">driver's licence</licence> and a vehicle since donors live down long roads.

Not needed: <no>a hospice or health background</no>. We'll teach you <no>palliative care</no> the way we learned it, by sitting in the kitchen.

What else?
Four weeks off + the days between Christmas and New Year's. RRSP match. Every staff member spends one shift a quarter with the volunteers. The Foundation is committed to employment equity and invites Mi'kmaq, African Nova Scotian, racialized, disabled and 2SLGBTQ+ candidates to self-identify if they wish. Vulnerable Sector Check required before start.

How?
One PDF, cover letter first, to hiring@fundyhospice.example.org, subject "Gifts", before Sunday October 12.
