<employer>COUNTY OF LARKSPUR</employer> — DEPARTMENT OF INFORMATION SERVICES
CLASSIFICATION: <title>Database Administrator II</title>
JOB NUMBER: 26-1174     STATUS: Full-time, non-exempt, represented (Local 2107)
LOCATION: <place>Courthouse Annex, Mill Falls, Oregon</place> (telework up to 2 days/week after probation)
SALARY: <pay>$7,412 – $9,466 monthly, Range 31</pay>
CLOSES: Open until filled; first review March 6

THE POSITION
Larkspur County runs on 212 databases: property tax, jail management, public health, elections, even the dog licenses. The DBA team of three keeps them up. This recruitment fills one vacancy. Under general supervision the incumbent will:

 * <duty>Install, configure, patch and upgrade SQL Server instances, 2016 through 2022</duty>
 * <duty>Own the backup schedule and prove restores every quarter</duty>
 * <duty>Tune queries and indexes for vendor and in-house applications</duty>
 * <duty>Manage logins, roles and encryption and respond to audit findings</duty>
 * <duty>Take part in after-hours on-call, one week in three</duty>

The Assessor's legacy <no>Oracle</no> system is maintained by the vendor and will be retired next year. Report writing in <no>Crystal Reports</no> is done in the departments.

MINIMUM QUALIFICATIONS
 * <degree c="must">Bachelor's degree in computer science, information systems or a closely related field</degree>; additional qualifying experience may be substituted year for year
 * <years n="4" of="Microsoft SQL Server administration">Four (4) years of progressively responsible experience administering Microsoft SQL Server in production</years>
 * Working knowledge of <must>Transact-SQL</must>, <must>backup and recovery</must>, <must>index and query tuning</must>, and <must g="1">Always On availability groups</must> or <must g="1">failover clustering</must>
 * Ability to <must>script routine tasks in PowerShell</must>
 * Ability to <must>explain technical matters to non-technical staff</must>
 * <licence c="must">Valid driver license</licence> by date of hire

SPECIAL REQUIREMENT
Must pass a fingerprint-based background check. <licence c="must">CJIS Security Awareness certification</licence> must be obtained within six months of hire; the County provides the course.

DESIRABLE
<nice>Azure SQL</nice> or other cloud database platform; <nice>PostgreSQL</nice>; <nice>SSIS packages</nice>; <nice>transparent data encryption</nice>; <nice>public sector experience</nice>.

SUPPLEMENTAL QUESTIONS (answers are scored; "see resume" will not be accepted)
 1. Describe a restore you carried out under pressure. What was lost, if anything?
 2. How many instances and roughly how many terabytes have you been responsible for?

BENEFITS
PERS retirement (6% employee share paid by County), medical/dental/vision, 12 holidays, 96 hours vacation in year one, deferred comp, bilingual pay.

Apply online at the County's job portal. Faxed applications are not accepted. Larkspur County is an EEO/AA employer. Veterans' preference is available; attach DD-214. Reasonable accommodation requests: hr@larkspurcounty.example.org.
