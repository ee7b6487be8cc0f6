CURRICULUM VITAE                                   Siobhan Hartnell-Quill

<name>Siobhan Hartnell-Quill</name>  <headline>RM, BMidwifery (Hons)</headline>
AHPRA no. on request
<place>Mildura VIC 3500</place>
Mob <phone>0491 570 156</phone>
<email>siobhan.hq@example.net</email>

<h>Midwifery posts</h>

<job><employer>Sunraysia Women's & Maternity Unit</employer>
<place>Mildura</place>
<title>Midwife, MGP</title> 0.8
<start>Aug 2021</start> <end>to date</end>
o   <point>Primary midwife for 28 to 32 women a yr, second midwife for
    my partner's. On call 4 days on, 3 off, one w/end in two.</point>
o   <point>Bookings, AN clinics in town and fortnightly outreach at
    Robinvale (with the Aboriginal health worker, roughly a third of the
    women there are First Nations), labour and birth, PN visits to 6/52</point>
o   <point>Suture my own 1st and 2nd degree tears, 3rds go to the Reg.</point>
o   <point>Cannulate, bloods, speculum. PPH x 7 managed in the
    last two yrs, all with team</point>
o   <point>Pool: have caught 41 babies in water since 2021. One of three
    midwives that rewrote the pool guideline.</point>
o   <point>BOS for all entries; I do the monthly data check for our group</point></job>

<job><employer>Sunraysia Women's & Maternity Unit</employer>
<place>Mildura</place>
<title>Midwife, rotational</title> (birth suite / ward / SCN)
<start>Feb 2020</start> – <end>July 2021</end>
o   <point>Precepted 5 grad yr midwives.</point>
o   <point>Acted up as in-charge on nights when short, about 2 a month</point></job>

                                            Page 1 of 2 – S. Hartnell-Quill

CURRICULUM VITAE                                   Siobhan Hartnell-Quill

Maternity leave: Jan 2019 – Jan 2020

<job><employer>St Aldhelm's NHS Trust</employer>
<place>Taunton, UK</place>
<title>Midwife Band 5</title> then <title>Band 6</title>
<start>Oct 2015</start> – <end>Dec 2018</end>
o   <point>Preceptorship, then community team of 7 with home births (attended 19,
    of which 11 as lead).</point>
o   <point>Labour ward 3,400 births pa, high risk, incl. epidurals + oxytocin</point></job>

<h>Registration & mandatory</h>
<cert><cname>AHPRA midwife</cname>, general, no conditions, since <date>Dec 2019</date></cert>
<cert><cname>FSEP</cname> level 3, <date>Mar 2025</date></cert>    <cert><cname>PROMPT</cname> <date>May 2025</date></cert>    <cert><cname>NeoResus</cname> advanced <date>Feb 2025</date></cert>
Scheduled medicines: enrolled in the Grad Cert, 1 of 2 semesters
finished, hope to be endorsed mid next yr
<status>WWCC current</status>, <status>Vic licence (full, manual)</status>, <status>permanent resident</status>

<h>Study</h>
<edu><degree>BMidwifery (Hons)</degree> <grade>2:1</grade>
<school>University of Wessex West</school>
<start>2012</start>-<end>2015</end></edu>
<cert><cname>Breastfeeding short course</cname> (2 days), <issuer>Mallee Lactation Network</issuer> <date>2022</date></cert>

<h>Also</h>
<other>Referees: Unit Manager and my MGP partner, please ring after 3pm</other>

                                            Page 2 of 2 – S. Hartnell-Quill
