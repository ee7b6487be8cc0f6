<name>Mrs Oluwaseun Adeyemi-Clarke</name>
<headline>Primary teacher, QTS, NPQSL</headline>
<place>Croydon</place>. <phone>07700 900 265</phone>. <email>s.adeyemiclarke@example.org</email>

<h>Posts held (most recent first, gaps explained as per safer recruitment)</h>

<job><start>Sept 2022</start> – <end>now</end>
<title>Teacher</title>, Year 4 / SENCo cover (0.8, UPS1)
<employer>St Wilfrid's RC Primary</employer>, two form entry, 412 on roll, <place>Thornton Heath</place>
<point>Lead maths across KS2. Covered the SENCo's maternity leave Jan–July 2024: 61 children on the register, 9 EHCPs, annual reviews, all the phone calls.</point>
</job>
Jan 2022 – Aug 2022
Maternity leave (contract at Harris Lane ended)

<job><start>Sept 2017</start> – <end>Dec 2021</end>
<title>Class Teacher</title> (Y2, then Y5, then Y5/6 mixed) + Eco Club, MPS3–6
<employer>Harris Lane Academy</employer>, part of the Weald Learning Trust
<point>Year group lead for 3 classes from 2019. KS1 moderation for the borough, one summer.</point>
</job>
<job><start>Sept 2016</start> – <end>July 2017</end>
<title>NQT</title>, Reception
<employer>Ashburton Park Infants</employer>
</job>
<job><start>2014</start> – <end>2015</end>
<title>Teaching assistant</title> 1:1 (agency, various schools), <employer>Chalk & Talk Supply</employer>
</job>
<job><start>2011</start> – <end>2014</end>
<title>Customer adviser</title>, mortgages – <employer>Mercia & Trent Building Society</employer>, Purley Way branch
</job>

<h>Qualifications</h>
<edu><end>2016</end>
<degree>PGCE</degree> <field>Primary (5–11)</field>
<school>University of Roehampton</school></edu>
<edu><end>2011</end>
<degree>BSc</degree> <field>Economics</field>, <grade>Second Class Upper</grade>
<school>Obafemi Awolowo University</school>, <place>Ile-Ife</place> (ENIC statement held)</edu>
<cert><cname>NPQSL</cname>, <issuer>UCL</issuer>, <date>2023</date></cert>
<cert><cname>Level 3 Safeguarding</cname> <date>Sept 2024</date></cert>
<cert><cname>National SENCO Award</cname>: started <date>Oct 2024</date>, due to finish 2025</cert>

<h>Governors, church, etc.</h>
<vol><title>Staff governor</title>, <employer>St Wilfrid's</employer>, <start>2023</start> on</vol>
<vol><title>Sunday school</title>, <employer>RCCG Living Spring Parish</employer>, since <start>2012</start></vol>

<h>Also</h>
<language>Yoruba</language> (<level>mother tongue</level>), <language>French</language> (<level>can teach to Year 6</level>)
<skills><skill>White Rose Maths</skill>, <skill>Little Wandle phonics</skill>, <skill>Arbor</skill>, <skill>CPOMS</skill>, <skill>Makaton</skill> (a bit)</skills>
<status>Enhanced DBS on the update service. British citizen.</status>
