<name>Curtis Nakagawa-Boyle</name>
<email>cnb.data@example.com</email>
<phone>541.555.0163</phone>
<place>Redmond, OR</place>

<summary>Database guy, nine years, most of it in health care and one school district. I'd like
to stay in central Oregon.</summary>

<job><start>SINCE MARCH 2021</start>, <employer>HIGH DESERT REGIONAL CLINICS</employer>
I am the <title>SQL DBA</title> (one of two; the other is my lead). <point>We have 64 instances on 2016,
2019 and a handful of 2022, about 38 TB.</point> <point>Six two-node AGs, which I built four of; the
old FCI for billing was retired by me in 2023.</point> <point>Ola Hallengren for backups and index
maintenance, dbatools for nearly everything else: I wrote the script set which restores
a random db each night and emails the DBCC result.</point> <point>Ransomware scare in Nov '22: restored
the scheduling database to a point 11 minutes before encryption, up again in 5 hours,
lost those 11 minutes.</point> <point>Query Store and sp_BlitzCache are where I start when somebody says
slow. The worst claim-posting job went from 3h10 to 22 min.</point> <point>TDE on everything with PHI.</point>
<point>Currently helping the cloud team try out Azure SQL MI (proof of concept, 2 test dbs, no
production yet).</point></job>

<job><start>8/2017</start> thru <end>2/2021</end> <employer>Juniper Flats School District 9</employer>
<title>Systems Analyst</title>, promoted to <title>Junior DBA</title> <start>1/2019</start>. <point>14 SQL instances for the student
information, lunch and bus systems.</point> <point>Nightly SSIS loads to the state, 20-some packages,
inherited and repaired not designed.</point> <point>Ran the monthly lunch-and-learn for school
secretaries, "what your database wishes you knew".</point> <point>Helped the lead DBA patch and upgrade
2008R2 to 2016.</point></job>

<job>Before that: <title>help desk</title>, <employer>Cascade Timber Credit Union</employer>, <start>2015</start>-<end>17</end>, <point>about 30 tickets a day.</point></job>
<job><employer>U.S. Army</employer>, <title>25B IT specialist</title>, <start>2010</start>-<end>2014</end>, honorable discharge.</job>

<h>Schooling</h>
<edu><degree>AAS</degree> <field>Computer Information Systems</field>, <school>Central Oregon CC</school> <end>2016</end>.</edu> <edu><degree>BS</degree> <field>Information Systems</field>,
<school>Western Governors University</school>, <end>2020</end>.</edu>

<h>Certs</h>
<cert><cname>MCSA SQL 2016 Database Administration</cname> (<date>2019</date>).</cert> <cert><cname>DP-300: sat once, missed by 40 points, rebooked</cname> for <date>May</date>.</cert>

<h>Tools</h>
<skills><skill>T-SQL</skill>, <skill>PowerShell / dbatools</skill>, <skill>SSMS</skill>, <skill>Redgate SQL Monitor</skill>, <skill>SSIS</skill>, <skill>Git</skill>, <skill>a little Postgres (home lab)</skill></skills>
<status>Oregon driver's license, clean.</status>
