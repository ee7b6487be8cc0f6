<name>Thaís Bragança Nogueira</name>
<status>Brazilian</status>, <status>married</status>, <status>36 years old</status>
<place>Joinville – SC – Brazil</place>
<phone>+55 47 90000-0162</phone> (WhatsApp)
<email>thais.bnogueira@example.com</email>

<h>Objective</h>
<headline>Quality Coordinator / Supplier Quality Engineer</headline>

<h>Academic Background</h>
<edu><start>2017</start>
– <end>2018</end>
<degree>Specialization (lato sensu, 360 h)</degree> in <field>Production Management</field>,
<school>PUC-PR</school>, Curitiba.</edu>
<edu><start>2007</start>
– <end>2012</end>
<degree>Bachelor</degree> in <field>Materials Engineering</field>, <school>UDESC</school>, Joinville.
Sandwich year at <school>TU Bergakademie Freiberg</school>, Germany.</edu>

<h>Professional Experience</h>
<job><start>Feb/2020</start>
– <end>current</end>
<title>Senior Quality Analyst</title>, <employer>Metalúrgica Serrabranca S/A</employer>, <place>Joinville</place>.
Company of compressors, 3.200 employees.
Main activities:
◦ <point>Responsible for 38 suppliers of castings and stampings (Brazil, India,
China);</point>
◦ <point>Reduction of 46% in line-stop PPM between 2020 and 2023;</point>
◦ <point>PPAP approval, VDA 6.3 audits (as co-auditor), 8D.</point></job>
<job><start>Mar/2015</start>
– <end>Jan/2020</end>
<title>Quality Analyst Jr./Pl.</title>, <employer>Fundição Itapocu Ltda.</employer>, <place>Jaraguá do Sul</place>.
Results obtained:
◦ <point>Scrap from 7,1% to 4,8% in gray iron line through DOE on sand
moisture;</point>
◦ <point>Implantation of the document control for IATF 16949.</point></job>
<job><start>Jul/2013</start>
– <end>Feb/2015</end>
<title>Trainee</title>, <employer>Fundição Itapocu Ltda.</employer></job>
<job><start>2011</start>
<title>Intern (6 months)</title>, <employer>Hüttenlabor Sachsen GmbH</employer>, <place>Freiberg</place>.
◦ <point>Metallography, hardness, spectrometry.</point></job>

1/2

<h>Courses</h>
<cert><date>2023</date>
<cname>Green Belt Lean Six Sigma</cname>, <issuer>SENAI</issuer>, 80 h</cert>
<cert><date>2021</date>
<cname>VDA 6.3 Process Auditor</cname>, <issuer>IQA</issuer>, 24 h (exam pending)</cert>
<cert><date>2016</date>
<cname>Internal Auditor ISO 9001:2015</cname>, <issuer>Bureau Veritas</issuer></cert>

<h>Languages</h>
<language>Portuguese</language>
<level>Native</level>
<language>English</language>
<level>Advanced (TOEIC 890, 2022)</level>
<language>German</language>
<level>Intermediate</level>

<h>Informatics</h>
<skills>Advanced
<skill>Excel</skill>, <skill>Minitab</skill>
Basic
<skill>SAP QM</skill>, <skill>SolidWorks</skill></skills>

<h>Additional Information</h>
<status>Driver's license category B.</status> <status>Availability for travel and change of city.</status>
<vol><start>2019</start>
– <end>2022</end>
<title>Volunteer mathematics teacher</title>, <employer>Cursinho Popular do Itaum</employer></vol>
<other>Salary expectation: to be agreed.</other>

2/2
