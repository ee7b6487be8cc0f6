Curriculum Vitae                                                    Page 1 of 2
<name>Temperance Adjei-Holroyd</name>, <headline>RODP</headline>
<place>14 Beckside, Keighley</place>
<email>t.adjeiholroyd@example.org</email>
<phone>07700 900 482</phone>
<cert><cname>HCPC ODP</cname> registered since <date>Sept 2018</date>, renewed 2024</cert>

<h>About my present job</h>
<job><employer>Calderwick Royal Infirmary</employer>
<title>ODP (anaesthetics), Band 5</title>
<start>11/2019</start> →
<point>Gas side full time, eight theatres, mostly CEPOD and trauma lists with a
share of ENT and general. I do the FGAS and Aisys checks, draw up, get the
trolley ready for the plan A to D we agreed at the brief.</point>
<point>RSIs several times a week, art lines, CVCs, spinals, blocks with ultrasound
(I assist, I do not site them). C-MAC and McGrath daily; Ambu scope for awake
intubations, about 20 so far. CICO drill with scalpel-bougie twice a year, I
run the equipment table for it.</point>
<point>Crash bleep holder on nights. Resus, CT transfers, ED.</point>
<point>Maternity theatre one week in six since 2022: sections under spinal, top-ups,
the occasional cat 1 GA.</point>
<point>CD key holder and weekly CD check. Noticed in 2023 that our ketamine wastage
was not being countersigned on nights; did a small audit (112 entries), showed
it to the matron, compliance went from 71 to 96 per cent on re-audit.</point>
<point>Practice supervisor for four student ODPs to date, and buddy for two newly
qualified. Not an assessor yet - course booked for this autumn.</point></job>

<h>Before</h>
<job><employer>St Osyth's Hospital, Bradford</employer>
<title>Newly qualified ODP, rotational</title>
<start>10/2018</start> → <end>10/2019</end>
<point>Four months each of scrub, recovery and anaesthetics (preceptorship).</point></job>

<job><employer>Same hospital</employer>
<title>Theatre support worker</title>
<start>2014</start> → <end>2016</end></job>

                                              CV T. Adjei-Holroyd   Page 2 of 2

<h>Courses</h>
<cert><cname>ILS</cname> <date>Feb 2025</date></cert>, <cert><cname>PILS</cname> <date>Feb 2025</date></cert>. <cert><cname>Cell saver user day</cname> <date>2021</date></cert> (set up a dozen times, always with the rep or a senior). ALS
next on my list, no date so far.

<h>Studied</h>
<edu><degree>DipHE Operating Department Practice</degree>, <school>University of Huddersfield</school> <start>2016</start>-<end>18</end></edu>

<h>Computers</h>  <skills><skill>ORMIS</skill>, <skill>EPR (Cerner)</skill>, <skill>Datix</skill></skills>
