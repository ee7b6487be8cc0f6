<title>Associate Registrar, Loans and Exhibitions</title>
<employer>Hollenbeck Museum of Art</employer> at Prairie State College, <place>Iowa City, IA</place>
Full-time, exempt. <pay>$54,000–$59,500</pay>. Posted March 3; review of applications begins March 24.

The Hollenbeck cares for roughly 17,000 objects, from Pueblo ceramics to video art, and opens nine exhibitions a year in a building finished in 2022. The museum is a teaching museum and every one of us talks to undergraduates at some point in the week.

Reporting to the Head Registrar, the Associate Registrar <duty>manages incoming and outgoing loans from request to return</duty>, which means <duty>drafting loan agreements</duty>, <duty>arranging crating, shipping and couriers</duty>, <duty>obtaining certificates of insurance</duty>, and <duty>writing condition reports on arrival and departure</duty>. The Associate Registrar also <duty>keeps object and location records current</duty> and <duty>takes part in the annual spot inventory</duty>. Please note that this is not a <no>curatorial</no> position, and <no>conservation treatment</no> is done by contract conservators.

Required
 - <degree c="must">Bachelor's degree</degree> in art history, museum studies, anthropology or a related field
 - <years n="3" of="museum registration or collections management">3+ years of experience in museum registration or collections management</years>
 - Hands-on experience administering <must>loans</must>, and with <must>fine art shipping</must>
 - <must>Condition reporting</must> and <must>art handling</must> across a range of media
 - Proficiency in a collections database: <must g="1">TMS</must>, <must g="1">EmbARK</must> or <must g="1">Argus</must>
 - Understanding of <must>fine art insurance</must>
 - Strong <must>organizational skills</must>; several deadlines will always be competing
 - Ability to lift 40 lbs and climb ladders

Preferred
 - <degree c="nice">Master's degree in museum studies</degree>
 - Familiarity with <nice>NAGPRA</nice>
 - <nice>Rights and reproductions</nice>
 - <nice>Courier</nice> experience, domestic or international
 - <lang c="nice">Reading knowledge of Spanish</lang>

You need no experience with <no>fundraising</no>; our college advancement office takes care of that. <permit>Visa sponsorship is not available for this position.</permit>

Benefits include TIAA retirement with a 10% college contribution, tuition remission for dependents, 22 vacation days, free parking (a rare thing here).

Submit a cover letter, resume and the names of three references as a single PDF to hollenbeck-jobs@example.org with "Associate Registrar" in the subject line. Prairie State College is an affirmative action/equal opportunity employer, including individuals with disabilities and protected veterans.
