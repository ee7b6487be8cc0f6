<name>MARICEL D. TOLENTINO</name>
<place>Blk 9 Lot 12 Villa Esperanza Subd., Brgy. Molino III, Bacoor, Cavite</place>
CP# <phone>0917-555-0133</phone> / FB Messenger: maricel.tolentino
<email>maricel_t@example.com</email>

POSITION APPLIED FOR:  <headline>CAREGIVER / HOUSEHOLD SERVICE WORKER</headline>

<h>PERSONAL DATA</h>
<status>Age: 38</status>            <status>Civil Status: Married (2 children)</status>
Height: 5'2"        Weight: 54 kg
<status>Citizenship: Filipino</status>    Religion: Roman Catholic
<status>Passport valid until June 2029</status>

<h>WORK ABROAD</h>

<job>EMPLOYER: <employer>Chinese family of 5</employer> (with bedridden grandmother 87 yrs. old)
COUNTRY: <place>Sai Kung, Hong Kong</place>
POSITION: <title>Domestic Helper / Caregiver</title>
PERIOD: <start>March 15, 2018</start> – <end>March 14, 2024</end> (3 contracts finished)
DUTIES:
✓ <point>NGT feeding, diaper change, turning every 2 hours, giving medicines</point>
✓ <point>accompany Popo to hospital check-ups and dialysis 3x a week</point>
✓ <point>cooking Chinese food, marketing, laundry</point>
REASON FOR LEAVING: patient passed away
</job>

<job>EMPLOYER: <employer>British family</employer>, 2 adults and twins 8 months old
COUNTRY: <place>Dubai, UAE</place>
POSITION: <title>Nanny</title>
PERIOD: <start>2014</start> – <end>2017</end>
DUTIES:
✓ <point>full care of the twins up to 3 years: bottles, bath, sleep training, first food</point>
✓ <point>travel with the family to UK every summer</point>
REASON FOR LEAVING: employer relocated
</job>

<h>LOCAL EXPERIENCE</h>
<job><start>2011</start>-<end>2013</end>   <title>Nursing Aide</title>, <employer>St. Rafael Maternity & Lying-In Clinic</employer>, <place>Imus, Cavite</place></job>
<job><start>2007</start>-<end>2010</end>   <title>Production Operator</title> (contractual, c/o Goldhand Manpower), <employer>Nikkoshi Electronics Phils.</employer>, <place>Rosario, Cavite</place></job>
<job><start>2005</start>-<end>2006</end>   <title>Saleslady</title>, <employer>SunMart Department Store</employer>, <place>Dasmariñas</place></job>

<h>EDUCATIONAL ATTAINMENT</h>
Tertiary:    <edu><degree>BS</degree> <field>Midwifery</field> (2 yrs, undergrad), <school>Cavite Lyceum College</school>, <start>2003</start>-<end>2005</end></edu>
Vocational:  <edu><degree>Caregiving NC II</degree>, <school>Golden Hands Training Center</school>, <end>2013</end></edu>
Secondary:   <edu><school>Molino National High School</school>, <end>2003</end></edu>

<h>SEMINARS / LICENSES</h>
<cert><cname>Caregiving NC II</cname> – <issuer>TESDA</issuer>, renewed <date>2024</date></cert>
<cert><cname>Domestic Work NC II</cname> – <issuer>TESDA</issuer> <date>2017</date></cert>
<cert><cname>Basic Life Support</cname>, <issuer>Phil. Red Cross</issuer>, <date>May 2024</date></cert>
<cert><cname>PDOS</cname>, <issuer>OWWA</issuer></cert>

<h>LANGUAGE SPOKEN</h>
<language>Tagalog</language>, <language>English</language>, <language>Cantonese</language> (<level>conversational</level>), <level>a little</level> <language>Arabic</language>

<h>SPECIAL SKILLS</h>
<skills><skill>cooking (Chinese, Filipino, British)</skill>, <skill>blood sugar & BP monitoring</skill>, <skill>massage</skill>, <skill>can swim</skill></skills>

<h>CHARACTER REFERENCE</h>
<other>Mrs. H. Ashdown (former employer) – whatsapp number upon request</other>
