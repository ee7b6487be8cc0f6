<name>Stelios Papadakis</name>
<headline>Data Platform Engineer</headline>

<place>Heraklion, Crete, Greece</place>
H <phone>+30 694 555 0177</phone>
B <email>stelios@papadakis.example.org</email>
m <link>papadakis.example.org</link>
¯ <link>stelpap</link>

<h>Experience</h>
<job><start>Oct 2021</start>–<title>Data Platform Engineer</title>, <employer>Olivegrid Energy BV</employer>, <place>Amsterdam (remote)</place>.
<end>Present</end> <point>Ingest of 410k smart meters; moved hourly Airflow DAGs to streaming (Flink), lag from
70 min to under 2.</point>
{ <point>On-call lead for a team of four</point>
{ <point>Wrote the schema registry rules that everybody hates and uses</point>
<tech>Python, Flink, Kafka, dbt, GCP, Terraform</tech></job>
<job><start>2018</start>–<end>2021</end> <title>Software Engineer</title>, <employer>Minos Maritime Software</employer>, <place>Piraeus</place>.
<point>Noon-report parser and fuel dashboards for 60 bulk carriers.</point>
<tech>C#, SQL Server, Power BI</tech></job>
<job><start>Feb</start>–<end>Nov 2017</end> <title>Conscript</title>, <employer>Hellenic Army, Research & Informatics Corps</employer>.</job>
<job><start>2015</start>–<end>2016</end> <title>Research Assistant (part-time)</title>, <employer>Institute of Applied Waves</employer>, <place>Heraklion</place>.
<point>Buoy data cleaning. My first cron job is still running there, I am told.</point></job>

<h>Education</h>
<edu><start>2013</start>–<end>2016</end> <degree>MSc</degree> in <field>Computer Science</field>, <school>University of Crete-Voutes</school>, <grade>8.7/10</grade>.
Thesis: Approximate joins over dirty timestamps</edu>
<edu><start>2008</start>–<end>2013</end> <degree>BSc</degree> in <field>Applied Mathematics</field>, <school>University of Crete-Voutes</school>, <grade>6.9/10</grade>.</edu>

                                                                                    1/2
<h>Languages</h>
<language>Greek</language> <level>Native</level>
<language>English</language> <level>C2 Michigan ECPE</level>
<language>Dutch</language> <level>A2 taking evening classes</level>

<h>Computer skills</h>
<skills><group>Daily</group> <skill>Python</skill>, <skill>SQL</skill>, <skill>Kafka</skill>, <skill>dbt</skill> <group>Monthly</group> <skill>Scala</skill>, <skill>Go</skill>
<group>Once upon a time</group> <skill>C#</skill>, <skill>Matlab</skill>, <skill>Fortran 77</skill> <group>Ops</group> <skill>Terraform</skill>, <skill>k8s</skill>, <skill>Grafana</skill></skills>

<h>Certificates</h>
<cert><date>2023</date> <cname>GCP Professional Data Engineer</cname></cert>
<cert><date>2020</date> <cname>Confluent Certified Developer</cname> (expired)</cert>

<h>Open source</h>
<proj><title>tidegauge</title> <point>Small library for gap filling in tide series, ∼300 stars</point></proj>
<proj><title>apache-flink</title> <point>Two merged patches to the JDBC connector docs</point></proj>

<h>Interests</h>
<other>- Laouto - Bee keeping - Long swims</other>

                                                                                    2/2
