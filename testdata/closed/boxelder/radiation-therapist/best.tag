                         <name>Corinne M. Vandersteen</name>, <headline>BSRT, R.T.(T)(ARRT)</headline>
        <place>Chippewa Falls, WI</place>       <phone>(715) 555-0164</phone>       <email>cvandersteen@example.com</email>

<h>EDUCATION</h>
<edu><degree>B.S.</degree> <field>Radiation Therapy</field>, <school>University of Wisconsin–La Crosse</school>, <end>May 2017</end>
     <point>Clinical year at Marshfield and at Gundersen (JRCERT program)</point></edu>

<h>REGISTRY</h>
<cert><cname>ARRT (T)</cname> since <date>07/2017</date>, CE current thru 2026</cert>   <cert><cname>AHA BLS</cname> exp. <date>11/2026</date></cert>

<h>EXPERIENCE</h>
<job><employer>ST. BRENDAN HEALTH - CANCER PAVILION</employer>, <place>Rochester MN</place>                      <start>10/19</start> - <end>present</end>
<title>Staff RTT</title> (.9 FTE, 4 tens)
<point>Linac 2 (TrueBeam STx), 24-28 on beam per day, always two at the console. Daily kV
pairs and cone beams; I do the match and page the doc only for shifts over our 
tolerance. Everything goes in Aria.</point>
<point>SBRT lung, liver and spine since 2021, ~3 new starts a wk on our machine. SRS is
only treated on the other vault and I have just covered lunch breaks there.</point>
<point>DIBH left breasts w/ AlignRT. One of 4 superusers when the cameras went in, wrote
the tip sheet people still use.</point>
<point>AM warm up + DQA3, every third week opener (in at 5:45)</point>
<point>Sim rotation 1 month out of 4: Vac-Loks, masks, tattoos, 4D scans on the Philips
Big Bore. I am not CT registered.</point>
<point>Enter near-misses in RO-ILS; sat on the committee 2022-23 when we changed the
time-out after a wrong-isocenter catch. Setup deviations went 9 -> 3 the yr after.</point>

                                                          Vandersteen  p. 1 of 2
                                                          
<point>Clinical instructor for 2nd yr students, usually 2 per semester, sign off their
comps</point></job>

<job><employer>NORTH CEDAR ONCOLOGY ASSOCIATES</employer>, <place>Wausau WI</place>                             <start>8/17</start> - <end>10/19</end>
<title>Radiation Therapist</title>
<point>Single vault free standing clinic (Trilogy), Mosaiq. 18-20 pts daily, breast
prostate palliative.</point>
<point>First-day teaching for pts and families: skin care, what the mask is like, where to
park. Did all the chart checks on Fridays with the other therapist.</point>
<point>Helped physics with the yearly; set up the tank, ran beams, that's all</point></job>

<h>OTHER</h>
<job><start>2013</start>-<end>2017</end> summers, <title>CNA</title>, <employer>Rolling Oaks Manor</employer> - transfers, lifts, hoyer</job>
<other>Member ASRT. Moved back to WI last fall, current commute is 90 min each way.</other>
