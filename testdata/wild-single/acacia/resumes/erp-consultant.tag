<name>Kasun Wijeratne-Moll</name>
<place>Düsseldorf</place> / <place>Colombo</place>, <email>kasun@wijeratne-moll.example.org</email>

<h>Profile</h>

<summary>ERP consultant, 9 years, finance and logistics modules. Equally at home in the customizing tree and in the warehouse with a hand scanner. Believes that the blueprint should be shorter than the go-live party.</summary>

<h>Portfolio</h>

<proj>  - <title>S/4HANA Finance rollout, wave 2</title> - <employer>Lindenhof Pharma</employer> (<end>2023</end>)
      - <point>Six countries, 1,100 users, two hypercare phases.</point>
      - <point>FI-AA and tax determination, CDS views, Fiori</point>
      - <point>Sent by Corvane Consulting GmbH (via Atlas Delivery Partners), role: Workstream Lead; four days a week at the client's site in Düsseldorf.</point>
      - <point>7 consultants on the workstream, functional lead only.</point></proj>

<proj>  - <title>Warehouse go-live Hambantota</title> - <employer>Ceylon Spice Union</employer> (<end>2020</end>)
      - <point>EWM with RF framework, 3 sites, 240 bins moved over one weekend</point>
      - <point>Role: Lead Consultant</point>
      - <point>Configuration, cut-over plan, training in Sinhala & English</point></proj>

<proj>  - <title>Plant maintenance pilot</title> - Singaporean client (<end>2019</end>)
      - <point>Remote, with one team in Chennai and one in Singapore.</point></proj>

<proj>  - <title>Depot fuel ledger</title> - <employer>Galle South Bus Cooperative</employer> (<end>2015</end>)
      - <point>Final year project. Access + barcode. Did all of it alone</point></proj>

<h>Experience</h>

<job>  Corvane roles:
  - <title>Managing Consultant, SAP FI/CO</title> - <start>04/2018</start> – <end>To Date</end>
    <employer>Corvane Consulting GmbH</employer>, <place>Düsseldorf, DE</place>.
      - <title>Managing Consultant</title> - <start>01/2023</start> – <end>To Date</end>
      - <title>Senior Consultant</title> - <start>07/2020</start> – <end>12/2022</end>
      - <title>Consultant</title> - <start>04/2018</start> – <end>06/2020</end></job>
<job>  - <title>Associate Consultant (EWM)</title> - <start>02/2016</start> – <end>03/2018</end>
    <employer>Serendib Business Systems (Pvt) Ltd</employer>, <place>Colombo, LK</place>.</job>
<job>  - <title>Visiting Lecturer</title> - <start>09/2016</start> – <end>12/2017</end>
    <employer>Kelani Institute of Management</employer>, <place>Colombo, LK</place>.</job>
<job>  - <title>Accounts Trainee</title> - <start>02/2014</start> – <end>07/2015</end>
    <employer>Perera, Silva & Co Chartered Accountants</employer>, <place>Galle, LK</place>.</job>

<h>Education</h>

<edu>  - <degree>MBA</degree> - <start>2021</start>-<end>2023</end>
      - <school>FOM Hochschule</school>
      - Overall grade - <grade>1.9</grade></edu>
<edu>  - <degree>B.Sc.</degree> <field>Accounting Information Systems</field> - <start>2011</start>-<end>2015</end>
      - <school>University of Ruhuna</school>
      - Overall GPA - <grade>3.31</grade>
      - <point>Tutor for costing in the final year, 2 evenings a week.</point></edu>
<edu>  - <school>Richmond College</school>, <place>Galle</place> - <start>1998</start>-<end>2010</end>
      - <degree>G.C.E Advanced Level</degree> - <field>Commerce</field>, <grade>2 A Passes and 1 B Pass</grade>
      - Sports - Cricket, Chess</edu>

<h>Certifications</h>

<cert>  - <cname>SAP Certified Application Associate - S/4HANA Cloud, Finance</cname> - <date>09/2022</date></cert>
<cert>  - <cname>SAP Certified Associate - EWM</cname> - Reading</cert>
<cert>  - <cname>CIMA Operational Level</cname> - <date>11/2016</date></cert>

<h>Personal</h>

<status>  - Niederlassungserlaubnis (permanent residence, DE)</status>
  - <h>In three words</h>: stubborn about reconciliation
  - <h>Languages</h>
      - <language>Sinhala</language> - <level>Native Proficiency</level>
      - <language>English</language> - <level>Full Professional Proficiency</level>
      - <language>German</language> - <level>B2</level>
      - <language>Tamil</language> - <level>Limited Working Proficiency</level>

<h>Technical Proficiency</h>

<skills>  <skill>S/4HANA FI-GL, AP, AR, AA</skill> | <skill>CO-PCA</skill> | <skill>EWM</skill> | <skill>Fiori</skill> | <skill>LTMC</skill> | <skill>ABAP debugging</skill> | <skill>Solution Manager</skill> | <skill>Jira</skill></skills>
