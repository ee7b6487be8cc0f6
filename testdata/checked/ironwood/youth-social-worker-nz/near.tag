CURRICULUM VITAE

<name>Callum Fairbrother</name>
<phone>027 555 0164</phone>
<email>callum.fairbrother@example.com</email>
<place>Tawa, Wellington</place>

<h>WHAT I DO</h>
<summary>Youth worker with nine years alongside rangatahi in alternative education and youth justice. Risk assessment, safety planning and multi-agency work are my daily bread. Motivational interviewing trained.</summary>

<h>WHERE I HAVE DONE IT</h>

<job>2019 →	<start>April 2019</start> to <end>today</end>
	<title>Senior Youth Worker</title>, <employer>Kākano Alternative Education</employer>, <place>Porirua</place>
	1. <point>Mentor 16 rangatahi aged 13 to 16, with individual plans reviewed each term</point>
	2. <point>Attend family group conferences and visit whānau at home</point>
	3. <point>Write risk assessments and safety plans, signed off by our social worker</point>
	4. <point>Case recording in Recordbase for the whole site</point>
	5. <point>Lead a team of three youth workers</point></job>

<job>2015 →	<start>Jan 2015</start> to <end>March 2019</end>
	<title>Youth Worker</title>, <employer>Southern Skate and Youth</employer>, <place>Invercargill</place>
	1. <point>Drop-in centre, 40 young people a night, alcohol and drug screening with SACS</point>
	2. <point>Holiday programmes and a bike workshop</point></job>

<h>LEARNING</h>
<edu><degree>Bachelor of Youth Development</degree>, <school>Weltech College</school>, <start>2016</start>–<end>2020</end> (part time)</edu>
<cert><cname>Motivational Interviewing Level 2</cname>, <date>2021</date></cert>
<cert><cname>Child protection studies certificate</cname>, <date>2018</date></cert>

<h>THE REST</h>
<skills><skill>Recordbase</skill> / <skill>motivational interviewing</skill> / <skill>Oranga Tamariki Act 1989</skill> / <skill>Te Tiriti o Waitangi</skill> / <skill>conflict de-escalation</skill></skills>
<language>te reo Māori</language>: <level>intermediate</level>
<status>Full Class 1 driver licence</status>; <status>NZ citizen</status>
<other>Referees: happy to give names when we've met.</other>
