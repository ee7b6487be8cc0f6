---
title: Ragna Whitlow's Résumé
---

# <name>Ragna Whitlow</name>
<place>Duluth, MN</place>

<IMG src="images/loon.png" height="20em" />

[<link>https://ragnawhitlow.example.org</link>](https://ragnawhitlow.example.org)

<summary>My interests are query planners, warehouse robots, old mainframes nobody wants
to touch, and teaching people to read stack traces</summary>

## <h>Employment</h>

<TABLE>
<TBODY>

<job><TR>
<TH>
<employer>Pinebarrow</employer> / <title>Principal Consultant</title>
</TH>
<TH class="right">
<start>Mar 2016</start> - <end>Current</end>
</TH>
</TR>

<TR>
<TD>
<point>Pinebarrow sends me to clients who are stuck. I also run the hiring loop for the
Minnesota office and sit in on most sales calls</point>
</TD>
</TR>

<TR class="client">
<TD>
for Tamarack Freight
</TD>
</TR>
<TD>
* <point>Replaced a nightly COBOL batch with event-driven Kotlin services, so dispatchers
  see a load within 40 seconds instead of the next morning</point>
* <point>Taught four of their RPG developers Kotlin by pairing; all four are still there</point>
</TD>
<TD class="right">
<tech>Kotlin, Kafka, DB2, OpenShift</tech>
</TD>
</TR>

<TR class="client">
<TD>
for Northhollow Credit Union (later Hollow Financial)
</TD>
</TR>
<TD>
* <point>For the lending team, wrote a rules engine in Scala which replaced 212 Excel
  sheets</point>
* <point>For the branches, moved the teller application from Silverlight to React. I did
  this one twice, ask me why!</point>
</TD>
<TD class="right">
<tech>Scala, React, SQL Server</tech>
</TD>
</TR></job>


<job><TR>
<TH>
<employer>Quillon Labs</employer> / <title>Software Engineer</title>
</TH>
<TH class="right">
<start>Sep 2012</start> - <end>Feb 2016</end>
</TH>
</TR>

<TR>
<TD>
* <point>Built the pricing part of a hotel revenue product, from requirements through
  on-call</point>
* <point>Supported two new hires in Manitoba</point>
</TD>
<TD class="right">
<tech>C#, JavaScript, RabbitMQ</tech>
</TD>
</TR></job>


<job><TR>
<TH>
<employer>Gable & Orr Systems</employer> / <title>Application Architect</title>
</TH>
<TH class="right">
<start>Jun 2001</start> - <end>Sep 2012</end>
</TH>
</TR>

<TR>
<TD>
* <point>Took a Delphi client/server product for lumber yards to the browser while 300
  yards kept using it</point>
* <point>Wrote the report generator the company still sells</point>
</TD>
<TD class="right">
<tech>Delphi, InterBase, ASP.NET</tech>
</TD>
</TR></job>


<job><TR>
<TH>
<employer>Lakehead State University</employer> Department of Geology / <title>Programmer</title>
</TH>
<TH class="right">
<start>1999</start>-<end>2001</end>
</TH>
</TR>

<TR>
<TD>
* <point>Wrote plotting software for drill core data</point>
</TD>
<TD class="right">
<tech>Fortran and regret</tech>
</TD>
</TR></job>


</TBODY>
</TABLE>

## <h>Speaking</h>

Selected talks, condensed:

* Your Batch Job Is a Database
* How to Retire a Mainframe Without Retiring the People
* Reading Query Plans for Fun

## <h>Selected Projects</h>

### <proj><title>Plover</title>

[https://code.example.org/rwhitlow/plover](https://code.example.org/rwhitlow/plover)

<point>A toy SQL planner written in Rust. Explains its own decisions in plain English.</point></proj>

### <proj><title>cobol-lint</title>

[https://code.example.org/rwhitlow/cobol-lint](https://code.example.org/rwhitlow/cobol-lint)

<point>A linter for fixed-format COBOL.</point></proj>
