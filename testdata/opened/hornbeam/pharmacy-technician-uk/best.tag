<name>Bronwen Haddow</name>                                                       <status>GPhC reg. no. 5099917</status>
<place>14 Tannery Row, Shipley BD18</place>
<phone>07700 900318</phone>    <email>b.haddow@example.org</email>

<h>ABOUT:</h>  <summary>Hospital technician, five yrs on the register, most of that on
        the wards. I like DHx's, tidy CD cupboards and elderly patients with a
        carrier bag of boxes.</summary>

<h>NOW:</h>    <job><start>Sept 2021</start> -   <title>Rotational Pharmacy Technician (B4)</title>,
                       <employer>Calderbrook Infirmary</employer>, <place>Halifax</place>.
                       <point>Ward days (3 a week, gen med + ortho):
                       DHx from SCR, GP surgery and pt's own meds, 8-10 a day,
                       discrepancies to the ward pharmacist.</point> <point>POD checks,
                       one-stop supplies, TTOs.</point> <point>Warfarin and DOAC talks, inhaler
                       technique, blister pack assessments.</point> <point>Dispensary:
                       final check 2 half-days a wk, error rate 0.02% over my last
                       12 mths.</point> <point>One of three techs buddying the PTPTs; I sign off
                       logs as witness, not as assessor.</point> <point>ePMA went live May 23,
                       I was super user for 2 of the 9 wards.</point> <point>Did the missed doses
                       audit w/ the MSO, ortho went from 11% to 6%.</point></job>

<h>BEFORE:</h> <job><start>Jan 2020</start> -
        <end>Aug 2021</end>       <title>Pharmacy Technician</title>, <employer>Murgatroyd's Chemist</employer>, <place>Bingley</place>
                       (community, 9000 items/mth). <point>Dispensing, CD register and
                       running balance, methadone supervised w/ pharmacist.</point>
                       <point>Trays for 2 care homes.</point> <point>Put in orders on Alliance + AAH.</point></job>
        <job><start>2017</start> - <end>Dec 2019</end> <title>Dispenser</title>, then <title>pre-reg trainee technician</title>, same shop.</job>

<h>PAPERS:</h> <cert><date>2022</date>  <cname>ACPT</cname> (<issuer>HEE North</issuer>), reaccredited <date>Oct 24</date></cert>
        <edu><end>2019</end>  <degree>BTEC L3</degree> <field>Pharmaceutical Science</field> + <degree>NVQ3</degree> <field>Pharmacy Services</field>,
              <school>Aire Valley College</school></edu>
        <cert>Medicines Mgmt accreditation: <cname>Medicines Optimisation programme</cname>, 7 of 10 units done</cert>
        <edu><end>2016</end>  <degree>A levels</degree> <field>Biology (C), Psychology (B)</field>,
              <school>Beckfoot Sixth Form</school></edu>

<h>OTHER:</h>  Systems <skills><skill>JAC</skill>, <skill>SystmOne</skill> (read only), <skill>EMIS</skill> via SCR, <skill>PharmOutcomes</skill></skills>.
        <status>British citizen</status>. <status>Full licence, own car</status>. <status>Enhanced DBS on update service</status>.
        <other>Sunday league netball, badly.</other>
