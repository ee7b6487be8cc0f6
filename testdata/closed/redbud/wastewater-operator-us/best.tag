<name>DARRELL W. OSTRANDER</name>
<place>Marion, Ohio</place>    <phone>(740) 555-0148</phone>   <email>dwostrander@example.com</email>

<h>LICENSES</h>
<cert><cname>Ohio EPA Class III WW operator</cname> (Class I <date>2012</date>, II 2015, III <date>2019</date>)</cert>
<cert><cname>Class IV</cname> - sat for exam once (Nov 2023), not passed yet, retaking</cert>
<cert><cname>Ohio CDL B</cname>, tanker endorsement</cert>
<cert><cname>OSHA 10</cname> <date>2014</date></cert>

<h>WORK HISTORY</h>
<job><start>May 2016</start> to <end>now</end>   <employer>Tri-Creek Regional Sewer District</employer> (<place>Waldo OH</place>, 6.2 MGD)
<title>Operator II</title> until 3/19, since then <title>Operator III</title>
<point>Run a 6.2 MGD conventional AS plant w/ anoxic zones (MLE) on 12 hr rotating
shifts. OIC on nights, usually me plus one Op I</point>
<point>WAS/RAS rates, DO setpoints, SVI, microscope twice a week. Total N went from
about 11 to under 8 mg/L after we re-did the internal recycle in '21 (engineer's idea,
I did the trial runs on my shift)</point>
<point>Two 2-meter belt presses, polymer, cake 19-21%</point>
<point>Bench tests every shift: MLSS, 30 min settleometer, NH3 probe check, DO, pH. BOD
goes out to contract lab</point>
<point>Wonderware HMI, alarm callouts. No PLC programming</point>
<point>Fill in the numbers for the eDMR; superintendent signs and submits. Zero permit violations
on my shifts 2020-23</point>
<point>Haul Class B biosolids in spring & fall</point>
<point>PMs on blowers, RAS pumps, grinders - close my own work orders in Cityworks</point>
</job>
<job><start>2011</start>-<end>2016</end>   <employer>Village of Prospect Run</employer>, <title>Utility Worker / Operator in training</title>
<point>0.4 MGD extended aeration package plant, 11 lift stations, water meters, snow plow.</point>
<point>Permit required confined space - entrant and attendant, wet wells mostly</point>
</job>
<job><start>2007</start>-<end>2011</end>  <employer>Hadley Stamping</employer> (plant closed)  <title>press operator</title>, 2nd shift
</job>
<h>SCHOOL</h>
<edu><school>Elgin High School</school> <degree>diploma</degree> <end>2006</end></edu>
<edu><school>Sacramento State</school> correspondence - <degree>Operation of Wastewater Treatment Plants Vol I</degree>, (Vol II about half done)</edu>

<other>Clean driving record. Will work holidays. References: ask me.</other>
