<employer>Clonmoyle County Council</employer> | Comhairle Contae Chluain Maoil
CANDIDATE INFORMATION – PART A: PARTICULARS OF THE POST

Post title ......... <title>GIS Developer</title>
Competition ref. ... CCC/25/117
Location ........... <place>Áras an Chontae, Clonmoyle</place> (blended working, at least 2 days per week on site)
Salary ............. <pay>€57,322 – €74,518 per annum (incl. 2 LSIs)</pay>
Duration ........... Permanent. A panel may be formed from which other vacancies may be filled.

1. THE POST
The Spatial Data Unit is a team of five that looks after everything with a coordinate on it: planning files, roads, flood relief, housing stock, dog bins. The person appointed will <duty>design, build and maintain the Council's public and internal web maps</duty>, <duty>keep the corporate spatial database in good order</duty> and <duty>exchange data with Tailte Éireann, Uisce Éireann and neighbouring authorities</duty>. Drone capture is done by the Climate Action section; <no>drone piloting</no> is not part of this role. Microsoft 365 is looked after by the ICT Helpdesk and no <no>Microsoft 365 administration</no> is expected.

2. QUALIFICATIONS FOR THE POST
Each candidate must, on the latest date for receipt of completed application forms:

(a) Education, training, experience etc.
    (i)   hold a <degree c="must">qualification at Level 8 on the NFQ in geography, geomatics, computing or a cognate discipline</degree>;
    (ii)  have not less than <years n="4" of="GIS development">four years' satisfactory experience in GIS development</years>;
    (iii) have strong working knowledge of <must>PostgreSQL</must> with <must>PostGIS</must>;
    (iv)  be able to script in <must>Python</must> and to build map clients in JavaScript with either <must g="1">Leaflet</must> or <must g="1">OpenLayers</must>;
    (v)   understand <must>OGC web services</must> and <must>coordinate reference systems</must> (in Ireland this means knowing your ITM from your Irish Grid).
(b) Driving: hold a <licence c="must">full Category B driving licence</licence> free from endorsement.
(c) Citizenship: candidates must have a <permit>right to live and work in the State (EEA, UK, Swiss citizenship or Stamp 4)</permit>.

3. DESIRABLE
Familiarity with <nice>INSPIRE metadata</nice> would be an advantage, as would <nice>FME</nice>, <nice>Docker</nice> and a <lang c="nice">working knowledge of Irish</lang>. The Unit is using <no>ArcGIS Enterprise</no> at present for planning only; training will be given.

4. COMPETENCIES
At interview candidates will be assessed on: <must>explaining technical matters to non-technical staff</must>; Delivering Results; <must>data quality control</must>; Personal Effectiveness.

5. HOW TO APPLY
Complete all sections of Form B (typed, not handwritten) and upload as one PDF by 4.00 p.m. on Thursday, 9th October 2025. CVs alone will not be considered. Canvassing will disqualify. Shortlisting may apply. Clonmoyle County Council is an equal opportunities employer.
