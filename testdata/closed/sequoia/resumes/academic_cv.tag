                       CURRICULUM VITAE

                   <name>Philippa Nwachukwu-Straub</name>, <headline>Historian of medicine</headline>

Office: <place>Room 3.17, Old Infirmary Building, Aberystwyth</place>      <email>p.straub@example.org</email>
ORCID: <link>orcid.org/0000-0000-0000-0000</link>                     Last revised: January 2024


<h>APPOINTMENTS</h>

<job><title>Lecturer in the History of Medicine</title> (fixed term, 0.8 FTE), <employer>Ceredigion University</employer>, <start>2021</start>–</job>
<job><title>Wardlaw Postdoctoral Fellow</title>, <employer>Institute for Colonial Archives</employer>, <place>Leiden</place>, <start>2018</start>–<end>21</end></job>
<job><title>Teaching Assistant</title>, <employer>University of East Lothian</employer>, <start>2014</start>–<end>2017</end></job>
[career break 2017–18, parental leave]

<h>EDUCATION</h>

<edu><degree>PhD</degree>, <field>History</field>, <school>University of East Lothian</school>, <end>2017</end>. <point>Thesis: "Fever and Ledger: Quarantine
      Accounting at Calabar, 1885–1914". Supervisors: M. Dunphail, A. Eze.</point></edu>
<edu><degree>MSc</degree> (<grade>distinction</grade>), <field>Social Anthropology</field>, same university, <end>2013</end></edu>
<edu><degree>BA Hons</degree>, <field>History and German</field>, <school>Ceredigion University</school>, <end>2011</end>, <grade>upper second</grade></edu>

<h>PUBLICATIONS</h>

Books
   <pub><title>The Price of Fever</title>. <employer>Saltmarsh University Press</employer>, <end>2022</end>. xii + 268 pp.</pub>
   The Nurse's Notebook (under contract, manuscript due autumn 2025)

Peer-reviewed articles
   1. <pub>"<title>Who Paid for the Lazaretto?</title>", <employer>Journal of Port Histories</employer> 14:2 (<end>2020</end>), 88–119.</pub>
   2. <pub>"<title>Counting Beds in Old Calabar</title>", <employer>West African Medical Past</employer> 7 (<end>2019</end>), 1–24.
      With T. Asuquo (equal authors).</pub>

Reviews: nine, list available.

<h>GRANTS AND PRIZES</h>

<award><end>2023</end>   <title>Small Research Grant</title>, <employer>Cambrian Academy</employer>, £9,400 (co-investigator)</award>
<award><end>2018</end>   <title>Pryce Prize for the best dissertation</title>, <employer>Society for Maritime Health</employer>, runner-up</award>

<h>TEACHING</h>

Convenor: Plague to Pandemic (yr 2, 64 students); Reading Secretary Hand (MA, 8).
Guest lectures: Leiden, Basel, Ibadan (online).
PhD supervision: one, as second supervisor.

<h>SERVICE</h>

<vol><title>Reviews editor</title>, <employer>Journal of Port Histories</employer>, <start>2022</start>–<end>present</end></vol>
<vol><title>Branch secretary</title>, <employer>Junior Scholars' Network</employer>, <start>2015</start>–<end>16</end></vol>

<h>QUALIFICATIONS & LANGUAGES</h>

<cert><cname>Fellow of the Higher Education Academy</cname> (<date>2022</date>)</cert>
<language>English</language> (<level>native</level>), <language>German</language> (<level>near-native</level>), <language>Dutch</language> (<level>reading</level>), <language>Efik</language> (<level>elementary</level>)
<skills>Palaeography: <skill>English secretary hand</skill>, <skill>Kurrent</skill>. Digital: <skill>Transkribus</skill>, <skill>Zotero</skill>, some <skill>QGIS</skill></skills>

<h>REFEREES</h>

<other>Prof. M. Dunphail (East Lothian); Dr J. van Wierden (Leiden).</other>
