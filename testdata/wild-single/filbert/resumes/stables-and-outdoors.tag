---
layout: page
title: CV
permalink: /CV/
---


# <name>Rhiannon Prys-Oakes</name> CV: Long Version

## **<h>About Me</h>**
<summary>* BHS Stage 3 (Complete Horsemanship), Mountain Leader in training, pony trekking experience.
 * Foundation degree in Equine Studies, Merit.
 * Hill farm and riding school experience.
 * Experience driving 4X4s, quad bikes and towing horse trailers (B+E).
 * First aider, outdoor (16 hours).
 * Proficient with spreadsheets and general office work.

I have just finished my foundation degree and am eager to get back to full days outdoors. I have had the oportunity to work with riding schools, a rehabilitation yard and a trekking center. I am tidy with paperwork but know there is a time for just getting the muck shifted.</summary>

## **<h>Relevant Work History</h>**  


**<job><employer>Cefn Isaf Trekking Centre</employer>, <start>2nd Apr 2018</start> – <end>9th Sep 2018</end> (volunteer)**[*-website link*](http://cefnisaf.example.org/#)  

 **Duties:** <point>Catching, grooming and tacking up 22 cobs.</point> <point>Leading treks of up to eight novices along the forestry tracks.</point> <point>Mending fences and more fences.</point> <point>One of the days I enjoyed most was a moonlight ride for the village, which has sinse become an annual thing.</point></job> 

**<job><employer>Tywi Equine Hospital</employer> rehabilitation yard, <start>5th Nov 2018</start> -<end>Present</end> (paid)**[*-website link*](https://tywiequine.example.com/)  

 **Duties:** <point>Walking out and hand grazing patients after colic and fracture surgery.</point> <point>Bandage changes, water treadmill sessions and weekly weight records.</point> <point>Showing owners how to carry on at home.</point></job> 

**<job><employer>Mynydd Du Ponies</employer>- <start>Sep 2019</start>, <end>present</end> (paid)**[*-website link*](http://mynydddu.example.org/)  

 **Duties:** <point>Yearly gather of semi-feral ponies, worming, microchipping and passport forms.</point> <point>Speaking with journalists and funders was also part of the job.</point></job> 
 
**<job><employer>Welsh Cob Gathering</employer> <title>event staff</title>** <start>17th May 2019</start> - <end>21st May 2019</end> (paid)[*-website link*](https://cobgathering.example.org/)
  
 **Duties:** <point>I asisted with the planning of the show rings and the stabling list.</point> <point>Social media was another task, choosing pictures from the photographer.</point> <point>I learened a lot about radios and rain.</point></job>

## **<h>Education</h>**  

<edu>**<degree>FdSc</degree> <field>Equine Studies</field>, <school>Coleg Dyffryn Towy</school>**  

**Project <start>6th Sept</start> - <end>28th Feb</end>** [_pdf link_]({{site.baseurl}}/project)
    
  Grade <grade>68%</grade>     
  
<point>My project looked at how long bandaged legs take to warm up on the treadmill, twelve horses, two sensors each.</point></edu>  

**<h>Grades</h>**  
  
2nd year average – 66% |
1st year average – 63% 


## **<h>Other work history</h>**

**<job><title>Relief postwoman</title>**, <start>Oct 2020</start> – <end>present</end> 

Duties: <point>Delivering letters and parcels on a valley round.</point> <point>A wet job which keeps me fit!</point></job>

**<job><title>Kitchen porter</title> at “<employer>Y Badell</employer>” restaurant**, <start>July 31st 2017</start> – <end>August 28th 2017</end>  

Duties: <point>washing dishes, peeling, carrying.</point> <point>50 hours a week.</point></job>   

**<job><title>Sales assistant</title> at saddlery**, <start>September 2014</start> – <end>September 2016</end>  

Duties: <point>Fitting hats, ordering, cleaning tack for the second-hand rail.</point></job>

**<job><title>Sheepdog kennel hand</title>**, <employer>Oakes & Daughter</employer>, <start>September 2010</start> – <end>September 2014</end>

Duties: <point>I fed and walked six dogs before school.</point></job>

## **<h>Personal inerests</h>** 

<other>From an early age I have been on a pony, then under one. I am also a fell runner, a choir alto and the owner of a 1987 Land Rover that I repair myself.</other>
