<name>JUNIPER L. ASHWORTH</name>
<email>jashworth@example.org</email> | <phone>(603) 555-0188</phone> | 12 Fenwick Hall, <place>Hanover, NH</place>

<h>EDUCATION</h>
<edu><school>DARTMOUTH COLLEGE</school>                                              <place>Hanover, NH</place>
<degree>Bachelor of Arts</degree> in <field>Economics modified with Mathematics</field>; Minor in Arabic    Expected <end>June 2025</end>
GPA: <grade>3.78/4.00</grade>
<point>Relevant Coursework: Econometrics, Game Theory, Stochastic Processes</point>
</edu>
<edu><school>AMERICAN UNIVERSITY IN CAIRO</school>                                  <place>Cairo, Egypt</place>
Study Abroad, Intensive Arabic                                          <end>Fall 2023</end>
</edu>
<edu><school>CONCORD HIGH SCHOOL</school>                                              <place>Concord, NH</place>
<degree>High School Diploma</degree>, <grade>Valedictorian</grade>                                       <end>June 2021</end>
</edu>
<h>EXPERIENCE</h>
<job><employer>GRANITE PASS CAPITAL</employer>                                               <place>Boston, MA</place>
<title>Summer Analyst, Private Credit</title>                          <start>June</start> – <end>August 2024</end>
• <point>Modeled covenant headroom for three borrowers with combined debt of $210 million</point>
• <point>Presented one short pitch (a cold-storage operator) to the investment committee; not pursued</point>
</job>
<job><employer>THE FEDERAL RESERVE BANK OF BOSTON</employer>                                    <place>Boston, MA</place>
<title>Research Intern, New England Public Policy Center</title>        <start>Winter 2022</start> – <end>Spring 2023</end>
• <point>Cleaned 12 years of property tax records in Stata</point>
</job>
<job><employer>DARTMOUTH DINING SERVICES</employer>                                           <place>Hanover, NH</place>
<title>Student Supervisor</title> (15 hrs/week)                                       <start>Fall 2022</start> – <end>Present</end>
<title>Grill Cook</title>                                                <start>Fall 2021</start> – <end>Spring 2022</end>
• <point>Schedule 22 student workers, settle who gets Friday night</point>
</job>
<h>LEADERSHIP AND ACTIVITIES</h>
<vol><employer>DARTMOUTH OUTING CLUB</employer>                                               <place>Hanover, NH</place>
<title>Co-Chair, Cabin & Trail</title>                                     <start>September 2023</start> – <end>Present</end>
• <point>Maintain 50 miles of trail with a budget of $9,000</point>
</vol>
<vol><employer>TAX HELP UPPER VALLEY</employer>                                             <place>Lebanon, NH</place>
<title>Volunteer Preparer</title>                                                 <start>Spring 2023</start>
</vol>
<h>SKILLS & INTERESTS</h>
<skills><group>Technical</group>: <skill>Stata</skill>, <skill>R</skill>, <skill>Excel (VBA)</skill>, <skill>LaTeX</skill>
</skills>
Language: <language>Arabic</language> (<level>intermediate</level>), <language>Spanish</language> (<level>conversational</level>)
<other>Interests: ice climbing, crossword construction, contra dance</other>
