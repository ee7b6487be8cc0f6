#<name>Hamish Trelawny</name>
##<headline>Procurement Consultant, Category Manager and Trainer</headline>

##<h>SUMMARY</h>
<summary>* **Procurement Consultant**: sourcing strategy and tender evaluation for hospitals, councils and one zoo
* **Category Manager**: estates, facilities and medical consumables, spend up to £40m a year
* **Trainer**: writing and delivering courses on the Procurement Act that people stay awake in.</summary>

##<h>SKILLS</h>
<skills>* <skill>Category management</skill> and <skill>should-cost modelling</skill>
* <skill>Procurement Act 2023</skill> / <skill>PCR 2015</skill>
* <skill>E-tendering</skill> (<skill>Jaggaer</skill>, <skill>Atamis</skill>, <skill>In-Tend</skill>)
* <skill>NEC4</skill> and <skill>JCT</skill> contracts
* <skill>Authoring and delivering training</skill></skills>

##<h>EMPLOYMENT</h>
###<job><employer>Copperfield Vane Ltd</employer> (<start>March '18</start> - <end>Present</end>)

####<title>Lead Consultant</title> - NHS Trust in the South West

* <point>Re-let the soft facilities contract (cleaning, portering, catering) inside eleven months with no challenge.</point>
* <point>Wrote the evaluation model, moderated 14 evaluators,</point>
* <point>Working with the Trust's finance team to make the savings reporting honest.</point>

####<title>Trainer/Author</title> - Commercial Foundations Course

* <point>Developed a two-day course for non-procurement managers.  </point>
* <point>Changed the course after every run in response to the feedback forms.  </point>

####<title>Consultant</title> - Wrensford Zoo

* <point>Advised on the purchase of feed and bedding, and on one very large heat pump.</point>
</job>

###<job><employer>Tamar & Lyne Shared Services</employer> (February '12 - February '18) Permanent Role
####<title>Senior Category Manager</title> (<start>July '14</start> -<end>February '18</end>) - Estates:
* <point>Ran the reactive maintenance framework for three district councils - 22 suppliers, four lots.</point>
* <point>Turned round a roofing contract which had become badly late.</point>
</job>

####<job><title>Category Officer</title> (<start>February'12</start> - <end>June'14</end>) - Fleet and Fuel:
* <point>Fuel cards, tyres, and the replacement of 60 refuse vehicles.  </point>
* <point>Supported the introduction of e-auctions; two out of five went ahead.</point>
</job>

###<job><employer>Bosun Marine plc</employer> (<start>November '09</start> - <end>January '12</end>) Contract Role - renewed twice

####<title>Buyer</title>:  
* <point>Bought castings and pumps for the refit yard.  </point>

####<title>Stores Improvement Consultant</title>
* <point>Counted 9,000 stock lines and threw a third of them out.</point>
</job>

###<job><employer>Trelawny Supplies</employer> (<start>June '06</start> - <end>October '09</end>) Own Company
<title>Owner</title>: <point>Sold cleaning materials to holiday parks in Cornwall and learned what late payment means.</point>
</job>

###<job><employer>University of Penhallow</employer> (<start>October '03</start> - <end>May '06</end>) - <title>Purchasing Assistant</title>
</job>

###<job><employer>Royal Navy</employer> (<start>September '95</start> - <end>August '03</end>) - <title>Logistician (Supply Chain)</title> / <title>Leading Hand</title>
<point>Stores accounting in two frigates and ashore at Devonport.</point>
</job>

##<h>EDUCATION/QUALIFICATIONS</h>
* <edu><degree>MA</degree> in <field>Public Procurement</field> - <school>University of Penhallow</school> ('<start>10</start>-'<end>12</end>), part-time</edu>
* <cert><cname>MCIPS</cname></cert>
* <cert><cname>NEC4 ECC Project Manager Accreditation</cname></cert>
* <cert><cname>PRINCE2 Foundation</cname> (lapsed)</cert>
* <status>UK Driving Licence</status>

##<h>INTERESTS</h>
<other>Gig rowing, and a slow blog about [public benches](http://benches.example.org/trelawny/).</other> 
