Callum Wrigglesworth
Electrical improver — Rotherham, S60
callum.wrig@post.example   07700 900 316   full UK licence (no van of my own)

About
Did my time with a small domestic firm, now on an agency job on sites. Level 3 done, portfolio for NVQ still going in, AM2 not sat yet (can't until the NVQ is signed off). Looking for a firm that'll see me through to gold card.

Cards and tickets
- ECS card: Electrical Improver
- 18th Edition (BS 7671:2018+A2) – Apr 2023
- C&G 2365 L2 (2020), L3 (2021), Don Valley College
- NVQ L3 (5357): 7 of 11 units signed off
- IPAF 3a, expires Nov 2025. PASMA – out of date
- First aid: 1 day EFAW
- 2391 inspection & testing: no, want to do it

Jobs
Improver via Brackley Trade Staffing (agency), Jan 2023 to now
 Student flats, Sheffield, 212 rooms, 2 blocks. I'm on Block B
 * first + second fix, containment (tray, basket, 20/25 mm conduit, some bending)
 * SWA glanding under the chargehand
 * pull cables for fire alarm, specialist terminates & commissions
 * dead testing w/ the tester, I write the readings down, he signs the certs
 * look after the 2 first years on my floor when the chargehand's off

Apprentice, J. Hartle & Daughter Electrical, Maltby, Sept 2019–Dec 2022
 * domestic: rewires (about 15 in all), consumer unit swaps alongside Jim, extra sockets, showers
 * 4 EV chargers, fitted with Jim, he did the DNO forms
 * fault-finding, basic, mainly RCD trips
 * a church hall lighting job – LED panels, on my own bar the final connection

Weekend job before: Halden DIY, trade counter, 2018–19

Numbers: no lost-time accidents. Off 3 days in 2024.
