<name>Lorenzo Vantassel</name>                                         <place>Charlotte, NC</place>
                                                          <phone>704.555.0117</phone>
                                                          <email>lvantassel@example.com</email>

<h>Banking Professional Experience</h>

<job><employer>FIRST CATAWBA SAVINGS BANK</employer>, <place>Charlotte and Gastonia, NC</place>
($4.1B community bank; 46 branches)

      <title>Vice President, Commercial Credit</title>, 2020 – <end>present</end>
      <title>Assistant Vice President, Credit Analysis</title>, 2016 – 2020
      <title>Credit Analyst II</title>, 2014 – 2016
      <title>Teller / Management Trainee</title>, <start>2012</start> – 2014

Promoted three times. Highlights across the roles:

    1. <point>Approve credits up to $1.5M under own authority; present larger ones to committee.</point>
    2. <point>Portfolio of $310M, net charge-offs 0.07% (2023).</point>
    3. <point>Managed the PPP desk of seven people for eleven weeks: 1,240 loans.</point>
    4. <point>As an analyst, rebuilt the global cash flow template now used bank-wide.</point>
    5. <point>Helped the core conversion from an in-house system to Jack Henry.</point></job>

<job><employer>SUNRIVER AUTO FINANCE</employer>, <place>Rock Hill, SC</place>
      <title>Collections Representative</title>, <start>2010</start> – <end>2012</end>
    1. <point>Ranked 2nd of 40 in promises kept.</point></job>

<h>Academic Background</h>

<edu><degree>MBA</degree>, <field>Finance concentration</field>, <school>Queens University of Charlotte</school>, evening program, <end>2018</end></edu>
<edu><degree>BA</degree> <field>Economics</field>, <school>UNC Asheville</school>, <end>2010</end></edu>
<edu><degree>Graduate School of Banking diploma</degree>, <school>Blue Ridge Graduate School of Banking</school>, two of three summers done</edu>

<h>Credentials</h>

<cert><cname>Credit Risk Certification (CRC)</cname>, <issuer>RMA</issuer>, <date>2019</date></cert>
<cert><cname>Notary Public</cname>, <issuer>State of North Carolina</issuer></cert>

<h>Systems</h>

<skills><skill>Moody's CreditLens</skill> / <skill>Jack Henry SilverLake</skill> / <skill>nCino</skill> (pilot user) / <skill>Excel incl. VBA</skill></skills>

<h>Board & Community</h>

<vol><title>Loan committee member</title>, <employer>Piedmont Microenterprise Fund</employer>, <start>2019</start> – <end>date</end></vol>
