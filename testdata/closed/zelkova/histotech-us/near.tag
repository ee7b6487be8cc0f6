<name>Devendra Pell-Ashworth</name>
<headline>Histotechnologist</headline>
<place>Westbrook, Maine</place> | <email>d.pellashworth@example.com</email> | <phone>(207) 555-0129</phone> | <status>Green card holder</status>

<h>Summary</h>
<summary>Histotechnologist with six years of clinical and research histology, strong in microtomy, embedding, special stains and immunohistochemistry on the Leica Bond platform. HTL(ASCP) eligible, examination not yet scheduled.</summary>

<h>Professional Experience</h>

<job><title>Histotechnician (uncertified)</title>, <employer>Saco Bay Pathology Group</employer>, <place>Scarborough, ME</place>
<start>September 2021</start> to <end>Present</end>
• <point>Microtomy of paraffin tissue, 90 to 100 blocks per shift</point>
• <point>Embedding with attention to orientation of small biopsies</point>
• <point>Frozen sections on a cryostat for two surgical centers</point>
• <point>Special stains, manual and automated, including GMS, AFB and trichrome</point>
• <point>Immunohistochemistry on the Leica Bond III; antibody validation of nine markers with the supervisor</point>
• <point>Train new employees at the bench</point>
• <point>Prepared evidence for the CAP checklist in 2023 and 2025</point></job>

<job><title>Research Technician, Histology Core</title>, <employer>Merrymeeting Institute for Aging</employer>, <place>Brunswick, ME</place>
<start>July 2019</start> to <end>August 2021</end>
• <point>Processed, embedded and sectioned mouse tissue for fourteen groups</point>
• <point>Digital slide scanning on an Aperio system</point>
• <point>Managed formalin and xylene waste for the core</point></job>

<h>Education</h>
<edu><degree>Bachelor of Science</degree> in <field>Biology</field>, <school>Sebago State University</school>, <end>2019</end></edu>

<h>Skills</h>
<skills><skill>Microtomy</skill> • <skill>Embedding</skill> • <skill>Frozen sections</skill> • <skill>Special stains</skill> • <skill>Immunohistochemistry</skill> • <skill>Leica Bond</skill> • <skill>CLIA</skill> • <skill>Epic Beaker</skill> • <skill>Digital slide scanning</skill></skills>

<h>Languages</h>
<language>English</language>, <level>native</level>; <language>Hindi</language>, <level>conversational</level>
