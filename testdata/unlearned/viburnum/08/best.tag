PRIYANKA DESROSIERS-NAIR - call centre team leader - Swansea
p.d.nair@inbox.example

Utilities call centre, Mawr Energy, team leader since 3/21. I have a team of 12 advisers (it was 9 until last summer) on inbound billing and moves; I hold their 1-2-1s, coach from recordings and sign off their leave, but disciplinaries past the informal stage go to the ops manager. Our AHT is 7:40 against a site avg of 8:15, CSAT 4.3 out of 5 last quarter, best of six teams for one quarter, otherwise second or third. Attrition in my team last year: two left out of 12. I wrote the crib sheet on back-billing, which the site uses now, and I sit on the panel for complaints calibration every other Friday. Forecasting and rotas come from WFM; I only ask for swaps. During the move from Avaya to Genesys last year I was the floor contact for our team; IT and the supplier did the rollout. The site is trialling speech analytics, our team is next in May. I stood in for the ops manager for 2 weeks in August.

Same place, senior adviser, 6/19-2/21. Took escalations (10 to 15 a week), buddied new starters in groups of 3 or 4, covid: worked from home and helped colleagues set up VPN. Ombudsman cases: collected the paperwork, the complaints dept. answered.

Kestrel Mobile, adviser (retentions) and before that sales, temp through Redgate Staffing and then on the books, 10/16-5/19. Save rate 38% (target 35). Adviser of the month twice.

Earlier: waitress, bar, Butterworth's summer camp (2013-16).

Learning. Level 3 Team Leading apprenticeship, finished Dec 22 with pass. ILM 5: manager has agreed it, not begun. Half of a psychology degree (Open study, 180 of 360 credits, on hold). Welsh: learner, Mynediad level, can greet a caller. Hindi and Malayalam at home. Excel OK (pivot yes, macros no). Mental health first aider 2023.
