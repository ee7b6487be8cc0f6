                                                     <name>Darrell P. Oostveen</name>
                                         <place>RR 3, Meaford ON</place>   <phone>519-555-0148</phone>
                                              <email>d.oostveen@example.com</email>

<h>TICKETS</h>
<cert><cname>WWT Class 3</cname> (<issuer>OWWCO</issuer>), good to <date>Feb 2026</date></cert>
<cert><cname>WWC Class 1</cname>, writing the 2 this fall</cert>
<status>G licence, clean abstract (had DZ till 2016, let it lapse)</status>
<cert><cname>Conf. space entry/attendant/rescue</cname> <date>2023</date></cert>; <cert><cname>LOTO</cname> <date>2022</date></cert>; <cert><cname>Std First Aid/CPR-C</cname></cert>; <cert><cname>WHMIS</cname></cert>


<h>WHERE I'VE WORKED</h>

<job><start>Oct. 2018</start> to <end>now</end>      <employer>Saugeen Bluffs Water Services</employer> (contract operator), <place>Owen Sound</place>
                      <title>Operator 3</title>, before that <title>Operator 2</title> (to spring 2021)
   <point>Two mechanical plants, the bigger one an extended air plant of 7,500
   cubes a day, plus a lagoon and 5 lift stations. OIC most weekends.</point>
   <point>Wasting, RAS rates, alum and polymer feed. Took effluent TP from around 0.8 down
   to 0.35 mg/L by moving the alum point ahead of the secondaries (worked it out with
   our ORO, her call in the end).</point>
   <point>Bench work every shift: MLSS, SSV30, NH3 by Hach DR3900, ortho-P, pH, TSS
   when the lab tech is off.</point>
   <point>On call 1 in 4. Alarms come to the phone via VTScada, I can trend and ack but
   setpoint changes are done at the plant.</point>
   <point>Rebuilt Flygt 3127s and changed blower belts and seals; wiring goes out to a sparky.</point>
   <point>Work orders in Maintenance Connection. Keep the monthly flow/loading sheet in
   Excel that goes to the Ministry with the annual report.</point></job>

<job>2013–18            <employer>Blue Heron Cheese Co-op</employer>, <place>Teeswater</place>
                      <title>Effluent plant operator</title> (DAF + SBR, ~600 m3/d)  <start>May 2013</start> – <end>Sept 2018</end>
   <point>Ran the plant alone on afternoons. Got my OIT and then Class 1 and 2 here.</point>
   <point>Sat on the JHSC as worker member 3 yrs, wrote the hot work and lockout sheets for the DAF room.</point>
   <point>Helped the hauler with sampling when sludge went to fields (NASM plan was done by
   a consultant).</point></job>

<job>Before that: <employer>Chatsworth Aggregates</employer>, <title>loader operator / labourer</title>, <start>2007</start> to <end>2013</end>
   <point>Loader, crusher clean-up, winter shop work</point></job>

<h>SCHOOL</h>
<edu><school>Grey Highlands Secondary</school>, <degree>OSSD</degree> <end>2006</end></edu>
<edu><school>Fleming College</school> (distance) - <degree>Wastewater courses</degree>, 3 of 5 finished</edu>

<h>OTHER</h>
<other>Volunteer firefighter since 2015 (Stn 2). 20 min from Kettle Harbour.</other>
<other>Can send log pages if you want to see how I write things up.</other>
