<name>DUANE R. PRYBYLA</name>
<place>418 Sycamore, Galt Township OH 44xxx</place>      cell <phone>(330) 555-0148</phone>      <email>drprybyla@example.com</email>

<h>LICENSES:</h>  <cert><issuer>OEPA</issuer> <cname>WW III</cname> (<date>2019</date>)</cert>;  <cert><cname>Water Supply Class I</cname> (<date>2014</date>)</cert>;  <cert><cname>CDL-A</cname>, tanker</cert>.  WW IV - sat once, Nov 2023, did not pass, signed up to retake

<h>WORK</h>

<job><start>6/16</start>-<end>now</end>    <employer>Marrow Creek Regional Sewer Dist.</employer>
            <place>Galt Twp</place>
            <title>Operator II</title>, then <title>Shift Operator in Charge</title> since spring 2020
            <point>6 MGD avg / 14 peak, conventional AS w/ fine bubble, two
            oxidation ditches off line since 2018</point>
            <point>- on seconds I have the plant. 2 operators work under me for
            assignments + training, but write-ups and reviews go thru the chief</point>
            <point>- set WAS/RAS off SVI, microscope and blanket depths; got SVI from
            around 240 to 130 after the 2021 filament mess (took four months)</point>
            <point>- 2 meter Andritz BFP, three runs a week, cake 17-19%. Cut polymer
            roughly 12% by re-doing the jar tests</point>
            <point>- pulled together DMR numbers for the chief to sign in eDMR.
            No effluent exceedances 2021, 2022, 2023; one ammonia in Jan 2024</point>
            <point>- bench work: TSS/VSS, 30 min settleometer, DO, pH, Cl2 residual.
            BOD setup on weekends only</point>
            <point>- Wonderware screens, alarm callout; I helped the integrator check
            I/O tags when we moved from the old RSView box</point>
            <point>- helped with a 6 month Bio-P trial (anaerobic selector), effl. P down
            to 0.8 but board didn't fund it permanent</point></job>

<job><start>2012</start> - <end>6/16</end>    <employer>Village of Pennick</employer> (<place>Pennick, OH</place>)  <title>Utility Operator</title>
            <point>Little of everything: 0.4 MGD package plant (extended air), two
            wells, mains, plow truck, cemetery mowing.</point>
            <point>Got my WW I and II here on my own time.</point></job>

<job><start>'07</start>-<end>'11</end>     <employer>US Navy</employer>, <title>Hull Maintenance Technician</title> (HT3), <place>Norfolk</place>
            <point>Pipe, pumps, CHT sewage system on board, damage control.</point></job>

<h>SCHOOL</h>
<edu><school>Galt High School</school>, <degree>diploma</degree> <end>2007</end></edu>.  <edu><school>Sacramento State</school> "<field>Operation of WWTP</field>" <degree>correspondence course</degree> vol 1 & 2 (vol 3 not finished)</edu>

<h>ALSO:</h> <skills><skill>confined space entrant/attendant</skill> (refreshed yearly), <skill>LOTO</skill>, <skill>vac truck</skill>, <skill>stick welding</skill>, <skill>Excel</skill> OK not fancy</skills>

<other>Refs: ask me and I'll call them first.</other>
