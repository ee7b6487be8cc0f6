VACANCY ANNOUNCEMENT

Position: <title>Senior Water Supply Engineer</title>
Reporting to: Head of Infrastructure
Organisation: <employer>Maji Bora Consulting Engineers</employer>
Duty station: <place>Nakuru, Kenya</place> (field travel up to 50%)
Contract: 2 years, renewable
Deadline: 28th of this month, 5.00 pm

1. Background
Maji Bora is a Kenyan consultancy working with county governments, water service providers and development partners. Under the Rift Towns Water Programme we design and supervise small and medium piped schemes in eleven towns. The programme's <no>community mobilisation</no> component is run by a partner NGO, and <no>sludge treatment</no> is outside our scope.

2. Key responsibilities
a) <duty>Lead the hydraulic design of rising mains, gravity mains and distribution networks</duty>, using <must g="1">EPANET</must> or <must g="1">WaterGEMS</must>.
b) <duty>Prepare bills of quantities, specifications and tender documents</duty> in line with the <must>Public Procurement and Asset Disposal Act</must>; familiarity with <nice>FIDIC contracts</nice> is an added advantage.
c) <duty>Supervise contractors on site</duty> and <duty>certify interim payments</duty>. This calls for sound <must>construction supervision</must> and <must>contract administration</must>.
d) <duty>Size boreholes' pumping equipment</duty>, including <must>solar pumping</must>.
e) <duty>Guide two graduate engineers</duty> and <duty>report monthly to the client</duty>; <must>report writing</must> is therefore essential.

3. Qualifications and experience
- <degree c="must">Bachelor's degree in Civil, Water or Environmental Engineering</degree> from a recognised university. A <degree c="nice">Master's degree</degree> is desirable.
- Registration with the Engineers Board of Kenya as a <licence c="must">Professional Engineer</licence>, with a valid annual practising licence. Graduate Engineers will not be considered.
- Minimum <years n="8" of="water supply engineering">eight (8) years</years> of relevant experience in water supply, of which <years n="3" of="site supervision">three (3)</years> in site supervision.
- Proficiency in <must>AutoCAD Civil 3D</must> and in <must g="2">QGIS</must> or <must g="2">ArcGIS</must>.
- Experience with <nice>non-revenue water reduction</nice> will be considered.
- Fluency in <lang c="must">English</lang> and <lang c="must">Kiswahili</lang>.
- A valid <licence c="must">driving licence</licence> (class B) and willingness to drive on rough roads.

4. Chapter Six documents
Shortlisted candidates only will be asked for a KRA tax compliance certificate, a certificate of good conduct, HELB and CRB clearance and an EACC form. Do not attach them now.

5. How to apply
Send one PDF holding a cover letter, CV and three referees to careers@majibora.example.org with the reference MB/SWE/03 in the subject line. Maji Bora does not charge a fee at any stage. Women and persons living with disability are encouraged to apply. Canvassing leads to automatic disqualification.
