<h>CURRICULUM VITAE</h>
<name>THOMAS OKONJO-REILLY</name>                         <email>tom.okonjo@example.com</email>
<headline>Senior UX Researcher (qualitative)</headline>            <phone>+44 7700 900562</phone>
<place>Leeds LS7</place>                                     <link>linkedin.com/in/tom-okonjo-example</link>

<h>PROFILE</h>
<summary>Senior UX researcher with seven years of user research in financial services and health. In-depth
interviews, moderated usability testing, ethnography and diary studies with vulnerable customers.
Strong synthesis and storytelling; trusted by product owners, risk and compliance. My work is
purely qualitative. I partner with the insight team when a survey is needed.</summary>

<h>CAREER</h>
<job><start>02/2020</start> - <end>date</end>    <employer>Northgate Mutual Bank</employer>, <place>Leeds</place>
                  <title>Senior UX Researcher</title>, Lending
                  > <point>Plan and run research for loans and arrears: about 30 studies, from kick-off to playback</point>
                  > <point>Ethnography in 12 households in financial difficulty; findings changed the wording
                    of the arrears letters and stopped an auto-chaser</point>
                  > <point>Moderated usability testing of the mortgage app with screen reader users</point>
                  > <point>Stakeholder management with risk and compliance; evidence for Consumer Duty</point>
                  > <point>Mentored two junior researchers</point>
<tech>Dovetail, UserTesting, Lookback, Miro</tech></job>
<job><start>10/2017</start> - <end>01/2020</end> <employer>Carewell Digital</employer>, <place>Bradford</place>
                  <title>User Researcher</title>
                  > <point>In-depth interviews and diary studies with carers and patients</point>
                  > <point>Introduced informed consent templates and GDPR retention rules for recordings</point></job>
<job><start>2015</start> - <end>2017</end>       <employer>Freelance</employer>
                  <title>Documentary researcher</title>
                  > <point>Found and interviewed contributors for three regional TV documentaries</point></job>

<h>EDUCATION</h>
<edu><end>2014</end>              <degree>BA (Hons)</degree> <field>Social Anthropology</field>, <school>University of Manchester</school>, <grade>First</grade></edu>

<h>KEY SKILLS</h>
<skills><skill>In-depth interviews</skill> / <skill>moderated usability testing</skill> / <skill>ethnography</skill> / <skill>diary studies</skill> /
<skill>synthesis</skill> / <skill>storytelling</skill> / <skill>stakeholder management</skill> / <skill>informed consent</skill> / <skill>GDPR</skill> / <skill>Dovetail</skill></skills>

<status>Right to work in the UK: yes (Irish and British citizen)</status>
