LUNETTERIE BAIE-VERTE OPTICAL
<place>Dieppe, New Brunswick</place>

<title>Licensed Optician</title> – permanent, 32 to 37.5 hrs, two evenings till 8 and every second Saturday

We are an independent shop, two doors from the farmers' market. Dr. Cormier, our optometrist, does the <no>eye examinations</no> and <no>retinal imaging</no>; the in-house lab is Guy's kingdom, where he does the <no>surfacing</no> and <no>tinting</no>. What's missing is a second person on the floor with the hands and the patience.

YOUR DAYS
Most of the time you'll <duty>help people choose frames</duty>, take measurements (<must>pupillary distance</must>, <must>segment heights</must>, vertex when the script is strong), <duty>order lenses</duty>, <duty>check finished glasses on the lensmeter</duty> and <duty>adjust and repair frames</duty>. You'll <duty>teach new wearers to put contact lenses in and out</duty>. Once a month we visit two nursing homes with the mobile kit.

WHAT WE ASK
Registration, in good standing, with the <licence c="must">Opticians Association of New Brunswick</licence>, or you are eligible and have a date for the exam. <degree c="must">Diploma of a recognized opticianry program</degree> (NAIT, Georgian, Cégep…). You fit <must g="1">soft contact lenses</must> or are ready to finish the <must g="1">contact lens practicum</must> this year. <must>Progressive lenses</must> don't scare you, and you can explain in plain words why somebody's floor is swimming: <must>troubleshooting non-adapts</must> is a third of this job. You are bilingual, <lang c="must">French</lang> and <lang c="must">English</lang>; chiac is welcome. You are <must>gentle with seniors</must> and <must>good with small children</must>, you don't mind <must>cash handling</must> and you're <must>punctual</must>, since you will often open.

NICE, NOT NECESSARY
<nice>Direct billing</nice> with Medavie and the like; <nice>low vision aids</nice>; an eye for <nice>window dressing</nice>; <years n="1" of="dispensing">one year</years> or more of <nice>dispensing</nice> behind you. New graduates, do write.

NOT YOUR PROBLEM
<no>Ordering stock</no> and <no>payroll</no> (that's Lise), <no>hearing aids</no> (the shop upstairs) and <no>sales targets</no>, which we don't have.

We offer <pay>$27 to $33 an hour</pay>, a health plan after three months, your licence fees paid, free glasses for you and half price for your family, continuing education including the yearly trip to Halifax for <no>myopia management</no> and <no>ocular prosthetics</no> lectures.

You must be <permit c="must">legally entitled to work in Canada</permit>. Send your résumé in either language to allo@baieverte.example.com, or drop it off and stay for a coffee.
