<name>priya venkataraman</name>
<headline>ux researcher, occasionally a service designer</headline>
<place>toronto (east end)</place>
<link>priyav.example.net</link>
<email>hello@priyav.example.net</email>

<h>now</h>
<job>
<employer>self</employer>
<title>independent researcher</title>
<start>2020</start> →
<point>four to six engagements a year, day rate or fixed price. a selection:</point>
– <point>metro grocer loyalty app (through Thinkwell & Daughters, subcontract): 38 in-store intercepts, killed the paper flyer idea</point>
– <point>city of hamilton: jobs to be done interviews w/ transit operators, report only, no design</point>
– <point>a bank you know: diary study, 24 newcomers to canada, 6 weeks. NDA</point>
– <point>hospital network, emergency dept triage kiosk, usability tests in four languages w/ interpreters</point>
</job>
<h>in house, earlier</h>
<job>
<title>senior ux researcher</title>, payments pod (1 yr mat leave contract, extended twice)
<employer>Lumber & Loon Inc</employer>, series c, 220 ppl
<start>spring 2017</start> → <end>end of 2019</end>
– <point>set up the participant panel (1,900 people) and the consent process legal could live with</point>
– <point>mentored two juniors, managed neither</point>
</job>
<job>
<title>ux designer</title> / <employer>Agence Pamplemousse</employer> / <place>montréal</place> / <start>2014</start> → <end>2017</end>
</job>
<job>
<title>intern</title> / same place, <employer>Agence Pamplemousse</employer> / <start>summer 2013</start>
</job>
<job>
<title>barista</title> / <employer>various</employer> / <start>2010</start> → <end>2013</end>
</job>

<h>school</h>
<edu>
<degree>mdes</degree>
<field>inclusive design</field>
<school>OCAD university</school>
<end>2020</end> (evenings, thesis on bus drivers)
</edu>
<edu>
<degree>ba</degree> <field>cognitive science</field>, <school>McGill</school>, <end>2013</end>, minor in linguistics
</edu>

<h>talks, writing, teaching</h>
<pub><title>"Nobody reads the kiosk"</title>, ux waterloo, <end>2023</end></pub>
<pub><title>"Consent forms for humans"</title>, a zine, 3rd printing</pub>
<vol><title>sessional instructor</title>, research methods for designers, <employer>Sheridan college</employer>, one term, <start>winter 2022</start></vol>

<h>i'm asked for</h>
<skills><skill>contextual inquiry</skill>, <skill>diary studies</skill>, <skill>unmoderated testing</skill>, <skill>card sorts</skill>, <skill>thematic analysis</skill>, <skill>dovetail</skill>, <skill>figma</skill> (to annotate, not to design), a little <skill>r</skill></skills>

<h>i speak</h>
<language>english</language>, <language>tamil</language>, <language>french</language> (<level>b2</level>, can moderate with a note taker)

<status>canadian citizen; gst registered; open to staff roles 4 days/wk</status>
