<name>Xiulan (Sharon) Beauchemin-Tam</name>, P.Eng.
<place>Kitchener, Ontario</place>          <phone>519-555-0173</phone>          <email>s.beauchemintam@example.com</email>

<h>PROFILE</h>
<summary>Licensed mechanical engineer; heavy on hydraulics, tolerance stacks and supplier arguments.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

<job><title>Engineering Manager – Mobile Hydraulics</title>, <place>Cambridge, ON</place>                    <start>Oct. 2020</start> – <end>Present</end>
<employer>Parrish-Dunmore Canada Corp.</employer> (formerly Grand River Fluid Power Ltd.), Motion Division
o	<point>Lead 9 engineers and technologists; budget C$1.4M</point>
o	<point>Launched the PD-40 valve family, 3 variants, 8 weeks late, zero field recalls</point>
</job>
<job><title>Sr. Mechanical Designer</title>, <place>Cambridge, ON</place>                                    <start>Apr. 2016</start> – <end>Oct. 2020</end>
<employer>Grand River Fluid Power Ltd.</employer> (bought by Parrish-Dunmore in 2020)
o	<point>SolidWorks library for manifold blocks, used by all sites</point>
o	<point>FMEA facilitator</point>
</job>
<job><title>Engineer-in-Training (EIT), Test & Validation</title>, <place>Guelph, ON</place>                    <start>Jan. 2013</start> – <end>Mar. 2016</end>
<employer>Linacre Axle</employer>, a division of Linacre International Inc.
o	<point>Built the salt-spray rig; broke 212 axles on purpose</point>
</job>
<h>CO-OP TERMS</h>
<job><employer>Linacre Axle</employer>, <title>Test Lab Co-op</title>, 8 months (<start>2011</start>)</job>
<job><employer>Huronia Power Generation</employer>, <title>Engineering Student, Rotating Equipment</title>, 4 months (<start>2010</start>)</job>
<job><employer>City of Waterloo</employer>, <title>Arena & Pool Maintenance Student</title>, 4 months (<start>2009</start>)</job>

<h>EDUCATION</h>
<edu><school>University of Waterloo</school>, Faculty of Engineering
<degree>B.A.Sc.</degree>, <field>Mechanical Engineering</field> (Honours, Co-operative Program), Option in Mechatronics     <end>2012</end>
<point>Capstone: self-levelling wheelchair base (2nd prize)</point></edu>
<edu><degree>M.Eng.</degree>, <field>Design and Manufacturing</field>, part-time, <grade>A-</grade>      <end>2018</end></edu>
<edu><school>Cégep de Sainte-Foy</school>, <place>Québec</place>
<degree>DEC</degree> – <field>Sciences de la nature</field>       <end>2007</end></edu>

<h>LICENCES AND MEMBERSHIPS</h>
<cert><cname>P.Eng.</cname>, <issuer>Professional Engineers Ontario</issuer> (since <date>2016</date>)</cert>
<cert><cname>GDTP Technologist</cname>, <issuer>ASME</issuer> Y14.5, <date>2019</date></cert>

<h>TECHNICAL</h>
<skills><group>CAD/PLM</group>      <skill>SolidWorks</skill>   <skill>Creo</skill>   <skill>Windchill</skill>
<group>Analysis</group>     <skill>Ansys Mechanical</skill>   <skill>Amesim</skill> (intro)
<group>Methods</group>      <skill>GD&T</skill>   <skill>DFMEA</skill>   <skill>8D</skill>
</skills>
<language>English</language>, <language>French</language>, <language>Cantonese</language> (all fluent)
