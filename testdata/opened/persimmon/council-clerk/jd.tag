THE CORPORATION OF THE <employer>TOWNSHIP OF ELDERSLEY FALLS</employer>
Job Posting 2025-11

<title>Deputy Clerk</title>
Permanent full-time (35 hours per week)
Salary: <pay>$78,430 – $91,760 (Grade 9, 2025 grid), OMERS pension</pay>
Location: <place>Eldersley Falls, Ontario</place>; one day a week from home is possible after probation

Eldersley Falls is a lakeside township of 9,800 residents (rather more in July). The Clerk's office has four people, and Council meets on the second and fourth Tuesday of the month, at 6 p.m. You'll need to be there.

Position summary
Reporting to the Clerk, the Deputy Clerk <duty>prepares agendas and minutes for Council and five committees</duty>, <duty>acts for the Clerk in his absence</duty>, <duty>coordinates requests under <must>MFIPPA</must></duty> and <duty>looks after the corporate records program</duty>. In election years the Deputy Clerk <duty>assists the Returning Officer</duty>. The position also <duty>commissions affidavits</duty> and <duty>issues marriage and lottery licences</duty>.

Qualifications
• <degree c="must">Post-secondary diploma or degree in public administration, political science, law clerk studies or a related discipline</degree>
• Minimum <years n="3" of="municipal clerk's office in Ontario">three years</years> in the clerk's office of an Ontario municipality
• Completion of, or enrolment in, the <licence c="must">AMCTO Municipal Administration Program</licence>; the <licence c="nice">AOMC or CMO designation</licence> is an asset
• Working knowledge of the <must>Municipal Act, 2001</must>, the <must>Municipal Elections Act</must> and the <must>Planning Act</must> notice provisions
• Demonstrated skill in <must>minute taking</must> and <must>parliamentary procedure</must>
• Experience with <must>agenda management software</must> (we have eSCRIBE) and with <must>records classification</must>, preferably <nice>TOMRMS</nice>
• Knowledge of <nice>AODA document accessibility</nice>
• <must>Discretion</must>: this chair hears things
• Advanced <must>Microsoft Word</must>
• <lang c="nice">French</lang> would be welcome but is not expected
• Valid <licence c="must">Class G driver's licence</licence>

For clarity, <no>by-law enforcement</no> and <no>animal control</no> sit with another department, and <no>bookkeeping</no> is done by the Treasurer. Our website is maintained by an outside firm, so no <no>HTML</no> is wanted.

Conditions of employment: satisfactory criminal record check; <permit>legally entitled to work in Canada</permit>.

Please submit a cover letter and résumé in one PDF to hr@eldersleyfalls.example.org by 4:30 p.m. on Friday, November 14. We thank all applicants; only those chosen for an interview will be contacted. The Township is an equal opportunity employer. Accommodation under the Ontario Human Rights Code is available at every stage of hiring. Personal information is collected under section 29 of the Municipal Freedom of Information and Protection of Privacy Act and will be used only for this competition.
