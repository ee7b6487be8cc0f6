<name>Md. Ashiqur Rahman</name>
Address : <place>House # 31, Road # 4, Sector # 12, Uttara, Dhaka-1230</place>
Mobile No 1 : <phone>01711-555038</phone>
Mobile No 2 : <phone>01911-555274</phone>
E-mail : <email>ashiq.merch@example.com</email>

<h>Career Objective</h>:
<summary>To build up my career in a reputed buying house or export oriented composite where I can
apply my knit merchandising experience.</summary>

<h>Career Summary</h>:
<summary>Handling knit and sweater orders of EU buyers from development to shipment.</summary>

<h>Employment History</h>:
Total Year of Experience : 8.5 Year(s)

<job>1. <title>Senior Merchandiser</title> ( <start>February 1, 2020</start> - <end>Continuing</end>)

<employer>Turag Knit Composite Ltd.</employer>
Company Location : <place>Ashulia, Savar</place>
Department: Merchandising & Marketing
Duties/Responsibilities:
* <point>Costing, price negotiation and consumption calculation of T-shirt, polo & hoodie</point>
* <point>Prepare T&A and follow up with dyeing, print and sewing floor</point>
* <point>B2B L/C and yarn booking follow up with commercial dept.</point>
* <point>Yearly turnover handled USD 6.2 million (2 buyers)</point>
* <point>Arrange inline, pre-final and final inspection with buyer QC and third party</point>
* <point>Check garments measurement & shade band before shipment</point>
* <point>Guide 2 asst. merchandiser and 1 sample man</point></job>

<job>2. <title>Merchandiser</title> ( <start>October 10, 2017</start> - <end>January 28, 2020</end>)

<employer>Nordic Thread Sourcing (BD Liaison Office)</employer>
Company Location : <place>Banani, Dhaka</place>
Department: Sweater
Duties/Responsibilities:
* <point>Sample development, lab dip and trims approval</point>
* <point>Daily mail with head office in Aarhus</point></job>

<job>3. <title>Trainee Merchandiser</title> ( <start>January 3, 2016</start> - <end>September 30, 2017</end>)

<employer>Meghbarta Apparels Ltd.</employer>
Company Location : <place>Gazipur</place>
Department: Merchandising</job>

<h>Academic Qualification</h>:
Exam Title	Concentration/Major	Institute	Result	Pas.Year	Duration
<edu><degree>MBA</degree>	<field>Apparel Merchandising</field>	<school>Shanto-Tara University</school>	<grade>CGPA:3.31 out of 4</grade>	<end>2018</end>	1.5 years</edu>
<edu><degree>B.Sc</degree>	<field>Textile Engineering (Fabric)</field>	<school>Padma Institute of Textile Technology</school>	<grade>CGPA:3.12 out of 4</grade>	<end>2015</end>	4 years</edu>
<edu><degree>HSC</degree>	<field>Science</field>	<school>Jamalpur Zilla College</school>	<grade>CGPA:4.5 out of 5</grade>	<end>2010</end>	2 years</edu>
<edu><degree>SSC</degree>	<field>Science</field>	<school>Melandaha U. Pilot High School</school>	<grade>CGPA:4.81 out of 5</grade>	<end>2008</end>	10 years</edu>

<h>Training Summary</h>:
Training Title	Topic	Institute	Country	Location	Year	Duration
<cert><cname>Social Compliance</cname>	BSCI & Accord	<issuer>BIFT Centre</issuer>	Bangladesh	Uttara	<date>2019</date>	2 days</cert>

<h>Career and Application Information</h>:
<status>Looking For : Mid Level Job</status>
<status>Present Salary : Tk. 62000</status>
<status>Expected Salary : Tk. 80000</status>

<h>Specialization</h>:
<skills><skill>Knit Costing</skill>, <skill>Sample Development</skill>, <skill>LC Opening</skill>, <skill>Fabric Consumption</skill>, <skill>MS Excel</skill>, <skill>WFX</skill></skills>

<h>Language Proficiency</h>:
Language	Reading	Writing	Speaking
<language>Bangla</language>	<level>High</level>	High	High
<language>English</language>	<level>High</level>	Medium	Medium

<h>Personal Details</h>:
<status>Father's Name : Md. Abdul Khaleque</status>
<status>Mother's Name : Rokeya Begum</status>
<status>Date of Birth : September 17, 1992</status>
<status>Gender : Male</status>
<status>Marital Status : Married</status>
<status>Nationality : Bangladeshi</status>
<status>Blood Group : B (+ve)</status>

<h>Reference (s)</h>:
<other>Engr. Shafiul Alam, AGM (Dyeing), Bongshi Textile Mills, 01552-555119, Relation: Relative</other>
