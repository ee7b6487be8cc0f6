<title>Pharmacy Technician II, Certified – Inpatient / IV Room</title>
<employer>Marrow Creek Regional Medical Center</employer>  ·  <place>Dayton, Ohio</place>
Job ID 24-11873 | Full time, 72 hrs per pay period | 2nd shift 1:30p–10:00p, every 3rd weekend, two holidays a year
Hiring range <pay>$21.40 – $28.65 per hour</pay> plus evening differential

Who we are
Marrow Creek is a 386-bed not-for-profit community hospital. Our pharmacists run <no>antimicrobial stewardship</no> and <no>anticoagulation dosing</no> on the units; that takes technicians in the basement who don't need to be told twice. You'd be one of 41.

What a shift looks like
You <duty>compound IV admixtures, syringes and TPN in the cleanroom</duty>, then <duty>restock and troubleshoot the automated dispensing cabinets on nine units</duty>. Around 8 pm the first-dose rush comes and you <duty>run stat meds to the ED and ICU</duty>. Once a week you <duty>help with the controlled-substance count</duty>. Experienced techs also <duty>show new hires the ropes</duty>.

What you must bring
• <degree c="must">High school diploma or GED</degree>
• National certification: <licence c="must">CPhT through PTCB or NHA</licence>, current
• <licence c="must">Ohio Board of Pharmacy certified technician registration</licence> (at the latest on day one)
• At least <years n="2" of="hospital pharmacy">2 years as a technician in a hospital pharmacy</years>
• <must>Sterile compounding</must> with sound <must>aseptic technique</must>; you know <must>USP 797</must> and <must>USP 800</must> from practice, not from a slide deck
• <must g="1">Pyxis</must> or <must g="1">Omnicell</must>
• <must>Pharmacy calculations</must> without reaching for the phone
• <must>Controlled substance inventory</must>
• <must>Attention to detail</must>, and you can be on your feet for eight hours

Nice if you have it
• <nice>Epic Willow</nice> – otherwise <no>we teach you our order queue</no> in week one
• <nice>Hazardous drug / chemo preparation</nice>
• <licence c="nice">CSPT</licence>
• <nice>Training or precepting</nice>
• <nice>Medication history taking</nice>

What this job is not
No <no>insurance billing</no> and no <no>cash register</no>: our retail pharmacy across the street does both with its own people.

Perks: <no>tuition toward PharmD</no> up to $5,250 a year, 403(b) match, free parking in Lot C (nobody believes it until they see it).

To apply, upload a resume at careers.marrowcreek.example.org. Background check, drug screen, flu vaccine or approved exemption. Marrow Creek is an equal opportunity employer and does not discriminate on the basis of race, color, religion, sex, national origin, disability or veteran status.
