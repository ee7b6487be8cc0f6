---
title: "<name>Lucius Amankwah</name>'s Resume"
type: page
#date: 2020-02-11T09:02:11-05:00
url: /resume/
---
<summary>Dependable banking professional with 9 years in deposit operations and branch lending, and over 15 years of looking after customers on both sides of a counter. Known for closing audit findings and for plain letters. Highly organized, specializing in exception handling, Reg E disputes and training of new tellers.</summary>

* * *

## <h>Education</h>

<edu>**<degree>Master of Business Administration</degree>**  
<end>2019</end> - GPA <grade>3.8</grade> - *<school>Tidewater Global University</school>*</edu>

**Capstone Paper**[Download](http://amankwah.example.org/files/capstone.pdf)

<edu>**<degree>Bachelor of Science</degree> in <field>Accounting</field>**  
<end>2012</end> - *<school>Norfolk Bay College</school>*</edu>

* * *

## <h>Skills</h>

<skills>  * <skill>Jack Henry SilverLake</skill>
  * <skill>Fiserv Premier</skill>
  * <skill>Reg E & Reg CC</skill>
  * <skill>BSA/AML Reviews</skill>
  * <skill>ACH</skill> | <skill>Wires</skill> | <skill>Check 21</skill>
  * <skill>Excel 2010/2016/365</skill>
  * <skill>Consumer Lending & Collections</skill></skills>

* * *

## <h>Certifications</h>

  * <cert>**[<cname>Accredited ACH Professional</cname>](https://badges.example.org/4471)**</cert>
  * <cert>**[<cname>Certified AML Associate</cname>](https://badges.example.org/9920)**</cert>
  * <cert>**<cname>Notary Public, Commonwealth of Virginia</cname>**</cert>

* * *

## <h>Professional Experience</h>

##### <job><title>Deposit Operations Manager</title>
*<employer>Chesapeake Mariners Bank, Inc.</employer>* | <start>July 2020</start> - <end>Present</end></job>

***

##### <job><title>Loan Operations Specialist</title>
*<employer>Hampton Oyster Credit Union</employer>* | <start>September 2019</start> – <end>March 2020</end>

<point>Boarded consumer and auto loans, ordered titles, and answered dealers who had not read the stipulations.</point> <point>Monitored daily exception reports and escalated what was past two days.</point>  
  
* <point>Built a checklist for indirect auto packages that brought missing signatures from about 9% to 2%.</point>  
  
* <point>Aided in the clean-up of 3,100 lien records ahead of a core conversion.</point></job>

***

##### <job><title>Assistant Branch Manager / Consumer Lender</title>
*<employer>Old Dominion Savings</employer>* | <start>November 2014</start> – <end>August 2019</end>

<point>Opened and closed a branch of seven, approved loans to $25,000, and ran the Saturday schedule.</point>  
  
* <point>Restructured cash ordering with the vault vendor, lowering average cash on hand by $140k.</point>  
  
* <point>Passed four internal audits in a row with no repeat findings.</point>  
  
* <point>Trained eleven tellers, of whom three are now managers.</point></job>

* * *

##### <job><title>Tax Preparer</title> (Seasonal)
*<employer>Amankwah Tax & Letters</employer>* | <start>January 2013</start> – <end>April 2018</end>

<point>Prepared about 90 individual returns each winter for families and small churches.</point></job>

* * *

##### <job><title>Teller II</title>
*<employer>Seaboard First</employer>* | <start>October 2012</start> – <end>November 2014</end>

<point>Handled deposits, money orders and coin.</point> <point>Balanced to the penny 97% of days.</point>  
  
* <point>Consistently first in referrals for new checking accounts.</point></job>
