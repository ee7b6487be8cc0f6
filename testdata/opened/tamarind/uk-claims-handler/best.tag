                         CURRICULUM VITAE

<name>Gethin Prosser-Lamb</name>, <place>Wymondham, Norfolk</place>
(<status>full UK driving licence, British citizen</status>)

<h>WORK HISTORY:</h>  <job><start>Autumn 2020</start> to <end>date</end>
<employer>Brackenfield Insurance</employer>. <title>Claims technician, domestic</title>.
<point>A rolling caseload of 80-ish home claims, FNOL through to cheque.</point> <point>EOW is the bulk of it
(trace and access, drying certs, alternative accommodation), then storm, theft and fire.</point>
<point>Authority £20k; anything above goes to my technical manager.</point> <point>I was on the surge desk for
Storm Babet: 64 flooded properties in Suffolk, all but 3 closed inside 9 months.</point> <point>Reserves looked at every
28 days, last two file audits 96 and 98 per cent.</point> <point>Got £143k back from third parties and their
insurers in 2023/24 (mainly plumbers, one water undertaker).</point> <point>Write FRLs for my own files;
11 went to the Ombudsman in four years and 2 were upheld.</point> <point>Sat on the vulnerable customers
working group when the new FCA Duty came in - contributed the letter templates.</point></job>

<job><start>2017</start>-<end>2020</end>     <employer>Tolliver & Nash, chartered loss adjusters</employer>, <place>Ipswich</place>.
<title>Desk adjuster</title> (<title>trainee</title> for the first year).
<point>Validated contractors' schedules of work line by line, cut on average 12% off.</point> <point>Subsidence: shadowed the
senior adjuster on about ten, ran two clay-shrinkage ones myself, low value.</point> <point>Referred 17 files to
insurers' special investigation teams, 9 repudiated or withdrawn.</point></job>

<job><start>Sept '15</start> - <end>summer '17</end>  <employer>Norwich call centre of Halcyon Direct</employer>,
<title>customer adviser</title>, <point>motor & home renewals, inbound.</point></job>

<h>EXAMS:</h>  <cert><issuer>CII</issuer> <cname>Certificate in Insurance</cname> <date>2018</date></cert>. Diploma - <other>have M05 and M85, that's 45 of the credits, P86 booked</other>.
<edu><degree>A levels</degree> <school>Hethersett</school> <end>2015</end> (<field>Geography, English, Business</field>)</edu>.

<h>SYSTEMS:</h>  <skills><skill>Guidewire CC</skill> (since the 2022 rollout; super-user for our team of seven, no line management), <skill>Xactimate</skill> basic,
<skill>Excel</skill> fine</skills>

<h>OUTSIDE WORK:</h>  <other>retained firefighter until 2021, allotment, two lurchers</other>

References, both, on request.
Reach me on <phone>07700 900381</phone> after 5.30 or <email>gethin.pl@example.org</email>
                                                              page 1 of 1
