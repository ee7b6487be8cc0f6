Urgent Opening || <title>IP-DRG Medical Coder / Sr. Medical Coder</title> || <place>Hyderabad</place> || WFO || Immediate Joiners

<employer>Vaidhya Revenue Services Pvt. Ltd.</employer>
3 - 6 Yrs     |     <pay>₹ 5.5-8.5 Lacs P.A.</pay>     |     Hyderabad (Uppal, Nagole)
Posted: 3 days ago    Openings: 25    Applicants: 100+

Job description

Greetings from Vaidhya Revenue Services!!!

We are hiring certified coders for our Inpatient DRG project (US Healthcare). Kindly go through the below JD and walk-in directly with your updated CV.

Roles and Responsibilities:
-> <duty>Review inpatient medical records and assign ICD-10-CM and ICD-10-PCS codes</duty> as per client SOP
-> <duty>Assign MS-DRG / APR-DRG and capture POA indicators</duty>, CC/MCC
-> <duty>Raise physician queries</duty> wherever documentation is not clear
-> <duty>Maintain 95% quality and meet daily productivity targets</duty>

Desired Candidate Profile:
-> Candidate should have minimum <years n="3" of="inpatient coding">3 yrs</years> exp in <must>IP-DRG coding</must>. Pls note HCC, ED and radiology coders are not eligible for this requirement
-> <licence c="must">CPC, CIC, COC or CCS certification</licence> is mandatory (active membership, apprentice status not considered)
-> Sound knowledge of <must>ICD-10-CM</must>, <must>ICD-10-PCS</must> and <must>Coding Clinic guidelines</must>
-> Hands on in any encoder - <must g="1">3M 360</must> / <must g="1">Optum EncoderPro</must> / <must g="1">TruCode</must>
-> Strong in <must>anatomy & physiology</must> and <must>medical terminology</must>
-> <must>Good communication skills</must> (client calls will be there once a week)
-> Exposure to <nice>Epic</nice> will be added advantage. <nice>Audit / QA experience</nice> preferable for Sr. position
-> Must be <must>flexible to work in night shift</must> during month end

NOTE: <no>CPT coding</no> not required. <no>AR calling</no> candidates please do not apply, this is not a voice process.

Role: Medical Biller / Coder
Industry Type: Healthcare / BPM
Department: Healthcare & Life Sciences
Employment Type: Full Time, Permanent
Education
UG: <degree c="must">Any Life Science Graduate - B.Pharm, BPT, B.Sc, BDS, BHMS</degree>
PG: Any Postgraduate

Key Skills
<must>inpatient coding</must>  <must>DRG assignment</must>  <must>POA indicators</must>  <must>ICD-10-PCS</must>  <must>inpatient chart review</must>

Perks and Benefits
2-way cab within 25 kms, joining bonus for joiners within 15 days, night shift allowance, group mediclaim, retention bonus

Walk-in Details: Mon to Fri 11 AM - 3 PM, 4th Floor, Sree Lakshmi Towers, Uppal X Roads. Carry 1 updated resume, Aadhar, PAN, AAPC/AHIMA card. HR: Swathi - 90000 00123 (WhatsApp only). References are highly appreciated.

Regards,
TA Team
