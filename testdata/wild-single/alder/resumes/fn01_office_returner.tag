<name>Marguerite "Peg" Lindahl</name>
<place>Eau Claire, Wisconsin</place> ~ <phone>715.555.0138</phone> ~ <email>peglindahl@example.com</email>

<summary>I kept a busy three-lawyer office running for eleven years, then raised two kids and ran the books for a hockey association. I am looking for a part-time office manager job, mornings preferred.</summary>

<h>WHAT I CAN DO FOR YOU</h>

<h>Keep the money straight</h>
<point>~ Billed about $85K a month in legal fees, chased what was late, wrote off very little</point>
<point>~ QuickBooks Desktop every day until 2013; QuickBooks Online since 2019 for the hockey club</point>
<point>~ Trust account (IOLTA) three-way reconciliation under the attorney's signature</point>

<h>Keep people happy</h>
<point>~ Answered 6 lines and a front door with one part-time helper</point>
<point>~ Scheduled depositions across three calendars with, as far as I remember, one double booking</point>

<h>Keep order</h>
<point>~ Moved 2,400 closed paper files to scans; wrote the naming rules the office still uses</point>
<point>~ Ordered supplies, argued with the copier company, planned two office moves</point>

<h>TOOLS</h>
<skills><skill>Word</skill> (pleadings, mail merge), <skill>Excel</skill> (comfortable, no macros), <skill>Outlook</skill>, <skill>QuickBooks</skill>, <skill>TeamSnap</skill>, <skill>notary</skill>, <skill>70 wpm</skill></skills>

<h>WORK HISTORY</h>

<job><employer>Brekke, Odegaard & Flynn, S.C.</employer>, <title>Office Manager</title>, <start>2002</start>-<end>2013</end></job>
<job><employer>Chippewa Title Co.</employer>, <title>Closing Assistant</title>, <start>1999</start>-<end>2002</end></job>
<job><employer>Hansen's Hardware</employer>, <title>counter and bookkeeping help</title>, summers</job>

At home with family 2013 to now.

<h>VOLUNTEER</h>
<vol><title>Treasurer</title>, <employer>Chippewa Valley Youth Hockey</employer>, <start>2019</start>-<end>present</end>. <point>$310,000 yearly budget, 400 families, clean review by the CPA each spring.</point></vol>
<vol><title>PTO room parent</title>, <employer>Sherman Elementary</employer></vol>

<h>SCHOOL</h>
<edu><degree>Associate degree</degree>, <field>Administrative Professional</field>, <school>Chippewa Valley Technical College</school>, <end>1999</end></edu>
<cert><cname>Wisconsin Notary Public</cname>, commission expires <date>2026</date></cert>

<other>References: any of the three attorneys, two of whom still speak to each other.</other>
