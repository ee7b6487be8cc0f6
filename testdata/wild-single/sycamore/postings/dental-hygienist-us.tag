<title>Registered Dental Hygienist (RDH)</title>
<employer>Juniper Street Family Dentistry</employer>, <place>Bend, Oregon</place>

Hi! I'm Dr. Amara Lindqvist and I'm writing this myself, because the last ad our agency put out read like a robot had a root canal.

I bought this practice four years ago from Dr. Paulsen, who had been here since 1979. We are one dentist, two hygienists (soon to be you), three assistants and Marcy at the front, who knows everyone's kids by name. We see four generations of some families. We do not do <no>Botox</no>. We don't do <no>orthodontics</no> either, we refer that to the folks across the street.

A typical patient gets a full hour with you. In it you'd <duty>take a medical history and blood pressure</duty>, <duty>chart perio</duty>, <duty>scale and polish</duty>, <duty>take a full mouth series when due</duty>, and <duty>talk with the patient about home care</duty> without making them feel like a criminal. I'd come in for the exam. You would also <duty>run our recall list with Marcy</duty>.

What you need to have
• An <degree c="must">associate degree in dental hygiene</degree> from a CODA-accredited program
• An active, unrestricted <licence c="must">Oregon dental hygiene license</licence>
• <licence c="must">Local anesthesia endorsement</licence> — I can't be running between rooms to numb people
• <licence c="must">BLS/CPR for healthcare providers</licence>
• Solid <must>scaling and root planing</must>, with <must g="1">hand instruments</must> or <must g="1">ultrasonics</must>, I'm not religious about it
• <must>Digital radiography</must>
• <must>Kindness</must>. About a third of our patients are phobic. If you've got a gift for <must>calming anxious patients</must>, you're who I'm looking for.

What would be a bonus
A <licence c="nice">nitrous oxide permit</licence>, or an <licence c="nice">expanded practice permit</licence>, because I'd love to start going into the nursing home on Neff Road. Experience with <nice>Dentrix</nice> (we'll be on it for the next decade, I've signed the thing). Experience with <nice>laser therapy</nice>. Conversational <lang c="nice">Spanish</lang>.

New grads: yes, please apply! There's no minimum number of years. Marcy says to tell you we will teach you the <no>intraoral scanner</no>; nobody arrives knowing that one.

What you do not have to worry about: <no>insurance billing</no> (outsourced), <no>sterilization</no> (our assistants do it), selling. I don't do production quotas. If a patient needs a crown I'll tell them that myself.

Pay & such: <pay>$52–$60/hour</pay> depending on experience, Monday–Thursday 7:30–4:30, closed Fridays because mountain. Health stipend $600/month, SIMPLE IRA 3%, CE allowance $1,200, scrubs, license renewal paid, ski pass at half price. Employees and spouses get free dental care, which you'd hope.

Please send a resume and tell me about a patient you'll never forget (no names!) to hello@juniperstreetdental.example.com. We'll invite you for coffee first, then for a paid working interview. A <permit>background check</permit> is run on the final candidate.
