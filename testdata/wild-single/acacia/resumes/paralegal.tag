## <name>Colette Baptiste-Nowak</name>
<place>Lafayette, LA</place> • <phone>(337)-555-0164</phone> • <email>colette.bn@example.net</email> • [<link>people.example.net/colettebn</link>](https://people.example.net/colettebn)

---

### <h>Summary</h>
<summary>Litigation paralegal with a mix of plaintiff work (maritime injury), defense (insurance) and one election season at the clerk of court. Calm in discovery. Looking for in-house work where somebody reads the contract before it is signed.</summary>

### <h>Work Experience</h>

<job>**<title>Senior Litigation Paralegal, Maritime</title>** | <employer>Thibaut Guidry & Associates</employer> | <place>Lafayette, LA</place> | *<start>May 2020</start> – <end>Present</end>*
* <point>Run 45 open Jones Act and LHWCA files from intake to pretrial order; draft petitions, discovery responses and settlement packets for attorney review.</point>
* <point>Organized production of 210,000 pages in Relativity with two contract reviewers.</point>
* <point>Second chair (not at counsel table) in four trials, three verdicts for our client.</point></job>

<job>**<title>Paralegal II / Claims Liaison</title>** | <employer>Southern Delta Indemnity</employer> | <place>Baton Rouge, LA</place> | *<start>January 2017</start> – <end>April 2020</end>*
* <point>Coordinated outside counsel in 6 parishes, budgets and status reports</point>
* <point>Drafted reservation of rights letters.</point>
* <point>Built the matter numbering nobody dared to change since 1998.</point></job>

<job>**<title>Deputy Clerk</title> (temporary, election season)** | <employer>Clerk of Court, St. Martin Parish</employer> | <place>St. Martinville, LA</place> | *<start>Aug 2016</start> – <end>December 2016</end>*
* <point>Qualified candidates, proofed ballots, trained 60 commissioners.</point></job>

<job>**<title>Legal Secretary</title>** | <employer>Law Office of Remy J. Fontenot</employer> | <place>Breaux Bridge, LA</place> | *<start>2012</start> – <end>2016</end>*
* <point>Successions, notarial acts, phones; typed from dictation at 80 wpm.</point></job>

### <h>Education</h>

<edu>**<school>University of Louisiana at Lafayette</school>** | <place>Lafayette,LA</place> | *Completed: <end>May 2016</end>*
* <degree>Bachelor of Arts</degree> in <field>Political Science</field>
* Minor in <field>French</field>
* GPA: <grade>3.5</grade></edu>

<edu>**<school>South Louisiana Community College</school>** | *Completed: <end>December 2011</end>*
* <degree>Associate</degree> of <field>General Studies</field></edu>

### <h>Skills</h>

<skills>* **<group>Discovery</group>:** <skill>Relativity</skill>, <skill>privilege logs</skill>, <skill>deposition summaries</skill>, <skill>Bates numbering</skill>
* **<group>Filing</group>:** <skill>CM/ECF</skill>, <skill>Clerk Connect</skill>, <skill>Louisiana Code of Civil Procedure deadlines</skill>
* **<group>Office</group>:** <skill>Clio</skill>, <skill>TrialPad</skill>, <skill>Word (styles, TOA)</skill></skills>

### <h>Certifications</h>
* <cert><cname>NALA Certified Paralegal (CP)</cname>, <date>2018</date></cert>
* <cert><cname>Louisiana Notary Public</cname> (exam passed 1 of 2, In Progress)</cert>

### <h>Languages</h>
<language>English</language>, <language>Louisiana French</language> (<level>heritage speaker</level>)
