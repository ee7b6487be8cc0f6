<name>BRYCE T. HALVORSEN</name>
<place>Lenexa, KS</place>  ::  <phone>(816) 555-0171</phone>  ::  <email>bryce.halvorsen@example.org</email>

<summary>B2B SaaS marketer with a foundation in content and two years in product marketing. Strong at positioning, messaging, go-to-market and sales enablement.</summary>

<h>WHAT I USE</h>
<skills><group>Every week:</group> <skill>HubSpot</skill>, <skill>Salesforce</skill>, <skill>Gong</skill>, <skill>Figma</skill>
<group>Sometimes:</group> <skill>Klue</skill>, <skill>SQL</skill> (basic), <skill>WordPress</skill></skills>

<h>WHERE I'VE WORKED</h>

<job><title>Product Marketing Manager</title> :: <employer>Loadsprout (logistics SaaS)</employer> :: <start>Jun '23</start> to <end>now</end>
 > <point>Go-to-market plans for two releases of the carrier portal, from beta to GA</point>
 > <point>Wrote positioning and messaging for the portal; used on site and in the sales deck</point>
 > <point>Sales enablement: 14 one-pagers, a monthly call with 22 reps</point>
 > <point>Competitive intelligence newsletter every other Friday, battlecards on 4 competitors</point>
 > <point>12 customer interviews with dispatchers</point></job>

<job><title>Content Marketing Manager</title> :: <employer>Loadsprout</employer> :: <start>Feb '21</start> to <end>May '23</end>
 > <point>Blog, webinars and the annual Freight Billing Report (2,900 downloads)</point>
 > <point>Managed 3 freelance writers and an SEO budget of $60K</point></job>

<job><title>Content Specialist</title> :: <employer>Marrow & Pine Agency</employer> :: <start>Aug '18</start> to <end>Jan '21</end>
 > <point>Case studies and white papers for 9 clients, mostly manufacturing</point></job>

<h>SCHOOL</h>
<edu><degree>BS</degree> <field>Journalism</field>, <school>University of Kansas</school>, <end>2018</end></edu>
