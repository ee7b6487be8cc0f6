Gwendolyn "Wendy" Arsenault-Pike
Moncton NB, 506-555-0171, wendypike@marais.example

BAKERY MANAGER - wholesale & retail

Miller's Tidewater Bakehouse (family-owned, 2 shops + 1 plant)
Plant Bakery Manager, Dieppe plant    June 2019-present
• 23 staff on three shifts; 4 shift bakers report to me directly, the rest to them
• Bread & rolls ~ 5,600 kg/day, about 70% wholesale
• Waste 8.4% -> 5.1% (2020-22), mostly from par levels by day of week, done together w/ sales
• Food cost for plant held at 29% in '23 while flour was up
• HACCP plan written by consultant 2018; I keep it up and lead the internal audit 2x a yr. CFIA visits: no major findings in '21, one minor in '23
• SQF certification: aim is 2026, gap assessment done
• New spiral oven: owner bought it and negotiated, I wrote the spec for the capacity and trained people
• Scheduling in 7shifts. Ordering in MarketMan since Jan, still learning
• Don't do P&L, the controller does; I see the monthly sheet

Assistant Mgr, Shediac shop    2016-2019
• opening, deposits, 9 PT staff, cake orders 30-40 a wk
• covered for mgr's mat leave 7 months

Earlier: Baker, Foxglove Grocers in-store bakery, Riverview, 2010-2016. Scratch + par-bake. Sourdough, laminated dough.

TRAINING
Red Seal Baker 2013
Fundy Shore Community College, diploma Baking & Pastry Arts, 2009-2010
Food Safety Level 3 (NB) ok until 2028
WHMIS
Management essentials evening class, 4 of 6 sessions
French: functional, B1 on the provincial test; can do the shift talk in French but not write

Judge once at the fall fair pie contest. Volunteer hockey canteen
