<name>Siobhán Ní Dhálaigh</name> BSc MSc MISCP
<headline>Clinical Specialist Physiotherapist (Pulmonary Rehab) & Practice Tutor</headline>
CORU Reg. <status>PT0xxx27</status>, <place>Galway</place>, <phone>087 555 0143</phone>, <email>siobhan.nd@example.org</email>

<h>EMPLOYMENT TO DATE</h>

<job><title>Clinical Specialist Physiotherapist, Respiratory Integrated Care</title>
<employer>HSE Community Healthcare West</employer>
<start>Nov. '21</start> - <end>to date</end>
<point>Set up the hub's pulmonary rehab: 6 blocks a year, venue and online, 71% completion in 2023.</point>
<point>Two staff grades and a half-time assistant report to the physio manager, I do their clinical supervision.</point>
<point>Oxygen assessment clinic, Thursdays, with the ANP.</point></job>

<job><title>Practice Tutor</title> (0.3 WTE, alongside the above)
<employer>University of Iar-Chonnacht, Discipline of Physiotherapy</employer>
<start>Sept. '22</start> - <end>to date</end>
<point>Supervises 16 final-year students on placement across five sites.</point></job>

<job><title>Senior Physiotherapist, Respiratory/ICU</title>
<employer>Corrib University Hospital</employer>
<start>Feb. '15</start> - <end>Nov. '21</end>
<point>On-call rota 1:9; weekend lead.</point>
<point>Proning team, March-June 2020.</point></job>

<job><title>Staff Grade Physiotherapist</title> (rotational)
<employer>Corrib University Hospital</employer>
<start>Aug. '11</start> - <end>Feb. '15</end></job>

<job><title>Basic Grade Physiotherapist</title>
<employer>Perth Southern Private, Western Australia</employer>
<start>Sept. '09</start> - <end>May '11</end></job>

<h>EDUCATION</h>

<edu><degree>MSc</degree> <field>Advanced Physiotherapy Studies (Cardiorespiratory)</field>
<school>University of Limerick</school>, <end>2018</end>, <grade>1.1</grade></edu>
<edu><degree>BSc</degree> <field>Physiotherapy</field>
<school>Trinity College Dublin</school>, <end>2009</end>, <grade>2.1</grade></edu>

<h>SHORT COURSES</h>
<cert><cname>Acapella, NIV and Cough Assist study day</cname>, <date>2022</date></cert>
<cert><cname>Spirometry, ARTP Foundation</cname>, <date>2021</date></cert>
<cert><cname>Children First</cname>, <issuer>HSELanD</issuer>, <date>2023</date></cert>

<h>RESEARCH OUTPUT</h>
<pub><title>Remote v. centre-based pulmonary rehabilitation in a rural Irish population: a service evaluation.</title> <employer>Physiotherapy Practice and Research</employer>, <end>2024</end> (accepted).</pub>
<pub>Platform talk, <employer>ISCP Conference</employer> <end>2022</end>: <title>"The broadband problem"</title>.</pub>
<pub>MSc thesis: <title>Inspiratory muscle training in bronchiectasis, pilot RCT (n=24)</title>.</pub>

<h>COMMITTEES</h>
<vol><title>Treasurer</title>, <employer>Chartered Physiotherapists in Respiratory Care</employer>, <start>2020</start>-<end>2023</end></vol>

<h>TEANGACHA / LANGUAGES</h>
<language>Gaeilge</language> (<level>líofa, native</level>), <language>English</language> (<level>native</level>), <language>French</language> (<level>Leaving Cert.</level>)

<h>OTHER</h>
<other>Full clean driving licence. Garda vetted. Sean-nós singer, county medal 2016.</other>
