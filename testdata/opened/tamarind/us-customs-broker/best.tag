<name>Marisela Quintanar-Boyd</name>
<place>Laredo, Texas 78041</place>  -  <phone>956.555.0148</phone>  -  <email>mquintanarboyd@example.com</email>

<summary>LCB (individual license, issued 2017, national permit) who grew up on the bridge. Started as a
filing clerk, ended up being the one that people call at 6 pm on a Friday when a load is stuck in
secondary.</summary>

<h>WORK</h>

<job><start>Since March 2019</start>   <employer>Dos Puentes Customhouse Brokers LLC</employer>, <place>Laredo</place>
<title>Customs broker</title>
<point>Around 60 truck entries a day on my desk, type 01, 03, 06 and some TIBs, all of it transmitted
through the ABI module in CargoWise and worked in the ACE portal.</point>
<point>I do the tariff numbers for two maquila accounts (wire harnesses, stamped brackets); roughly 1,900
SKUs classified or re-classified to ten digits since 2020, 3 binding rulings requested, 2 came
back our way.</point>
<point>Wrote 41 responses to 28s and 29s; 9 protests filed, 6 approved, 1 still pending.</point>
<point>Check certs of origin from the Mexican plants - tariff shift and RVC by net cost - before anybody
claims S or S+. Found $212K in preference that had been claimed w/o support; we paid it back
through PSCs.</point>
<point>When the China and steel/aluminum tariffs hit I set up the 9903 cross-check sheet that the Laredo
writers still use.</point>
<point>I look over the entries of 4 writers before summary. They're not my direct reports.</point>
<point>Assisted our compliance officer in the 2022 C-TPAT revalidation (collected the trucking
questionnaires).</point></job>

<job>Before that, <start>Aug 2014</start> - <end>Feb 2019</end>
<employer>Tresvale Logistics Group</employer> / <place>Laredo, TX</place>
<title>Entry writer</title>, from <start>June 2017</start> <title>senior entry writer</title>
<point>Produce desk: prior notice, FDA holds and exams, APHIS permits, PPQ 203. Avocado season
included, 110 loads on the worst day.</point>
<point>Moved from the old AS/400 system onto CargoWise in 2016, I was one of three testers.</point>
<point>Dealt with transfer price adjustments for one related-party importer (assists, royalties)
under the LCB's eye.</point></job>

<job><employer>Gatewood Feed & Supply</employer> - <title>office clerk</title>, <start>2012</start>-<end>2014</end>, <place>Zapata TX</place>. <point>Invoices, phones, bilingual counter.</point></job>

<h>Paper</h>
<cert><cname>Customs Broker License</cname> (<issuer>CBP</issuer>), <date>October 2017</date>, triennial status report filed Feb 2024</cert>
<cert><cname>CCS</cname>, <issuer>NCBFAA Educational Institute</issuer>, <date>2020</date>, CE hours up to date</cert>
Drawback: <other>took a two-day class in 2023, have not filed a claim yet</other>
<edu><school>Laredo College</school>, <degree>Associate of Applied Science</degree>, <field>International Trade</field>, <end>2014</end></edu>
<edu><degree>BBA</degree> at <school>Texas A&M International</school>, evenings, 78 of 120 hours done</edu>

<h>Other</h>
<language>Spanish</language>: <level>grew up with it</level>. <language>English</language>: <level>same</level>. <status>U.S. citizen.</status>
