DARNELL PRUITT
Elevator constructor apprentice, 3rd yr
Toledo OH | 419-555-0142 | d.pruitt@example.com

WHAT I DO
3rd-year apprentice w/ Local 871. Mostly mod work & new install w/ one mechanic (Rick), some service tickets. Not licensed yet, mechanic exam is planned for spring 2026.

WORK
Keystone Vertical LLC, Toledo -- apprentice -- 06/2023 to now
- new install: 4 hydros (2-stop) & 1 traction 6-stop MRL, working under mechanic
- mod crew of 3 at the Hanley Bldg, 2 cars: pulled old relay controllers, ran new traveling cable, landed field wiring. The factory tech did the controller programming and the adjusting
- set rails & brackets w/ laser, checked to 1/16" over 5 floors
- door operator swaps, 11 so far. Did the last 3 w/ mechanic only looking over it
- ride along on service route abt 1 day a week; route is ~70 units & belongs to Rick
- helped w/ Cat 1 tests (state inspector witnesses, Rick signs)
- on the jobsite safety committee since Jan 2025 (member, 1 of 5)
- no lost-time injuries since I started

Dunmore Electric, Toledo -- helper -- 2021 - May 2023
- residential rough-in, bent EMT, pulled wire. Crew 2-4
- drove the van, kept stock of the parts trailer

Rosie's Pizza -- delivery, 2019-2021 part time

SCHOOLING
NEIEP apprenticeship: semesters 1-5 of 8 done, avg 91%
Whitmer Park HS, diploma 2020
OSHA 10 (2021). OSHA 30 - signed up
CPR/first aid exp. 2026

TOOLS / KNOW HOW
Multimeter, megger (basic), laser, chain falls, hoists, rigging & signaling class (16 hr), reading wiring diagrams, MIG welding a little
Ohio CDL? no. Regular driver lic.
