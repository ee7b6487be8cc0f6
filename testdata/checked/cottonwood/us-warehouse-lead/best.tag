DARNELL K. OSTROWSKI
Toledo, OH | d.ostrowski@mailbarn.example | 419-555-0144

WHAT I DO
Warehouse lead, 2nd shift, 3PL. 11 yrs on the floor, 4 as lead. Forklift (sit-down + reach), RF, cycle counts.

WORK

Maumee Crossing Logistics LLC, Toledo OH
Shift Lead (2nd shift, outbound) -- 05/2021 to now
- Outbound team of 14 pickers/loaders. I set the assignments and breaks; write-ups and reviews are done by the ops supervisor
- Avg 62 trailers/wk out of Bldg C (company has 3 buildings)
- Mis-ships in Bldg C went from 1.9% to 1.2% after we put in scan-to-trailer. Supervisor picked the method, I trained both shifts on it
- Helped w/ move from paper pick tickets to RF in 2022. Vendor (Pallantine) configured the WMS, I was 1 of 5 floor testers
- Cover for ops sup. about 3 wks a year
- Started on slotting plan for fast movers, not rolled out yet
- Some exposure to Manhattan at customer's site (2-day visit); ours is Korber

Forklift Operator -- 08/2017 to 05/2021
- Reach truck, put-away and replen., up to 140 pallets a shift
- No recordables in those years (my own)
- Cycle counts Tues + Thurs w/ inventory clerk

Great Black Swamp Foods, Perrysburg OH
Order selector, seasonal then FT -- 09/2014 to 07/2017
- Freezer, voice pick (Vocollect), 98-104% to standard
- Trained about 10 new hires as a "buddy"

SCHOOL / CARDS
Owens Ridge Comm. College - AAS Supply Chain, 41 of 60 credits, part time
OSHA 10 General Industry (2021). OSHA 30 - signed up for spring
Powered industrial truck eval. current thru 03/2027
First aid/CPR lapsed 2023
Excel basic (sort, filter). Spanish: enough for the dock

Fishing, coach of T-ball
