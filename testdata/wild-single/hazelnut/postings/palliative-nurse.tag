Position: <title>Community Palliative Care Nurse (RN)</title>
Req ID: R-0048817
Location: <place>Ballarat VIC</place>
Employment type: Permanent part time, 64 hours per fortnight
Classification: <pay>YP11 RN Grade 3A – $43.12 to $46.90 per hour plus salary packaging</pay>
Closing: 11.59 pm AEST Sunday 14 June

About us
<employer>Goldfields Hospice and Home Care</employer> walks beside people living with a life-limiting illness across Ballarat, Creswick and the Moorabool Shire. Alongside nursing we provide <no>bereavement counselling</no>, <no>music therapy</no> and a volunteer biography program. We acknowledge the Wadawurrung and Dja Dja Wurrung people as Traditional Custodians of the land on which we work.

About the role
You will hold a caseload of around 22 clients and see them where they live – a farmhouse at Clunes one hour, a unit in Sebastopol the next. You will <duty>assess symptoms and adjust care plans</duty> with the palliative medicine consultant, <duty>set up and check syringe drivers</duty>, <duty>teach family members to give breakthrough medication</duty> and <duty>take part in the on-call roster</duty> (about one in six). You will <duty>write up visits the same day</duty>; we use PalCare, and <no>PalCare</no> training is given in week one so nobody is expected to know it.

Key selection criteria
Essential
1. <licence c="must">Current AHPRA registration as a Registered Nurse</licence>.
2. <years n="3" of="post-registration nursing">Minimum three years post-registration experience</years>, some of it in <must g="a">palliative care</must>, <must g="a">oncology</must> or <must g="a">district nursing</must>.
3. Demonstrated skill in <must>symptom assessment</must> and <must>opioid management</must>, including <must>subcutaneous infusions</must>.
4. Sound <must>clinical documentation</must>.
5. The ability to have hard conversations: <must>advance care planning</must>, prognosis, what happens next. We look for <must>honesty</must> and <must>calm</must> more than for clever words.
6. <licence c="must">Full Victorian driver licence</licence>.
7. <must>Time management</must> – nobody will tell you which door to knock on first.

Desirable
• <degree c="nice">Postgraduate certificate in palliative care or cancer nursing</degree>
• <nice>Niki T34 syringe pumps</nice>
• <nice>Wound care</nice>, esp. <nice>fungating wounds</nice>
• Experience <nice>working with Aboriginal and Torres Strait Islander families</nice>

You do not need to be a <no>nurse practitioner</no> and there is no <no>prescribing</no> in this position.

What we offer
Salary packaging up to $15,900, a pool car during shifts, monthly <no>clinical supervision</no> paid by us, five days' study leave, an on-call phone that really is handed over at 8 am.

Pre-employment checks
The successful applicant will supply a <licence c="must">National Police Check</licence>, a <licence c="must">Working with Children Check</licence>, evidence of influenza and COVID-19 vaccination and <permit c="must">proof of entitlement to work in Australia</permit>.

Enquiries to Maree, Clinical Services Manager, at nursing@goldfieldshospice.example.org.
