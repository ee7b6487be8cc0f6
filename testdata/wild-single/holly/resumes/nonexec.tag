<name>GRAEME LACHLAN OSTERBERG</name> GAICD FIEAust
<headline>Chief Executive | Non-Executive Director | Water, Ports and Regional Infrastructure</headline>
<place>Newcastle NSW</place>   M <phone>0491 570 156</phone>   E <email>g.osterberg@example.net</email>

<h>PROFILE</h>
<summary>Civil engineer turned chief executive with thirty years in regulated utilities and bulk ports. Known for unglamorous turnarounds: asset registers that match the ground, boards that get one good page instead of ninety, and enterprise agreements signed without a day lost.</summary>

<h>CURRENT BOARD ROLES</h>
<job><title>Chair</title>, <employer>Hunter Valley Catchment Trust</employer> (since <start>2022</start>; <title>director</title> since 2019)</job>
<job><title>Non-Executive Director</title>, <employer>Bellbird Community Housing Ltd</employer> (<start>2021</start> – ). <point>Chair, Audit & Risk Committee</point></job>
<job><title>Independent Member</title>, <employer>Mid-Coast Regional Council</employer> Audit, Risk and Improvement Committee (<start>2023</start> – )</job>

<h>PAST BOARD ROLES</h>
<job><title>Director</title>, <employer>Ports Training Australia</employer> (<start>2012</start> – <end>2017</end>)</job>

<h>EXECUTIVE CAREER</h>

<job><employer>TWIN RIVERS WATER</employer>                      <start>July 2015</start> – <end>June 2022</end>
<title>Chief Executive Officer</title>
State-owned corporation; $2.1b assets, 640 staff, 238,000 connections. Reported to the Chair and, through her, to the portfolio Minister.
– <point>Delivered the 2017 and 2021 IPART determinations; operating cost per property down 14% real</point>
– <point>Commissioned the $187m Tarro recycled water scheme, five months late and 2% under budget</point>
– <point>LTIFR from 7.9 to 1.6</point>
– <point>Replaced a 1998 billing system; first bills went out on the promised day, call volumes did double for a month and I answered some of them myself</point>
– <point>Led the utility through the 2019–20 drought: level 4 restrictions, temporary desalination approved, planned and in the end not built</point>
– <point>First Reconciliation Action Plan; Aboriginal employment from 1.1% to 4.8%</point></job>

<job><employer>KOORAGANG BULK TERMINALS</employer>               <start>2006</start> – <end>2015</end>
<title>General Manager Operations</title>                  <start>2010</start> – <end>2015</end>
<title>Engineering Manager</title>                         <start>2006</start> – <end>2010</end>
– <point>24/7 coal and grain terminal, 31 Mtpa, P&L $96m</point>
– <point>Sponsored the third berth feasibility study ($11m), which concluded that we should not build it</point>
– <point>Dust and noise: took community complaints from 212 a year to 38, with a monthly pub meeting in Stockton</point>
– <point>Renegotiated a three-union EA in 2013 with no industrial action</point></job>

<job><employer>DEPARTMENT OF PUBLIC WORKS</employer>, <place>Dubbo</place> and <place>Sydney</place>      <start>1992</start> – <end>2006</end>
<title>Graduate Engineer</title> to <title>Regional Engineer</title>
– <point>Dams, town water and sewer, flood recovery at Nyngan</point>
– <point>Superintendent's representative under AS 2124 for contracts of up to $18m</point></job>

<h>QUALIFICATIONS</h>
<edu><degree>MBA</degree>, <school>Macquarie Graduate School of Management</school>, <end>2004</end></edu>
<edu><degree>BE (Civil)</degree>, <grade>Hons 2A</grade>, <school>University of Newcastle</school>, <end>1991</end></edu>
<cert><cname>Company Directors Course</cname>, <issuer>AICD</issuer>, <date>2014</date></cert>
<cert><cname>Chartered Professional Engineer</cname> (lapsed <date>2019</date>)</cert>

<h>RECOGNITION</h>
<award><title>Water Professional of the Year (NSW)</title>, <end>2020</end></award>

<h>SPEAKING AND WRITING</h>
<pub>"<title>The asset register as confession</title>", <employer>Ozwater-Hunter Conference</employer>, <end>2018</end></pub>
<pub>"<title>When not to build</title>", <employer>The Regional Director</employer>, <end>2021</end></pub>

<h>COMMUNITY</h>
<vol><title>Patrol Captain</title>, <employer>Redhead Surf Life Saving Club</employer></vol>

<other>Referees available on request and with notice to the current Chair.</other>
