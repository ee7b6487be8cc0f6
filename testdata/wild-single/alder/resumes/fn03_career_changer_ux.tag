                              <name>Yusra Haddadin</name>
       <email>yusra@example.net</email> | portfolio: <link>yusra-haddadin.example.net</link> | <place>Leeds LS6</place> | <phone>07700 900 233</phone>

                     <headline>pharmacist → user researcher</headline>

<summary>Eight years behind a counter taught me to ask one question and wait. I now do that for a living, or want to: I have finished a conversion course, run two unpaid studies and one paid one, and I am looking for a first permanent research job.</summary>

<h>RESEARCH SKILLS, AND WHERE THEY COME FROM</h>

<h>Interviewing.</h> <point>Roughly 11,000 medication consultations, of which about 400 were formal Medicines Use Reviews with notes. For the repeat-prescription study: 14 semi-structured interviews, remote.</point>

<h>Synthesis.</h> <point>Affinity mapping in Miro; three personas thrown away and replaced with a service map because the personas were not true.</point>

<h>Usability testing.</h> <point>9 moderated sessions for a charity's donation form (2 rounds; drop-off at the address field down from 4 in 5 to 1 in 4 people).</point>

<h>Numbers.</h> <point>Survey of 212 carers, cross-tabs in Excel and a bit of R. No A/B testing yet.</point>

<h>Ethics and consent.</h> <point>Information governance lead for one branch. I know what a Caldicott Guardian is without looking it up.</point>

<h>PROJECTS</h>
<proj><title>Repeat prescriptions without the app</title>, <employer>for a GP federation</employer>, paid, 12 days, <end>spring 2024</end></proj>
<proj><title>Give in four taps</title>, <employer>Harehills Food Share</employer>, unpaid, <end>2023</end></proj>
<proj><title>Carers' night survey</title>, course project with two classmates, <end>2023</end></proj>

<h>EMPLOYMENT IN BRIEF</h>
<job><title>Pharmacist manager</title>, <employer>Oakwell Pharmacy</employer>, <place>Leeds</place> · <start>2019</start> – <end>2023</end></job>
<job><title>Relief pharmacist</title>, <employer>various, through Locumwise</employer> · <start>2016</start> – <end>2019</end>, and odd Saturdays still</job>
<job><title>Pre-registration trainee</title>, <employer>Aire Valley Hospitals</employer> · <start>2015</start> – <end>16</end></job>

<h>STUDY</h>
<edu><degree>PgCert</degree> <field>User-Centred Design</field>, <school>Leeds Trinity University</school>, <end>2024</end>, <grade>merit</grade></edu>
<edu><degree>MPharm</degree>, <school>University of Bradford</school>, <end>2015</end>, <grade>2:1</grade></edu>
<cert><issuer>GPhC</issuer> <cname>registered pharmacist</cname>, still paying the fee</cert>

<h>KIT</h>
<skills><skill>Figma</skill> (to comment and mock up, not to ship), <skill>Miro</skill>, <skill>Dovetail</skill>, <skill>Lookback</skill>, <skill>Optimal Workshop</skill>, <skill>R (bit of)</skill></skills>

<h>TONGUES</h>
<language>Arabic</language> (<level>first</level>), <language>English</language> (<level>also first, by now</level>), <language>Urdu</language> (<level>counter level</level>)
