<name>PETRA ZWICKY-LOWE</name>
<headline>Set Designer</headline>


<h>EXPERIENCE</h>
----------

<job><title>Freelance Set + Costume Designer</title>
<employer>Petra Zwicky-Lowe</employer>
<start>September 2014</start>–<end>Present</end></job>

<job><title>Founder + Partner</title>
<employer>Third Curtain Collective</employer>
<start>March</start> – <end>November 2019</end></job>

<job><title>Head of Design</title>
<employer>Ferry Street Playhouse</employer>, <place>Bellingham, WA</place>
<start>January 2018</start>–<end>June 2018</end></job>

<job><title>Adjunct Instructor of Scenography</title>
<employer>Corvane School of Drama, Alder University</employer>
<start>September 2016</start>–<end>December 2016</end></job>

<job><title>Scenic Artist</title>
<employer>Lantern Opera</employer> <place>Tacoma, WA</place>
<start>October 2014</start>–<end>May 2017</end></job>

<job><employer>Pinchbeck / Hollis Exhibits</employer> <place>Portland, OR</place>
<title>Model Maker / Draftsperson</title>
<start>July 2013</start>–<end>August 2014</end></job>

<job><employer>The Tin Harlequin</employer>, <place>Portland, OR</place>
<title>Freelance Painter</title>
<start>February 2013</start>–<end>June 2013</end></job>


<h>AWARDS</h>
------

<award><title>Footlight Award, Best Scenic Design (small house)</title>, <end>2021</end></award>

<award><employer>Northwest Stage Review</employer>, <title>Design of the Month</title>, <end>April 2019</end></award>

<award><employer>Northwest Stage Review</employer>, <title>Design of the Month</title>, <end>November 2016</end></award>

<award><title>Prague Student Quadrennial, Exhibited</title>, <end>June 2011</end></award>


<h>SKILLS</h>
------

<skills><group>Methods / Practices</group>
<skill>White card models</skill>, <skill>Storyboards</skill>, <skill>Ground plans & sections</skill>, <skill>Prop lists</skill>, <skill>Budgeting</skill>, <skill>Tech rehearsals</skill>.

<group>Paint & Build</group>
<skill>Marbling/Graining</skill>, <skill>Backdrops</skill>, <skill>Foam carving</skill>, <skill>Basic welding</skill>, <skill>Upholstery</skill>

<group>Software</group>
<skill>Vectorworks</skill>, <skill>SketchUp</skill>, <skill>Photoshop</skill>, <skill>Procreate</skill> and forever learning <skill>Blender</skill>.</skills>


<h>EDUCATION</h>
---------

<edu><school>Corvane School of Drama, Alder University</school>
<degree>Bachelor of Fine Arts</degree> in <field>Theatre Design and Production</field>, <grade>Cum Laude</grade>
<end>May 2012</end></edu>
