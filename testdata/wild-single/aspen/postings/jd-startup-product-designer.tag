<employer>Hearth & Meter</employer>
<title>Founding Product Designer</title>
<place>Brooklyn, NY</place> (Gowanus, next to the pie shop) — 3 days in
<pay>$150K – $175K</pay> · 0.4% – 0.8%

Electric bills are unreadable. We fix that for renters. Seed round closed in May; six of us; you'd be the first designer, and the first person to tell the founders no.

The job, honestly
You <duty>own the product's look, words and flows</duty>. You <duty>sit with tenants at kitchen tables every other week</duty>. You <duty>ship in code review with two engineers</duty>. You will also make the pitch deck sometimes, sorry.

You probably
– have <years n="4" of="product design">4 to 8 years</years> in <must>product design</must>, part of it somewhere small
– can show a <must>portfolio</must> with the ugly middle in it
– do your own <must>user research</must>
– are quick in <must>Figma</must> and have <must>built or maintained a design system</must>
– <must>write interface copy</must> people understand at 6th grade level
– know <must>WCAG 2.2 AA</must> beyond contrast

You might
– read some <nice>HTML/CSS</nice>. You won't be asked to write <no>TypeScript</no>
– speak <lang c="nice" g="1">Spanish</lang> or <lang c="nice" g="1">Haitian Creole</lang>, as a third of our tenants do
– have worked in <nice g="2">energy</nice> or <nice g="2">housing</nice>

You needn't
– have gone to <no>design school</no>
– do <no>brand illustration</no> (we have Odile for that) or <no>motion graphics</no>
– know a thing about <no>kilowatts</no>. We'll explain. Repeatedly.

Perks: health/dental/vision at 100%, OMNY, pie. We use <no>AI coding tools</no> heavily on the engineering side; design is done by a human here.

Email one PDF or one link to dana@hearthmeter.example.com. Cover letters are read. All genders, races, ages, accents.
