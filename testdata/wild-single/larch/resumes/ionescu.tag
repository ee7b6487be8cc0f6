CURRICULUM VITAE – <name>Radu Mihai IONESCU-BARBU</name>
Proposed role in the project: <headline>Key Expert 2 – Public Procurement</headline>

1.  Family name: Ionescu-Barbu
2.  First names: Radu Mihai
3.  <status>Date of birth: 2 December 1972</status>
4.  <status>Nationality: Romanian</status>
5.  <status>Civil status: Married</status>
6.  <h>Education:</h>

Institution (Date from – Date to)                          Degree(s) or Diploma(s) obtained
<edu><school>Academy of Economic Studies of Muntenia</school> (<start>1991</start> – <end>1996</end>)     <degree>BSc Economics</degree>, <field>finance and accounting</field></edu>
<edu><school>Danube Law School, Galați</school> (<start>2001</start> – <end>2005</end>)                   <degree>LLB</degree> (part-time)</edu>
<edu><school>Collège des Administrations, Strasbourg</school> (<start>09/1999</start> – <end>06/2000</end>)    <degree>Diplôme d'études européennes</degree></edu>

7.  <h>Language skills:</h> Indicate competence on a scale of 1 to 5 (1 – excellent; 5 – basic)

Language        Reading   Speaking   Writing
<language>Romanian</language>        <level>mother tongue</level>
<language>English</language>         <level>1         1          1</level>
<language>French</language>          <level>1         2          2</level>
<language>Russian</language>         <level>3         3          5</level>

8.  <h>Membership of professional bodies:</h> <other>Romanian Association of Procurement Experts (founding member)</other>
9.  <h>Other skills:</h> <skills><skill>PRAG rules</skill>; <skill>e-procurement (SEAP, ProZorro)</skill>; <skill>training of trainers</skill>; <skill>MS Project</skill></skills>
10. <h>Present position:</h> <job><title>Independent consultant</title> <start>since 2011</start></job>
11. Years within the firm: n/a (freelance)
12. <h>Key qualifications:</h>
    a) <summary>22 years in public procurement, of which 14 on donor-funded assignments in 9 countries.</summary>
    b) <summary>Author of standard tender documents in use in 2 of them.</summary>
13. <h>Specific experience in the region:</h>

Country                      Date from – Date to
<other>Moldova                      03/2013 – 11/2014; 02/2022 – to date</other>
<other>Georgia                      2016 – 2018</other>
<other>Kosovo                       05/2019 – 07/2019</other>
<other>North Macedonia              2012 (two missions)</other>

14. <h>Professional experience</h>

Date from – to | Location | Company & reference person | Position | Description
<job><start>02/2022</start> – <end>to date</end> | <place>Chișinău</place> | <employer>Consortium Eurokonzept / Altria Advisory</employer> (M. Dupuis, team leader) | <title>Key Expert 2</title> |
<point>EU-funded "Support to the Public Procurement Agency": amendments of the PP law, 14 trainings
(310 officials), mentoring of 3 contracting authorities; 210 of 330 working days done so far</point></job>
<job><start>09/2016</start> – <end>12/2018</end> | <place>Tbilisi</place> | <employer>Nordplan Development Oy</employer> | <title>Senior short-term expert</title> |
<point>Framework agreements, draft by-law, 60 w/d in 7 missions</point></job>

CV Radu Mihai Ionescu-Barbu                                                                  2/3

<job><start>05/2019</start> – <end>12/2021</end> | <place>Prishtina; home-based</place> | <employer>Altria Advisory SRL</employer> | <title>Non-key expert</title> |
<point>Red-flag indicators for a review body; two missions, then remote work because of the pandemic</point>
<point>E-learning course on abnormally low tenders (written together with a local lawyer)</point></job>
<job><start>03/2013</start> – <end>11/2014</end> | <place>Chișinău</place> | <employer>World Infrastructure Fund, Moldova roads PIU</employer> | <title>Procurement specialist</title> (full time) |
<point>11 works contracts, EUR 48 million; no complaint upheld</point></job>
<job><start>04/2003</start> – <end>12/2010</end> | <place>Bucharest</place> | <employer>National Contracting Unit</employer> | <title>Head of evaluation unit</title> (from 2007); <title>counsellor</title> (to 2007) |
<point>PHARE and ISPA tenders. Unit of 9 staff</point></job>
<job><start>01/2011</start> – <end>12/2012</end> | <place>Bucharest, Sofia, Skopje</place> | <employer>various (Pannon Consult Kft.; Brandt & Oy Partners)</employer> | <title>Short-term expert</title> |
<point>Ex ante checks, tender dossiers for waste and water projects (about 140 w/d). Assisted the team leader
in writing an inception report in Skopje.</point></job>
<job><start>1996</start> – <end>2003</end> | <place>Brăila</place> | <employer>County Council</employer> | <title>Inspector, budget department</title></job>

15. <h>Other relevant information</h> (e.g. Publications)
<pub>Ionescu-Barbu R.M., <title>"Lots of lots: dividing contracts in small markets"</title>, Procurement Review East, <end>2017</end></pub>
<pub>Co-author: <title>Handbook for evaluators</title>, Chișinău, <end>2023</end></pub>
<cert><cname>MCIPS</cname>, <date>2012</date></cert>; <cert><cname>PRINCE2 Foundation</cname>, <date>2015</date> (not renewed)</cert>

I, the undersigned, certify that the above is correct.                                         3/3
