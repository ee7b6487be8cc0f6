<title>Import Inspection Officer</title> (EG-03)
<employer>Plant and Seed Protection Service of Canada</employer> – Operations, Western Area
<place>Surrey (British Columbia)</place>
Reference number: PSP-24-118-0031
<pay>$66,917 to $81,412</pay> (plus Saturday premium)
Who can apply: <permit>Persons residing in Canada, and Canadian citizens and permanent residents abroad</permit>

Work environment
Warehouses, ship decks and greenhouses. Steel toes. <duty>You open containers</duty>, <duty>take samples of seed, soil and wood packaging</duty>, <duty>issue notices to refuse entry</duty> and <duty>explain the Plant Protection Act to importers who have not read it</duty>. Laboratory identification is done in Sidney; <no>taxonomy to species level</no> is not expected of you.

In order to be considered, your application must clearly explain how you meet the following (essential qualifications)

EDUCATION
Successful completion of <degree c="must">two years of an acceptable post-secondary programme</degree> in <must g="1">agriculture</must>, <must g="1">biology</must>, <must g="1">forestry</must>, <must g="1">horticulture</must> or another specialty relevant to the position.
Degree equivalency applies to foreign credentials.

EXPERIENCE
• Experience in <must>inspecting, sampling or grading plants or plant products</must>.
• Experience in <must g="2">applying legislation</must> or <must g="2">auditing a quality system</must>.
• Significant* experience <must>dealing with the public orally and in writing</must>.
*Significant is understood as <years n="2" of="dealing with the public">about two years</years>, full time.

If you possess any of the following, your application must also clearly explain how you meet it (other qualifications)
- <degree c="nice">University degree</degree> in one of the above specialties
- Experience with <nice>phytosanitary certification</nice>
- Experience in <nice>using a case management system</nice>

The following will be applied / assessed at a later date
Various language requirements: <lang c="must">English</lang> essential; some positions <lang c="nice">bilingual BBB/BBB (French)</lang>
Competencies: <must>Judgement</must>, <must>Initiative</must>, <must>Attention to detail</must>

Conditions of employment
Reliability status. Valid <licence c="must">driver's licence</licence>. <must>Willing to wear a respirator</must>. <must>Willing to work shifts and overtime</must>.

We wish to thank all candidates; only those selected for the next stage will be contacted.
