<title>Lift Service Engineer</title> – <place>Cork / West Munster</place>
<employer>Rathlee Lifts & Escalators Ltd</employer>  |  Permanent, 39 hrs  |  <pay>€27.40 an hour, call-out money, van and phone</pay>

Who we are
Rathlee is an independent, 34 people, in business since 1988 and still owned by the man who started it. We mind just over 2,100 units between Wexford and Kerry for hospitals, hotels, councils and an awful lot of apartment blocks. Our drawing office works in <no>AutoCAD</no> and the sales team looks after the <no>tendering</no> - you will be asked to do neither.

What the week looks like
You will <duty>look after a route of around 85 units</duty>, <duty>carry out planned maintenance</duty>, <duty>attend breakdowns and release trapped passengers</duty> and <duty>take your turn on a one-in-five call-out rota</duty>. When the insurer's surveyor comes you'll <duty>stand by for the statutory examination and close out whatever is on the report</duty>. Paperwork is on a tablet and we like <must>service records</must> finished before the van moves.

What you need to bring
• A trade. Either an <degree c="must">Advanced Craft Certificate (QQI Level 6) in Electrical</degree> or an <degree c="must">NVQ Level 3 in lift engineering</degree>
• <years n="4" of="lift service">Four years or more on lift service</years> since you came out of your time
• Proper <must>fault finding</must>, not part swapping, on <must g="1">relay</must> or <must g="1">microprocessor controllers</must>. You can follow a <must>schematic</must>
• <must>Traction lifts</must>, <must>machine-room-less</must> included
• Working knowledge of <must>EN 81-20/50</must>
• <licence c="must">Safe Pass</licence>, <licence c="must">manual handling certificate</licence> and a <licence c="must">full category B driving licence</licence>
• You can talk to a hotel manager with a bride stuck between floors (<must>customer service</must>, in other words)

Handy but we won't hold it against you: <nice>hydraulic lifts</nice>, <nice>escalators</nice>, rebuilding <nice>door operators</nice>, a <licence c="nice">MEWP ticket</licence>. If you have never done a <no>modernisation</no> that's fine, there is a separate crew for it.

What you get
23 days plus good Friday, pension after six months, boots and PPE, a van you may take home. Two days of manufacturer training every year at our cost.

To apply send a CV to jobs@rathleelifts.example.com or ring Maura at the office. No agencies please. Rathlee is an equal opportunities employer.
