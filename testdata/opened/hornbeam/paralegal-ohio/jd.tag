<employer>Brandt Ullery & Koss LPA</employer>
<title>Litigation Paralegal (Personal Injury Defense)</title>
<place>Dayton, Ohio</place> – hybrid after 90 days

We are a fourteen-attorney defense firm. Most of what we do is trucking, premises and some medical malpractice for carriers and self-insureds. One of our paralegals is retiring after 22 years and her shoes are big, though she assures us they were comfortable.

You'd support two partners and an associate. On any given day you may <duty>draft discovery requests and responses</duty>, <duty>order medical records and turn 3,000 pages of them into a chronology</duty>, <duty>schedule depositions and IMEs</duty>, <duty>file pleadings in state and federal court</duty>, or <duty>sit second chair at trial running exhibits</duty>. You will not be asked to do <no>bookkeeping</no> or <no>billing</no> for the firm; Connie does that. Real estate closings and <no>estate planning</no> are handled down the hall.

You need:
 o  <years n="4" of="litigation paralegal">Four or more years as a litigation paralegal</years> (insurance defense or plaintiff PI, we don't discriminate)
 o  <must>E-filing</must> in Ohio common pleas courts and in <must>federal CM/ECF</must>
 o  Solid <must>discovery</must> experience incl. <must>ESI / e-discovery platform</must> - we use Relativity, but if you know another we'll get you there
 o  <must>Medical records review</must> and <must>summarizing</must>
 o  <must>Calendaring of deadlines</must> under the Civil Rules
 o  Working command of <must g="1">Clio</must>, <must g="1">ProLaw</must> or a comparable case management system
 o  <degree c="must">Associate's or bachelor's degree, or an ABA-approved paralegal certificate</degree>

We'd like:
 o  <nice>Trial support</nice> (TrialDirector or similar)
 o  <nice>CP or ACP credential (NALA)</nice> or <nice>OSBA Certified Paralegal</nice>
 o  <nice>Ohio notary commission</nice>
 o  <lang c="nice">Spanish</lang>, because drivers and witnesses often speak it

<pay>$56,000 to $68,000</pay>, 401(k) with 4% match, PTO 18 days, parking. We bill in tenths; the annual target is 1,350 hours. Law school applicants welcome only if you plan to stay two years or so.

Email a resume and a redacted writing sample (a med chron is perfect) to hiring@brandtullery.example.com. Brandt Ullery & Koss is an equal opportunity employer.
