Priyanka Lalonde-Sethi
Windsor, Ontario - 519 555 0127 - plsethi@courrielnord.example

Robotics / automation technician (apprentice, 433A pathway)

JOBS
Essex Bend Stampings Inc., Windsor -- Robotics Technician (apprentice), Jan 2023 -> present
* 38 FANUC robots (R-2000, M-710) in press shop + weld cells, 1 of 4 techs on afternoons
* Touch-up of points, mastering after motor swaps, dress pack changes. New programs are written by the integrator (Tilbury Motion)
* PLC: can go online w/ Studio 5000, trace and force w/ a journeyperson present. No logic changes on my own
* Cell 7 downtime: 11 h/month to 6.5 after re-routing of cables. My idea, maintenance planner did the layout, two of us did the job
* Vision (iRVision) - calibration only
* ABB - one loaner robot, 3 weeks
* PMs: about 25 / month in Fiix
* LOTO audits, backup for the lead

Lac-aux-Loutres Packaging, Leamington -- Co-op student, May-Aug 2021 and May-Aug 2022
* 2 terms. Wired 12 control panels from drawings, inspected by licensed electrician
* Second term shadowed a UR10 palletizer start-up, made the operator sheet (1 page, EN/FR)

Poutine counter "Chez Ti-Guy" 2019-2020 part-time

SCHOOL
Detroit River College, Adv. Diploma Electromechanical Eng. Tech. - Robotics, 2020-2023, GPA 3.4
  Capstone: 2-axis pick & place w/ Arduino, group of 4, I did wiring and HMI. 2nd place at college expo
Apprenticeship Industrial Mechanic Millwright: level 1 done, level 2 block in Jan, about 3,900 of 8,000 hrs

TICKETS
FANUC HandlingTool Operation & Programming (5 day, 2023)
Working at heights exp. 2026
Elevated work platform - expired

Languages English, Punjabi, French (intermediate, reads manuals)
