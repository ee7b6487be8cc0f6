---
layout: page
title: <name>Desmond Achterberg</name>
permalink: /resume/
---

## <job><title>Regional Sales Director, Orthopedics</title>
[<employer>Halvard Surgical</employer>](/experiences/halvard), <EM><start>April 2020</start> - <end>Present</end></EM>

* <point>Own $31M across seven states; nine reps and two clinical specialists report to me.</point>
* <point>Took the knee line from fourth to second in the region in thirty months.</point>
* <point>Work closely with hospital value analysis committees, surgeons and our own legal team on capital contracts.</point>
* <point>Pitch product changes to R&D after case observations (two of them shipped).</point></job>

## <job><title>Interim VP Sales</title>
[<employer>Corvane</employer>](https://corvane.example.com), <EM><start>October 2019</start> - <end>Mar 2020</end></EM>

* <point>Six-month bridge while the founders looked for a permanent hire.</point>
* <point>Built the first comp plan and territory map.</point></job>

## <job><title>Senior Territory Manager</title>
[<employer>Bexley Spine</employer>](https://bexleyspine.example.com), <EM><start>Feburary 2016</start> - <end>October 2019</end></EM>

* <point>President's Club 2017 and 2018.</point>
* <point>Introduced a consignment process that cut lost trays from 40 a year to 6.</point>
* <point>Trained surgeons' teams on site, about 200 cases a year.</point></job>

## <job><title>Territory Manager II</title>
[<employer>Bexley Spine</employer>](https://bexleyspine.example.com), <EM><start>July 2014</start> - <end>Feburary 2016</end></EM>

* <point>Opened Boise and Spokane from zero accounts.</point>
* <point>Closed the company's first ambulatory surgery center contract.</point></job>

## <job><title>Associate Sales Representative</title>
[<employer>Dunmore Medical</employer>](https://dunmore.example.com/), <EM><start>June 2011</start> - <end>July 2014</end></EM>

* <point>Carried trays, covered cases, learned the anatomy.</point>
* <point>Handled all re-sterilisation paperwork for two reps.</point></job>

## <job><title>Athletic Training Aide</title>
[<employer>Palouse Valley College</employer>](http://www.palousevalley.example.org/), <EM><start>August 2009</start> - <end>May 2011</end></EM>

* <point>Taping and first aid for women's soccer.</point>
* <point>Kept injury logs for the head trainer.</point></job>
