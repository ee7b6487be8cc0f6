#+TITLE: Resume of <name>Lorraine Okabe-Fisk</name>
#+OPTIONS: toc:nil num:nil author:nil timestamp:nil

<place>2208 Alder Ct. NE, Apt 14 Salem OR 97301</place> | <phone>503.555.0117</phone> |
<email>lokabefisk@mail.example.com</email>

* <h>Overview</h>

<summary> - 14 yrs hospital and retail pharmacy, mostly nights and mostly alone
   with the robot: stock-outs, STAT orders, and knowing when to
   wake the pharmacist (6 yrs in a 380-bed house).  PTCE passed
   first time.
 - Sterile room trained; trainer for 11 new techs since 2016.
</summary>
* <h>Experience</h>

<job>*<title>Lead Pharmacy Technician</title>* -- <employer>St. Brannoc Medical Center</employer>,
<place>Salem OR</place> <start>3/2016</start>-<end>Pres</end>

 - <point>IV room lead on nights: TPN and chemo prep under USP 797/800;
   Pyxis fills; beyond-use dating; crash cart exchange; second-level
   support for floor nurses.</point>
</job>
<job>*<title>Inventory Technician</title>* -- <employer>Willamette Infusion Partners</employer>,
<place>Keizer OR</place> <start>1/2015</start>-<end>3/2016</end>

 - <point>Ordering and recalls for home infusion: cycle counts, wholesaler
   returns, cold chain logs; misc. phones (paid by WIP's
   delivery arm for the first 3 months)</point>
</job>
<job>*<title>Pharmacy Technician I / II</title>* -- <employer>Corbel Drug, Inc</employer>, <place>Eugene OR</place>
<start>8/2011</start>-<end>12/2014</end>

 - <point>Counter and drive-through: data entry, third-party rejects,
   blister packs for four care homes.  Trained in immunization
   scheduling, not in giving shots.</point>
</job>
<job>*<title>Pharmacy Clerk</title>* -- <employer>Corbel Drug, Inc</employer>, <place>Springfield OR</place>
   <start>6/2009</start>-<end>8/2011</end>

 - <point>Register, will-call shelves, returns to stock.  Opened the
   store on Sundays.</point>
</job>
<job>*<title>Kennel Assistant</title>* -- <employer>Lane County Animal Shelter</employer>, <place>Eugene OR</place>
<start>5/2008</start>-<end>5/2009</end>

 - <point>Fed, walked and medicated up to 40 dogs. [County temp
   position]</point>
</job>
* <h>Miscellaneous</h>

 - Education: <edu><degree>AAS</degree>, <field>Pharmacy Technology</field>, <school>Chemawa Community College</school>,
   <end>2011</end>;</edu> <edu><school>CCC</school> Continuing Ed courses in <field>Spanish for health workers</field>.</edu>
 - Certifications: <cert><cname>CPhT</cname> <date>2011</date>;</cert> <cert><cname>CSPT</cname> <date>2018</date>;</cert> <cert><cname>BLS</cname> <date>2024</date></cert>
