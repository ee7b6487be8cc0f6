<employer>"Arpi Dairy" LLC</employer>
TITLE:  <title>Chief Accountant</title>
TERM:  Full time
OPEN TO/ ELIGIBILITY CRITERIA:  All interested and qualified candidates
START DATE/ TIME:  ASAP
DURATION:  Long term, with 3 months probation period
LOCATION:  <place>Yerevan, Armenia</place>

JOB DESCRIPTION:  "Arpi Dairy" LLC is looking for a Chief Accountant who will be responsible for the whole accounting of the company and its two milk collection points.

JOB RESPONSIBILITIES:
- <duty>Organize and implement the accounting of the company in accordance with the RA legislation</duty>;
- <duty>Calculate the cost price of products</duty>;
- <duty>Submit tax reports electronically</duty>;
- <duty>Control the work of 3 accountants and a cashier</duty>;
- <duty>Present monthly financial statements to the founders</duty>.

REQUIRED QUALIFICATIONS:
- <degree c="must">Higher education in Economics or Finance</degree>;
- At least <years n="5" of="chief accountant">5 years</years> of work experience as a <must>Chief Accountant</must>, of which minimum <years n="2" of="accounting in production">2 years</years> in a <must>producing company</must>;
- Excellent knowledge of <must>RA tax and labor legislation</must>;
- Knowledge of <must>IFRS</must>; <licence c="nice">ACCA</licence> is a plus but is not mandatory;
- Good knowledge of accounting software: <must g="1">AS-Accountant</must> or <must g="1">1C 8.3</must>;
- Knowledge of <must>MS Excel</must>;
- Knowledge of <lang c="must">Armenian</lang> and <lang c="must">Russian</lang> languages; knowledge of <no>English</no> is not required;
- <must>Ability to work under pressure</must>;
- High sense of <must>responsibility</must>.

REMUNERATION/ SALARY:  <pay>450,000 - 550,000 AMD gross</pay>, depending on the results of interview.

APPLICATION PROCEDURES:  If you meet the above mentioned requirements, please send your CV (with photo) to: jobs@arpidairy.example.com, mentioning "Chief Accountant" in the subject line of the message. Only shortlisted candidates will be contacted.
Please clearly mention in your application letter that you learned of this job opportunity through the job board and mention its name.

OPENING DATE:  04 September 2013
APPLICATION DEADLINE:  03 October 2013
ABOUT COMPANY:  "Arpi Dairy" LLC produces cheese, matsun and butter since 1998 and exports to Russian Federation.
