<name>Elin Å. Nilsson</name>, <headline>Associate Professor (docent) of Marine Ecology</headline>
Last updated February 2025. <email>elin.nilsson@example.org</email>. <status>Swedish citizen</status>, <status>born 1979-08-30</status>, <status>two children (2011, 2014)</status>

<h>A. Degrees</h>
<edu><degree>Docent</degree>, <field>Ecology</field>, <school>Klarälven University</school>, <end>Dec 2018</end></edu>
<edu><degree>PhD</degree>, <field>Marine Ecology</field>, <school>University of Gothenburg</school>, <end>23 Nov 2009</end>. Thesis: "Grazers on the edge: isopods in Baltic Fucus belts". Supervisor: Prof. emer. S. Hallberg</edu>
<edu><degree>MSc</degree> <field>Biology</field>, <school>Stockholm University</school>, <end>2004</end></edu>

<h>B. Present position</h>
<job><title>Associate professor</title> (universitetslektor), permanent, <employer>Dept. of Environmental Science, Klarälven University</employer>, <start>2015-08-01</start> – . Research 40 %, teaching 50 %, admin 10 %</job>

<h>C. Previous positions and periods of research abroad</h>
<job><start>2013-01</start>–<end>2015-07</end> <title>Assistant professor</title> (forskarassistent), same dept.</job>
<job><start>2010-03</start>–<end>2012-12</end> <title>Postdoc</title>, <employer>Tvärminne Coast Laboratory</employer>, <place>Hanko, Finland</place></job>
<job><start>2004-09</start>–<end>2005-03</end> <title>Field assistant</title>, <employer>Skagen Sea Watch</employer>, <place>DK</place></job>

<h>D. Deductible time</h>
<other>Parental leave 100 %: 2011-04 to 2011-12; 2014-05 to 2015-01 (total 17 months)</other>

<h>E. Supervision</h>
<other>Main supervisor: J. Pettersson (PhD 2021), A. Rahmani (PhD expected 2026)</other>
<other>Postdocs hosted: M. Ferreira Lopes (2022–2024, Marie Curie), now at a consultancy in Porto</other>
<other>Co-supervisor: two licentiate degrees. MSc theses: 11</other>

<h>F. Grants as PI (SEK)</h>
<award><start>2021</start>–<end>2025</end> <title>Swedish Research Council, "Invisible herbivory"</title>, 3.4 M</award>
<award><start>2016</start>–<end>2019</end> <title>Formas, young researcher</title>, 2.9 M</award>
<award><start>2013</start>–<end>2014</end> <title>Walfrid Holm Foundation, start-up</title>, 0.35 M</award>
as co-applicant: <award><title>BONUS, "Kelp-less"</title>, <start>2017</start>–<end>2020</end>, 0.6 M of 7.1 M</award>

<h>G. Commissions of trust</h>
<vol><title>Subject editor</title>, <employer>Littoral Ecology Letters</employer>, <start>2019</start>–</vol>
<vol><title>Faculty opponent</title>, <employer>Åbo</employer> <end>2022</end></vol>
<vol><title>Deputy head of department</title>, 20 %, <start>2020-01</start>–<end>2021-12</end>, <point>responsible for first-cycle education, no budget</point></vol>
<vol><title>Member of the board</title>, <employer>Gullmar Field Station Users' Group</employer>, <start>2017</start>–</vol>
<vol><title>Reviewer</title> for about 15 journals and three national research councils</vol>
<vol><title>Grading committee member</title> × 5</vol>

<h>H. Teaching</h>
<other>Course leader: Marine Biodiversity 15 hp (2014–), Scientific Diving 7.5 hp (2019–)</other>
<other>About 1 900 hours in total, of which 400 as course leader; language of instruction Swedish and English</other>
<other>Developed the online module "Read a shore in one tide" with two colleagues</other>
<edu>Pedagogical training: <degree>15 hp</degree>, <school>Klarälven University</school>, <end>2014</end></edu>

<h>I. Publications, five selected out of 37 peer-reviewed</h>
<pub>1. Nilsson EÅ*, Rahmani A (<end>2024</end>)
   <title>What eats the night shift? Nocturnal grazing in eelgrass</title>. Littoral Ecology Letters 9:1–12</pub>
<pub>2. Pettersson J, Nilsson EÅ (<end>2020</end>) <title>Cages lie</title>. Marine Methods 4:77–83</pub>
<pub>3. Nilsson EÅ (<end>2016</end>) <title>Isopod boom and bust</title>. Baltic Letters 22:5–19</pub>
<pub>4. Nilsson E, Hallberg S (<end>2009</end>) <title>Edge effects revisited</title>. Mar Belt 3:200–211</pub>
<pub>5. Nilsson EÅ et al. (in review) <title>Warm winters, hungry springs</title></pub>

Popular science: <pub>"<title>Who ate my seaweed?</title>", Forskning & Kust no. 2, <end>2018</end></pub>; some twenty school visits

<h>J. Invited talks</h>
<other>Kiel 2023, Roscoff 2019 (keynote), Gdynia 2017</other>

<h>K. Other</h>
<cert><cname>European Scientific Diver</cname>, <date>2010</date></cert>; <cert><cname>boat skipper certificate (förarintyg)</cname></cert>. <language>Swedish</language> (<level>native</level>), <language>English</language> (<level>fluent</level>), <language>Finnish</language> (<level>beginner</level>), <language>Danish</language> (<level>understands</level>). <skills><skill>R</skill>, <skill>PRIMER</skill>, <skill>stable isotopes</skill>, <skill>mesocosm design</skill></skills>
