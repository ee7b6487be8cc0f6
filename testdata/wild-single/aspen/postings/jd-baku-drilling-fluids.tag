<employer>CASPIY MUD SERVICES</employer> MMC
TITLE: <title>Drilling Fluids Engineer (Offshore)</title>
TERM: Rotation 28/28
START DATE: Immediate
LOCATION: <place>Baku, Azerbaijan</place> and offshore installations
JOB DESCRIPTION: Caspiy Mud Services MMC seeks for 2 (two) experienced Mud Engineers for semi-submersible rig.
JOB RESPONSIBILITIES: 
- <duty>Test the drilling fluid each 6 hours and report to Company Man</duty>
- <duty>Recommend treatment of water base and synthetic base mud</duty>
- <duty>Keep stock of chemicals, barite and bentonite</duty>
- <duty>Follow up solids control equipment</duty> (centrifuges are operated by the contractor crew, <no>centrifuge maintenance</no> is not our business)
REQUIRED QUALIFICATIONS: 
- <degree c="must">Bachelor in Petroleum Engineering, Chemical Engineering or Chemistry</degree>
- Not less than <years n="3" of="mud engineer offshore">three (3) years</years> as <must>Mud Engineer offshore</must>; onshore experience is counted one half
- Completed <must>Mud School</must> of any recognized provider
- Valid <licence c="must">BOSIET with CA-EBS</licence>, valid <licence c="must">OGUK medical</licence>
- <licence c="must">IWCF Level 2</licence> or higher
- Knowledge of <must>API RP 13B-1 and 13B-2 test procedures</must>
- <nice>HPHT wells</nice> experience preferable not less than 2 wells
- Fluent <lang c="must">English</lang>; <lang c="must">Azeri</lang> - fluent; <lang c="nice">Russian</lang> is welcomed
- <permit>Azerbaijani citizenship</permit> (local content requirement)
- <must>No lost-time incident by own fault in last three years</must>
- Computer: <must>MS Office</must>; hydraulic software of company is teached on site, so <no>hydraulics simulators</no> experience is not asked
REMUNERATION/ SALARY: <pay>210 USD per offshore day</pay>, base 1,100 AZN.
APPLICATION PROCEDURES: Please submit the CV and scanned certificates to recruitment@caspiymud.example.com. In subject indicate "MUD-2". Candidates without scanned certificates will be not reviewed.
OPENING DATE: 17 June 2019
APPLICATION DEADLINE: 01 July 2019
