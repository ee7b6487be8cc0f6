Kaupapa Whārangi Trust
<title>Social Worker – Youth (Alternative Education and Whānau)</title>
<place>Porirua</place>. <pay>$78,400 to $91,200</pay> depending on experience. 37.5 hours, some evenings.

Kia ora! <employer>Kaupapa Whārangi Trust</employer> works alongside rangatahi aged 12 to 17 who have fallen out of mainstream school, and alongside the people who love them. We are a team of fourteen in an old bank building with a good kitchen.

About the mahi
You will carry a caseload of around sixteen rangatahi. You will <duty>write and review individual plans with each young person</duty>, <duty>visit whānau at home</duty> and <duty>attend family group conferences</duty>. Much of it is <must>risk assessment</must> and <must>safety planning</must>, so we need somebody who stays calm. You'll <duty>sit with schools, Police and Oranga Tamariki</duty> and be the one who remembers what was agreed; <must>multi-agency work</must> should therefore be no news to you. You will not be <no>teaching</no> NCEA, our tutors do that, and our <no>counselling</no> is done by two contractors.

To do this you'll have
* <licence c="must">Full registration with the Social Workers Registration Board and a current practising certificate</licence>
* a <degree c="must">recognised social work degree</degree>
* <years n="3" of="work with young people">three years or more with young people</years>, ideally in <nice>youth justice</nice> or <nice>alternative education</nice>
* a working knowledge of the <must>Oranga Tamariki Act 1989</must> and of <must>Te Tiriti o Waitangi</must> in practice
* confident <must>case recording</must> (we use <nice>Recordbase</nice>; <no>we'll show you how ours is set up</no>)
* a <licence c="must">full, clean driver licence (Class 1)</licence>
* <must g="1">motivational interviewing</must> or <must g="1">solution-focused practice</must>

Conversational <lang c="nice">te reo Māori</lang> is warmly welcomed, as is <lang c="nice">Samoan</lang>. Experience with <nice>alcohol and other drug screening</nice> (SACS, for example) would help.

You need <permit>New Zealand residence or a valid work visa</permit>. All appointments are subject to safety checks under the Children's Act 2014.

What we offer: fortnightly external supervision, five weeks' leave, a car during the day, <no>first aid</no> training each year, and lunch on Wednesdays.

To apply, send us a CV and a page about yourself to mahi@whārangi.example.org, by 5 pm on the 19th. Ring Losa if you'd like a yarn first.
