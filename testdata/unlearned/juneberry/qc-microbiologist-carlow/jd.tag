<title>QC Microbiologist</title> (12-month contract, with view to permanent)
<place>Co. Carlow</place>  |  Contact: Aoife at <employer>Slaney Scientific Recruitment</employer>

Our client, a sterile fill-finish site for vaccines and monoclonals, is adding to its Quality Control Microbiology group as a second filling line comes out of qualification. 38 hours, days for the first three months and then a 2-cycle shift (early / late, Mon–Fri, 20% premium). <pay>€52,000–€58,000</pay> DOE, plus pension, healthcare for the family and a canteen that people actually praise.

Day to day

You will carry out <duty>environmental monitoring of Grade A to D cleanrooms</duty>, both viable and non-viable, and trend the results. On the bench you'll do <duty>bioburden and endotoxin testing of in-process and finished product</duty> and <duty>sterility testing in an isolator</duty>. You'll <duty>read plates and identify isolates</duty>, <duty>write up deviations and OOS investigations</duty> and <duty>review data of your colleagues</duty>. There will be some <duty>support of media fills</duty>, and you'll stand in front of an inspector now and then (HPRA and FDA are both regulars).

Requirements

–  <degree c="must">Degree (Level 8) in Microbiology, Biotechnology or a related science</degree>
–  <years n="3" of="GMP microbiology laboratory">3 years or more in a GMP microbiology lab</years> in pharma or biopharma
–  Sound <must>aseptic technique</must> and current <must>Grade A gowning</must> qualification, or one you held recently
–  <must>Environmental monitoring</must>
–  <must>Endotoxin testing</must> (kinetic LAL) and <must>bioburden</must>
–  Good knowledge of <must>EU GMP Annex 1</must> as revised
–  <must>Deviation investigation</must> and <must>CAPA</must>
–  <must>Data integrity</must>: you know what ALCOA+ means and you live it
–  Experience with a LIMS, be it <must g="1">LabWare</must> or <must g="1">STARLIMS</must>

An advantage, not essential: <nice>sterility testing</nice> in an isolator; <nice>MALDI-TOF</nice> or another ID system; <nice>method validation</nice>; <nice>TrackWise</nice>.

Please note: chemistry (<no>HPLC</no>, <no>dissolution</no>) is a separate group on the same corridor and there's no crossover. The client is looking into <no>rapid microbiological methods</no> for 2027 and will train people in this when it comes.

You need to have the <permit>right to work in Ireland</permit> (Stamp 1G or 4 is fine, no permits on this one I'm afraid). Relocation isn't covered. 

If this sounds like you send your CV in Word, not PDF, to aoife@slaneyscientific.example.com and I'll ring you before it goes anywhere. If you're not for moving but know somebody who is there's a €300 voucher in it for you.
