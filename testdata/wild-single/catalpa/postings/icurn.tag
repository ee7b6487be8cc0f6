Home  >  Jobs  >  Nursing  >  Ohio
<title>Registered Nurse - Surgical ICU (Nights)</title>
<employer>Maumee Bend Medical Center</employer>  ★ 3.6   <place>Toledo, OH 43606</place>
<pay>$36.10 - $52.75 an hour</pay> - Full-time, 12-hour shift
Posted 3 days ago · 42 applicants · Over 60 days of listing left
[Apply on company site]  [Save]  [Share this job]

Profile insights
Here's how the job qualifications align with your profile.
Licenses:  <licence c="must">RN License</licence>  ·  <licence c="must">BLS Certification</licence>  ·  <licence c="must">ACLS</licence>   (+ show more)
Do you have experience in <nice>Epic</nice>?  Yes / No

Full job description
Maumee Bend is a 412-bed Level II trauma center on the river. Our 18-bed SICU takes trauma, vascular and general surgery patients; hearts go to the CVICU next door, so you will not be recovering <no>open-heart</no> patients or running <no>ECMO</no> here.

What the shift looks like
You <duty>take two patients, one if it is a fresh trauma</duty>. You <duty>titrate pressors</duty>, <duty>manage vents together with RT</duty>, <duty>round with the intensivist at 1900</duty> and <duty>talk with families at two in the morning</duty>. Charge is a rotation after the first year and nobody is pushed into it.

What we need from you
- Current <licence c="must">Ohio RN license</licence> or <licence c="must">multistate compact license</licence>
- <degree c="must">Graduate of an accredited school of nursing</degree>; <degree c="nice">BSN</degree> preferred, or obtained within 5 years of hire
- <years n="2" of="adult critical care">Two (2) years</years> of <must>adult critical care</must>, within the last four
- <licence c="must">BLS</licence> and <licence c="must">ACLS</licence> through the American Heart Association on day one. <licence c="nice">TNCC</licence> is a plus, <licence c="nice">CCRN</licence> gets you $1.50 on the hour
- You are at ease with <must>arterial lines</must>, <must>mechanical ventilation</must> and <must>vasoactive drips</must>
- <must>CRRT</must>: you have run it, not just watched it
- Charting in <nice>Epic</nice> would shorten your orientation but is not a condition

We'll teach you: <no>ICP monitoring</no>, our <no>massive transfusion protocol</no>, and the <no>Belmont</no>.

Schedule: three 12s, every third weekend, two holidays of six.

Benefits
Medical from day one, 403(b) match, tuition up to $5,250, pet insurance, free <no>Spanish</no> classes in the library on Thursdays.

Maumee Bend is an equal opportunity employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status. Offers depend on a drug screen, TB test and BCI background check.

Similar jobs near you
RN - <no>Cath Lab</no> · RN - <no>Dialysis</no> (PRN) · <no>Phlebotomy</no> Tech · Report job
