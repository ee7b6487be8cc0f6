Manufacturing Associate II - Aseptic Fill/Finish (Nights, 2-2-3)
Company: <employer>Corvane Biologics, Inc.</employer>
Location: <place>Wilson, NC</place> (onsite)
Req ID 2026-0419

ABOUT CORVANE
Corvane makes sterile injectables for partners in <no>oncology</no> and <no>ophthalmology</no>. Our Boston colleagues do <no>cell line development</no> and <no>protein engineering</no>; our Swiss site handles <no>lyophilization</no>. Wilson is where liquid goes into vials, two high-speed lines today and an isolator line in the fall.

POSITION SUMMARY
As <title>Manufacturing Associate II</title> you will <duty>set up, run and clean the vial filling line</duty>, <duty>perform aseptic interventions</duty> and <duty>complete batch records in real time</duty>. You take direction from the Line Lead. There is no <no>people management</no> in this role.

DO YOU…
… know <must>aseptic technique</must> well enough to qualify in our gowning and media fill program within 60 days?
… understand <must>cGMP</must> and why we say "if it isn't written down, it didn't happen"? (<must>Good documentation practices</must>, ALCOA.)
… have <years n="2" of="regulated manufacturing">two or more years</years> in <must>regulated manufacturing</must>: pharma, device, even food or dairy would count?
… have the eyes for it? <must>Near vision 20/20 corrected</must> and no color blindness are required for <must>visual inspection</must>.
… feel comfortable <must>standing for 12 hours</must> in a full gown with no make-up, no nail polish, no perfume, no jewelry?
… hold a <degree c="must">high school diploma or GED</degree>? A <licence c="nice">BioWork certificate</licence> or <degree c="nice">associate degree in a life science</degree> moves you up the pile.
… speak up when something's wrong? <must>Integrity</must> is the one thing we can't train.

Then we would like to talk to you. Bonus points if you have worked with <nice>isolators</nice> or <nice>RABS</nice>, done <nice>environmental monitoring</nice>, or written a <nice>deviation</nice> that QA didn't send back.

WHAT WE TEACH
Week one to six is classroom and mock line: <no>filter integrity testing</no>, <no>autoclave loading</no>, our MES (<no>PAS-X</no>). You don't need <no>prior knowledge of automation</no>; controls engineers own the <no>PLCs</no>.

PAY & PERKS
<pay>$25.80/hr + 12% night differential</pay>. Medical from day one. 401(k) match 6%. 15 days PTO. Tuition aid at Wilson Community College for <no>nursing</no>, <no>engineering</no>, you name it. Cafeteria with an actual <no>pizza oven</no>.

Must be <permit c="must">authorized to work in the United States without sponsorship</permit>. Corvane is an equal opportunity employer, including disability and protected veterans. We participate in E-Verify.
