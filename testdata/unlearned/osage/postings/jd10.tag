<title>Trainee Signaller</title> – <place>Barnetby, North Lincolnshire</place> – <employer>Eastmoor Rail Infrastructure</employer>
Salary <pay>£29,870 in training rising to £36,105 when competent</pay> | Contract Permanent | Closing 23:59 on 2 June | Ref ER-55210 | Band: Signalling Grade 3

Brief Description
Signallers are the people who keep trains apart. Working from a signal box (yes, some of ours still have levers) or a modern workstation you will <duty>set routes for trains</duty>, <duty>protect track workers and level crossing users</duty> and <duty>respond to faults and incidents in line with the Rule Book</duty>. No railway knowledge is needed to apply: <no>signalling principles</no>, <no>the Rule Book</no> and <no>absolute block working</no> are all taught in a 9-week course at our training school and then on the job.

About the role (External)
• <duty>Operate signalling equipment and keep the train register</duty>
• <duty>Take and give safety critical messages by phone and GSM-R</duty>
• <duty>Arrange line blockages for engineering staff</duty>
• <duty>Record delays and their causes in the control log</duty>

Essential Criteria
• <must>Clear spoken communication</must> – everything is recorded and repeated back
• <must>Follows rules and procedures</must> to the letter, also at 4 in the morning
• <must>Concentration</must> over long quiet periods
• Able to <must>prioritise under pressure</must>
• <must>Basic computer literacy</must>
• <degree c="must">GCSE Maths and English grade 4/C or equivalent</degree>
• Prepared to work <must>rotating shifts including nights, weekends and bank holidays</must>, on your own
• Must live, or be willing to move, within 45 mins of the box (by road, there's no train when you need to be there!)

Desirable Criteria
• <nice>Experience in a safety critical environment</nice> (forces, ambulance control, chemicals, air etc)
• <nice>Customer contact by telephone</nice>
• <licence c="nice">Full UK driving licence</licence> as some locations can not be reached by public transport

How to apply
Before the interview there is an online assessment (allow 90 minutes), then an assessment day in Doncaster. All offers are subject to a medical with colour vision and hearing test, and a drugs & alcohol screening; any positive result will be passed to the Sentinel data base and you can't reapply for 5 years. Proof of <permit>right to work in the UK</permit> is asked at interview.

Benefits: 75% off leisure travel, choice of pension schemes, 28 days leave + bank hols worked, 2 days volunteer leave. We're Disability Confident and operate a guaranteed interview scheme for Armed Forces leavers meeting the essential criteria.
