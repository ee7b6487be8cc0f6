Kia ora! <employer>Te Kōhanga Rākau Community Preschool</employer> is looking for a <title>Registered Early Childhood Teacher (Kaiako) – under twos</title>

📍 <place>Ōtaki, Kāpiti Coast</place>
🕗 32 hrs over 4 days, permanent
💰 <pay>$31.50–$47.80 per hour, pay parity steps 1–11</pay>

Ko wai mātou – who we are
A parent-governed, not-for-profit centre for 38 tamariki with a big messy garden, two goats (Kevin and Also Kevin) and ratios that are better than the law asks for. We're RIE-inspired in our nursery, and our kindy room next door is moving towards <no>nature schooling</no>. Our cook Hemi makes all kai on site, so no <no>lunchbox</no> policing.

We'd love to hear from you if you
* hold a <degree c="must">Bachelor of Teaching (ECE)</degree> or an equivalent NZQA-recognised qualification
* have a <licence c="must">current practising certificate</licence> – provisional or full, we're happy to mentor provisionally certificated teachers
* know your way around <must>Te Whāriki</must> and can show us how it looks with a nine-month-old
* can build <must>attachment-based relationships</must> with babies and with tired parents
* write <must>learning stories</must> that whānau actually read (we use <nice>Storypark</nice>; if you've only used Educa that's absolutely fine)
* have a <licence c="must">current first aid certificate</licence>
* bring <must>patience</must>, <must>a sense of humour</must> and <must>initiative</must>

Bonus points for: <nice>waiata and guitar or ukulele</nice>, <nice>gardening</nice>, a bit of <lang c="nice">NZ Sign Language</lang>.
<lang c="must">Te reo Māori</lang> – we expect a willingness to use it every day; you don't have to be fluent and there's a paid class every Tuesday after work.

Don't worry if you've not worked with under-twos before. We can teach you the <no>Pikler</no> side of things and there's budget for a course in Palmerston North.

Your day
You'll be <duty>key teacher for four infants</duty>, which means that you <duty>do the care routines</duty> (nappies, bottles, sleeps) unhurriedly, <duty>settle new families in</duty> and <duty>plan and assess with your room team</duty>. You'll also <duty>take part in the internal evaluation</duty> once a year, and do your share of the laundry like the rest of us.

You will not have to do <no>fundraising</no> or <no>enrolments</no>, the committee and our administrator look after those.

Perks: 3 hrs non-contact a week, paid hui, registration fees paid, five weeks' leave, discounted childcare for your own, flu jabs.

The boring but important bit: all appointments are subject to <permit>safety checking under the Children's Act 2014 including police vetting</permit>. Applicants need <permit>NZ residency or a valid NZ work visa</permit>.

Come for a look! Email Trish (centre manager) at trish@kohangarakau.example.org with your CV and a letter that tells us what you believe about babies. Applications are looked at as they come in.

Ngā mihi nui 🌿
