Desmond "Des" Achterberg
Bus driver (PCV cat D). Ex joiner. Looking at controller/depot jobs.
Bristol BS5

>> At the wheel
Severnway Buses, St Aldhelm depot. Started as trainee Jan 2018, passed out Mar 2018, driving since.
Routes 6, 41, 76 + night N2 (N2 only until they scrapped it in 2020). 38 hr wk, rolling shifts.
Accident free: no at-fault since 2019 (one mirror in 2018).
On time: mine was 91% last yr, depot 86. That's from the tracker.
Type trained: Streetdeck, Enviro 400; electric Enviro - conversion day done, not driven in service yet as ours arrive in June.
"Buddy" - I sit with new drivers on their first 2 weeks, had 7 so far. Not an instructor, instructor does the sign off.
Union: depot branch deputy rep, 2021-23. I accompanied members to about 10 meetings.
Control room: since last Sept. I cover as relief controller, Saturdays mostly, one or two a month, next to the duty controller. Radio, swaps when someone doesn't show, diversions get decided by the duty controller. Ticketer yes; Omnibus scheduling saw it only.
Diversion maps for the marathon: I drew the driver handouts for 3 routes of 11.
Commendation letter 2022 (passenger taken ill on the 76, I called it in and did CPR till the ambulance came).

>> Earlier life
2006-2017 joiner. First with Haskins Shopfitters (apprentice to 2009 then joiner), self employed from 2013. Kitchens, shopfronts. At the busiest had 2 lads subbing for me. Quoted my own work. Stopped b/c of my knee.

>> Bits of paper
Driver CPC up to date - 28 of 35 hrs done for the next one (Sept 26)
NVQ 2 joinery 2009; NVQ 3 bench work started, never handed in
Transport manager CPC - reading for it from the book, exam maybe next yr
GCSEs 5 incl. maths, English
IT: email, spreadsheets - can fill in, not build
Clean licence since 2015 (3 pts before)
