---
title: <name>Marguerite Stolzenberg</name>
description: Resumé
---
<About></About>
<Contact></Contact>


### <h>Roles I've Had</h>

<resume-roles></resume-roles>
### <h>Tools I Know</h>

<resume-skills></resume-skills>

### <h>Work History</h>

## <job><employer>Third Coast Science Hall</employer>

<resume-meta>
  <TEMPLATE #role><title>Lead Exhibition Designer</title></TEMPLATE>
  <TEMPLATE #duration><start>June 2021</start> - <end>Present</end> </TEMPLATE>
  <TEMPLATE #location><place>Milwaukee, WI</place></TEMPLATE>
</resume-meta>

<point>I joined the Hall as a seasoned graphic designer with no experience at all in interactive exhibits.</point> <point>Within a year I was responsible for the design of "Undertow", a 9,000 square foot exhibition on lake currents, from first sketches to the last vinyl letter.</point>

<point>My focus is wayfinding and tactile graphics.</point> <point>I brought what I knew about accessibility into the label system, so every panel now has a raised version at 34 inches.</point>

* <StyleLink href="https://thirdcoast.example.org/undertow">Undertow</StyleLink></job>

## <job><employer>Bellfounder Press</employer>

<resume-meta>
  <TEMPLATE #role><title>Founder</title></TEMPLATE>
  <TEMPLATE #duration><start>October 2018</start> - <end>June 2021</end> </TEMPLATE>
  <TEMPLATE #location><place>Milwaukee, WI</place></TEMPLATE>
</resume-meta>

<point>Bellfounder was a letterpress shop with two presses and a cat.</point> <point>I took on every type of job: designer, printer, bookkeeper, delivery driver... you know, it's a small business!</point> <point>We printed about 140 wedding suites and one political poster we regret.</point>

* <StyleLink href="https://bellfounder.example.com">Archive</StyleLink></job>

## <job><employer>Great Basin Outfitters</employer>

<resume-meta>
  <TEMPLATE #role><title>Art Director, Catalog</title></TEMPLATE>
  <TEMPLATE #duration><start>Feb 2015</start> – <end>Sept 2018</end></TEMPLATE>
  <TEMPLATE #location><place>Reno, NV</place> & remote</TEMPLATE>
</resume-meta>

<point>I led a group of three designers and a photo editor on the four yearly catalogs (circulation ~ 300k).</point> <point>I followed a contract-to-hire path to this job, see Sagehen Creative below.</point></job>

## <job><employer>Sagehen Creative</employer>

<resume-meta>
  <TEMPLATE #role><title>Senior Graphic Designer</title></TEMPLATE>
  <TEMPLATE #duration><start>May 2013</start> – <end>Feb 2015</end></TEMPLATE>
  <TEMPLATE #location><place>Reno, NV</place></TEMPLATE>
</resume-meta>

<point>Sagehen is an agency with clients in retail and mining (yes).</point> <point>I worked on-site at Great Basin Outfitters with a mix of agency people, staff and freelancers.</point> <point>While there I redrew the size charts, which cut returns of boots by a fifth.</point></job>

## <job><employer>Mudhen Bowl</employer>

<resume-meta>
  <TEMPLATE #role><title>Sign Painter</title></TEMPLATE>
  <TEMPLATE #duration><start>July 2012</start> - <end>Present</end></TEMPLATE>
  <TEMPLATE #location><place>Toledo, OH</place></TEMPLATE>
</resume-meta>

<point>Since 2012 I've painted and repaired the signs of this bowling alley, for money and shoes.</point></job>

## <job><employer>Glass City Evening School</employer>

<resume-meta>
  <TEMPLATE #role><title>Adjunct Instructor</title></TEMPLATE>
  <TEMPLATE #duration><start>January 2011</start> – <end>May 2013</end></TEMPLATE>
  <TEMPLATE #location><place>Toledo, OH</place></TEMPLATE>
</resume-meta>

<point>I taught typography and InDesign to adults, two nights a week.</point></job>

----

<h>Other Projects</h>

## <proj><title>Lettering Sundays</title>

<resume-meta>
  <TEMPLATE #duration><start>April 2016</start> – <end>July 2018</end></TEMPLATE>
</resume-meta>

<point>I designed the posters for a monthly drawing meetup while helping to carry chairs.</point></proj>
