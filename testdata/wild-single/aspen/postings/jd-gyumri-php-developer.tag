<employer>Shirak Soft Labs</employer>
TITLE:  <title>PHP Developer (Middle)</title>
ANNOUNCEMENT CODE:  SSL-07
TERM:  Full-time
LOCATION:  <place>Gyumri, Armenia</place>
JOB DESCRIPTION:  The incumbent will join to the team which is developing a booking platform for the European customer. The front-end part is made by the <no>React</no> team in Yerevan, so the incumbent is working only with the server side.
JOB RESPONSIBILITIES:
- <duty>Develop and support REST services</duty>;
- <duty>Participate in the code review</duty>;
- <duty>Optimize slow queries</duty>;
- <duty>Estimate tasks together with the Team Lead</duty>.
REQUIRED QUALIFICATIONS:
- <degree c="must">University degree in Computer Science, Applied Mathematics or related field</degree>, last year students also can apply;
- <years n="3" of="PHP">3+ years</years> of experience in <must>PHP</must>;
- Strong knowledge of <must>OOP</must> and <must>design patterns</must>;
- Experience with one of the frameworks: <must g="1">Symfony</must>, <must g="1">Laravel</must> or <must g="1">Yii2</must>;
- Very good knowledge of <must>MySQL</must>;
- Experience with <must>Git</must>;
- <lang c="must">English</lang> technical, good reading;
- <must>Team player</must>, <must>self-motivated</must> person.
DESIRED QUALIFICATIONS:
- Experience with <nice>RabbitMQ</nice>;
- Experience with <nice>Docker</nice>;
- Understanding of <nice>unit testing</nice> (PHPUnit).
Experience with <no>WordPress</no> or <no>Joomla</no> is not considered as a PHP experience.
REMUNERATION/ SALARY:  <pay>Highly competitive</pay>, + medical insurance, English courses, table tennis.
APPLICATION PROCEDURES:  Send a CV in English to hr@shiraksoft.example.org. Test task will be provided.
OPENING DATE:  11 February 2015
APPLICATION DEADLINE:  10 March 2015
ABOUT COMPANY:  Shirak Soft Labs is a 40 people outsourcing company. Our other teams use <no>Java</no>, <no>Scala</no> and <no>AWS</no>.
