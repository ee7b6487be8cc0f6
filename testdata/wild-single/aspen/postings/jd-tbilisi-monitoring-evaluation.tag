TITLE:  <title>Monitoring and Evaluation Officer</title>
ORGANIZATION:  <employer>Highland Livelihoods Initiative (HLI)</employer>, Georgia Branch
TERM:  Full time, fixed term
OPEN TO/ELIGIBILITY CRITERIA:  <permit>Georgian citizens, or persons holding residence permit in Georgia</permit>
INTENDED AUDIENCE:  Professionals of development sector
START DATE:  1 November
DURATION:  14 months with possible extension, subject to donor funding
LOCATION:  <place>Tbilisi</place>, with up to 40% travel to Racha and Svaneti
JOB DESCRIPTION:  Under the direct supervision of Programme Manager the M&E Officer is responsible for the measurement of results of the hazelnut and sheep value chain project. Financial monitoring is done by the Finance Unit and <no>budgeting</no> is out of the scope of this position.
JOB RESPONSIBILITIES:
1. <duty>Develop results chains and indicators</duty>;
2. <duty>Conduct baseline and household surveys</duty>, incl. training of enumerators;
3. <duty>Maintain the database</duty>;
4. <duty>Prepare semi-annual report to the donor</duty>;
5. <duty>Visit farmers not less than 6 days a month</duty>;
6. <duty>Contribute to the organization of mid-term review and final evaluation</duty>, which are ordered to external evaluators;
7. <duty>Document the success stories</duty> and also the not success stories;
8. Perform other duties requested by the supervisor.
REQUIRED QUALIFICATIONS:
• <degree c="must">Master's degree</degree> in <must g="1">Economics</must>, <must g="1">Statistics</must>, <must g="1">Agriculture</must> or <must g="1">Social Sciences</must> (Bachelor degree with 2 additional years of experience may be accepted in lieu of it);
• Minimum <years n="4" of="monitoring and evaluation">4 years</years> of experience in <must>monitoring and evaluation</must> in the donor funded projects;
• Proved skill of <must>survey design</must> and <must>sampling</must>;
• <must g="2">SPSS</must> or <must g="2">STATA</must> user, advanced level;
• Experience of electronic data collection by <nice>KoBo Toolbox</nice> is strong asset;
• Familiar with <nice>DCED Standard</nice> - asset;
• Fluency in <lang c="must">Georgian</lang> and <lang c="must">English</lang>, <lang c="nice">Russian</lang> is desirable, <lang c="nice">Svan</lang> language - would be advantage;
• <licence c="must">Driving license category B</licence>, <must>mountain driving</must>.
Experience of <no>journalism</no> or <no>public relations</no> shall not be counted.
REMUNERATION/ SALARY:  <pay>GEL 3,200 net</pay>
APPLICATION PROCEDURES:  Submit CV, motivation letter (1 page maximum) and sample of one written report to vacancies@hli.example.org. Late applications are not considered.
APPLICATION DEADLINE:  2 October, 18:00
ABOUT ORGANIZATION:  Since 2004 HLI has worked in 11 mountain regions of South Caucasus and Central Asia, together with the local self-governments, processors, veterinarians and schools. Our portfolio in Georgia counts four projects: hazelnut and sheep value chain, Alpine cheese, rural guesthouses (<no>hospitality</no> experience is needed there, not here) and safe pasture roads. HLI employs 36 persons in Georgia. HLI is a non-for-profit organization registered in Bern.
Please clearly mention in your application letter where you learned of this job opportunity. By sending of the application you agree that your personal data will be processed for the purpose of the selection. The selection consists from long list, written test (2 hours, on computer of HLI) and interview with the panel of three persons. HLI does not compensate the travel costs to the interview.
ADDITIONAL NOTES:  This announcement was posted second time; the candidates who applied at the first time are kept in the database. HLI is committed to gender equality; women are encouraged to apply.
