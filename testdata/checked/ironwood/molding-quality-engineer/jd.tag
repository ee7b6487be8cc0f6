Req 4471-B
<title>Quality Engineer II, Injection Molding (Class II Devices)</title>
<employer>Pinnard Medical Components, Inc.</employer>   <place>Eau Claire, Wisconsin</place>   First shift, on site

Pinnard molds catheter hubs, luer fittings and pump housings for people whose names you'd know. 210 employees, 46 presses, two clean rooms. Our sister plant in Tempe does <no>silicone extrusion</no>; you'd have nothing to do with it.

ESSENTIAL DUTIES
1. <duty>Write and execute IQ/OQ/PQ protocols for new molds and presses</duty>
2. <duty>Own CAPAs from open to effectiveness check</duty>
3. <duty>Run MRB twice a week</duty> and <duty>respond to customer complaints</duty>
4. <duty>Keep control plans and PFMEAs current</duty>
5. <duty>Back up the metrology lab</duty> when Dale is out; you'll need to be able to read a print with <must>GD&T</must> and set up a <must g="1">CMM</must> or <must g="1">vision system</must>

MINIMUM QUALIFICATIONS
• <degree c="must">Bachelor's degree in engineering (mechanical, plastics, industrial or similar)</degree>
• <years n="3" of="quality engineering in manufacturing">3+ years of quality engineering in manufacturing</years>, regulated industry (<must g="2">ISO 13485</must> or <must g="2">21 CFR 820</must>; automotive folks, please see our other posting)
• <must>Process validation</must> of <must>injection molding</must>
• <must>CAPA</must> and <must>root cause analysis</must>
• <must>PFMEA</must>
• Statistics: <must>capability studies</must>, <must>gage R&R</must>, <nice>DOE</nice>. We use <must>Minitab</must>.

PREFERRED
• <licence c="nice">ASQ CQE</licence>
• <nice>Scientific molding</nice> (RJG or similar)
• <nice>Lead or co-auditor experience</nice>
• <nice>PLEX</nice> or another ERP; <no>SolidWorks</no> is for our design group, you will not need it
• Some <lang c="nice">Spanish</lang> for second shift hand-offs

PHYSICAL: stand 4 hours, lift 35 lb, gown up.

PAY AND SUCH: <pay>$81,000 - $97,500</pay>, 401(k) match 5%, medical from day one, tuition help toward <no>Six Sigma</no> belts, onsite gym the size of a closet.

<permit>Must be authorized to work in the U.S. without sponsorship.</permit> Pinnard is an EEO/AA employer including disability and veterans. Apply through the portal; recruiters, please don't.
