<employer>Ballyconra County Council</employer> · Comhairle Chontae
Candidate information booklet

<title>Water and Sewerage Caretaker (Plant Operator)</title>
Area: <place>Ballyconra Municipal District, Co. Kilkenny</place>

1. The role
The Council runs eleven small drinking water schemes and four wastewater plants. A caretaker looks after two or three of them, alone on most days, with help from fitters and a technician in Kilkenny. Duties include but are not limited to:
 (a) <duty>taking daily chlorine and turbidity readings</duty>
 (b) <duty>backwashing filters</duty>, desludging, cleaning inlet screens
 (c) <duty>changing chemical drums</duty>, for which <must>manual handling</must> and the <must>safe handling of chemicals</must> are a must
 (d) <duty>finding and reporting leaks</duty>; <duty>turning valves at night when districts are step-tested</duty>
 (e) keeping the site tidy, i.e. <must>grass cutting</must>, painting, small repairs of fences
 (f) being on the standby rota one week in four. You therefore have to <must>live within 30 minutes of the plant</must> or be ready to move.

2. Qualifications
Character – candidates shall be of good character.
Health – candidates shall be free from any defect that would render them unsuitable.
Education, training, experience etc. – on the latest date for receipt of forms each candidate must:
 (i) have a good general level of education, including <must>numeracy</must> enough to work out a dose;
 (ii) hold a <licence c="must">full, unendorsed Class B driving licence</licence>;
 (iii) hold a current <licence c="must">Safe Pass card</licence>;
 (iv) have experience of <must g="1">plant operation</must>, <must g="1">plumbing</must> or <must g="1">general mechanical maintenance</must>;
 (v) be able to <must>keep a written log</must> and use a smartphone for it.

Desirable, not essential: <licence c="nice">Confined Space Entry</licence>; the <licence c="nice">Water Services Operators' certificate at QQI Level 5</licence>; a <nice>knowledge of pumps and float switches</nice>; a trailer licence, <licence c="nice">category BE</licence>.

3. What we are not asking
You don't have to be an <no>electrician</no>. Panels are opened only by our contractor. <no>Laboratory analysis</no> is done in Kilcreene and <no>SCADA programming</no> by the supplier. All caretakers are sent, on full pay, on courses for <no>chlorine gas handling</no>, <no>pipe jointing</no> and <no>road opening and signing</no>.

4. Particulars
Wage <pay>€688.10 to €742.55 a week</pay> plus standby allowance. 39 hours. 22 days' annual leave. Pension under the Single Scheme. Probation is 12 months.

Short-listing is on the basis of the form only. Questions at interview will be about <must>working on your own initiative</must>, <must>health and safety at work</must>, <must>dealing with the public</must> and knowledge of local government. Some <lang c="nice">Irish</lang> would be an advantage for the Gaeltacht scheme.

Canvassing will disqualify.
