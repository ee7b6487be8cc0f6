CURRICULUM VITAE OF <name>NOMFUNDO PRECIOUS MABANDLA</name>

<h>1. PERSONAL DETAILS</h>
Surname            Mabandla
First names        Nomfundo Precious
<status>Date of birth      14 June 1991</status>
<status>Nationality        South African</status>
<status>Drivers licence    Code EB (own car)</status>
Home languages     <language>isiXhosa</language>, <language>English</language>, <language>Afrikaans</language> <level>(understand, speak a little)</level>
Address            <place>Mossel Bay</place>, 6506
Cell               <phone>+27 60 555 0137</phone>
E-mail             <email>nomfundo.mabandla@example.org</email>

<h>2. QUALIFICATIONS</h>
<edu>2.1  <school>CPUT</school>            <degree>N.Dip</degree> <field>Food Tech</field>             <end>2013</end></edu>
<edu>2.2  <school>CPUT</school>            <degree>BTech</degree> <field>Quality</field>  (part time, 5 of 7 modules passed, not completed)</edu>
<edu>2.3  <school>Ngwenya High</school>    <degree>Matric, exemption</degree>     <end>2009</end></edu>

<h>3. SHORT COURSES</h>
<cert>3.1  <cname>ISO 22000 / FSSC v5.1 internal auditing</cname>, <issuer>Entecom</issuer>, <date>2019</date> (v6 upgrade Feb <date>2024</date>)</cert>
<cert>3.2  <cname>HACCP level 3</cname> <date>2015</date></cert>
<cert>3.3  <cname>Cheese and yoghurt sensory panel</cname>, 2 days, attendance only, <date>2021</date></cert>

<h>4. CAREER HISTORY</h>
<job>4.1  <employer>OUTENIQUA CREAMERIES</employer>, <place>Mossel Bay</place>                     <start>2017-02</start> / <end>to date</end>
     <title>QA Team Leader</title> (from <start>2020-10</start>)
     a. <point>6 controllers over 3 shifts report to me (FAWU site), I do the roster, leave
        and first stage disciplinaries</point>
     b. <point>Release or hold UHT long life and maas after 5/7 day incubation</point>
     c. <point>Complaints: 41 per million packs in 2021, 17 last year. 5-why and fishbone
        with production, caps torque was main culprit</point>
     d. <point>Recert audit FSSC 2023: I presented PRPs and traceability, QM ran the
        audit. 0 majors 3 minors</point>
     e. <point>SYSPRO for holds and COAs. Trend charts (X-bar/R) for fat and fill
        volume in Excel</point>
     <title>QA Controller</title> (<start>2017-02</start> until <end>2020-09</end>)
     f. <point>CCP checks pasteuriser and UHT, metal detection, swabs, torque</point>
     g. <point>Trained packers in GMP, about 120 people in isiXhosa and English</point></job>
<job>4.2  <employer>GARDEN ROUTE PICKLES & SAUCES</employer>, <place>Albertinia</place>           <start>2014-03</start> / <end>2017-01</end>
     <title>Lab Analyst</title>
     a. <point>TPC, coliforms, yeast + mould, E coli on Petrifilm, pH, TA, brix, salt</point>
     b. <point>Verified balances and pH meters monthly, kept the cal register</point></job>
<job>4.3  <employer>CPUT AgriFood station</employer>, <title>in-service trainee</title>           <start>2013-01</start> / <end>2013-12</end>
     a. <point>Gerber fat, freezing pt, MilkoScan, inhibitor tests on raw milk intake</point></job>
     2014 Jan-Feb: at home, family matter

<h>5. OTHER</h>
Legislation I work with every day: R1555, R1510, R638, <other>R146 labels (now the new draft, only read it)</other>
<other>Shop floor first aider level 1. Sings in the Methodist church choir.</other>

<h>6. REFEREES</h>
<other>Mr D. Lourens, Quality Manager, Outeniqua Creameries (after interview please)</other>

                                                            CV NP Mabandla page 2/2
