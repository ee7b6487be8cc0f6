<name>CONOR McGARRITY</name>     <headline>Payroll Manager – end-to-end weekly and monthly payroll</headline>
<place>Newry BT35</place> · <phone>07700 900 418</phone> · <email>c.mcgarrity@example.net</email>

<h>PROFILE:</h>     <summary>Payroll Manager with eight years of end-to-end payroll for hourly paid and
             salaried staff in food manufacturing in Northern Ireland. CIPP qualified, lead a
             team of two administrators. All of my payrolls to date have been UK; I would
             like to learn the southern side.</summary>

<h>EXPERIENCE:</h>  <job><start>2020</start>-<end>now</end> / <title>Payroll Manager</title> / <employer>Slieve Gullion Bakeries</employer> / <place>Newry</place>
             1. <point>Weekly payroll for 520 shift-working operatives and monthly payroll for
                130 salaried, from time file to BACS.</point>
             2. <point>Supervise two payroll administrators; reviews, holidays, training.</point>
             3. <point>RTI submissions (FPS, EPS), P11D benefits, auto-enrolment pension uploads
                and re-enrolment in 2022 and 2025.</point>
             4. <point>Reconcile payroll control accounts monthly and post the journals.</point>
             5. <point>Time and attendance: Softworks, built the interface rules with the vendor.</point></job>

             <job><start>2017</start>-<end>2020</end> / <title>Payroll Officer</title> / <employer>Orchard County Poultry</employer> / <place>Portadown</place>
             1. <point>900 weekly paid, piece rates and night premiums, Sage 50 Payroll first and then
                moved to CoreHR.</point>
             2. <point>SSP, SMP, attachment of earnings, student loans.</point>
             3. <point>Answered employee queries, a good part of them through an interpreter.</point></job>

             <job><start>2014</start>-<end>2017</end> / <title>Accounts Clerk</title> / <employer>D. Rooney Haulage</employer> / <place>Warrenpoint</place>
             1. <point>Sales invoices, credit control, driver hours to the bureau.</point></job>

<h>QUALIFIED:</h>   <cert><cname>Foundation Degree in Payroll Management</cname>, <issuer>CIPP</issuer>, <date>2019</date></cert>
             <edu><degree>A levels</degree> <field>Business, Maths, Irish</field>, <school>St Colman's College Newry</school>, <end>2013</end></edu>

<h>SYSTEMS:</h>     <skills><skill>CoreHR</skill>, <skill>Sage 50 Payroll</skill>, <skill>Softworks</skill>, <skill>Excel</skill> (<skill>pivot tables</skill>, <skill>lookups</skill>, <skill>Power Query</skill>)</skills>

<h>LANGUAGES:</h>   <language>English</language> <level>native</level>; <language>Irish</language> <level>fluent</level>; <language>Polish</language> <level>A2, evening class</level>

<h>ALSO:</h>        <status>Irish passport</status>, <status>full licence</status>, <other>would relocate</other>
