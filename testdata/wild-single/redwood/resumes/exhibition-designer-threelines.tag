<name>NOOR HALLAM</name>
<headline>Exhibition Designer</headline>


<h>EXPERIENCE</h>
----------

<job><title>Freelance Exhibition Designer</title>
<employer>Noor Hallam</employer>
<start>May 2019</start>–<end>Present</end>
</job>

<job><title>Founder + Director</title>
<employer>Plinth & Co.</employer>
<start>February</start> – <end>December 2021</end>
</job>

<job><title>Senior Designer</title>
<employer>The Cutlers Museum</employer>, <place>Sheffield</place>
<start>March 2016</start>–<end>April 2019</end>
</job>

<job><title>Visiting Lecturer in Spatial Design</title>
School of Architecture, <employer>University of Ormerod</employer>
<start>September 2017</start>–<end>June 2018</end>
</job>

<job><title>Exhibition Designer</title>
<employer>Fathom & Reed</employer> <place>Manchester</place>
<start>October 2012</start>–<end>February 2016</end>
</job>

<job><employer>Kestrel Shopfitting / Harrow Displays</employer> <place>Stockport</place>
<title>Draughtsperson / Junior Designer</title>
<start>August 2010</start>–<end>September 2012</end>
</job>

<job><employer>The Paper House</employer>, <place>Leeds</place>
<title>Model Maker</title>
<start>January 2010</start>–<end>June 2010</end>
</job>


<h>AWARDS</h>
------

<award><title>Northern Design Medal, Temporary Exhibitions</title>, 2022</award>

<award><title>Museums in Motion, Highly Commended</title>, November 2018</award>

<award><title>Flatpack Prize</title>, Issue 12, June 2014</award>


<h>SKILLS</h>
------

<skills><group>Methods / Practices</group>
<skill>Visitor Flow Studies</skill>, <skill>Mount Making</skill>, <skill>Showcase Specification</skill>, <skill>Accessible Labels</skill>, <skill>Cardboard Prototyping</skill>.

<group>Drawing & Modelling</group>
<skill>Vectorworks</skill>, <skill>SketchUp</skill>/<skill>LayOut</skill>, <skill>Rhino</skill>, <skill>hand drafting</skill>, <skill>laser cutting</skill>, <skill>CNC routing</skill>

<group>Software</group>
<skill>InDesign</skill>, <skill>Illustrator</skill>, <skill>Enscape</skill>, <skill>Lightwright</skill> and always a sharp pencil.</skills>


<h>EDUCATION</h>
---------

<edu><school>Leeds Institute of Art</school>
<degree>BA (Hons)</degree> in <field>Three-Dimensional Design</field>, <grade>First Class</grade>
<end>July 2009</end>
</edu>

<h>FIND ME</h>
-------
<email>noor@hallam.example.net</email>
<link>hallam.example.net</link>
