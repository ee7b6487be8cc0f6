Bilingual <title>Funeral Director & Embalmer</title>
<employer>Maison Thibodeau-Carleton Funeral Homes</employer>
<place>Dieppe / Moncton, New Brunswick</place>
Job type: Full-time, Permanent      Salary: <pay>$58,000–$67,000 per year</pay>

About us
Since 1931 our family has served English and French speaking families of southeastern New Brunswick, now from four chapels and one crematorium. 640 calls last year. We are independent and plan on staying that way.

The role
Reporting to the Managing Director, you will <duty>meet with families to arrange funerals and memorials</duty>, <duty>direct visitations and services</duty> at church, chapel and graveside, and <duty>carry out embalming, restoration and dressing</duty> in our Dieppe preparation room. You will <duty>complete permits, registrations and CPP death benefit forms</duty>, <duty>mentor one apprentice</duty>, and take your place in the on-call rotation (1 week in 4, nights included). Our <no>cremation retort</no> has its own operator, and <no>monument sales</no> are handled by a sister company.

Qualifications
* <licence c="must">Licensed funeral director and embalmer in New Brunswick</licence>, or licensed in another province and eligible for transfer within 3 months
* <degree c="must">Diploma in funeral service / funeral and embalming arts</degree> from an accredited college
* Minimum <years n="3" of="funeral directing after licensure">3 years</years> post-licence
* <lang c="must">French</lang> and <lang c="must">English</lang>, spoken and written. Close to half of our arrangement meetings are held in French and you'll be alone in the room, so this is not a "basic French is fine" posting. Candidates will be interviewed in both languages.
* Proven <must>arrangement conferences</must> skills – listening first – and skill in <must>restorative art</must>
* Knowledge of <must>pre-need contracts</must> and the trust rules under the Pre-arranged Funeral Services Act is required as you'll write some 40 a year
* Valid <licence c="must">driver's licence</licence>, class 5 with clean abstract
* <must>Computer skills</must>: we use <nice>FrontRunner or similar funeral home software</nice>; training given
* Assets: <nice>celebrant training</nice>, <nice>grief support</nice> groups, <nice>repatriation</nice> of remains abroad, knowledge of <nice>Mi'kmaq or Muslim funeral customs</nice>

You do NOT need to bring a <no>hairdressing</no> background, we have a wonderful stylist. <no>Video editing</no> for tribute videos is done in the office.

What we offer: Blue Cross health and dental from day one, RRSP match 3%, clothing allowance $800, licence fees and continuing education paid, relocation up to $4,000, two consecutive weekends off a month, and a team who debriefs after the hard ones.

How to apply / Pour postuler
Send cover letter and résumé to carrieres@thibodeaucarleton.example.com, attention Mme Nicole Thibodeau. We thank all applicants; only those selected will be contacted. We value diversity and invite applications from Indigenous people, newcomers, persons with disabilities and members of the 2SLGBTQ+ community.
