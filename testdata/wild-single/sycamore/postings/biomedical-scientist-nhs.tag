<employer>CALDER VALLEY UNIVERSITY HOSPITALS NHS FOUNDATION TRUST</employer>
JOB DESCRIPTION AND PERSON SPECIFICATION

Job title:            <title>Specialist Biomedical Scientist – Cellular Pathology</title>
Band:                 6 (<pay>£38,682 to £46,580 p.a. pro rata</pay>)
Hours:                37.5 per week, incl. 1 Saturday in 6
Base:                 Pathology Block, <place>Huddersfield</place>
Accountable to:       Lead BMS

JOB SUMMARY
The post holder will rotate through all sections of the department. He/she will <duty>process and embed tissue specimens</duty>, <duty>cut and stain sections</duty>, <duty>assist Consultant Histopathologists at cut-up</duty> and <duty>supervise Associate Practitioners and trainees at the bench</duty>. The department processes 41,000 requests per annum and is UKAS accredited. Please note that <no>non-gynaecological cytology</no> has been centralised at another site and <no>mortuary</no> services are provided by a separate team.

KEY TASKS
1. To <duty>perform routine and special stains</duty>, including <must>immunohistochemistry</must>, to the required standard.
2. To <duty>troubleshoot analysers and report faults</duty>.
3. To <duty>take part in internal and external quality assurance schemes (UK NEQAS)</duty>.
4. To <duty>write and review standard operating procedures in <must>Q-Pulse</must></duty>.
5. To <duty>maintain stock levels of reagents</duty>.
6. To <duty>handle, store and dispose of specimens, formalin and xylene safely</duty>.
7. To <duty>deputise for the Lead BMS in her absence</duty>. The post holder is not expected to hold a budget; <no>budget management</no> lies with the Pathology Manager.
8. To contribute to the department's teaching of foundation doctors and T level students as and when required.

ENVIRONMENT
The laboratory was refurbished two years ago. There is exposure to chemicals and human tissue every day, and much of the work is seated at a microtome or standing at a down-draught bench. We've been told by the Estates department that the lift will be mended.

PERSON SPECIFICATION

Criteria | Essential | Desirable | How assessed
Qualifications | <degree c="must">BSc (Hons) Biomedical Science</degree> or equivalent | <degree c="nice">MSc</degree> or working towards one | Certificate
Registration | Must hold current <licence c="must">HCPC registration as a Biomedical Scientist</licence> | <licence c="nice">Member of the IBMS</licence> | Register check
Qualifications | <licence c="must">IBMS Specialist Diploma in Cellular Pathology</licence> | <licence c="nice">IBMS Certificate of Expert Practice</licence> (any) | Certificate
Experience | At least <years n="2" of="histopathology laboratory">2 years</years> post-registration in a <must>histopathology</must> laboratory | Experience of <nice>Mohs frozen sections</nice> | Application / interview
Experience | <must>Microtomy</must> and <must>embedding</must> at speed | <nice>Training and assessing staff</nice> | Application / interview
Skills | <must>Dissection of category A and B specimens</must> | <nice>Category C dissection</nice> | Interview
Skills | Use of a laboratory information system (<must g="1">WinPath</must>, <must g="1">TelePath</must>, <must g="1">APEX</must> or similar) | <nice>Digital slide scanning</nice> | Interview
Knowledge | <must>ISO 15189</must>, <must>COSHH</must>, <must>Human Tissue Act</must> | <nice>Lean</nice> methodology | Interview
Personal | <must>Good manual dexterity</must>, <must>ability to concentrate for long periods</must>, <must>team worker</must> | – | Interview / references

ADDITIONAL INFORMATION
The appointment is subject to satisfactory <permit>DBS clearance</permit> (standard), occupational health clearance and evidence of the <permit>right to work in the UK</permit>. 

Staff have access to a salary sacrifice scheme for bicycles and cars, an on-site nursery, a <no>mindfulness</no> course and the Trust choir. The Trust's <no>genomics</no> hub is recruiting separately, see vacancy 388-C.

It is the policy of the Trust that neither an employee nor an applicant will receive less favourable treatment on grounds of any protected characteristic. This job description is not exhaustive and may be amended after discussion with the post holder.

Closing date: midnight on the 14th. We reserve the right to close early.
