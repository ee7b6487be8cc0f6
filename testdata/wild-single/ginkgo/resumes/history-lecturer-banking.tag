<name>MARGUERITE OYELARAN</name>
<place>Department of History, 14 Kestrel Hall, Norwood, Ohio 45212</place>
<phone>513 555 0148</phone> • <email>moyelaran@example.org</email> • <link>www.oyelaran-history.example.net</link>

<h>Education</h>
<edu><school>Ohio Valley State University</school>                                                      <place>Norwood, OH</place>
<degree>Ph.D.</degree> <field>History</field>                                                                             <end>2021*</end>
<point>Major Fields: Atlantic World, History of Medicine</point></edu>
<edu><school>Lindqvist College</school>                                                                <place>Decorah, IA</place>
<degree>B.A.</degree> <field>History and French</field>, <grade>magna cum laude</grade>                                                 <end>2013</end></edu>

<h>Dissertation</h>
Title         Fever Ledgers: Quarantine, Credit and Commerce in the Bight of Benin, 1780–1850
Committee     T. Haldane (Advisor), R. Mbeki-Ross, S. Lund

<h>Academic Positions</h>
<job><employer>Ohio Valley State University</employer>                                                      <place>Norwood, OH</place>
<title>Visiting Assistant Professor of History</title>                                      <start>Fall 2022</start>–<end>present</end>
<point>Teach a 3/3 load; advise four senior theses a year.</point></job>
<job><employer>Museum of the Inland Rivers</employer>                                                      <place>Cincinnati, OH</place>
<title>Research Fellow</title>                                                             <start>2021</start>–<end>2022</end></job>

<h>Assistantships</h>
<h>Teaching</h>
<job><employer>Ohio Valley State University</employer>                                       taught by Dr. T. Haldane
<title>Teaching Assistant</title>                                                       <start>Spring 2019</start>
<point>Two sections of History 2201, The Atlantic World. Received the department's "Thank a TA" note three years running.</point></job>
<job><employer>Ohio Valley State University</employer>                                         taught by Dr. S. Lund
<title>Grader</title>                                                                     <start>Fall 2017</start>
<point>History 1102, World History since 1500.</point></job>
<h>Research</h>
<job><employer>Ohio Valley State University</employer>                                                 for R. Mbeki-Ross
<title>Research Assistant</title>                                                          <start>2015</start>–<end>2017</end>
<point>Transcribed and coded about 1,100 ships' bills of health from Nantes and Liverpool.</point></job>

<h>Publications</h>
<pub><title>"Who Paid for Quarantine? Brokers and Fever at Ouidah."</title> Journal of Port History 31,
no. 2 (<end>2023</end>): 114–139.</pub>
<pub>with T. Haldane. <title>"Bills of Health as Sources."</title> In Reading the Harbor, forthcoming.</pub>

<h>Grants & Fellowships</h>
<award><employer>Halvorsen Foundation</employer>
<title>Dissertation Travel Grant</title> ($3,400)                                                          <end>2018</end></award>
<award><employer>Ohio Valley State University, Graduate School</employer>
<title>Summer Fellowship</title>                                                           <start>2015</start>–<end>2018</end></award>

<h>Service</h>
<vol><employer>Ohio Valley State University</employer>
<title>Co-convener, Medical History Reading Group</title>                                        <start>2016</start>–<end>2019</end></vol>

<h>Languages</h>
<language>French</language> (<level>fluent</level>), <language>Portuguese</language> (<level>reading</level>), <language>Fon</language> (<level>beginner</level>)

* degree conferred December
                                          1/1
