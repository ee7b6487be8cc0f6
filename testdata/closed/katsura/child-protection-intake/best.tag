Curriculum vitae of <name>Tom Pallister</name>                                     
Mob. <phone>0491 570 156</phone>    <email>tpallister@example.org</email>
<place>Creswick VIC 3363</place>

<summary>BSW-trained, six years on the pointy end of the work: intake, first visits,
the odd 2 am removal. Before that youth resi. I write plainly and I ring
people back.</summary>

<h>WORK</h>

<job><start>07/2021</start>       <employer>Grampians Child Safety Service</employer>
to <end>now</end>        <place>Horsham</place>
              <title>Advanced Child Protection Practitioner</title> (CPP4), Intake &
              Investigation
              <point>8 to 12 new reports a day across the pod. I triage my share, make the
              calls to police SOCIT, MCHNs and schools and decide close / refer to
              Orange Door / go out, with the team manager endorsing anything that
              proceeds</point>
              <point>SAFER since the roll-out in Nov 21; one of 5 practice champions who
              took the rest of the office through it</point>
              <point>around 60 affidavits for PAs and IAOs, in the box 3 times at contested
              hearings (Horsham, Ballarat)</point>

T. Pallister                                                        page 1 of 3

              <point>MARAM comprehensive assessments; sat on the local RAMP as the CP rep
              while our senior was on leave, 4 months</point>
              <point>ACSASS consult on every Aboriginal child, before not after. Completed
              the 3 day Wimmera on-country cultural program</point>
              <point>field-taught 2 BSW students and give fortnightly reflective sessions to
              a CPP3; no line reports</point>
              <point>acted Senior (CPP5) for 7 weeks, winter 2024</point>
              <tech>CRIS, CRISSP (read only)</tech></job>

<job><start>02/2019</start>       <employer>Territory Child Safety</employer>, <place>Alice Springs</place>
to <end>06/2021</end>    <title>Child protection worker</title>, P2
              <point>Caseload 14, half of it under 3s and unborn reports from the maternity
              ward. Signs of Safety mapping with families, SDM tools at intake.</point>
              <point>On the after hours roster one week in five.</point>
              <point>Remote trips to Papunya and Yuendumu with Aboriginal community workers.</point></job>

(2018: drove round Australia w. the kids, no paid work)

<job><start>2014</start>
to <end>2017</end>       <title>Residential youth worker</title>, <employer>Banksia Place Inc.</employer>, <place>Bendigo</place>. <point>4-bed unit, sleep-overs, incident
              reports, school runs.</point> <point>Finished the BSW at night alongside.</point></job>

T. Pallister                                                        page 2 of 3

<h>STUDY</h>
<edu><degree>Bachelor of Social Work</degree>, <school>La Trobe Uni (Bendigo)</school>, conferred <end>Dec 2017</end></edu>
<edu><degree>Grad Cert</degree> <field>Infant Mental Health</field>, <school>Uni of Melbourne</school>, <point>2 of 4 units done, on pause</point></edu>

<h>TICKETS</h>
<cert><cname>WWCC</cname> (employee) to <date>2028</date></cert>, <cert><cname>AASW</cname> member</cert>, <status>full licence (manual)</status>, <cert><cname>first aid HLTAID011</cname> <date>2024</date></cert>

<h>REFEREES</h> <other>Team manager and a magistrates' court registrar, numbers on request</other>

T. Pallister                                                        page 3 of 3
