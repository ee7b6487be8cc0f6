<name>Orlaith McGuigan</name>
<place>Phibsborough, D7</place> / <phone>085 555 0143</phone> / <email>orlaith.mcguigan@example.com</email>

<h>PROFILE:</h>   <summary>Fund accountant, closed-ended side since 2019. Buyout and infra LPs, mostly
           Lux and Irish vehicles. Sitting the last two ACCA papers.</summary>

<h>WORK:</h>      <job><employer>Tolka Administration Ltd</employer>, <place>IFSC</place>
           <title>Snr Associate, PE Fund Acctg</title> (<start>Oct 21</start> to <end>now</end>), before that <title>Associate</title> (<start>Feb 19</start>–<end>Sept 21</end>)
           <point>6 LPs (4 buyout, 2 infra), commitments of c. €1.9bn. Quarterly NAV packs,
           FS under IFRS, one Delaware feeder under US GAAP.</point>
           <point>Drawdown and dist notices, 38 of them last year, no reissue.</point>
           <point>Carry: rebuilt the European waterfall for Fund III in Excel after the GP
           changed the hurdle; found a €212k over-accrual.</point>
           <point>First reviewer for 2 graduates (they report to the manager, not to me).</point>
           <point>Main contact for the Big 4 audit team on 3 of the 6; helped on the rest.</point>
           <point>Helped move 2 funds from spreadsheets into Investran, daily user since.</point>
           <point>Input for Annex IV filings; regulatory team files.</point></job>

           <job><employer>Harcourt & Vane Custody</employer>, <place>Naas</place>   <title>Fund Accountant (temp, then perm)</title>   <start>06/2017</start> - <end>01/2019</end>
           <point>Daily pricing of 11 equity UCITS, recs of cash and stock, T+1.</point>
           <point>Cut breaks older than 5 days from 60 to 14.</point></job>

           <job><title>Seasonal cashier</title>, <employer>Bellurgan Garden Centre</employer>, summers <start>2014</start>-<end>2016</end></job>

<h>STUDY:</h>     <edu><school>Dundalk Institute of Technology</school>, <degree>BBS (Hons)</degree> <field>Accounting & Finance</field>, <grade>2.1</grade>, <end>2017</end></edu>
           <cert><cname>ACCA</cname>: 11 of 13 passed (SBL and AFM left, booked for Dec)</cert>

<h>TOOLS:</h>     <skills><skill>Investran</skill>, <skill>Excel</skill> (lookups, <skill>Power Query</skill>, no VBA), <skill>Bloomberg</skill> basics, <skill>ILPA reporting template</skill></skills>

<h>OTHER:</h>     <status>Irish citizen</status>. <language>German</language> <level>B1</level> (evening class, rusty). <other>Camogie, Na Fianna.</other>
