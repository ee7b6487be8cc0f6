From: Office, <employer>Coláiste Naomh Ultan</employer>
To: staff-vacancies list
Subject: <title>Teacher of Mathematics and Applied Mathematics</title> (maternity cover, 22 hrs) – Coláiste Naomh Ultan, <place>Navan, Co. Meath</place>

A chairde,

The Board of Management invites applications for a fixed-term post from 12 January
until the end of the school year, 22 hours, Department-paid
(<pay>DE common basic scale</pay>).

Applicants must
(a) hold <licence c="must">registration with the Teaching Council</licence> under Route 2,
    Post-primary, with <must>Mathematics</must> to Leaving Cert Higher Level;
(b) have, or be about to have, experience of <must>Applied Mathematics</must>,
    including the new <must>modelling project</must>;
(c) be <must>confident with mixed-ability classes</must>;
(d) be Garda vetted before commencement.

Any one of <nice g="1">Computer Science</nice>, <nice g="1">Physics</nice> or
<nice g="1">Construction Studies</nice> as a further subject would help with the timetable.
A willingness to take hurling or debating is always noticed.
<lang c="nice">Irish</lang> is spoken in the staffroom but this is an English-medium school.

The successful candidate will
 – <duty>teach one second-year, two fifth-year and one sixth-year group</duty>
 – <duty>act as tutor to a first-year class</duty>
 – <duty>correct the mocks in February</duty>

Our Digital Strategy team looks after <no>Google Classroom</no> and <no>VSware</no> and
will sit with you for an afternoon; no previous knowledge is assumed.

Letter of application, the standard form (not a CV) and names of two referees by
e-mail to principal@cnultan.example.org no later than 3 p.m. on Friday 5 December.
Shortlisting may apply. Canvassing will disqualify. Coláiste Naomh Ultan is an equal
opportunities employer.

Le gach dea-ghuí,
Fionnuala Ní Mhaoláin
Rúnaí
