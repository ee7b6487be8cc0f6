<name>DARRELL "DEE" OCHOA-PRUITT</name>
<place>Early, TX</place>      cell <phone>(325) 555-0148</phone>      <email>d.ochoapruitt@example.com</email>

<h>WORK:</h>      <job><employer>City of Cold Creek</employer>, <title>Plant Opr (B Surface)</title>, <start>Mar '20</start> to <end>now</end>
           <point>9 MGD lake plant, upflow clarifiers + 6 dual media filters. I have
           the plant to myself on nights, 7p-7a, every other weekend.</point>
           <point>Jars every shift when the lake turns over, moved us off straight
           alum to ACH on cold water, settled turb went from about 1.8 to
           0.9 NTU that winter</point>
           <point>NH2Cl residuals, free NH3, total Cl2, nitrite. caught a nitrification
           start in the east standpipe in Aug '22, helped the distribution
           guys with the free chlorine burn</point>
           <point>change out ton cylinders (Cl2) and 150s, B kit drill 2x a year</point>
           <point>PAC feed in summer for geosmin, 5 to 15 ppm</point>
           <point>key in daily sheets for the SWMOR, chief signs it. I do run the CT
           numbers myself, both disinfection zones</point>
           <point>Broke in 2 new hires on my shift, both got their C. No direct reports.</point>
           <tech>Ignition screens, Hach bench + CL17, DR3900</tech></job>

           <job><title>Opr Trainee, then</title> <title>Opr C</title>, <employer>Twin Mesquite SUD</employer>. <start>fall 2016</start> - <end>Mar '20</end>
           <point>3 MGD package plant off the river and 2 wells. Started as trainee,
           C surface in Jan '18.</point>
           <point>tore down and rebuilt LMI and Prominent feed pumps, about one a month</point>
           <point>flushed dead ends, read meters, dug up leaks when short handed</point>
           <point>one clean TCEQ comprehensive inspection (2019) on my watch, no violations</point></job>

           <job><start>2013</start>-<end>2016</end> <employer>Lonestar Basin Well Service</employer>  <title>floor hand / derrick</title> - <point>12 hr rotating
           shifts, laid off in the downturn</point></job>

<h>TICKETS:</h>   <cert><cname>TCEQ Class B Surface Water</cname>, since <date>06/2021</date></cert>, good thru 2027
           <cert><cname>Class D Wastewater</cname> (<date>2018</date>), let it lapse</cert>
           A exam: have the hours of class, sit for it this fall, not passed yet
           <cert><cname>TEEX Chlorinator Maintenance</cname> <date>2019</date></cert>
           <status>TX DL class C, clean</status>

<h>SCHOOL:</h>    <edu><school>Bangs High School</school>, <degree>diploma</degree> <end>2012</end></edu>

<h>OTHER:</h>     <skills><skill>work orders in Cartegraph</skill>, <skill>forklift</skill>, <skill>Excel for log sheets (basic)</skill></skills>
           <language>Spanish</language> <level>ok for talking, don't write it</level>
           <other>Volunteer fire dept 4 yrs, so air packs are no problem</other>
