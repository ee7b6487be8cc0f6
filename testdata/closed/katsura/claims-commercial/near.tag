<name>CURTIS L. ABERNATHY, CPCU</name>
<place>Westerville, OH 43081</place> • <phone>(614) 555-0171</phone> • <email>c.abernathy@example.net</email> • <link>linkedin.example.com/in/curtisabernathy</link>

<headline>SENIOR PROPERTY CLAIMS ADJUSTER – HOMEOWNERS</headline>

<summary>Property claims adjuster with 11 years of adjusting dwelling losses. Coverage analysis under ISO homeowners forms (HO-3, HO-5, HO-6), Xactimate estimating, reserving and negotiation. Deployed to nine catastrophes.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

<job><employer>ORCHARD STATE HOME INSURANCE</employer>, <place>Dublin, OH</place>
<title>Senior Claims Adjuster, Homeowners Large Loss</title> | <start>05/2018</start> – <end>Present</end>
• <point>Own a desk of 110 dwelling losses a year between $75,000 and $600,000, from first notice to settlement.</point>
• <point>Set and revise reserves weekly; reserve accuracy of 94% in the 2023 audit.</point>
• <point>Write reservation of rights letters, denials and status letters without a reviewer.</point>
• <point>Identify subrogation potential; recoveries of $690,000 in 2022 (appliance and plumbing makers).</point>
• <point>Negotiate with contractors, public adjusters and attorneys.</point>
• <point>Mentor for four new adjusters; none report to me.</point>
<tech>Guidewire ClaimCenter, Xactimate, XactAnalysis, HOVER</tech></job>

<job><employer>PLAINFIELD MUTUAL</employer>, <place>Indianapolis, IN</place>
<title>Claims Adjuster II, Homeowners</title> | <start>08/2014</start> – <end>05/2018</end>
• <point>Field inspections of roofs, fire and water losses in central Indiana.</point>
• <point>Catastrophe deployment: Harvey, Irma, hail in Denver.</point>
• <point>Handled contents and additional living expense claims.</point></job>

<h>EDUCATION</h>
<edu><degree>B.S.</degree>, <field>Risk Management and Insurance</field>, <school>Ball State University</school>, <end>2014</end></edu>

<h>LICENSES & DESIGNATIONS</h>
<cert><cname>CPCU</cname>, <issuer>The Institutes</issuer>, <date>2021</date></cert>
<cert><cname>AIC</cname>, <issuer>The Institutes</issuer>, <date>2017</date></cert>
<cert><cname>Texas All-Lines Adjuster License</cname> (designated home state)</cert>
<cert><cname>Xactimate Level 3</cname>, <date>2019</date></cert>

<h>SKILLS</h>
<skills><skill>Coverage analysis</skill>, <skill>Xactimate</skill>, <skill>reserving</skill>, <skill>subrogation</skill>, <skill>negotiation</skill>, <skill>appraisal clause</skill>, <skill>Guidewire ClaimCenter</skill></skills>
