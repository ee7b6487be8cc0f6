<name>FERDIA MAC ANULTY</name>
<headline>Senior BI Developer</headline>
<phone>+353 21 555 0117</phone>  |  <email>ferdia.macanulty@example.org</email>  |  <place>Ballincollig, Co. Cork</place>  |  <status>Irish citizen</status>

<h>PROFESSIONAL SUMMARY</h>
<summary>BI developer with eight years building data models for analytics in insurance. Excellent SQL, dimensional modelling and the patience to explain data to actuaries, claims and finance.</summary>

<h>KEY SKILLS</h>
<skills><skill>SQL (T-SQL, window functions)</skill> | <skill>Dimensional modelling</skill> | <skill>SQL Server 2019</skill> | <skill>SSIS</skill> | <skill>SSAS Tabular</skill> | <skill>Power BI / DAX</skill> | <skill>Git</skill> | <skill>Python (basic)</skill></skills>

<h>CAREER HISTORY</h>
<job><title>Senior BI Developer</title>, <employer>Ardnamara General Insurance DAC</employer>, <place>Cork</place> (<start>Jan 2020</start> to <end>present</end>)
• <point>Designed star schemas for policy and claims data on SQL Server, with slowly changing dimensions for brokers and products.</point>
• <point>Turned raw policy data into trusted tables used by 90 analysts.</point>
• <point>Kept the nightly SSIS run short: 5 hours down to 2.</point>
• <point>Agreed definitions of loss ratio and earned premium with actuaries and finance.</point>
• <point>Introduced Git and code review to a team of four.</point>
• <point>Wrote Python scripts to load broker files.</point></job>
<job><title>BI Developer</title>, <employer>Ardnamara General Insurance DAC</employer>, <place>Cork</place> (<start>Jul 2017</start> to <end>Dec 2019</end>)
• <point>Built Power BI dashboards and SSRS reports for claims handlers.</point>
• <point>Maintained 300 stored procedures.</point></job>
<job><title>Graduate Analyst</title>, <employer>Shandon Credit Union Services</employer> (<start>Sep 2015</start> to <end>Jun 2017</end>)
• <point>Monthly arrears reports and data quality checks.</point></job>

<h>EDUCATION</h>
<edu><degree>BSc (Hons)</degree> <field>Computer Science</field>, <school>Munster Technological University</school>, <end>2015</end></edu>
<cert><cname>Microsoft Certified: Power BI Data Analyst Associate</cname>, <date>2022</date></cert>
