                              RESUME

<name>P. KAVITHA SELVARAJ</name>                           Mobile : <phone>+91 98400 55512</phone>
12/4, 3rd Cross, Kongu Nagar                   Email  : <email>kavitha.selvaraj@example.com</email>
<place>Tiruppur</place> - 641 607

<h>Career Objective :</h>
<summary>To work in a reputed export house where my buyer handling in knits is put to full use and to grow with the organisation.</summary>

<h>Total exp : 8 yrs 4 months</h>

<h>Present Employment</h>
  <job><employer>SRI AMMAN APPARELS</employer>, <place>Tiruppur</place>      <title>Merchandiser</title> (<start>June 2020</start>) / <title>Sr. Merchandiser</title> (Apr 2022 <end>till date</end>)
  Buyers : two German discounters' import agents (baby bodies & pyjamas), one Danish organic label
  o  <point>Turnover of my accounts Rs. 31 crores in 23-24. On time shipment 96%, previous year it was 88.</point>
  o  <point>From enquiry I work out the costing myself - yarn, kniting, dyeing, CMT, trims, wastage, margin - MD signs anything below 9%.</point>
  o  <point>Grammage & consumption per size set, cross checked with the CAD room average.</point>
  o  <point>TNA for every PO, weekly PPM with production, 2 assts. report to me (one joined Jan 24).</point>
  o  <point>Lab dip / bulk swatch / strike off / size set / PP / TOP approvals. First time lab dip pass up from 54 to 78%.</point>
  o  <point>Talk with dyeing & compacting units on rate and lot delay. Saved Rs. 4.50 per kg on reactive black in 2023.</point>
  o  <point>TC applications for the Danish label (scope certificate is in the factory name, I collect the spinner & processor papers).</point>
  o  <point>Accompanied our director to Herning and Düsseldorf, Nov 2023, 6 days.</point></job>

<h>Previous Employment</h>
  <job><employer>V.K.T. KNIT FASHIONS</employer>, <place>Avinashi</place>       <title>Asst. Merchandiser</title>       <start>Feb 2016</start> to <end>Aug 2018</end>
  o  <point>Under a senior, for a Spanish chain & a UK importer. Sample follow up, trims POs, daily status mail.</point>
  o  <point>Inward checking of GSM, dia, shrinkage / spirality reports from the lab.</point></job>

  (Sep 2018 - May 2020 : marriage and child birth. Some <job><title>freelance sample follow up</title> for a <employer>Chennai buying agent</employer>, <start>2019</start>, about 5 months</job>)

<h>Educational Qualification</h>
  Course                                   Institution                          Year     %
  <edu><degree>B.Sc.</degree> <field>Costume Design & Fashion</field>           <school>Nachiar Arts College, Erode</school>          <end>2015</end>     <grade>74</grade></edu>
  <edu><degree>HSC</degree>                                      <school>Govt Girls Hr Sec School, Gobi</school>       <end>2012</end>     <grade>81</grade></edu>
  <edu><degree>PG Diploma</degree> <field>Apparel Merchandising</field>         <school>Noyyal Open Institute</school> (distance)     <end>pursuing</end>, 1 sem over</edu>

<h>Computer Skills</h>
  <skills><skill>Excel</skill> (vlookup, pivot)     : good
  <skill>FastReact</skill>                  : seen only, planning dept uses
  <skill>Datatex / in-house ERP</skill>     : daily, orders & purchase
  <skill>Photoshop</skill>                  : basic</skills>

<h>Fabrics worked</h>
  <skills><skill>S/J</skill>, <skill>lycra jersey</skill>, <skill>1x1 & 2x2 rib</skill>, <skill>interlock</skill>, <skill>french terry</skill>. <skill>Pointelle</skill> for one season.</skills>

<h>Languages known</h>   <language>Tamil</language> (<level>R W S</level>)  <language>English</language> (<level>R W S</level>)  <language>Hindi</language> (<level>speak little</level>)

<h>Personal</h>   <status>DOB 09.07.1994</status> ; <status>Married</status> ; Notice period 45 days

<other>I hereby declare that the above details are true to the best of my knowledge.</other>
Place : Tiruppur                                              (P. KAVITHA SELVARAJ)
