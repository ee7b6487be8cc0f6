Page 1 of 3                                    Curriculum Vitae: Oluwaseun Adebanjo-Clarke
<name>OLUWASEUN ADEBANJO-CLARKE</name>
<headline>MCIPS | Category Manager, Facilities & Indirects</headline>
<place>Milton Keynes</place>  <phone>07700 900987</phone>  <email>seun.ac@example.org</email>
<h>KEY SKILLS</h>
<skills><skill>Tendering (PCR 2015)</skill>    <skill>Contract negotiation</skill>    <skill>Spend analysis</skill>
<skill>NEC4 (awareness)</skill>        <skill>Stakeholder workshops</skill>   <skill>Jaggaer, Coupa</skill></skills>
<h>CAREER HISTORY</h>
<job><start>Sep 2020</start>               <employer>OUSE VALLEY HOUSING GROUP</employer>
– <end>Present</end>               <title>Category Manager (FM and Indirects)</title>
<point>Owns a £31m annual spend over cleaning, grounds, lifts, security and
agency labour, across 14,500 homes and nine offices.</point>
<point>Re-let grounds maintenance as four lots rather than one; saved 6.8%
against budget and, more to the point, the grass is cut.</point>
<point>Leads one buyer and one apprentice.</point></job>
Page 2 of 3                                    Curriculum Vitae: Oluwaseun Adebanjo-Clarke
<job><start>Mar 2017</start>               <employer>CHILTERN & VALE NHS SUPPLIES CONSORTIUM</employer>
– <end>Aug 2020</end>               <title>Senior Buyer</title>
<point>Ran mini-competitions under framework for soft FM and patient
transport (largest award £4.1m over 3 years).</point>
<point>Seconded four months to the PPE cell in 2020, sourcing gowns, of which
I would rather not say more without a drink.</point></job>
<job><start>Jan 2014</start>               <employer>HARGREAVE PRINT & PACKAGING LTD</employer>
– <end>Feb 2017</end>               <title>Buyer</title>
<point>Board, inks and consumables. Supplier base cut from 140 to 90.</point></job>
<job><start>2012</start>                   <employer>HARGREAVE PRINT & PACKAGING LTD</employer>
– <end>2013</end>                   <title>Purchase Ledger Clerk</title></job>
<h>QUALIFICATIONS AND TRAINING</h>
<cert><cname>MCIPS</cname>, <issuer>Chartered Institute of Procurement & Supply</issuer>, <date>2018</date>
(annual ethics test passed, <date>2024</date>)</cert>
<cert><cname>PRINCE2 Foundation</cname>, <date>2019</date></cert>
<edu><degree>BA (Hons)</degree> <field>Business and French</field>, <grade>2:2</grade>, <school>University of Northampton</school>,
<end>2011</end></edu>
<edu><degree>A levels</degree>: French, Economics, Religious Studies. <school>Bishop Grosseteste
School</school>, <end>2008</end></edu>
Page 3 of 3                                    Curriculum Vitae: Oluwaseun Adebanjo-Clarke
<h>LANGUAGES</h>
<language>French</language> <level>(good, rusty in writing)</level>; <language>Yoruba</language> <level>(understand more than I speak)</level>
<h>COMMUNITY</h>
<vol><title>Governor</title>, <employer>Stantonbury Primary</employer>, <start>2021</start> – <end>now</end>; finance and premises committee</vol>
<h>REFEREES</h>
<other>Available after offer, please do not contact my employer before then.</other>
