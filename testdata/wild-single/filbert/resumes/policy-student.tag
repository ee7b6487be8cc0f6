# <name>Callum Osei-Whitford</name>
3B Co-op Student | <email>c.oseiwhitford@example.org</email> | <phone>519-555-0127</phone> | LinkedIn: Callum Osei-Whitford
## <h>Skills Summary</h>
<skills>*	Working knowledge of <skill>survey design</skill> and <skill>interviewing</skill>, built through my co-op terms and volunteering.
*	Experienced with <skill>Stata</skill> and <skill>Excel</skill>, used weekly at the Grand River Housing Office.
*	Able to write <skill>briefing notes</skill> that people read to the end.</skills>

## <h>Education</h>
### <edu><school>Wellesley-Huron University</school>
#### <degree>Bachelor of Arts</degree> Candidate | <start>September 2021</start> - <end>April 2026</end>
*	<point>Enrolled in honours <field>Political Science</field> with a minor in Economics, co-op stream.</point>
*	<point>Dean's honours list in five of six terms.</point>
*	<point>Recipient of the Huron Shore entrance scholarship.</point>
*	<point>Courses: Public Budgeting (94%), Survey Methods (91%), Local Government (88%).</point></edu>
## <h>Research Experience</h>
### <job><employer>Wellesley-Huron University</employer> Department of Political Science
#### <title>Research Assistant</title> | <start>September 2022</start> - <end>Current</end>

<point>I have helped in the Small Towns Lab (Dr. Margarethe Lindqvist) and the Voting Access Project (Dr. Emeka Strand).</point> Some responsibilities included: 
* <point>Programmed mail-out surveys in LimeSurvey and trained two newer assistants on it.</point>
*	<point>Coded 1,150 council minutes for the rural services study.</point>
*	<point>Conducted 31 phone interviews with town clerks, most of whom had opinions.</point></job>

### <h>Conference Posters</h>
<pub>Lindqvist, M., **Osei-Whitford, C.** (<end>May, 2024</end>). <title>Who answers the phone? Staffing in towns under 5,000.</title> _Presented at the Great Lakes Local Government Meeting, Sarnia, Ontario.</pub>

## <h>Work Experience</h>
### <job><employer>Ontario Ministry of Rural Connections</employer> - Service Design Office
#### <title>Junior Policy Analyst</title> | <start>January 2025</start> – <end>Present</end>
*	<point>Review applications to a $14M rural transit fund for completeness and eligibility.</point>
*	<point>Conduct jurisdictional scans; latest topic is on-demand buses.</point></job>

### <job><employer>Grand River Housing Office</employer>
#### <title>Data & Intake Assistant</title> | <start>Ma* 2024</start> – <end>August 2024</end>
*	<point>Took intake calls two days a week, cleaned the waiting list on the other three.</point>
*	<point>Found 212 duplicate files; the list went from 3,940 to 3,728.</point></job>

### <job><employer>Stonebridge & Fry</employer>
#### <title>Research Analyst Co-op</title> | <start>September 2023</start> – <end>December 2023</end>
*	<point>Executed desk research for strategic plans of two conservation authorities.</point>
*	<point>Prepared slide decks in PowerPoint for client workshops.</point></job>

### <job><employer>Elections Huron County</employer> - Returning Office
#### <title>Poll Clerk</title> | <start>October 2022</start>
*	<point>One very long day and a bit of the night after.</point></job>

##<h>Interests</h>
*	<other>I bake an acceptable rye and am banned from the family chili contest, having won it twice.</other>
*	<other>Goalie in a beer league, hiking, chess with my grandfather by mail.</other>
