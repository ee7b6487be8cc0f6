<name>CALLUM THWAITE</name>
<headline>Stained Glass Artist and Glazier</headline>
<email>callum@thwaiteglass.example.net</email>   <phone>07700 900 237</phone>   <place>Newark-on-Trent</place>

<h>PROFILE</h>
<summary>Stained glass maker with twelve years at the bench, designing and building new leaded windows. Strong glass painting, tracing and matting, and site experience with a CSCS card and full driving licence.</summary>

<h>WORK HISTORY</h>

<job><title>Studio Owner</title>
<employer>Thwaite Glass</employer>
<place>Newark-on-Trent</place>
<start>March 2018</start> – <end>present</end>
▪ <point>Design and make new stained glass windows for homes, chapels and two schools, about 15 commissions a year</point>
▪ <point>Glass painting, tracing and matting, silver stain, kiln firing</point>
▪ <point>Copper foil and leaded panels, cutting to template</point>
▪ <point>Fitting on site, working at height from towers</point>
▪ <point>Teach evening classes for beginners, groups of eight</point></job>

<job><title>Leaded Light Maker</title>
<employer>Trent Vale Windows Ltd</employer>
<place>Nottingham</place>
<start>June 2013</start> – <end>February 2018</end>
▪ <point>Built leaded lights for double-glazed units, up to 20 a week</point>
▪ <point>Re-leaded domestic door panels</point>
▪ <point>Supervised trainees, two at a time</point></job>

<h>EDUCATION</h>

<edu><degree>BA Architectural Glass</degree>
<school>Swansea College of Art</school>
<end>2013</end></edu>

<h>SKILLS</h>
<skills><skill>Glass painting</skill> ▪ <skill>Re-leading</skill> ▪ <skill>Copper foil</skill> ▪ <skill>Silicone bonding</skill> ▪ <skill>Photographic documentation</skill> ▪ <skill>Working at height</skill></skills>

<h>CARDS AND LICENCES</h>
<cert><cname>CSCS card</cname>, valid until <date>2027</date></cert>
<status>Full UK driving licence</status>
