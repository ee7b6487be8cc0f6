POSTING #25-0117
Position Type: High School Teaching
Date Posted: 5/2
Location: <place>Blanchard Creek High School, Licking County, Ohio</place>
District: <employer>Blanchard Creek Local Schools</employer>
Date Available: start of school year

Title: <title>Science Teacher - Chemistry and Physical Science (grades 9-12)</title>

REPORTS TO: Building Principal

POSITION SUMMARY: Blanchard Creek High School (about 640 students) is in search of a science teacher to join a department of five. The teaching assignment for the coming year is three sections of <must>chemistry</must>, two of <must>physical science</must>, and one duty period. The AP Biology course and the <no>anatomy</no> elective are taught by a colleague and are not part of this assignment.

ESSENTIAL DUTIES
1. <duty>Plan and teach daily lessons</duty> based on <must>Ohio's Learning Standards</must> for Science.
2. <duty>Carry out laboratory work</duty> at least weekly with full attention to <must>lab safety</must> and chemical storage.
3. Use <must>formative assessment</must> and student data, including results of Ohio's State Tests, to adjust instruction.
4. <duty>Carry out accommodations in IEPs and 504 plans</duty> together with intervention specialists; <must>differentiated instruction</must> is expected.
5. Keep grades current in the student information system; the district uses <nice>ProgressBook</nice>.
6. <duty>Communicate with parents and guardians</duty>.
7. Practice sound <must>classroom management</must>; the building uses <nice>PBIS</nice>.
8. Serve on the department's teacher based team.

QUALIFICATIONS
- <degree c="must">Bachelor's degree</degree> in education or a science field (required)
- Valid <licence c="must">Ohio Adolescence to Young Adult (7-12) license in Integrated Science, Physical Sciences, or Chemistry</licence> (required, or eligible for one by August 1)
- <years n="3" of="high school teaching">Three years of high school teaching</years> preferred
- Clean BCI/FBI background check
- Preferred: <degree c="nice">Master's degree</degree>; experience with <nice g="1">College Credit Plus</nice> or <nice g="1">AP Chemistry</nice>; <nice>Google Classroom</nice>; ability to advise <nice>Science Olympiad</nice> (supplemental contract)

SALARY: Per negotiated agreement, BA step 0 <pay>$44,918</pay> to MA+15 step 27 $91,206. Up to ten years of outside experience are credited. Health, dental, STRS.

WORKING CONDITIONS: Occasional exposure to chemicals, blood and bodily fluids. Must be able to lift 40 lbs. New teachers get two days of paid training in <no>Kagan</no> structures in August; no prior knowledge is needed.

HOW TO APPLY: Apply online only. Attach resume, transcripts, copy of license, and three letters. Coaching vacancies (girls <no>wrestling</no>, JV softball) are posted separately.

The Blanchard Creek Local School District Board of Education does not discriminate on the basis of race, color, national origin, sex, disability, age, religion, military status or ancestry.
