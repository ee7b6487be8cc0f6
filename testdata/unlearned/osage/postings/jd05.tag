COUNTY OF <place>SAN LEANDRO VALLEY, CALIFORNIA</place>
<employer>SUPERIOR COURT – HUMAN RESOURCES DIVISION</employer>
CLASSIFICATION SPECIFICATION AND JOB BULLETIN

Class title: <title>COURT INTERPRETER (SPANISH), INTERMITTENT PART-TIME</title>
Class code: 2418      FLSA: Non-exempt      Bargaining unit: Region 3
Salary: <pay>$51.37 hourly</pay>  (step 1 of 1)
Filing period: Continuous until filled; first review April 7

DEFINITION
Under general direction of the Language Access Coordinator, <duty>renders simultaneous and consecutive interpretation of court proceedings between English and Spanish</duty>; <duty>performs sight translation of documents filed with the Court</duty>; and does related work as assigned.

DISTINGUISHING CHARACTERISTICS
Incumbents in this class work without immediate supervision. This class is distinguished from Interpreter Coordinator in that the latter <no>assigns calendars</no> and <no>supervises staff</no>.

EXAMPLES OF DUTIES (illustrative only)
 (a) <duty>Interprets for defendants, witnesses and jurors in arraignments, trials, and family law and dependency matters</duty>.
 (b) <duty>Interprets remotely through the Court's video platform</duty>.
 (c) <duty>Transcribes and translates audio recordings for evidence</duty>.
 (d) <duty>Discloses conflicts of interest to the bench</duty>.
 (e) <duty>Completes daily activity logs</duty>.

EMPLOYMENT STANDARDS
Certification:  Must be in good standing on the Judicial Council Master List as a <licence c="must" g="1">California Certified Court Interpreter (Spanish)</licence>. <licence c="must" g="1">Federal Court Interpreter Certification (FCICE)</licence> holders may substitute, provided enrolment with the Council is completed before the appointment.
Education:  <degree c="must">High school diploma or GED</degree>. <degree c="nice">Bachelor's degree in translation, interpreting or linguistics</degree> is desirable.
Experience: none beyond certification; however <years n="2" of="courtroom interpreting" c="nice">two years of courtroom interpreting</years> is highly desirable.
License:  Possession of a valid <licence c="must">California driver license</licence>, or the ability to use alternative transport between four courthouses.

Knowledge of:
 <lang c="must">English and Spanish at native-like proficiency</lang>, including <must>regional Mexican and Central American usage</must>; <must>legal terminology of criminal and civil procedure</must>; <must>California Rules of Court, rule 2.890 (professional conduct)</must>.
Ability to:
 <must>interpret simultaneously for extended periods</must>; <must>retain and reproduce lengthy testimony with note-taking</must>; <must>maintain confidentiality</must>; <must>remain impartial</must>; <must>work courteously with the public</must>. Basic use of <must>Zoom</must>.
Desirable: <lang c="nice">Mixteco</lang> or <lang c="nice">K'iche'</lang> at conversational level; <nice>forensic transcription</nice>.

SPECIAL CONDITIONS
Fingerprint clearance. Assignments may be for half days, with notice as short as two hours.

SELECTION PROCEDURE
Application form and copy of certification card → screening → oral interview. A resume will not be accepted in lieu of a completed application. The Court does not provide reimbursement for interview travel.

The Court is an Equal Opportunity Employer and will reasonably accommodate applicants with disabilities.
