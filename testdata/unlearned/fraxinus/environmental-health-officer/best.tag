                              <name>Tamsin Kuol Abernethy</name>
              <phone>0491 570 156</phone>  ~  <email>t.k.abernethy@example.net</email>  ~  <place>Castlemaine VIC 3450</place>

<h>What I'm qualified to do</h>
<edu><degree>B. Health Sci.</degree> (<field>Environmental Health</field>), <school>Flinders University</school>, <start>2014</start>-<end>17</end>, EHA-accredited.</edu>
<status>Appointed AO under Food Act and PHWA by both councils below, s.242 EP Act at Goldbrough only.</status>
<status>Vic licence (auto). WWCC to 2029. Aust. citizen.</status>
<cert><cname>Cert IV Government Investigations</cname> — <date>2021</date></cert>. <cert><cname>Pool operator short course</cname>, <date>2019</date></cert>.
<cert><cname>AIIMS intro</cname> done <date>2022</date></cert>; second module (Level 2 planning) not started.

<h>Where I've done it</h>

<job><employer>GOLDBROUGH CITY COUNCIL</employer>
<title>Environmental Health Officer (Band 6)</title>
<start>Feb '21</start> to <end>now</end>, 0.8 FTE since Aug '23 (school-age twins)
<point>My patch is the eastern towns: 214 food premises classes 1 to 3A, 37 beauty/skin pen premises, 6
caravan parks, 4 public pools.</point> <point>Annual inspection program has closed at 100% each year since
'22; it was 83% when I arrived.</point>
<point>Septics: roughly 70 permits a year. I read the LCA, walk the block with an auger if I don't believe it, and
have knocked back 11.</point> <point>Wrote the soils chapter of the Domestic Wastewater Management Plan
(consultant did the rest).</point>
<point>Salmonella cluster, wedding venue, Nov '22: 31 cases. I did the site side (samples, food
histories, traceback of the eggs); the LPHU did case interviews and the epi.</point>
<point>Two prosecutions, both guilty pleas. Compiled both briefs; gave evidence in one. About 15 PINs
a year, and a lot more conversations that meant I didn't need one.</point>
<point>Food sampling co-ordinator for the unit, 160 samples p.a.</point>
<point>Bluegum Folk Weekend (6,000 people): I do food stalls, drinking water and temporary toilets on
the event permit, three years running. Traffic and liquor belong to others.</point>
<point>Hoarding and squalor panel, one of five members. Eight households so far, three ended in an
order, the other five in a skip and a lot of tea.</point>
<point>Rewrote the unit's 22 template letters so that a person can understand them standing at a
counter. Complaints review officer borrowed two for the rest of council.</point>
<point>Oct '22 floods: nine shifts checking kitchens and water at two relief centres.</point>
<point>Acting Coordinator for five weeks in 2024 while the boss was on long service leave.</point></job>

<job><employer>SHIRE OF MALLEE PLAINS</employer>
<title>Graduate EHO</title>, <start>Jan '18</start>, then <title>EHO (Band 5)</title>, <start>July '19</start>, until <end>Jan '21</end>
<point>Two-person unit, so everything: food, septics, dust, bats, smells. Night markets and the
ag show (55 stalls), registrations on Streatrader and later FoodTrader.</point>
<point>Bought and calibrated the unit's first noise meter. Never took a noise matter further than a
notice.</point>
<point>Covid: seconded four months to contact tracing support, part of a team of 12.</point>
<point>Ran "Handle It", evening food-safety talks; 9 sessions, two of them with a Karen-language
interpreter.</point></job>

<job><start>2012</start>-<end>13</end> <title>kitchen hand / short-order cook</title>, <employer>Dot's Roadhouse</employer>, <place>Ouyen</place>. <point>Still the most useful thing on
this page when talking to a café owner.</point></job>

<h>Systems.</h> <skills><skill>HealthManager</skill> (daily), <skill>Pathway</skill> (used at Mallee Plains to 2020), <skill>FoodTrader</skill>, <skill>Streatrader</skill>,
<skill>Pozi maps</skill>, <skill>Excel</skill> — ordinary, no macros.</skills>

<h>Otherwise.</h> <other>CFA volunteer, Harcourt brigade, since 2020. Reads council minutes for fun.</other>

<h>Referees</h> <other>on request</other>

                                                                    Resume TK Abernethy   p 1 of 1
