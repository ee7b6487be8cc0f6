<name>CHINWENDU BLESSING OKAFOR-IDRIS</name>
<place>7, Adeyemi Close, off Ago Palace Way, Okota, Lagos</place>.
<phone>0803 000 1122</phone>, <phone>0815 000 3344</phone>
<email>chinwe.okaforidris@example.com</email>

<h>BIO-DATA</h>
<status>Date of Birth: 3rd March, 1991</status>
<status>State of Origin: Anambra</status>
<status>Marital Status: Married</status>
Sex: Female

<h>INSTITUTIONS ATTENDED WITH DATES</h>
<edu><school>University of Nigeria, Nsukka</school>	<start>2008</start> – <end>2012</end></edu>
<edu><school>Queen of Apostles Secondary School, Onitsha</school>	<start>2001</start> – <end>2007</end></edu>
<edu><school>Holy Child Nursery/Primary School, Onitsha</school>	<start>1995</start> – <end>2001</end></edu>

<h>QUALIFICATIONS OBTAINED WITH DATES</h>
<edu><degree>B.Sc</degree> <field>Banking & Finance</field> (<grade>Second Class Upper</grade>)	<end>2012</end></edu>
<edu><degree>SSCE</degree> (WAEC)	<end>2007</end></edu>
<edu><degree>First School Leaving Certificate</degree>	<end>2001</end></edu>

<h>WORKING EXPERIENCE</h>

<job><employer>Crestline Microfinance Bank Ltd</employer>	<start>Feb. 2019</start> – <end>Date</end>
<place>Isolo Branch, Lagos</place>
Position: <title>Branch Operations Manager</title>
Job functions:
i.	<point>Supervise 6 tellers, 2 customer service officers and the vault custodian</point>
ii.	<point>Call-over of daily transactions; dual control of vault and ATM</point>
iii.	<point>Reduced teller cash differences from an average of ₦140,000 to below ₦15,000 monthly</point>
iv.	<point>First line for CBN and NDIC examiners at branch level</point>
</job>

<job><employer>Crestline Microfinance Bank Ltd</employer>	<start>Sept. 2016</start> – <end>Jan. 2019</end>
<place>Onitsha Main Market Branch</place>
Position: <title>Head Teller</title>
i.	<point>Bulk cash handling for traders, 300+ tickets on market days</point>
ii.	<point>Trained contract tellers on Bankone</point>
</job>

<job><employer>Zenoh Stores</employer> (family business)	<start>2014</start> – <end>2016</end>
Position: <title>Cashier/Book-keeper</title>
</job>

<job><employer>Government Day Secondary School, Dutse, Jigawa State</employer> (N.Y.S.C.)	<start>Nov. 2012</start> – <end>Oct. 2013</end>
Position: <title>Corper Teacher (Economics)</title>
i.	<point>Taught SS1–SS3, revived the press club</point>
</job>

<h>INDUSTRIAL TRAINING (SIWES)</h>
<job><employer>Uju Savings & Loans</employer>, <place>Enugu</place>, <end>2011</end> – <title>Student Intern</title></job>

<h>PROFESSIONAL MEMBERSHIP / TRAINING</h>
Associate (ACIB) Stage II – Chartered Institute of Bankers of Nigeria, in view
<cert><cname>Microfinance Certification Programme (MCP)</cname> Level 1, <date>2018</date></cert>
In-house: AML/CFT (2019, 2021, 2023)

<h>SKILLS</h>
<skills>* <skill>Bankone core banking</skill>  * <skill>Finacle</skill> (exposure)  * <skill>MS Excel</skill>  * <skill>Cash management</skill>  * <skill>Customer handling</skill></skills>

<h>LANGUAGES:</h> <language>English</language>, <language>Igbo</language> and <language>Hausa</language> (<level>fair</level>)

<h>HOBBIES:</h> <other>Reading, singing in the choir and meeting people</other>

<h>REFEREES:</h>
<other>1. Mr. Emeka Udeh, Regional Manager – 0802 000 5566</other>
<other>2. Rev. Canon S. Obi, St. Luke's Vicarage, Okota</other>
