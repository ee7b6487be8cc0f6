<employer>Tamarack & Stave Geo-Engineering Ltd.</employer>
<title>Intermediate Geotechnical Engineer</title>, <place>Kamloops, BC</place>

Hi! We are 34 people in Kamloops, Nelson and Prince George who spend a lot of time on steep, wet ground. Highways washed out, culverts went missing, a few mines keep calling, and since the 2021 floods we haven't been short of work. If you'd rather be on a slope in October than in a corner office, please read on.

A normal month here: <duty>you plan a drilling program and log the core yourself for the first two holes</duty>, <duty>run stability models and write the factual and interpretive reports</duty>, <duty>review a contractor's shop drawings for a retaining wall</duty>, and <duty>stand on site while the anchors are tested</duty>. You'll get your own small projects ($20k to $150k in fees) from proposal to invoice. Senior review comes from Margit or Sanjeev, so you will never stamp something alone and scared.

So, you must be <licence c="must">registered as P.Eng. with Engineers and Geoscientists BC</licence> (or registered in another province and able to transfer within 3 months). With that goes a <degree c="must">bachelor's in civil or geological engineering</degree>, and around <years n="5" of="geotechnical consulting">five years of geotechnical consulting</years> after graduating, more is fine.

We'll want to hear about your <must>slope stability analysis</must> (we use <must g="1">Slide2</must>, but <must g="1">SLOPE/W</must> people adapt in a week), <must>site investigation</must>, <must>soil and rock logging</must>, <must>retaining wall design</must> (MSE, soil nail, lock block, the lot), and <must>technical report writing</must> that a highways district manager can follow. You can look after a <must>project budget</must>. Also a class 5 <licence c="must">driver's licence</licence> with a clean abstract, forest service roads are part of the job.

Not essential, nice if you have it: <nice>debris flow hazard assessment</nice>, <nice>RocFall</nice> or other rockfall modelling, <nice>instrumentation</nice> like inclinometers and VWPs, <nice>drone photogrammetry</nice>, <nice>avalanche training</nice>, MoTI experience. A <degree c="nice">master's</degree> won't hurt, nobody will ask for it.

What you will NOT be doing: <no>tailings dam design</no> (different team, in Nelson), <no>environmental site assessments</no>, and no <no>AutoCAD</no> drafting, since Lorraine does that far better than any of us. We'll send you to <no>wilderness first aid</no> on our dime.

Pay is <pay>$95,000 – $118,000</pay> depending on what you bring, overtime banked or paid, extended health, RRSP match 5%, a truck for field days, and every second Friday off from May to September unless a slope moves.

We hire from the whole of humanity and welcome Indigenous applicants in particular; most of our work is on Secwépemc, Syilx and Ktunaxa lands. Two-page resume and a short note to people@tamarackstave.example.com. We read all of them. First call in about two weeks, then a field visit instead of an interview.
