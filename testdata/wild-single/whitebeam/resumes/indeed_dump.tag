<name>Marcy-Lynn Tuttle</name>
<headline>Dental Front Office Lead</headline>
<place>Yakima, WA 98902</place>
<email>marcylynntuttle7_abc@example.com</email>
<phone>+1 509 555 0173</phone>

<summary>Friendly and organized front desk person with over 12 years in dental and
medical offices. I treat the phone like it is a patient standing in front of me.</summary>

<status>Authorized to work in the US for any employer</status>

<h>Work Experience</h>

<job><title>Front Office Lead</title>
<employer>Orchard Row Family Dental</employer>-<place>Yakima, WA</place>
<start>October 2018</start> to <end>Present</end>
• <point>Schedule for 3 doctors and 5 hygienists in Dentrix</point>
• <point>verify insurance, send pre-d's, work the aging report every friday</point>
• <point>Got unpaid over 90 days from $41,000 down to 12,500</point>
• <point>Train new front desk girls (4 so far)</point>
</job>

<job><title>Receptionist/Biller</title>
<employer>Naches Ridge Podiatry, P.S.</employer>-<place>Selah, WA</place>
<start>May 2014</start> to <end>September 2018</end>
<point>Checked patients in and out, posted payments, ICD 10 changeover in 2015. Sent
statements 2x a month. Was the only person at desk most days.</point>
</job>

<job><title>Cashier</title>
<employer>Bonny's Feed & Tack</employer>-<place>Wapato, WA</place>
<start>2011</start> to <end>2014</end>
</job>

<h>Education</h>

<edu><degree>Certificate</degree> in <field>Medical Office Assistant</field>
<school>Lower Valley Technical College</school>-<place>Sunnyside, WA</place>
<start>September 2012</start> to <end>June 2013</end>
</edu>

<edu><degree>High school diploma or GED</degree>
<end>2010</end>
</edu>

<h>Skills</h>
<skills>• <skill>Dentrix</skill> (7 years)
• <skill>Insurance verification</skill> (10+ years)
• <skill>Medical billing</skill> (4 years)
• <skill>Multi-line phone systems</skill> (10+ years)
• <skill>Eaglesoft</skill> (Less than 1 year)
• <skill>10 key</skill>
</skills>
<h>Languages</h>
• <language>Spanish</language> - <level>Intermediate</level>

<h>Certifications and Licenses</h>

<cert><cname>CPR/BLS</cname>
<date>March 2023 to March 2025</date>
</cert>
<cert><cname>Notary Public</cname>
<date>Present</date>
</cert>
<h>Assessments</h>

Customer focus & orientation — Proficient
January 2021
Responding to customer situations with sensitivity
Full results: Proficient

<h>Additional Information</h>
<other>Can start two weeks after offer. No Saturdays please.</other>
