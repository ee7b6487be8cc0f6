## <name>Joss Pemberley-Ruiz</name>
<place>Salinas, CA</place> • <phone>(831)-555-0129</phone> • <email>joss.pr@example.net</email> • <link>linkedin.com/in/joss-pr</link>

---

### <h>Summary</h>
<summary>Food safety professional with an unusual mix of plant floor (Coyote Creek Canning), third-party auditing (Verdant Assurance) and laboratory work (Cal Coast Ag). Looking for a full-time FSQA position where the office is close to the line.</summary>

### <h>Work Experience</h>

<job>**<title>FSQA Supervisor</title>** | <employer>Coyote Creek Canning</employer> | <place>Hollister, CA</place> | *<start>May 2023</start> – <end>Present</end>*
* <point>Supervise 6 QA technicians across two shifts, including seam inspection and thermal process records.</point>
* <point>Rewrote the recall plan; last mock recall closed in 1 h 50 min (previously 5 hours).</point>
* <point>Moved pre-op checklists from clipboards to SafetyChain.</point></job>

<job>**<title>Third-Party Auditor / GFSI</title>** | <employer>Verdant Assurance</employer> | <place>Fresno, CA</place> | *<start>January 2020</start> – <end>April 2023</end>*
* <point>Performed roughly 140 audits (PrimusGFS, SQF Ed. 9) in packing houses, coolers and field crews.</point>
* <point>Wrote up non-conformances and checked the corrective actions of growers</point>
* <point>Witnessed by the accreditation body twice, no findings.</point></job>

<job>**<title>Lab Technician II</title>** | <employer>Cal Coast Ag Laboratory</employer> | <place>Watsonville, CA</place> | *<start>July 2016</start> – <end>December 2019</end>*
* <point>Plated and read water and tissue samples for generic E. coli, Salmonella and Listeria, up to 200 a day in lettuce season.</point>
* <point>Helped with the ISO 17025 renewal by keeping the thermometer and pipette records straight.</point></job>

<job>**<title>Sampler</title> (seasonal)** | <employer>Cal Coast Ag Laboratory</employer> | <place>Salinas Valley</place> | *<start>Summer 2015</start>*
* <point>Pre-harvest sampling, 4 am starts</point></job>

### <h>Education</h>

<edu>**<school>Gabilan State University</school>** | <place>Salinas,CA</place> | *Graduated: <end>May 2016</end>*
* <degree>Bachelor of Science</degree> in <field>Food Science</field>
* Minor in Chemistry
* GPA: <grade>3.38</grade></edu>

<edu>**<school>Pajaro College</school>** | <place>Aptos, CA</place> | *Completed: <end>June 2013</end>*
* <degree>Associate of Science</degree>
* <point>Evening program while working in a nursery</point></edu>

### <h>Skills</h>

<skills>* **<group>Programs:</group>** <skill>HACCP</skill>, <skill>FSMA Preventive Controls</skill>, <skill>Environmental Monitoring</skill>, <skill>Allergen Control</skill>
* **<group>Auditing:</group>** <skill>SQF</skill>, <skill>PrimusGFS</skill>, <skill>Supplier Approval</skill>
* **<group>Lab:</group>** <skill>Plate counts</skill>, <skill>PCR screening (BAX)</skill>, <skill>Water activity</skill>
* **<group>Office:</group>** <skill>SafetyChain</skill>, <skill>Excel</skill></skills>
* **Spoken:** <language>English</language>, <language>Spanish</language> (<level>bilingual</level>)

### <h>Certifications</h>
* <cert><cname>PCQI</cname></cert>
* <cert><cname>Better Process Control School</cname>, <date>2023</date></cert>
* <cert><cname>SQF Practitioner</cname> (In Progress)</cert>
