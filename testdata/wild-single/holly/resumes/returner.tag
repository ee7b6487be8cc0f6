Hello, I'm <name>Bridget Sorensen-Pruitt</name>
<place>Eau Claire, WI</place>
<email>bridgetsp@example.com</email>, <phone>715.555.0147</phone>

<h>What I can do for your office</h>
<summary>Bookkeeping to trial balance, payroll for under 50, event logistics, calm phone voice, and twelve years of practice
getting small people out the door by 7:40.</summary>

<h>Where I've been</h>

<h>Now (two part-time things at once)</h>

<job><start>2022</start> on: <title>School bus driver</title>, <employer>Chippewa Bus Cooperative</employer>, 22 hrs/wk in term. <point>71 kids, route 14 and the
band trips.</point></job>
<job><start>2020</start> on: <title>Parish secretary</title>, <employer>St. Olaf's Episcopal</employer>, 15 hrs/wk. <point>Bulletins, bulk mail, Servant Keeper,
rentals of the hall;</point> <point>moved the pledge records from a recipe box to QuickBooks.</point></job>

<h>Home</h>

2008 to 2020: raising Anders, Maja and Tove. No paycheck, many meetings. In those years also
<vol><title>PTO treasurer</title>, <employer>Putnam Heights Elementary</employer> (<start>2014</start>-<end>2017</end>; <point>$31,000 a year through my hands, clean audit</point>)</vol>,
<vol><title>cookie manager</title>, <employer>Girl Scout Troop 3316</employer> (<start>2015</start>-<end>2019</end>)</vol> and
<job><title>seasonal tax preparer</title> at <employer>Hagen & Block Tax</employer> (Jan-Apr, <start>2016</start> thru <end>2019</end>; <point>about 90 returns a season</point>)</job>.

<h>Before that</h>

<job><title>Staff Accountant</title> (<title>A/P Clerk</title> first) -- <employer>Menomonie Door & Millwork</employer> -- <start>6/03</start> to <end>9/08</end>
<point>Closed A/P for three plants, 1099s, sales tax in nine states.</point> <point>Survived the switch from Macola to SAP.</point></job>
<job><title>Payroll intern</title> -- <employer>Luther-Sacred Heart Clinic</employer> -- <start>summer '02</start></job>

<h>Paper</h>

<edu><degree>BBA</degree> <field>Accounting</field>, <school>UW-Eau Claire</school>, <end>'03</end></edu>
<cert><cname>QuickBooks ProAdvisor</cname>, <date>2021</date>, lapsed, happy to renew</cert>
<cert><cname>CDL B with P and S</cname>, <date>2022</date></cert>
<cert><cname>IRS AFSP</cname>, <date>2018</date></cert>

<h>Programs I open most days</h>

<skills><skill>QuickBooks Online</skill>, <skill>Excel (pivots, sumifs)</skill>, <skill>Publisher</skill>, <skill>Servant Keeper</skill>, <skill>Google Calendar</skill></skills>

<h>People who'd vouch</h>

<other>The Rev. Amy Lindholm, rector, 715.555.0101</other>
<other>Curt Vang, dispatcher, Chippewa Bus, 715.555.0178</other>
