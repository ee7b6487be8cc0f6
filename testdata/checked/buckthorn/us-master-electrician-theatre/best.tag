SUNNIVA OKONKWO-REYES
lighting / master electrician / sometimes designer
Louisville, Kentucky      sunniva@example.org

non-union (IATSE overhire card, not a member)

CREDITS AND JOBS

Falls City Repertory (LORT D, 320 seats)        asst. master electrician 2019–21, master elec. Aug '21–
  > 7 show season + 2 rentals. Hang/focus crews of 4–8 overhire, I call & schedule them. Staff: me + 1 fellow
  > Eos Ti; programmed 11 shows. LDs bring own programmer on the big musical
  > inventory abt 240 units, 38 LED. Replaced the dimmer rack 2022 - the contractor installed, I spec'd control side with our TD
  > electrics budget $18k/yr season (production manager approves over $500)
  > saved about 30% on gel + lamps after LED swap of cyc
  > trained 5 fellows, 3 of whom now work full time in the field
  > assisted LD on "The Cartographer's Wife", 2023 regional premiere

Freelance lighting designer (small)
  > 6 designs since 2018: 4 dance, 2 plays, all < 150 seats
  > "Salt Hours" dance, nominated Derby City Stage award 2022, didn't win

Bluegrass Outdoor Drama, summer 2016, 2017, 2018  - electrician; follow spot
  > 10-week seasons, 1,100 seat amphitheater

Church AV – volunteer, one Sunday a month

TRAINING
BFA Theatre Design & Tech, Marlow State 2018 (minor: physics not completed)
ETCP Entertainment Electrician: studying, exam date not set
OSHA 10; boom & scissor lift card, renew 2027
Arc flash awareness, 4 hr

SOFTWARE
Eos family, Vectorworks Spotlight (drafting; not 3d), Lightwright, QLab - basics, grandMA2 (one show), AutoCAD, a bit
