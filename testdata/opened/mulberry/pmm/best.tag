<h>Contact</h>
<phone>913-555-0148</phone> (Mobile)
<email>delphine.okaforruiz@example.com</email>
<link>www.linkedin.com/in/dokaforruiz-pmm</link>
(LinkedIn)

<h>Top Skills</h>
<skills><skill>Product Launch</skill>
<skill>Battlecards</skill>
<skill>Packaging</skill></skills>

<h>Languages</h>
<language>English</language> (<level>Native or Bilingual</level>)
<language>French</language> (<level>Limited Working</level>)

<h>Certifications</h>
<cert><cname>Pragmatic Certified - Launch</cname></cert>
<cert><cname>Salesforce Certified Administrator</cname> (in progress)</cert>

<name>Delphine Okafor-Ruiz</name>
<headline>Sr PMM @ Yardline | I make software for people who don't sit at desks make sense</headline>
<place>Overland Park, Kansas, United States</place>

<h>Summary</h>
<summary>I've been the most junior PMM once and the only PMM once. What I like is the
unglamorous half of the job: listening to lost deals, cutting a 40 slide deck to 9,
and getting reps to say the same sentence.</summary>

<h>Experience</h>

<job><employer>Yardline Software</employer>
4 years 2 months
<title>Senior Product Marketing Manager</title>
<start>April 2023</start> - <end>Present</end> (2 years 2 months)
<place>Kansas City Metropolitan Area</place>
Yardline = yard mgmt SaaS for distribution centers and carriers, ~$38M ARR.
<point>Own GTM for 2 of 5 modules (Gate, Dock). Gate took $2.1M new ARR in its first 12
months vs. plan of $1.6M.</point>
<point>Rewrote the company story w/ the CEO: "know what's in your yard" replaced 11
different taglines. Still the first slide in every demo.</point>
<point>31 recorded calls w/ buyers who picked somebody else. Found that it was the
onboarding fee, not the feature gap; we killed the fee in Q2.</point>
<point>Battlecards for 6 rivals in Klue; 70% of AEs open one in any given week.</point>
<point>Helped our CFO move 2 modules from per-seat to per-site pricing (I did the research
and the page, Finance did the model).</point>

<title>Product Marketing Manager</title>
<start>April 2021</start> - <end>April 2023</end> (2 years 1 month)
<point>First PMM. Four launches in yr one, built the tiering so that not everything is
a "big bang".</point>
<point>Bootcamp for new reps, 2 days, every six weeks; ramp went from 7 months to 5.</point>
<point>SFDC dashboards for pipeline by use case. Backup for RevOps when she was on leave.</point></job>

                    Page 1 of 2

<job><employer>Copperleaf Rounds, Inc.</employer>
<title>Associate Product Marketing Manager</title>
<start>June 2018</start> - <end>March 2021</end> (2 years 10 months)
<place>St. Louis, Missouri</place>
Scheduling SaaS for home health agencies.
<point>Supported 3 senior PMMs; by 2020 had my own product (mobile app, 900 agencies).</point>
<point>One-pagers, talk tracks, objection docs; listened to ~5 Gong calls a week.</point>
<point>Sat in on briefings w/ two analyst firms, prepared the decks, did not lead them.</point></job>

<job><employer>Bellwether Truck Parts</employer>
<title>Marketing Coordinator</title>
<start>2016</start> - <end>2018</end> (2 years)
<point>Catalogs, trade show booths (Mid-America Trucking Show x2), dealer newsletter to
4,200 shops.</point></job>

<h>Education</h>
<edu><school>Truman State University</school>
<degree>Bachelor of Arts (B.A.)</degree>, <field>Linguistics</field> · (<start>2012</start> - <end>2016</end>)</edu>

                    Page 2 of 2
