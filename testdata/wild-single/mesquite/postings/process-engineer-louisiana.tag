<title>Process Engineer – Chlor-Alkali Unit</title>
Apply
locations <place>Plaquemine, LA</place>
time type Full time
posted on Posted 30+ Days Ago
job requisition id JR-0019926

At <employer>Belle Rive Chemicals</employer> we turn salt, water and a great deal of electricity into chlorine, caustic and hydrogen. The Plaquemine complex has 430 employees. Downstream <no>vinyls</no> belongs to a joint venture with its own engineers, and our <no>R&D</no> is in <no>Houston</no>.

JOB SUMMARY

The Process Engineer is the technical owner of brine treatment and the membrane cell rooms. He or she gets a call when cell voltage creeps up, and is expected to know why within the week. Position reports to the Production Superintendent and has no direct reports.

ESSENTIAL DUTIES

1. <duty>Monitor unit performance and energy use</duty>, recommending set points to operations.
2. <duty>Lead troubleshooting and root cause analysis</duty>.
3. <duty>Develop scope and justification for small capital projects</duty> ($50k–$2M). Detailed <no>piping</no> and <no>structural</no> design is by the contractor.
4. <duty>Write and approve Management of Change packages</duty>.
5. <duty>Participate in PHAs and LOPAs</duty>.
6. <duty>Provide turnaround support</duty>, including 12-hour shifts for about four weeks every other year.
7. <duty>Train operators on new procedures</duty>.

MINIMUM QUALIFICATIONS

• <degree c="must">B.S. Chemical Engineering</degree> from an ABET accredited program
• <years n="3" of="chemical manufacturing or refining">Three (3) years</years> as an engineer in <must g="1">chemical manufacturing</must>, <must g="1">refining</must> or <must g="1">pulp and paper</must>; co-op terms count for half
• Demonstrated use of <must>mass and energy balances</must>, <must>P&IDs</must> and <must>process data historians</must> (we have <no>PI</no>; <no>IP.21</no> people catch on in a day)
• Working knowledge of <must>OSHA PSM</must>
• <licence c="must">TWIC card</licence> or ability to get one
• Must be able to <must>climb ladders</must> and <must>wear a respirator</must> (clean-shaven per fit test)

PREFERRED QUALIFICATIONS

• <nice>Chlor-alkali</nice> or other <nice>electrochemical</nice> experience
• Simulation in <nice g="2">Aspen Plus</nice> or <nice g="2">ProMax</nice>
• <nice>DCS</nice> familiarity, DeltaV ideally. You won't be programming it; we have a <no>controls</no> group
• <licence c="nice">EIT</licence>
• <licence c="nice">Six Sigma Green Belt</licence>
• Some <nice>statistics</nice>: Minitab, JMP, Python, we aren't religious

COMPETENCIES

<must>Safety leadership</must>. <must>Sense of urgency</must>. <must>Clear communication across shifts</must>.

BENEFITS

Annual salary <pay>$101,300 - $128,900</pay>, 9% target bonus, 401(k) with 6% match plus a 3% company contribution, 9/80 schedule, relocation. Tuition assistance covers an <no>MBA</no> or <no>M.S.</no>; crawfish in April covers itself.

<employer>Belle Rive</employer> <permit>does not sponsor employment visas, now or later, for this job</permit>. Post-offer drug screen, physical and background investigation apply. EEO/AA employer: minorities, females, protected veterans, individuals with disabilities. Former <no>Navy nuclear</no> people often do well here, whatever their paper trail says, but the degree above is a condition from corporate that we cannot waive.

Recruiter: Thibodeaux, Camille. Questions go through the portal, not by phone.
