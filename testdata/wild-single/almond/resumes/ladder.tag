# <name>Precious Nkwelle</name>
<headline>Engineering manager, data platforms</headline> · <place>Rotterdam</place> · <email>precious.n@example.net</email> · [<link>nkwelle.example.org</link>](https://nkwelle.example.org)

## <h>Work</h>

- <job>**<employer>Maasvlakte Terminals Group</employer>**, <place>Rotterdam</place>. <start>2013/03</start> – <end>today</end> (11+ years, one badge)
  - <title>Engineering Manager, Data Platform</title> (<start>2021/07</start> – <end>today</end>)
    - <point>9 engineers, two of them in Gdynia; hiring, reviews, budget of 1.4 M€</point>
    - <point>retired the Hadoop cluster</point>
      - <point>610 jobs moved to Spark on Kubernetes, 190 simply deleted</point>
  - <title>Lead Data Engineer</title> (<start>2018/01</start> – <end>2021/06</end>)
    - <point>container event stream on Kafka, 2 500 messages a second at peak</point>
    - <point>three engineers mentored, none reporting to me</point>
    - <point>on-call rota: first week 31 alerts, a year later 2</point>
    - <point>data contracts with crane vendors</point>
  - <title>Data Engineer</title> (<start>2015/09</start> – <end>2017/12</end>)
    - <point>first warehouse (Vertica), first dashboards, first complaints</point>
  - <title>Business Analyst</title> (<start>2013/03</start> – <end>2015/08</end>)
    - <point>yard statistics in Excel and Access; taught myself Python to stop doing that</point></job>
- <job>**<employer>Wouri Shipping Agency</employer>**, <place>Douala</place>. <start>2009/10</start> – <end>2011/08</end>
  - <title>Operations Clerk</title>
    - <point>manifests, customs papers, arguing with harbour pilots</point></job>

## <h>Side work</h>

- <vol>**<employer>Code Pirates Delfshaven</employer>**. <start>2018</start> – <end>today</end>
  - <title>Volunteer teacher</title>
    - <point>Scratch on Wednesday afternoons, 12 children, 9 laptops</point></vol>
- <proj>**<title>getij</title>**. <end>2021</end>
  - <point>a Python package for Dutch tide tables; 3 contributors, one of them my brother-in-law</point></proj>

## <h>Said in public</h>

- <pub>*<title>We deleted 190 pipelines and nobody called</title>*
  - <employer>Dutch Data Dock</employer>, <end>2022/11</end></pub>
- <pub>*<title>Contracts with cranes</title>*
  - <employer>Port Tech Antwerp</employer>, <end>2020/02</end></pub>

## <h>Education</h>

- <edu>**<school>Erasmus University Rotterdam</school>**. <start>2011/09</start> – <end>2013/01</end>
  - <degree>MSc</degree> <field>Maritime Economics and Logistics</field>, <grade>7.9</grade></edu>
- <edu>**<school>University of Buea</school>**. <start>2006/10</start> – <end>2009/07</end>
  - <degree>BSc</degree> <field>Economics</field></edu>

## <h>Certificates</h>

- <cert><cname>Databricks Certified Data Engineer Professional</cname>
  - <date>2022/05</date></cert>
- <cert><cname>Inburgeringsexamen</cname>
  - <date>2014/11</date></cert>

## <h>Skills</h>

<skills>- <group>Data</group>
  - <skill>Kafka</skill>
  - <skill>Spark</skill>
  - <skill>Delta Lake</skill>
- <group>People</group>
  - <skill>hiring without riddles</skill>
  - <skill>salary talks</skill>
- <group>Code</group>
  - <skill>Python</skill>
  - <skill>Scala</skill></skills>

## <h>Languages</h>

- <language>English</language>, <language>French</language>
  - <level>both native</level>
- <language>Dutch</language>
  - <level>B2, meetings yes, jokes no</level>
