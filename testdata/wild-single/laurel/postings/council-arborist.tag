Position Description

Position title:	<title>Arborist – Consulting and Compliance</title>
Employer:	<employer>Shire of Yarrabee Plains</employer>
Directorate:	Infrastructure and Open Space
Location:	<place>Kilmore Depot, Victoria</place> (with two days a week in the field across the municipality)
Classification:	Band 6, <pay>$98,214 – $106,770 per annum + 12% super</pay>
Status:	Full time, permanent, 9 day fortnight
Position no.:	INF-0417

About the Shire
Yarrabee Plains covers 2,800 square kilometres of grazing country, river red gum forest and fast growing towns an hour from Melbourne. We acknowledge the Taungurung people as Traditional Owners of this land.

Position objective
To protect and grow the Shire's tree canopy by assessing trees, giving technical advice on planning referrals and overseeing contractors.

Key responsibilities
• <duty>Inspect street and reserve trees and prepare written reports</duty>
• <duty>Respond to planning permit referrals involving vegetation removal</duty>
• <duty>Supervise the tree maintenance contract, including audits of completed works</duty>
• <duty>Meet residents on site about requests and complaints</duty>
• <duty>Contribute to the after-hours storm roster</duty>
Climbing and chainsaw work is done by our contractor; this role does not require <no>tree climbing</no>.

Key selection criteria
1. <degree c="must">Diploma of Arboriculture (AQF Level 5)</degree> or equivalent.
2. At least <years n="4" of="arboriculture">four years'</years> experience in <must>amenity tree management</must>, preferably in a <nice>local government</nice> setting.
3. Demonstrated ability to carry out <must>tree risk assessment</must> using a recognised method such as <must g="1">QTRA</must> or <must g="1">TRAQ</must>. A current <licence c="nice">VALID licence</licence> will be looked upon favourably.
4. Sound understanding of <must>AS 4970 Protection of Trees on Development Sites</must> and <must>AS 4373 Pruning of Amenity Trees</must>, and of the <must>native vegetation provisions of Victorian planning schemes</must>.
5. <must>Contract supervision</must>, including checking invoices against schedules of rates.
6. Well developed <must>report writing</must> and <must>negotiation skills</must>, including when the answer is no.
7. Competent user of <must>GIS mapping software</must>; our asset system is <no>Confirm</no>, for which training is given.

Mandatory requirements
• <licence c="must">Victorian driver licence</licence>
• <licence c="must">Construction Induction (White) Card</licence>
• <licence c="must">Working with Children Check</licence> (employee) – or ability to obtain
• Pre-employment medical and National Police Check

Physical demands: walking on uneven ground, sitting, driving up to 3 hours in a day.

How to apply
Applications addressing the key selection criteria close 11.59pm Sunday 22 June and must be lodged through our careers portal. Enquiries: Bronwyn Achterberg, Coordinator Parks, (03) 5550 0136. Yarrabee Plains is a child safe organisation and encourages applications from Aboriginal and Torres Strait Islander people, people with disability and people of all genders.
