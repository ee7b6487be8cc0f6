<name>TEAGUE LINDQVIST</name>                               <place>La Grande, Oregon 97850</place>
<phone>541-555-0148</phone>                            <email>teague.lindqvist@example.com</email>

<h>WHO</h>     <summary>Hatchery hand, cold water all the way. Happy with ice, waders, and
        being woken by an alarm dialer. Looking for a permanent station.</summary>

<h>WORK</h>    <job><employer>Imnaha Forks Tribal Fisheries</employer>, Catherine Satellite Hatchery, <place>Union, OR</place>
        <title>Fish Culturist II</title>, <start>May 2021</start> to <end>now</end>
        <title>Fish Culturist I</title>, <start>Sept. 2019</start> to <end>May 2021</end>
        <point>Program: 490K spring Chinook smolts. Crew of four. I have no reports.</point>
        <point>Spawn 420 to 510 spring Chinook hens a fall, 1:1 and 2x2 matrix, kidney
        sample off every hen for ELISA; culls go by the path lab's list.</point>
        <point>Run 22 Heath stacks from green egg to button-up. Shock at 450–500 TUs,
        pick by hand and on a Jensorter, formalin drip for fungus.</point>
        <point>Ponding through release: ration by percent body weight off the Iwama
        tables, project size at release every month, sample counts myself.
        BY22 came out at 1.06 conversion and 14.8 fish/lb (target 15).</point>
        <point>Columnaris in '21 and a BKD flare-up in '23, both caught on mort pick.
        Fed oxytet / erythromycin and ran salt and chloramine-T baths on the
        vet's orders, under INAD paperwork.</point>

T. Lindqvist – resume                                              page 1 of 2

        <point>D.O., temp and TGP rounds (YSI ProDSS, Tensionometer); on the dialer one
        week in three, live on station during those weeks.</point>
        <point>Rebuilt two 15-hp Goulds pumps, re-plumbed the early rearing building in
        Sch. 80 PVC with the maintenance man, keep the headbox screens going.</point>
        <point>Helped the tagging crew three springs: CWT quality wand, about 2,000 PIT
        tags by hand in all.</point>
        <point>Daily log is in Access. Built the ponding spreadsheet (Excel) we all use.</point></job>

        <job><employer>Clear Coulee Trout Co.</employer>, <place>Buhl, Idaho</place>  <title>raceway hand</title>
        <start>Oct. 2018</start> – <end>Aug. 2019</end>
        <point>Rainbows, 14 raceways. Grading, crowding, loading live-haul trucks with
        the forklift, cleaning, more cleaning.</point></job>

        (Nov. 2017 – Sept. 2018 home with a sick parent)

        <job><employer>Minam State Hatchery</employer>, <place>Elgin, OR</place>  <title>Bio-Aide</title>, two seasons,
        <start>Aug. 2016</start> – <end>Oct. 2017</end> with the winter off
        <point>Egg picking, pond brushing, adult trap. Steelhead mostly.</point></job>

<h>SCHOOL</h>  <edu><degree>A.A.S.</degree> <field>Fisheries Technology</field>, <school>Cedar Gorge Community College</school>, <end>2016</end></edu>
        <edu><degree>B.S.</degree> <field>Fisheries Science</field>, <school>Tamarack State University</school> online – <point>41 credits in, paused,
        not finished</point></edu>

<h>TICKETS</h> <status>Oregon license class C</status>. <status>CDL class B: learner's permit, road test is Aug. 14.</status>
        <cert><cname>Forklift operator</cname> (<issuer>Clear Coulee</issuer>, <date>2018</date>)</cert>. <cert><cname>First aid/CPR</cname> <date>2024</date></cert>.
        <other>Stick welding – learning, good enough for pond racks, not for pressure pipe.</other>

<h>ASK</h>     <other>Rhonda at Imnaha Forks, number when we talk</other>
