# **<name>Wilhelmina Tarkowski-Bell</name> ~ CV**

## **<h>Summary of Qualifications</h>**

<summary>* Broad practice in shaders, rigging, crowd animation, terrain, pipeline tools and build farms  
* Experience with C++, C\#, and Python on Windows, Linux and two consoles I may not name.  
* Long use of Unreal, Houdini and an in-house engine nobody misses.</summary>

## **<h>Education</h>**

### <edu>**<degree>Master of Science</degree>**
* [School of Computing](https://computing.northumber.example.ac)
* <school>University of Northumber</school>, <place>Hexham</place>
* <start>September 2010</start> \- <end>October 2011</end>
* <point>Studied <field>Computer Animation</field> with supervisor Edda Lindgren</point>  
* **Thesis:** *<point>Flocking with Grudges</point>*  
* **Projects:**  
    * <point>Cloth on a phone GPU</point>  
    * <point>Sketch-based hill modelling</point></edu>

### <edu>**<degree>Bachelor of Arts</degree>**
* [Department of Fine Art](https://art.wearside.example.ac), Honours
* <school>Wearside College of Art</school>, <place>Sunderland</place>
* <start>September  2006</start> \- <end>June 2009</end>
* <point>Specialization in <field>Printmaking</field></point></edu>

## **<h>Work Experience</h>**

### <job>**<title>Principal Technical Artist and Manager</title>** [<employer>Lanternjaw Games</employer>](https://lanternjaw.example.com)
<start>May 2024</start> \- <end>Present</end> (Remote)

* <point>Owning the look of weather and water for an unannounced game.</point>
* <point>Managing five technical artists; estimates, reviews, career talks, the occasional cake.</point></job>

### <job>**<title>Lead Technical Artist</title>** [<employer>Lanternjaw Games</employer>](https://lanternjaw.example.com)
<start>Mar 2021</start> \- <end>May 2024</end> (Remote as of Jan 2023\)

* <point>Built the foliage system for *Hollowmere*, 1.2 million plants at 60 fps</point>  
* <point>Moved the texture build from one desktop under a desk to a farm of twelve.</point></job>

### <job>**<title>Technical Artist</title>** [<employer>Lanternjaw Games</employer>](https://lanternjaw.example.com)
<start>Feb 2018</start> \- <end>Mar 2021</end>

* <point>Wrote shaders and rig tools for the award-winning title [Owlfeather](https://lanternjaw.example.com/owlfeather/)</point>
* <point>Supported two smaller studio titles with bug fixes</point></job>

### <job>**<title>Crowd TD</title>** <employer>Fellside Pictures Ltd.</employer>
<start>Jun 2015</start> \- <end>Jan 2018</end>

* <point>Simulated 40,000 sheep for one feature film (R\&D and shots).</point>  
* <point>Retrofitted the cache format so that artists could scrub without coffee breaks.</point></job>

### <job>**<title>2D/3D Generalist</title>** [<employer>Brass Monkey VFX</employer>](http://brassmonkey.example.com/)
<start>November 2011</start> \- <end>May 2015</end>

* <point>Modelling, compositing and Python for advertising, 70 spots or so.</point></job>

### <job>**<title>Event Website Programmer</title>** [<employer>Pixel Relief CIC</employer>](https://pixelrelief.example.org/)
<start>August 2013</start> \- <end>July 2016</end>

* <point>Co-developed a Django site to take donations during charity game nights.</point>  
* <point>Helped raise £210,000 for two hospices.</point></job>

### <job>**<title>Rigging Intern</title>** [<employer>Tynemouth Animation</employer>](http://tynemouth-animation.example.com)
Summer Scheme of [North Screen](http://northscreen.example.org/) <br/>
<start>June 2011</start> \- <end>Aug. 2011</end>

* <point>Rigged a heron.</point></job>

### <job>**<title>Gallery Invigilator</title> (part-time)** [<employer>Wearside College of Art</employer>](https://art.wearside.example.ac)
<start>Sept. 2008</start> \- <end>Jun. 2009</end>

* <point>Sat, watched, explained, locked up.</point></job>

## **<h>Publications</h>**

### <pub>**<title>Flocking with Grudges</title>,** (<end>2012</end>)
W. Tarkowski and E. Lindgren. *6th Northern Workshop on Animation*, Durham, March 2012\.</pub>

## **<h>Volunteering and Community Work</h>**

### <vol>**<title>Chair</title>, <employer>Women in Shaders North</employer>** [https://wsn.example.org](https://wsn.example.org)
<start>Feb 2022</start> \- <end>Present</end>

<point>A monthly evening in a pub function room, volunteer-run.</point></vol>
