                         <name>Mireille Gautreau-Dunphy</name>
          <place>Shediac, NB</place>  ~  <phone>506-555-0163</phone>  ~  <email>mireille.gd@example.org</email>

<summary>Full-cycle books for small family businesses, in both languages. Canadian citizen. I like a zero at the bottom of the rec.</summary>

<h>What I bring</h>

<h>Payables, receivables, closing</h>
* <point>Keep A/P (about 220 invoices a month) and A/R for a lumber yard with two branches; brought 90+ days from $74K to $21K in eighteen months</point>
* <point>Month-end in 6 working days, binder to the CPA at year end with working papers. I don't do the T2.</point>
* <point>Five bank and card recs monthly</point>

<h>Pay and government</h>
* <point>Biweekly pay run for 24 (hourly + 3 salaried), ROE Web, T4s, PD7A, WorkSafeNB; before that 9 people</point>
* <point>HST quarterly, one desk review by CRA in 2022, no adjustment</point>
* <point>Went through two WSNB audits with the owner</point>

<h>Systems</h>
* <point>QBO daily since 2020. Was on the desk when we came over from Sage 50, the CPA firm ran the conversion, I cleaned up the vendor and customer lists.</point>
* <point>Excel: pivots, XLOOKUP, a cash forecast the owner actually looks at</point>
* <point>Dext for receipts (since fall)</point>
* <point>Perpetual inventory adjustments, counts twice a year with the yard foreman</point>

<h>Where and when</h>
<job><employer>Cocagne Building Supplies / Matériaux Cocagne</employer>   <title>Bookkeeper</title>   <start>Apr. 2019</start> to <end>date</end></job>
<job><employer>Clinique dentaire du Ruisseau</employer>, <place>Dieppe</place>   <title>Bookkeeper, part-time (3 days)</title>   <start>2015</start> - <end>2019</end></job>
maternity and at home   2013 - 2015
<job><employer>Bouctouche Outboard & Ski-Doo</employer>   <title>A/P clerk</title>   <start>2010</start> - <end>2013</end></job>

<h>School</h>
<edu><school>CCNB Dieppe</school>, <degree>diploma</degree>, <field>Business Administration - Accounting</field>, <end>2010</end></edu>
<cert><issuer>CPB Canada</issuer>: <cname>Certified Professional Bookkeeper</cname> exam written <date>November</date>, result in February; already a member as student</cert>
<cert><cname>Payroll Compliance Practitioner</cname>, <issuer>National Payroll Institute</issuer>: 2 of the 4 courses passed</cert>

<h>Languages</h>
<language>French</language> (<level>mother tongue, I write it too</level>) and <language>English</language> (<level>bilingual, worked in it for 15 years</level>)

<other>Treasurer, Shediac figure skating club, 2017 to 2021. Bondable.</other>
