<title>Registered Nurse - Medical ICU (Nights)</title>
<employer>St. Brannock's Medical Center</employer>   |   <place>Spokane, WA</place>   |   Req R-77120   |   0.9 FTE, 7p-7:30a   |   <pay>$42.18 - $71.40/hr + $5.25 night diff</pay>

SUMMARY
22-bed MICU, Magnet, no mandatory overtime. You <duty>care for one or two critically ill adults</duty>, <duty>titrate drips</duty>, <duty>run CRRT after orientation</duty> and <duty>speak up in rounds</duty>.

REQUIRED
- <licence c="must" g="1">Washington State RN license</licence> at hire. If you live in a compact state, your <licence c="must" g="1">multistate license</licence> is accepted.
- <years n="1" of="adult ICU nursing">One year</years> of <must>adult ICU</must> within the last three years. PCU/step-down does not count. LTAC by manager approval.
- <licence c="must">BLS (AHA)</licence>; <licence c="must">ACLS</licence> within 90 days of hire
- <must>Hemodynamic monitoring</must> and <must>ventilated patients</must>
- <must>Every third weekend</must>

PREFERRED
- <degree c="nice">BSN</degree> (required within five years, tuition assistance available)
- <licence c="nice">CCRN</licence>
- <nice>Epic</nice>
- <nice>Charge experience</nice>

WE TEACH YOU
<no>CRRT</no> and <no>Impella</no>: four-day course, paid. <no>ECMO</no> patients are flown out. Open-heart recovery is done in <no>CVICU</no>, not here.

WHY US
St. Brannock's was founded in 1891 by two sisters and a mule. Today we're a 412-bed, not-for-profit Level II trauma center with 2,900 caregivers, a primary stroke designation, and the only pediatric burn beds between Seattle and Missoula. (<no>PALS</no> is for that unit; you won't float there.) The MICU sees sepsis, DKA, GI bleeds, overdoses, respiratory failure, and in August, wildfire smoke. Intensivists are in-house 24/7 and pick up the phone.

WHAT THE WORK ASKS OF YOUR BODY
<must>Stand and walk most of a 12-hour shift</must>; <must>assist in lifting up to 50 lb</must>, lift team and ceiling lifts in every room; hear alarms; read small type on pumps.

BENEFITS WORTH READING
Medical, dental, vision; 403(b) with 5% match; 27 days PTO in year one; tuition up to $5,250 a year; clinical ladder worth $1-$3 an hour; <no>Spanish</no> classes at lunch; child care on campus until 8 pm (we know, nights, we're working on it). Sign-on bonus $10,000, half paid at 90 days; not a condition of hire.

UNIT CULTURE
Ratios posted on the door. Potluck every payday. Our charge nurses don't take patients.

Benefits begin first of the month. Vaccination or declination for influenza. WSNA-represented position. St. Brannock's complies with federal civil rights laws and doesn't discriminate on the basis of race, color, national origin, age, disability, or sex.
