<title>Assistant Farm Manager: Table Grapes</title>

Company:        <employer>Bokveldskloof Farming (Pty) Ltd</employer>
Location:       <place>De Doorns, Western Cape</place>
Salary:         <pay>R22 000 - R27 000 per month CTC</pay>, depending on experience
Job type:       Permanent, full time (6 day week in harvest)
Sector:         Agriculture / Viticulture
EE/AA:          Appointments in line with our Employment Equity plan
Reference:      AGJ-50733
Closing date:   31 May 2025

ABOUT THE COMPANY
Bokveldskloof grows and packs 118 ha of export table grapes on three units in the Hex River Valley. About 65 people work here all year and 340 in season. Our sister company in Citrusdal grows <no>citrus</no>; this post has nothing to do with it. Housing is available on the farm at a nominal rent.

JOB PURPOSE
To assist the unit manager with the day to day running of a 40 ha unit and to grow into a manager's post within 3 to 4 years.

KEY PERFORMANCE AREAS
* <duty>Plan and check vineyard work: pruning, suckering, thinning, girdling</duty>
* <duty>Schedule irrigation</duty> from <must>soil moisture probes</must> and the weather station
* <duty>Oversee the spray team</duty>, incl. <must>sprayer calibration</must> and withholding periods
* <duty>Lead teams of 20 to 60 seasonal workers</duty> through their supervisors
* <duty>Keep records for audits</duty> (<must>GLOBALG.A.P.</must>, SIZA)
* <duty>Estimate the crop and report on quality with the pack house</duty>

MINIMUM REQUIREMENTS
Qualification:  <degree c="must" g="1">National Diploma in Agriculture</degree> or <degree c="must" g="1">BAgric / BSc Agric (viticulture, horticulture or pomology)</degree>. No Grade 12 only applicants please.
Experience:     <years n="1" of="table grapes">1 year on a table grape farm</years> (an internship counts)
Skills:         <must>Canopy and bunch management</must>; <must>irrigation scheduling</must>; <must>people skills</must>; <must>Excel</must>; knowledge of <must>pests and diseases (downy and powdery mildew, mealybug)</must>
Languages:      <lang c="must">Afrikaans</lang> and <lang c="must">English</lang>, to read, write and speak
Licence:        <licence c="must">Code B (08) driver's licence</licence>
Other:          <permit c="must">SA citizen or permanent resident</permit>; sober habits; fit to work outdoors

WOULD BE AN ADVANTAGE
<lang c="nice">isiXhosa</lang>; <nice>SIZA</nice> experience; a <nice>first aid</nice> certificate; <nice>pack house quality control</nice>; having worked with <nice>new cultivars such as Sweet Globe or Autumn Crisp</nice>.

PLEASE NOTE
Winemaking experience is not relevant: we have no cellar, and <no>wine tasting</no> is for after hours. <no>Tractor repairs</no> are done by our workshop. Training in our <no>farm management software</no> is given.

HOW TO APPLY
E-mail a CV of not more than 3 pages, ID copy and academic record to hr@bokveldskloof.example.org with the reference in the subject line. If you have not heard from us in 21 days please regard your application as unsuccessful. Only shortlisted candidates will be contacted. We process your data in terms of POPIA.
