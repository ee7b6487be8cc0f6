<name>INGUNN THORVIK-ADEYEMI</name>, Ph.D.

<headline>Postdoctoral Research Fellow</headline>
Centre for Coastal Systems, University of Aberdeen
<place>Main Street, Newburgh AB41 6AA, Scotland</place>
<email>i.thorvikadeyemi@example.org</email>
ORCID <link>0000-0002-0000-4417</link>

<h>RESEARCH INTERESTS</h>
<summary>benthic–pelagic coupling; kelp forest carbon; sedimentary DNA; Bayesian hierarchical models for patchy survey data</summary>

<h>APPOINTMENTS</h>
<job><start>2022</start>–		<title>Postdoctoral Research Fellow</title>, <employer>University of Aberdeen</employer> (PI: M. Strachan)</job>
<job><start>2020</start>–<end>22</end>	<title>Postdoctoral Associate</title>, <employer>Dalhousie University</employer>, <place>Halifax NS</place></job>
<job><start>2019</start>		<title>Visiting Researcher</title> (4 months), <employer>Universidad Austral de Chile</employer>, <place>Valdivia</place></job>

<h>EDUCATION</h>
<edu><end>2020</end>		<degree>Ph.D.</degree> <field>Marine Ecology</field>, <school>University of Bergen</school>
		Thesis: "Where does the kelp go? Export and burial of macroalgal
		detritus in three Norwegian fjords." Adv.: K. Sæbø</edu>
<edu><end>2015</end>		<degree>M.Sc.</degree> <field>Aquatic Biology</field>, <school>University of Ghana</school> (<grade>distinction</grade>)</edu>
<edu><end>2012</end>		<degree>B.Sc.</degree> <field>Biological Sciences</field>, <school>KNUST</school>, Kumasi</edu>

<h>GRANTS & FELLOWSHIPS</h>
<award><end>2024</end>		<employer>Leverhulme Trust</employer> <title>Early Career Fellowship</title> – shortlisted, not funded</award>
<award><end>2023</end>		<employer>MASTS</employer> <title>Small Grant</title>, £4,800 (PI)</award>
<award><end>2020</end>		<employer>Ocean Frontier Institute</employer> <title>International Postdoctoral Fellowship</title>, CAD 120,000</award>

<h>PUBLICATIONS</h> (* = student co-author; † = shared first authorship)
Peer reviewed
<pub>5.	Thorvik-Adeyemi I, *Pirie L, Strachan M (<end>2025</end>) <title>Sediment DNA overstates kelp burial in energetic sites.</title>
	<employer>Limnology and Oceanography Letters</employer>, accepted.</pub>
<pub>4.	Thorvik-Adeyemi I†, Boutilier J† (<end>2023</end>) <title>Sinking fast or slow.</title> <employer>Marine Ecology Progress Series</employer> 711: 1–17.</pub>
<pub>3.	Boutilier J, Thorvik-Adeyemi I, et al. (<end>2022</end>) <title>A detritus budget for St Margarets Bay.</title> <employer>Estuaries and Coasts</employer> 45: 2210–2226.</pub>
<pub>2.	Thorvik-Adeyemi I, Sæbø K (<end>2019</end>) <title>Fjord sills as kelp traps.</title> <employer>Journal of Marine Systems</employer> 199.</pub>

i.thorvikadeyemi — CV — p. 2

<pub>1.	Ofori P, Adeyemi I (<end>2016</end>) <title>Polychaetes of the Densu delta.</title> <employer>West African Journal of Applied Ecology</employer> 24(1).</pub>
In review
<pub>	Thorvik-Adeyemi I. <title>Partial pooling for people who dive.</title> <employer>Methods in Ecology and Evolution</employer>.</pub>

<h>TEACHING</h>
<job><start>2023</start>–<end>25</end>	<title>Lecturer (sessional)</title>, ZO3812 Marine Field Skills, <employer>Aberdeen</employer>, 38 students, 2 runs</job>
<job><start>2016</start>–<end>19</end>	<title>Teaching assistant</title>, BIO102, <employer>Bergen</employer>, in Norwegian</job>

<h>SUPERVISION</h>
<other>1 PhD (second supervisor, ongoing); 4 MSc (completed)</other>

<h>FIELD & TECHNICAL</h>
<skills><skill>R</skill>, <skill>Stan</skill>, <skill>QGIS</skill>, <skill>eDNA extraction and metabarcoding</skill>, <skill>sediment coring (gravity, multi)</skill>, <skill>ROV piloting (BlueROV2)</skill></skills>
<cert><cname>HSE Professional Scuba</cname> (<date>2022</date>)</cert>; <cert><cname>ENG1 seafarer medical</cname></cert>; <cert><cname>STCW Personal Survival Techniques</cname> (<date>2021</date>)</cert>

<h>LANGUAGES</h>
<language>English</language> (<level>native</level>), <language>Twi</language> (<level>native</level>), <language>Norwegian</language> (<level>fluent</level>), <language>Spanish</language> (<level>enough for a ship</level>)

<h>SERVICE</h>
<vol><title>Reviewer</title> for <employer>MEPS, L&O, Botanica Marina</employer></vol>
<vol><title>Athena SWAN committee member</title>, <start>2023</start>–</vol>
