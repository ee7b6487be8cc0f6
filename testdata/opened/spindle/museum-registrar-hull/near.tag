                     <name>HARRIET LOMAS-BYRD</name>
            <place>York</place>  •  <email>h.lomasbyrd@example.com</email>  •  <phone>07700 900 771</phone>

<h>PROFILE:</h>  <summary>Registrar with eight years of loans work in accredited museums, running loans programmes in and out and negotiating loan agreements with lenders.</summary>

<h>EXPERIENCE:</h>

<job><title>Registrar (Loans)</title>                                    <start>04/2018</start> - <end>present</end>
<employer>Ouse Valley Museums</employer>, <place>York</place>
o <point>Run the loans programme in and out: 70 incoming and 30 outgoing objects a year</point>
o <point>Negotiate loan agreements with national and private lenders</point>
o <point>Government Indemnity Scheme applications and commercial fine art insurance</point>
o <point>Budget management for transport and packing (£120,000 a year)</point>
o <point>Documentation audits at three sites in line with Spectrum</point>
o <point>Couriered objects to Paris, Ghent and New York</point>
o <point>TMS for loans, locations and insurance values</point>
o <point>Work as sole registrar, with support from freelance technicians booked by the estates team</point></job>

<job><title>Loans Assistant</title>                                      <start>09/2016</start> - <end>03/2018</end>
<employer>Ouse Valley Museums</employer>, <place>York</place>
o <point>Condition reports, packing lists and loan files</point>
o <point>Copyright and image licensing requests</point></job>

<job><title>Documentation Assistant</title>                              <start>10/2014</start> - <end>08/2016</end>
<employer>Foss House Collection</employer>, <place>Malton</place>
o <point>Spectrum object entry, accessioning and location control in Axiell Collections</point>
o <point>Recorded hazards in collections (arsenic in taxidermy)</point></job>

<h>EDUCATION:</h>
<edu><degree>MA</degree> <field>Museum Studies</field>, <school>University of Leicester</school>, <end>2014</end></edu>
<edu><degree>BA</degree> <field>History of Art</field>, <school>University of York</school>, <end>2012</end></edu>

<h>SKILLS:</h>
<skills><skill>TMS</skill>, <skill>Axiell Collections</skill>, <skill>Spectrum</skill>, <skill>Government Indemnity Scheme</skill>, <skill>courier work</skill>, <skill>budget management</skill></skills>
<status>Full driving licence</status>
