                          <name>KIRSTEN HAUGLAND-FERRIS, MOT, OTR/L, CHT</name>
        <place>Cloquet, Minnesota</place>   |   <phone>(218) 555-0173</phone>   |   <email>k.haugland.ferris@example.com</email>
________________________________________________________________________________

<h>CLINICAL EXPERIENCE</h>

<job><employer>Iron Trail Orthopaedic & Sports</employer>, <place>Virginia, MN</place>				<start>10/2017</start> – <end>present</end>
<title>Hand Therapist</title> (<title>Lead OT, outpatient</title> since 2022)
- <point>Caseload 11–12 pts/day, ~70% post-op: flexor/extensor tendon, CMC arthroplasty, DRFs, CTR, Dupuytren's. Remainder work comp and OA.</point>
- <point>Splints made at the bench same day, roughly 20/wk: static progressive, relative motion, dynamic outriggers, serial casts.</point>
- <point>Early active motion after zone II repair (St. John/Duran modified) – wrote the clinic's version w/ our surgeon, in use since 2021</point>
- <point>Surgeon started wide-awake cases last year; I have been in for 14 of them to check gliding</point>
- <point>Lead = scheduling and onboarding for 3 OTs + 1 COTA. No hiring or reviews (rehab director does those)</point>
- <point>QuickDASH recorded on 92% of discharges, was 40-something when we began counting</point>
- <point>Chart in Epic in the room; one of 4 therapists who tested the hand flowsheet</point>
- <point>CI for three Level II students (St. Scholastica), 2019, 2021, 2024</point></job>

<job><employer>Lake Country Regional Medical Center</employer>, <place>Grand Rapids, MN</place>			<start>08/2012</start> – <end>9/2017</end>
<title>Staff Occupational Therapist</title>
- <point>Years 1–2 acute & swing bed. From fall '14 half time in the outpt hand clinic under a CHT, full time from Jan '16</point>
- <point>Lymphedema/edema: retrograde massage, coban, compression garments; scar: silicone, elastomer, desens.</point>
- <point>Helped run a 6-wk arthritis class with PT, twice</point>
- <point>MEDITECH documentation</point></job>
   <other>(leave of absence March–Oct 2016, family)</other>

<h>LICENSURE / CERTIFICATION</h>

<cert><cname>CHT</cname>, <issuer>HTCC</issuer>						<date>Nov 2018</date>, recertified <date>2023</date></cert>
<cert><cname>OT license</cname>, <issuer>State of Minnesota</issuer>, incl. PAMs: superficial heat, US, e-stim	exp. <date>6/2027</date></cert>
<cert><cname>OT license</cname>, <issuer>Wisconsin</issuer>					application in, fingerprints pending</cert>
<cert><cname>OTR</cname>, <issuer>NBCOT</issuer>						<date>2012</date></cert>
<cert><cname>BLS</cname>, <issuer>AHA</issuer>						thru <date>02/2027</date></cert>
<cert><cname>LSVT BIG</cname>						<date>2014</date>, not renewed</cert>

<h>EDUCATION</h>

<edu><school>University of North Dakota</school>, <place>Grand Forks</place> — <degree>Master of Occupational Therapy</degree>		<end>2012</end></edu>
<edu><school>Concordia College</school>, <place>Moorhead</place> — <degree>BA</degree> <field>Biology</field>, <grade>cum laude</grade>			<end>2009</end></edu>

<h>TALKS</h>

<pub><title>"When your thumb says no: CMC arthritis"</title>, Virginia Public Library, <date>2023</date></pub>
<pub><title>Relative motion orthoses after sagittal band injury</title>, poster, second author, MOTA conference <date>2022</date></pub>
