<employer>Klamath Timber & Rail Museum</employer>
Job Description

<title>Registrar</title>
Part Time (30 hours), benefits eligible
<place>Klamath Falls, Oregon</place>
Exempt (Y/N): N          Supervisor: Director of Collections          Supervises: interns, 6–8 volunteers
Pay: <pay>$27.50–$30.25/hr DOE</pay>

I. Function of Position
The registrar is the person who knows where everything is. Reporting to the Director of Collections, this position documents, tracks and moves a collection of roughly 18,400 objects, 60,000 photographs, and (yes) four locomotives.

II. Essential Duties. Other duties may be assigned.
1. <duty>Accession and catalog new acquisitions, incl. photography and condition reports</duty>.
2. <duty>Manage incoming and outgoing loans</duty>, from agreement through courier and insurance.
3. <duty>Complete a full wall-to-wall inventory of the annex</duty> over 24 months.
4. <duty>Lead the move of records from PastPerfect 5 to CatalogIt</duty>. The vendor performs the migration itself so no <no>SQL</no> or <no>database programming</no> is involved; what we need from you is clean data.
5. <duty>Monitor temperature, RH and pests</duty> in three storage areas.
6. <duty>Recommend objects for deaccession to the Collections Committee</duty>.

III. Qualifications
To perform this job successfully an individual should bring the following.

Education/Experience: <degree c="must">Bachelor's degree in museum studies, history, anthropology, art history or closely related field</degree>; <degree c="nice">Master's</degree> preferred. Minimum <years n="3" of="museum registration or collections management">three years</years> of <must g="1">museum registration</must> or <must g="1">collections management</must>; an equivalent mix of schooling and work may be substituted.

Knowledge and Skills:
 o  <must>PastPerfect</must> or comparable collections database
 o  <must>Nomenclature 4.0</must> or other controlled vocabulary
 o  <must>Object handling and packing</must>, <must>condition reporting</must>
 o  <must>U.S. copyright and loan agreements</must>
 o  familiarity with <must>NAGPRA</must>
 o  <must>exacting attention to detail</must> – please find the typo in this sentnce

Preferred:
 o  <nice>Large industrial artifacts</nice>
 o  <nice>Digitization of glass plate negatives</nice>
 o  <licence c="nice">forklift certification</licence> (we will also certify you)
 o  <nice>Volunteer supervision</nice>

Physical: Ability to <must>lift 40 lbs</must>, climb ladders and rolling stock, stand for long periods, work in an unheated roundhouse November through March.

IV. To Apply
Send cover letter, resume, and names of three references as ONE pdf to registrar-search@ktrm.example.org by May 30. Position open until filled. Must hold a <licence c="must">valid driver's license</licence>. KTRM is an EOE. We know that people from some groups are less likely to apply unless they tick every box; please apply anyway.
