From: vacancies@nkwazi-bottling.example.com
Subject: Ref MW/PMB/0426 - <title>Millwright (Shift)</title> x 2

<employer>Nkwazi Bottlers (Pty) Ltd</employer>, a Level 2 B-BBEE contributor, fills soft drinks and water on five lines at <place>Pietermaritzburg, KwaZulu-Natal</place>. Two positions exist for a Millwright on our four-shift roster (12 hours, days and nights).

PURPOSE OF THE JOB
To keep the PET and glass lines running, find faults fast and make sure they don't come back.

KEY PERFORMANCE AREAS
* <duty>Attend to mechanical and electrical breakdowns</duty> on blow moulders, fillers, labellers, palletisers and conveyors
* <duty>Carry out planned maintenance</duty> and give feedback on job cards in <must>SAP PM</must>
* <duty>Do changeovers</duty> with the line operators and teach them first-line care
* <duty>Write root cause reports</duty> for stops longer than 30 minutes (<must>5 Why</must>)
* <duty>Lock out equipment</duty> in line with the <must>OHS Act</must> and our permit system

MINIMUM REQUIREMENTS
* <licence c="must">Trade test (red seal) as Millwright</licence>. Fitters or electricians alone will unfortunately not be considered.
* <degree c="must">N3</degree>; <degree c="nice">N6 or S4</degree> will count in your favour
* <years n="5" of="FMCG maintenance">At least 5 years post trade in FMCG</years>, beverages preferred
* Fault finding on <must g="1">Siemens S7</must> or <must g="1">Allen-Bradley</must> PLCs. You go online and read the logic, but <no>writing PLC programs</no> is for the automation engineer.
* <must>Variable speed drives</must>, <must>pneumatics</must> and <must>hydraulics</must>
* <must>Bearings</must>, gearboxes, chain and <must>alignment</must> of couplings
* <lang c="must">English</lang>; <lang c="nice">isiZulu</lang> is an advantage on the floor
* <must>Own transport</must>, since there are no taxis at 5 in the morning
* <permit>South African citizen or valid work permit</permit>

ADVANTAGEOUS
<nice>Krones</nice> or <nice>Sidel</nice> OEM training; <nice>ammonia refrigeration</nice>; <nice>TIG welding</nice>; a <licence c="nice">forklift licence</licence>; exposure to <nice>TPM</nice>.

Please note that our boiler house has its own team, no <no>boiler operation</no> is expected of you.

Remuneration: <pay>R 412 000 CTC per annum</pay>, plus shift allowance of 18%, provident fund, medical aid contribution, 13th cheque.

In line with our Employment Equity plan preference will be given to designated candidates. Candidates not contacted within 21 days should consider their application unsuccessful. CVs, ID and certified copies of the trade certificate to the address above before month end. No agencies. Nkwazi never asks for money for a job!
