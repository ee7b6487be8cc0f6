<name>DARNELL P. WHITACRE</name>
<place>Salem, Oregon 97301</place>
<phone>503.555.0181</phone>	<email>dp.whitacre@example.com</email>

<h>EMPLOYMENT</h>

<job><employer>CASCADE FOOTHILLS COUNCIL OF GOVERNMENTS</employer>	<place>Salem, OR</place>
<title>Grants Accountant II</title>	(10/2019 to <end>Present</end>)
<title>Grants Accountant I</title>	(<start>06/2017</start> to 10/2019)
	-	<point>Keep 46 open awards straight (EDA, HUD CDBG, FTA 5310, Oregon DEQ), roughly $14M a year.</point>
	-	<point>Build the SEFA every August and sit with the outside CPAs through fieldwork. Zero findings in 4 of the past 5 years; the fifth was a late report, not mine.</point>
	-	<point>Desk-review 18 pass-through cities and nonprofits yearly; 5 site visits in 2024. Wrote the risk-scoring sheet now used for all.</point>
	-	<point>SF-425s and ASAP draws, quarterly.</point>
	-	<point>Tell project managers, kindly, what they cannot charge under the UG. 3 brown-bag sessions a year.</point>

DP Whitacre											Page 1

	-	<point>Assisted the finance director with the indirect rate proposal to EDA (de minimis before that).</point>
	-	<point>One of four testers when we moved from Caselle to Munis, 2021; wrote the grants chapter of the user guide.</point></job>

<job><employer>WILLAMETTE SHELTER NETWORK</employer>	<place>Albany, OR</place>
<title>Bookkeeper / Grants Clerk</title>	(<start>02/2015</start> to <end>05/2017</end>)
	-	<point>ESG and CoC billing, match logs, timesheets for 30 staff.</point></job>

<job><employer>U.S. NAVY</employer>	<place>Everett, WA</place>
<title>Logistics Specialist, Petty Officer 2nd Class (E-5)</title>	(<start>2008</start> to <end>2013</end>)
	-	<point>OPTAR ledger for a frigate, $3.1M.</point>
	-	<point>Honorable discharge.</point></job>

<h>EDUCATION</h>
<edu><school>Western Oregon University</school>	<degree>B.S.</degree> <field>Business, accounting concentration</field>	<end>2014</end></edu>
<edu><school>Portland State University</school>	<degree>Graduate Certificate</degree> <field>Public Budgeting</field>	3 of 5 courses done</edu>

<h>CREDENTIALS</h>
<cert><cname>Uniform Guidance 40-hour certificate</cname>	<issuer>Management Concepts</issuer>	<date>2020</date></cert>
CGMS	application accepted, exam window Oct. 2025
<status>Oregon driver license, class C</status>

<h>COMPUTER</h>
<skills><skill>Excel</skill> (Power Query, pivots, XLOOKUP)	<skill>Munis</skill>	<skill>ASAP</skill>	<skill>Grants.gov Workspace</skill>	<skill>SAM.gov</skill></skills>

<h>LANGUAGE</h>
<language>Spanish</language>, <level>conversational</level>
