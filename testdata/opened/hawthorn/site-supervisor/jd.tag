From: Nadine Prud'homme, Tri-Fork Staffing
Subject: URGENT - <title>Site Superintendent</title>, mid-rise concrete, <place>Hamilton ON</place>

Hi all,

My client <employer>Escarpment Build Group</employer> has a 9 storey rental building (cast-in-place, 2 levels of parkade) coming out of the ground in Hamilton and their super just accepted a job out west. They want somebody on site within 3 weeks. Permanent role, <pay>$105-125K</pay> plus truck allowance, RRSP match and benefits from day one.

What they told me:

You <duty>run the site day to day</duty>, <duty>coordinate 15 to 20 subtrades</duty>, <duty>run the weekly sub meeting</duty> and <duty>keep the three week look-ahead</duty>. The PM does the contracts and the money, so no <no>estimating</no> and no <no>change order pricing</no> for you. They have their own <no>crane operator</no>.

Must haves
1. <years n="5" of="site supervision">5+ years</years> as a super or assistant super, of which a good part on <must>cast-in-place concrete</must> buildings, not houses. Mid-rise or high-rise, residential or ICI, they don't care
2. able to read <must>structural drawings</must> and check <must>formwork and rebar</must> before a pour
3. <must>scheduling</must> in <must g="1">MS Project</must> or <must g="1">Primavera P6</must>
4. knows the <must>Occupational Health and Safety Act</must> (OHSA, O. Reg. 213/91) inside out; they got an MOL order last year and don't want a second one
5. <licence c="must">Working at Heights</licence> and <licence c="must">Standard First Aid</licence> current
6. valid <licence c="must">G driver's licence</licence>
7. <must>quality control</must> and <must>deficiency lists</must> to occupancy
8. legally <permit c="must">entitled to work in Canada</permit>

Good to have: <licence c="nice">Gold Seal</licence>, a <degree c="nice">construction engineering technology diploma</degree>, <nice>Procore</nice> (they'll show you if not), <nice>LEED</nice> job experience, <lang c="nice">Portuguese</lang> or <lang c="nice">Italian</lang> since half the forming crew speaks it. A <licence c="nice">Red Seal</licence> in any trade goes a long way with these guys.

Don't worry about <no>BIM</no>, there is a coordinator for that at head office. They are also looking for an <no>electrician</no> by the way, referral bonus is $1,500.

Hours are 6:45 to 4:30, one Saturday out of three during the structure. They're good people, I have placed four there and all four stayed.

Send me your resume in Word or PDF at nadine@triforkstaffing.example.com or just text me. I only call those who fit, sorry, I get about 200 a week. Accommodations available on request at every stage (AODA).

Nadine
