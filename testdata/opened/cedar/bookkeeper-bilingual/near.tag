<name>Graham Purdy-Whitlock</name>, <headline>Full-Charge Bookkeeper</headline>
<place>Riverview, New Brunswick</place>
<phone>(506) 555-0194</phone>
<email>gpw.books@example.com</email>

<h>SUMMARY:</h> <summary>Certified Professional Bookkeeper with eleven years in bookkeeping for small family-owned companies. Accounts payable, accounts receivable, bank reconciliations, HST returns and payroll up to the year-end file.</summary>

<h>EMPLOYMENT:</h>

<job>(<start>2017</start>-<end>Present</end>) <title>Full-Charge Bookkeeper</title>
<employer>Salisbury Powersports & Trailer</employer>, <place>Salisbury NB</place>
- <point>Accounts payable, accounts receivable and four bank reconciliations</point>
- <point>Payroll for 19 employees every second Thursday, ROEs and T4s, CRA remittances, WorkSafeNB</point>
- <point>HST returns every quarter</point>
- <point>QuickBooks Online, moved over from Sage 50 in 2021</point>
- <point>Inventory accounting and floor plan statements for two outboard makers</point>
- <point>Month-end report to the owner by the 8th</point></job>

<job>(<start>2014</start>-<end>2017</end>) <title>Bookkeeper</title>
<employer>Gunningsville Home Heating</employer>, <place>Riverview NB</place>
- <point>Chased overdue accounts; reduced average days outstanding from 58 to 41</point>
- <point>Payroll for 8 and year-end working papers for the outside accountant</point>
- <point>Pivot tables and lookups in Excel for seasonal reports</point></job>

<h>EDUCATION:</h>
<edu><degree>Diploma</degree>, <field>Business Administration: Accounting</field>, <school>NBCC Moncton</school>, <end>2014</end></edu>
<cert><cname>CPB</cname>, <issuer>CPB Canada</issuer>, <date>2018</date></cert>

<h>SKILLS:</h> <skills><skill>QuickBooks Online</skill>, <skill>Sage 50</skill>, <skill>Excel</skill>, <skill>Hubdoc</skill>, <skill>payroll</skill>, <skill>HST</skill></skills>

<h>LANGUAGES:</h> <language>English</language> (<level>only; bonjour and merci</level>)

<other>Legally entitled to work in Canada. Confidential and detail oriented.</other>
