<name>Mireille Castonguay-Boyd</name>
<place>Hawkesbury, Ontario</place>                                                   <phone>613-555-0148</phone>
                                                            <email>mireille.cb@example.com</email>

<summary>I run things people sign up for. Franco-Ontarian, raised in L'Orignal; French is my mother tongue and I work in both languages every day.</summary>

<job><title>Community Programs Lead</title>, <employer>Maison Lower Ottawa Community Association</employer> (<start>spring 2020</start> till <end>today</end>)
   o  <point>about 60 courses a season, from chair yoga to babysitter training; I set the calendar, the fees and the cost recovery target ($240K a year in my lines, 4% better than plan in 2024)</point>
   o  <point>17 part-time instructors and, in July-August, 8 day-camp leaders: I interview, do the schedules, sit in on classes, do the year-end reviews</point>
   o  <point>moved sign-up from paper to Amilia in 2021; three of us did it, I was the one who built the course catalogue and trained front desk</point>
   o  <point>wrote the emergency and allergy procedures for camps with our insurer, incident reports go through me</point>
   o  <point>New Horizons for Seniors: wrote one ask ($22,500, approved 2023), co-wrote another (refused)</point>
   o  <point>the bilingual fall and winter brochure, texts both ways, no translator</point></job>

<job><title>Activity coordinator</title>, <employer>Résidence Au Fil de l'Eau</employer>, <place>Rockland</place>. <start>2017</start> - <end>2020</end>. <point>84 residents, mostly francophone. Weekly program, outings, 30-odd volunteers to recruit and roster. Gentle exercise sessions myself, after a weekend course with a physio (not a fitness leader certification).</point></job>

<job><title>Animatrice</title>, then <title>head counsellor</title>: <employer>Camp Pointe-aux-Chênes</employer>, summers <start>2013</start> to <end>2016</end>. <point>Last two summers in charge of a unit of 5 counsellors.</point></job>

<h>School</h>
<edu><school>La Cité, Ottawa</school> - <degree>diploma</degree>, <field>Gestion des loisirs et des sports</field> - <end>2017</end></edu>

<h>Papers</h>
<cert><cname>Standard First Aid/CPR-C</cname> (Red Cross, <date>March 2024</date>)</cert>; <cert><cname>HIGH FIVE PHCD</cname></cert>; <cert><cname>Smart Serve</cname></cert>; <status>G licence, own car</status>; VSC from my current job, dated 2022, will redo

<h>Computer</h>
<skills><skill>Amilia</skill>, <skill>Excel</skill> (budgets), <skill>Canva</skill> a little, <skill>SharePoint</skill></skills>

<h>Languages/langues</h>
<language>français</language> (<level>maternel</level>), <language>English</language> (<level>fluent, since childhood</level>)
