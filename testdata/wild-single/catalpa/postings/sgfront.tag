<employer>MERLIMAU LABS PTE. LTD.</employer>
<title>Front-End Engineer (React)</title>
<place>79 Ayer Rajah Crescent, Singapore 139955</place>
Permanent, Full Time   |   Executive   |   Min. <years n="3" of="front-end">3 years</years> exp   |   Information Technology
<pay>$5,500 to $8,000 Monthly</pay>
MCF-2026-0033417     15 applications     Posted 11 Jan     Closing on 10 Feb
Government support available: CAREER CONVERSION PROGRAMME (CCP)

Skills Needed (tagged by the employer)
[ <must>React</must> ]  [ <must>TypeScript</must> ]  [ <must>CSS</must> ]  [ <must>Web accessibility</must> ]  [ <must>Unit testing</must> ]

Job Description

Merlimau makes booking screens for polyclinics. Eight hundred thousand appointments a month go through them, many by people above sixty-five who use one finger.

Responsibilities:
  1) <duty>Own the patient-facing booking flow</duty>
  2) <duty>Work with our designer on larger-type layouts</duty>
  3) <duty>Cut bundle size for three-year-old Android phones</duty>

Requirements:
  1) <degree c="must">Degree or diploma in any discipline</degree>; bootcamp graduates with the years are welcome
  2) Strong in <must>React</must> and <must>TypeScript</must>
  3) Knows <must>WCAG 2.1</must> AA in practice, has sat down with a <must>screen reader</must>
  4) Experience with <must g="1">Jest</must> or <must g="1">Vitest</must>; <nice>Playwright</nice> is good to have
  5) Able to read <lang c="nice">Chinese</lang>, <lang c="nice">Malay</lang> or <lang c="nice">Tamil</lang> would help in testing translations, not compulsory

The back-end squad (<no>Go</no>, <no>gRPC</no>, <no>DynamoDB</no>) is in Cyberjaya. You will call their APIs, you won't write them. <no>Angular</no> is being retired this quarter and we're not hiring for it.

Benefits: <no>Rust</no> book club, flexi-dental, 18 days AL.

Fair consideration: all applicants are assessed on merit in line with the Tripartite Guidelines. <permit>EP applications subject to COMPASS</permit>.

Similar jobs
  <no>iOS</no> Developer, Bukit Merah, $6,000 to $9,000
  <no>Drupal</no> Developer, Paya Lebar, $4,200 to $5,500
  <no>UX Researcher</no>, one-north, $5,000 to $7,200
  See all 214 jobs
