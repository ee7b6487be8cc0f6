<employer>Narek Pharm CJSC</employer>
TITLE:  <title>Medical Representative (Cardiology line)</title>
TERM:  Full time, 09:00-18:00
OPEN TO/ ELIGIBILITY CRITERIA:  Physicians and pharmacists only. Male candidates <must>after army service or released from it</must>.
START DATE/ TIME:  01 April
LOCATION:  <place>Yerevan</place> and marzes of Armenia
JOB DESCRIPTION:  The Medical Representative will promote the Company's drugs between the doctors and the pharmacies. This is not a sales collection job: <no>debt collection</no> is carried out by the distributors.
JOB RESPONSIBILITIES:
- <duty>Make 12 visits in day</duty> (9 doctors, 3 pharmacies);
- <duty>Organize round tables and presentations</duty>;
- <duty>Study the activity of competitors</duty>;
- <duty>Fill daily report in CRM</duty>.
REQUIRED QUALIFICATIONS:
- <degree c="must">Higher medical or pharmaceutical education</degree>;
- <must>Communication skills</must>, <must>presentation skills</must>;
- <must>Pleasant appearance</must>;
- <licence c="must">Driving license (B)</licence>; own car is desirable, but absence of <no>own car</no> is not a obstacle, Company gives a Chevrolet;
- <lang c="must">Armenian</lang> and <lang c="must">Russian</lang>: excellent, <lang c="nice">English</lang>: good will be a plus;
- Computer skills: <must>MS PowerPoint</must>, <must>Internet</must>;
- Work experience as <nice>medical representative</nice> is preferred. Candidates without experience will be trained during 1 month.
REMUNERATION/ SALARY:  <pay>250,000 AMD net plus quarterly bonus</pay>
APPLICATION PROCEDURES:  To apply for this position, please bring CV with one photo (3x4) to the office: Komitas ave., or e-mail to cv@narekpharm.example.com. No phone calls please.
OPENING DATE:  1 March 2008
APPLICATION DEADLINE:  25 March 2008
ABOUT COMPANY:  Narek Pharm CJSC imports more than 200 names of medicines, has <no>GMP</no> certified warehouse and <no>ISO 9001</no>.
------------------------------------------------------------------
To place a free posting for job or other career-related opportunities available in your organization, just go to the site and follow the "Post an Announcement" link.
