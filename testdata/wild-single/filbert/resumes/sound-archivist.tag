---
title: "CV"
excerpt: "Linnea V. Brandis's curriculum vitae (CV)"
toc: true
toc_label: Table of Contents
permalink: /cv/
---

Below is a list of things I am doing, or did, or helped others to do. <name>Linnea V. Brandis</name>, <place>Aarhus</place>.

## <h>Experience</h> :office:

<job><start>Since March 2019</start>: **<title>Conservator and Sound Archivist</title>** at the <employer>Jutland Folk Archive</employer>, [Audiovisual Centre][avc]
- <point>Helping the head of collections with the yearly digitisation plan and its budget</point>
- <point>Conducting surveys of wax cylinders and lacquer discs, writing condition reports in the context of the RILLE project</point>
- <point>Coordinating the loan of recordings to schools and radio</point>
- <point>Delivering courses on tape handling to volunteers of local archives</point></job>

<job><start>August 2015</start> - <end>February 2019</end>: **<title>Metadata Officer for the Harbour Voices Project</title>** at the <employer>City Museum of Esbjerg</employer>, [Oral History Unit][ohu]
- <point>Indexing 640 interviews with fishermen, dock workers and their families</point>
- <point>Checking the quality of transcriptions and adding place names</point>
- <point>Transferring the masters to LTO tapes for long-term preservation</point>
- <point>Guiding school classes through the listening room</point>
- <point>Collating rights agreements that had been lying in shoe boxes</point></job>

<job><start>January 2015</start> - <end>April 2015</end>: **<title>University Intern</title>** at the <employer>University of Funen</employer>, [Phonetics Lab][plab]
- <point>Doing a survey of the criteria for file formats of dialect recordings</point>
- <point>Writing up a conference paper with two colleagues</point></job>

<job><start>2011</start> - <end>2013</end>: **<title>Bookseller</title>** at <employer>Bog & Papir Ribe</employer>
- <point>Music shelf, sheet music orders, Saturday team</point></job>

## <h>Organizations</h> :busts_in_silhouette:

### <h>Nordic Tape Network (NTN)</h> [:link:][ntn]

- <vol><start>Since February 2020</start>: <employer>NTN</employer> Technical Committee <title>Co-Chair</title></vol>
- <vol><start>Since September 2018</start>: <employer>NTN</employer> <title>Code of Conduct Team Member</title></vol>

### <h>Vinylklubben Godthåb</h> [:link:][vg]

- <vol><start>Since October 2012</start>: <title>Member</title></vol>
- <vol><start>September 2013</start> - <end>July 2016</end>: <title>Bar Manager</title></vol>

## <h>Education</h> :school:

- <edu><start>2020</start>-<end>2023</end> (expected, then paused): **<degree>Master</degree> of <field>Cultural Heritage Preservation</field>** at the <school>University of Funen</school></edu>
- <edu><start>2013</start>-<end>2016</end>: **<degree>Bachelor</degree> of <field>Library and Information Science</field>** at the <school>Western Denmark School of Information</school></edu>
- <edu><start>2008</start>-<end>2011</end>: **<degree>Vocational Certificate</degree>, <field>Bookseller</field>** ("Svendebrev, boghandler") at the <school>Ribe Handelsskole</school></edu>

## <h>Projects</h> :wrench:

- <proj><start>March 2021</start> to <end>February 2023</end>: *<title>RILLE</title>*, <point>non-contact scanning of broken cylinders</point> [:link:][rille]</proj>
- <proj><start>June 2017</start> to <end>December 2018</end>: *<title>Harbour Voices</title>* [:link:][hv]</proj>

## <h>Workshops, assignments and mandates</h> :mortar_board:

- 11 November 2022: *Sticky tape, and what to do about it* One-day workshop at Odense Town Archive
- 30 September - 1 October 2021: *Listening rooms* Two-day workshop for regional museums

## <h>Publications</h> :pencil:

- <pub>BRANDIS, Linnea Vibeke. [<title>Shoe boxes and signatures: rights in local oral history</title>][p1]. *Nordic Sound Papers*. <end>September 2022</end>. Vol. 9, no. 1, p. 12-20</pub>

## <h>Awards</h> :tada:

- <award><end>November 2018</end>: [<title>Prize of the Friends of Esbjerg Museum</title>][fe]</award>

[avc]: https://jfa.example.org/avc
[ohu]: https://esbjergmuseum.example.org/ohu
[plab]: http://phonetics.example.org/
[ntn]: https://ntn.example.org/
[vg]: https://godthaab.example.org/
[rille]: https://jfa.example.org/rille
[hv]: https://esbjergmuseum.example.org/hv
[p1]: https://nsp.example.org/9
[fe]: https://esbjergmuseum.example.org/friends
