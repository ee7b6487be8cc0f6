<title>Dental Hygienist (RDH)</title> - 4 days/wk, no weekends!!

<employer>Larkspur Family Dental</employer>  |  <place>Medford, OR</place>  |  <pay>$52 - $60/hr DOE</pay> + bonus

Our beloved hygienist Connie is retiring in June after 22 years (we are not crying, you are) and we need someone to take over her column. We're a privately owned, two-doctor practice. No corporate quotas, no upselling scripts.

What your day looks like
You'll have your own operatory and one hour for every adult recall. You will <duty>see 7-8 patients a day</duty>, <duty>screen for oral cancer</duty>, and <duty>present findings to the doctor before the exam</duty>. Roughly a third of our patients are perio patients, so you need to be truly comfortable with <must>scaling and root planing</must> and with complete <must>periodontal charting</must>. You take your own <must>digital radiographs</must> and you numb your own patients (<must>local anesthesia</must>, infiltrations and blocks). We care a lot about <must>patient education</must>: people should leave knowing why their gums bleed.

What we need from you
* current, unrestricted <licence c="must">Oregon dental hygiene license</licence> with <licence c="must">local anesthesia endorsement</licence>
* <degree c="must">Associate degree in dental hygiene</degree> or higher from a CODA accredited program
* at least <years n="2" of="clinical hygiene">2 years</years> chairside as a hygienist
* current <licence c="must">BLS for healthcare providers</licence>
* you chart in <must g="1">Dentrix</must> or <must g="1">Eaglesoft</must> (we run Dentrix, but if you know one you'll learn the other)
* solid on <must>infection control</must> and <must>OSHA rules</must>

Would be a plus
* <lang c="nice">Spanish</lang>, about 20% of our families speak it at home
* <licence c="nice">nitrous oxide permit</licence>
* you've used an <nice>intraoral scanner</nice>
* <nice>implant maintenance</nice>

What you will NOT have to do: <no>insurance billing</no> (Deb up front owns that) or <no>room turnover for the doctors</no>. The doctors do their own <no>Invisalign</no> cases. We are buying a <no>diode laser</no> this fall and will send you to the course, so no prior experience expected.

Benefits: 401k with 4% match, medical after 60 days, 2 weeks PTO + the week of Christmas, $600/yr CE, scrubs, and free dental for you and your kids.

To apply: send a resume and three sentences about why you like hygiene to jobs@larkspurfamilydental.example.com. Please do not call the front desk. We will ask finalists for a paid working interview. Larkspur Family Dental is an equal opportunity employer.
