<employer>Brightwell Sterile Products</employer>
<title>QC Microbiology Analyst II (2nd shift)</title>
<place>Durham, NC</place> | On-site | Full time | <pay>$68,000 – $79,500 + 10% shift differential</pay>

Who we are
For 31 years Brightwell has filled syringes and vials for hospitals that can't wait. We are about 420 people under one roof near the Park, and when a batch is late a pharmacist somewhere notices. Our R&D neighbours upstairs do a lot of <no>cell culture</no>; you'll see them in the cafeteria.

The job
You'll join a lab of eleven and report to the QC Micro Supervisor. On a typical evening you <duty>collect viable and non-viable air, surface and personnel samples in the Grade A/B filling suites</duty>, <duty>read plates and trend the counts</duty>, <duty>test water and finished product</duty>, and <duty>write up what went wrong when something does</duty>. About once a quarter you'll <duty>support media fills</duty>. You won't be running <no>HPLC</no> or any other chemistry, that's a separate group.

What you need to bring
• <degree c="must">BS in microbiology, biology or a related life science</degree>
• <years n="3" of="QC microbiology in a GMP environment">At least three years of QC microbiology in a cGMP environment</years>. Food or clinical labs are great places to learn but don't count toward this.
• Solid <must>aseptic technique</must> and hands-on <must>environmental monitoring</must>
• <must>Bacterial endotoxin testing (LAL)</must> and <must>bioburden</must>
• <must>Sterility testing</must>, <must g="1">membrane filtration</must> or <must g="1">direct inoculation</must>
• You've authored <must>deviations</must> or <must>OOS investigations</must> yourself, not just been interviewed for one
• Comfortable in a <must>LIMS</must> and strict about <must>data integrity (ALCOA+)</must>
• Able to pass gowning qualification and a color vision test

It would be a plus if you've touched <nice>rapid microbiological methods</nice> or <nice>MALDI-TOF or VITEK identification</nice>, helped with <nice>method validation</nice>, or <nice>trained newer analysts</nice>. Spanish is spoken by half the filling crew, so <lang c="nice">some Spanish</lang> will make you friends.

We'll teach you our <no>isolator technology</no>; nobody arrives knowing it.

Perks: 401(k) match to 6%, medical from day one, 17 days PTO, tuition help, boot allowance.

To apply send a resume (PDF please) to jobs@brightwell.example.com with "Micro II" in the subject line. We phone-screen within a week. Brightwell is an equal opportunity employer and considers all qualified applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status. No agencies.
