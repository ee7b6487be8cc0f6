<name>Caspian Featherstonehaugh</name>, CFA
<phone>+44 7700 900 188</phone> · <email>c.featherstonehaugh@example.com</email> · <place>London SE22</place>

<h>Experience</h>

<job><start>2021</start> to <end>date</end> | <employer>Banque Lémanique SA</employer>, London Branch | <title>Executive Director, Head of Counterparty Credit Risk (Hedge Funds & Alternatives)</title>
<point>Sets limits for 310 funds. Deputy chair of the margin committee. Reported the Ravelin exposure two weeks before the default; loss £0.4m against peers' £30m+.</point>
</job>
<job><start>2014</start> to <end>2021</end> | <employer>Northgate Markets plc</employer> (a Borealis Bank company) | <place>London and New York</place>
    <start>2018</start>–<end>2021</end>  <title>Vice President, Risk – Traded Credit (XVA)</title>
    <point>SA-CCR programme: wrote the methodology, IT built it</point>
    <start>2016</start>–<end>2018</end>  <title>AVP, Market Risk / Product Control liaison</title>
    <point>Eighteen months on secondment in New York</point>
    <start>2014</start>–<end>2016</end>  <title>Analyst (Graduate Programme)</title>
</job>
<job><start>Summer 2013</start> | <employer>Financial Services Authority</employer> (as it then was) | <title>Intern, Prudential Policy</title></job>

<h>Education and professional</h>

<edu><school>London School of Economics</school> | <degree>MSc</degree> <field>Risk and Stochastics</field> | <grade>Merit</grade> | <end>2014</end></edu>
<edu><school>University of Warwick</school> | <degree>BSc (Hons)</degree> <field>MORSE</field> | <grade>2:1</grade> | <end>2013</end></edu>
<edu><school>Dulwich College</school> | <degree>A levels</degree>: Maths <grade>A*</grade>, Further Maths A*, Latin A | <end>2010</end></edu>
<cert><issuer>CFA Institute</issuer> | <cname>CFA charterholder</cname> | <date>2018</date></cert>
<cert><issuer>GARP</issuer> | <cname>FRM</cname> Part I passed, Part II not sat</cert>

<h>Skills</h>
<skills><skill>SA-CCR</skill>, <skill>SIMM</skill>, <skill>ISDA/CSA negotiation</skill> (with Legal), <skill>Python</skill>, <skill>VBA</skill>, <skill>Bloomberg</skill></skills>

<h>Voluntary</h>
<vol><title>Treasurer</title>, <employer>East Dulwich Food Bank</employer>, <start>2019</start>–</vol>

<h>Interests</h>
<other>Bell ringing, fell running, slow repair of a Morris Minor.</other>
