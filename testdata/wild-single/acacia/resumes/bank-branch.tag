<name>Denise Vanterpool-Achebe</name>
<email>d.vanterpool@example.com</email> / <phone>(302) 555-0147</phone>

<summary>Retail banker with over 20 years between the teller line and the corner office. I am at my best in branches that somebody has given up on: fix the schedule, fix the coaching, then look at the numbers. I promote from within and keep people.

Everything I set up is meant to run without me.</summary>

# <h>Work Experience</h>

<job># <employer>Harbor & Pine Federal Credit Union</employer> (<start>August 2018</start> - <end>Present</end>)
## <title>Regional Retail Manager, Sussex County</title>
<start>Jan 2022</start> - <end>Present</end>

<point>In charge of 6 branches, 58 FTE, and a seat on the pricing committee.</point>

- <point>Consolidated two locations in Lewes without a single layoff; deposit attrition 2.1% against a plan of 8%</point>
- <point>Wrote the new-hire teller program (3 weeks instead of 7), since taken over by the whole credit union</point>
- <point>Member dispute backlog from 240 to under 30 with a shared queue and a Tuesday phone hour</point>

## <title>Branch Manager II</title>
<start>Aug 2018</start> - <end>Jan 2022</end>

- <point>Responsible for $94M deposits, 11 staff</point>
- <point>Moved from 14th to 3rd of 19 in member satisfaction</point>
- <point>Safe deposit audit: first one without findings since 2009</point></job>

<job># <employer>First Brandywine Bank</employer> (<start>June 2003</start> - <end>August 2018</end>)

## <title>Assistant Vice President, Branch Manager</title>
<start>Mar 2013</start> - <end>Aug 2018</end>

<point>Full charge of a store-in-supermarket branch, seven days a week.</point>

- <point>Hired and trained 31 people, 9 of whom are managers today</point>
- <point>HELOC production $6.2M in 2016 (goal 4.0)</point>
- <point>Acting manager of the Seaford branch for 5 months in addition to my own. </point>

## <title>Assistant Branch Manager</title>
<start>Oct 2008</start> - <end>Mar 2013</end>

- <point>BSA/CTR reviews, dual control, vault cash orders</point>
- <point>Scheduling of 14 part-timers</point>

## <title>Head Teller</title>
<start>Sep 2005</start> - <end>Oct 2008</end>

- <point>Balanced the ATM and vault, coached new tellers</point>

## <title>Teller</title>
<start>June 2003</start> - <end>Sep 2005</end>
Started part time (20 hrs) while in college. 
- <point>Two years without a cash difference over $5</point></job>

# <h>Schooling</h>

<edu><degree>Associate of Applied Science</degree>, <field>Business Administration</field> - <school>Delaware Technical Community College</school> (<end>2006</end>)</edu>
<edu><degree>Graduate School of Retail Bank Management</degree>, <school>Consumer Bankers Association</school>, <end>2015</end></edu>

# <h>Licenses</h>

<cert><cname>NMLS registered mortgage loan originator</cname></cert>, <cert><cname>Notary Public</cname>, <issuer>State of Delaware</issuer> (exp. 2027)</cert>. <cert><cname>Series 6</cname> - lapsed <date>2019</date></cert>

# <h>What I use</h>

<skills><skill>Symitar Episys</skill>; <skill>Verafin</skill>; <skill>Salesforce Financial Services Cloud</skill>; <skill>Excel</skill>; <skill>coaching</skill>; <skill>branch P&L</skill></skills>
