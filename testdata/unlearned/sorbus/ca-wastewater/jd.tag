CORPORATION OF THE TOWN OF <place>Kettle Harbour</place>
Public Works – Environmental Services Division

JOB POSTING # 2024-37          Internal / External

Position title:        <title>Wastewater Treatment Operator</title>
Status:                Permanent full time, CUPE Local 9914
Hours:                 40 hrs/week, 7:00 – 15:30, plus on-call rotation (one week in five)
Rate:                  <pay>$36.12 – $41.90 per hour (2024 rates)</pay>
Reports to:            Supervisor, Water Pollution Control
Closing:               Friday, May 17, 4:00 pm

WHO WE ARE
Kettle Harbour is a lakeside town of 14,600 people, two marinas and one very good pie shop. <employer>The Corporation of the Town of Kettle Harbour</employer> runs a Class III extended aeration plant (rated 11,000 m³/d) and nine sewage pumping stations. Drinking water is supplied by the County, so you <no>won't be operating a water treatment plant</no> here.

SUMMARY OF DUTIES
- <duty>Operates and monitors liquid and solids trains</duty> in line with the Environmental Compliance Approval; makes <must>process adjustments</must> (DO, RAS/WAS, chemical dosing) within limits set by the ORO.
- <duty>Collects composite and grab samples</duty> and carries out in-house bench testing; <must>laboratory testing</must> skills are therefore needed (TSS, ammonia, phosphorus, settleability).
- <duty>Performs preventive and minor corrective maintenance</duty> on pumps, blowers and mechanical screens. Larger electrical jobs go to our contractor, <no>we do not expect an electrician</no>.
- <duty>Responds to alarms after hours</duty> through the <must>SCADA</must> system and attends at stations where required.
- <duty>Completes logbooks</duty>, round sheets and spill reports; enters work orders.
- Acts as Operator-in-Charge when designated.

MINIMUM QUALIFICATIONS
1. <degree c="must">Ontario Secondary School Diploma or equivalent</degree>. A <degree c="nice">college diploma in environmental technology</degree> would be preferred.
2. Valid Ontario <licence c="must">Class III Wastewater Treatment Operator licence</licence> at time of application. An OIT or lower class certificate cannot be considered for this vacancy.
3. At least <years n="4" of="wastewater treatment operation">four (4) years' operating experience in a municipal or industrial wastewater plant</years>.
4. <licence c="must">Class "G" driver's licence</licence> with clean abstract; <licence c="nice">Class DZ</licence> is an asset.
5. Training in <must>confined space entry</must> and <must>lockout/tagout</must>.
6. Working knowledge of <must>OHSA</must> and <must>O. Reg. 129/04</must>.
7. Comfortable with <must>Microsoft Excel</must>; a <nice>CMMS</nice> (we are on Cityworks, <no>training on Cityworks will be given</no>).
8. Good <must>written communication</must>, since Ministry inspectors read our logs.

A <licence c="nice">Class II Wastewater Collection licence</licence> and any exposure to <nice>biosolids land application</nice> will be looked on favourably.

CONDITIONS
Must <permit>be legally entitled to work in Canada</permit>, live within 30 minutes of the plant for call-outs, and provide a satisfactory vulnerable sector check. Hepatitis A/B shots are paid by the Town.

HOW TO APPLY
Send ONE pdf (letter, resume, copy of licence) quoting #2024-37 to hr@kettleharbour.example.org. The Town is an equal opportunity employer; accommodation under the AODA is available at every stage. Personal information is collected under MFIPPA. We thank all who apply, only those chosen for an interview will hear from us.
