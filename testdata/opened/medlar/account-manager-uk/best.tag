<name>Gethin Prosser-Vale</name>
<place>14 Lickhill Mews, Stourport-on-Severn DY13</place>
T <phone>07700 900 173</phone>   E <email>gethin.pv@example.org</email>

<summary>I sell bulky, cheap, weather-dependent things to people who buy them by the lorry
load. Thirteen years of it, the last seven looking after sheds and grocers.</summary>

<job><start>June 2018</start> to <end>date</end>
<employer>BARRAGE & FELL (barbecue fuel, firelighters, logs)</employer>, <place>Bromsgrove</place>
<title>Senior Account Manager</title>, previously <title>Account Manager</title> (to March 2021)

<point>Wickes and Morrisons are mine: £5.4m between them last year, from £3.9m when I
picked them up.</point> <point>I write the annual plan with each buyer and stand up at both reviews; in
the 2024 one we kept 11 of 12 lines and gained 3.</point> <point>I answer for the margin of
both down to net net, rebates and supplier-funded promo included.</point> <point>Forecast goes
to the plant on Thursdays, 13 weeks rolling, by SKU by depot. Accuracy was 61% and is
now 78%, mostly because I started pulling daily till data against the Met
Office forecast instead of asking people.</point> <point>Cost increase of 9% asked in 2022, got
6.5% from Wickes and 7% from Morrisons without losing a listing.</point> <point>Supported the
category team on a shopper study for Morrisons (they ran it, I fed in our
numbers).</point> <point>Tendered for Morrisons' retailer-brand charcoal in 2023. Came second.</point></job>

<job><start>Autumn 2015</start> to <end>May 2018</end>
<employer>Penhallow Paints</employer>, <place>Redditch</place>
<title>Territory Manager</title>, independents and builders' merchants, Midlands and mid Wales
<point>140 accounts, £1.1m, up 22% in three years.</point> <point>Salesforce every night in the van.</point></job>

<job><start>2012</start> to <end>2015</end>
<employer>Penhallow Paints</employer>
<title>Internal Sales Executive</title>. <point>Orders, complaints, credit notes.</point></job>

Before that, <job><employer>Army (Royal Logistic Corps)</employer>, <start>2007</start>–<end>2012</end>, <title>Lance Corporal, supply</title>. <point>One tour of Helmand.</point></job>

<h>Bits of paper</h>
<edu><degree>BTEC National Diploma</degree> <field>Business</field>, <school>Kidderminster College</school>, <end>2007</end></edu>
<cert><cname>Key Account Management</cname>, <issuer>Institute of Sales Management</issuer>, level 4, <date>2022</date></cert>
<cert><cname>Category management foundation</cname>: started <date>2025</date>, one module of three done</cert>

<h>Useful for</h>
<skills><skill>Excel</skill> incl. Power Query and pivots; <skill>decks that are shorter than twelve slides (PowerPoint)</skill>; <skill>Salesforce</skill> (user, not admin); <skill>SAP</skill> a little</skills>

<status>Clean driving licence since 2006</status>. <status>British</status>. <other>Two allotment plots, one wife, no dog.</other>
