<name>Renata K. Wojcik</name>
<place>Grove City, Ohio</place> (cell <phone>614-555-0148</phone>, texts are fine)  <email>rkwojcik@example.com</email>

<summary>I settle fire, water, wind and theft losses for businesses: strip malls, churches, machine shops, one grain elevator.
Nine years in claims, the last six and a half nearly all commercial. Before that I dried out basements for a living, so I know what
a demo bill should look like.</summary>

<h>Where I have worked</h>

<job><start>Since March 2019</start> I have been with <employer>Buckeye Prairie Casualty</employer> in <place>Columbus</place>, hired as <title>Property Adjuster II</title> and since 2021 <title>Commercial Field Adjuster</title>. <point>I take in around 140 new losses a year, brick-and-mortar risks almost without exception, and carry them from the
first call until the file closes.</point> <point>My own authority is $150,000; on anything above I ride second chair to the general adjuster (largest
so far a $1.3M restaurant fire, his file).</point> <point>I write my own estimates in X1 and climb my own roofs, engineers only for structural and
hail fights.</point> <point>CP 00 10 and CP 10 30 are daily bread. I do the smaller BI and extra expense worksheets myself, over $50k our forensic CPA
does the math and I gather the ledgers.</point> <point>I write ROR letters; declinations I draft and coverage counsel signs off.</point> <point>In 2024 I sent 31
files to the subro unit and $412k came back.</point> <point>Twice through appraisal, both times working with our named appraiser, never as the appraiser.</point>
<point>Storm duty: five weeks in Fort Myers after Ian, ten days for the Logan County tornado.</point> <tech>Notes, diary and payments live in ClaimCenter.</tech></job>

<job><start>June 2016</start> to <end>February 2019</end>, <employer>Tri-Valley Adjusters LLC</employer>, <place>Dayton</place>. <title>Independent adjuster</title>, 1099. <point>Mostly homeowners for four carriers, about a third
of it BOP policies: nail salons, a daycare, two diners.</point> <point>Harvey was my first cat, 61 inspections in 7 weeks around Beaumont.</point> <point>Learned to
talk numbers with roofers and PAs without raising my voice; 2 of those files ever went to suit.</point></job>

<job>Before that <employer>Lumen Restoration</employer>, <place>Dayton</place>, <start>2013</start> to <end>2016</end>: <title>water mitigation tech</title>, then <title>estimator</title>. <point>Moisture maps, dry logs, Xactimate
sketches for the office to price.</point></job>

<h>Papers</h>
<cert><cname>Texas All-Lines</cname>, designated home state, good through <date>08/2026</date></cert>. <cert><cname>Florida non-resident</cname> (<date>2022</date>)</cert>. <cert><cname>Xactimate Level 2</cname>, <date>2020</date></cert>. <cert><cname>AIC</cname>: 300 and 301 passed, 302 booked for
spring</cert>. <status>Clean driving record, Ohio license, US citizen.</status>
<edu><degree>Associate of Applied Business</degree>, <school>Sinclair Community College</school>, <end>'13</end></edu>. 

<h>Languages</h>  <language>Polish</language> (<level>at home</level>), <language>Spanish</language> (<level>enough to take a first notice</level>)
