<name>Rhéal Cormier-Duguay</name> | <place>Bathurst NB</place> | <phone>506 555 0137</phone> | <email>rheal.cd@example.com</email>

<headline>Lic. F.D. & E.  --  bilingue / bilingual</headline>

<h>FUNERAL SERVICE</h>
<job><employer>Salon funéraire Nepisiguit / Nepisiguit Funeral Home</employer> (<place>Bathurst</place>)        <start>Feb '18</start> to <end>today</end>
<title>Apprentice</title> > <title>FD/embalmer</title> (Aug '19) > <title>Asst. manager</title> (since Jan '23, title covers scheduling of 6 staff & the on call list; hiring is with the owner)
<point>About 95 families a yr are mine from first call to the bank letters afterwards. Roughly 6 in 10 sit down with me en français, rest in English, a few half and half.</point>
<point>Prep room: 110-120 cases / yr, incl. autopsied + organ donor. Wax and suture work after MVAs -- open casket possible in most of them, not all.</point>
<point>Prearrangements: wrote 33 last yr, trust deposits w/ the bank inside the time limit, FCNB inspection of 2022 no findings.</point>
<point>Two shipments to Lebanon & one to Haiti, paperwork by me, consular part through a forwarder in Montréal.</point>
<point>One apprentice signed off 2023, she passed her boards. Second one started in May.</point>
<point>Co-host of the Nov. remembrance evening with the hospice social worker (she runs the group, I do the candles and coffee & the reading).</point></job>

<job><employer>Ambulance NB</employer>, <place>Tracadie stn</place>        <start>2012</start> to <end>Jan '17</end>
<title>Primary Care Paramedic</title>, casual then F/T
<point>911 + transfers. Left after the 2016 pileup, took a year out, then went where I could do more for the people left behind.</point></job>

<h>STUDIES</h>
<edu><school>NSCC Kingstec</school> — <degree>diploma</degree> <field>Funeral & Allied Health Services</field>, <end>2019</end> (<grade>honours</grade>)</edu>
<edu><school>Oulton College</school> — <field>Primary Care Paramedicine</field>, <end>2012</end></edu>
<edu><school>École secondaire Népisiguit</school>, <end>2010</end></edu>

<h>LICENCES, ETC.</h>
<cert><cname>NB funeral director + embalmer</cname>, licence current (first <date>2019</date>)</cert>
<cert><cname>WHMIS</cname>, <cname>First aid instructor</cname> (lapsed <date>2021</date>)</cert>
<cert><cname>Celebrant</cname> course, <issuer>CFCC online</issuer>, 3 modules of 5</cert>
<status>Class 5</status>, abstract on request

<h>PC</h>
<skills><skill>FrontRunner</skill> daily;  <skill>Word</skill>, <skill>Excel</skill> the basics;  <skill>QuickBooks</skill> look-up only</skills>

<h>LANGUES</h>
<language>French</language> <level>1st language</level> (chiac on weekends), <language>English</language> <level>fluent, school + work</level>

<other>Baritone in the parish choir, K of C, 2 beagles</other>
