# <name>tomek brzoza</name>
<place>Wroclaw, PL</place> / <email>tomek@brzoza.example.org</email> / <link>git.example.org/tbrzoza</link> / <status>Polish citizen</status>

<summary>Backend dev, 3+ yrs paid. I like boring technology and small pull requests.</summary>

## <h>$ history</h>

### <job><title>Software Engineer</title> @ <employer>Kurierly</employer> (<start>2023-03</start> .. <end>HEAD</end>)
<tech>py3.11, FastAPI, SQLAlchemy, Postgres 15, Rabbit, pytest, gitlab-ci, docker-compose</tech>
* <point>courier price comparison for small shops. 3 devs, I own the label service + 11 of the 19 courier adapters (SOAP, XML over FTP, one sends fixed-width txt)</point>
* <point>moved label printing from cron to Rabbit consumers, p95 from 40s to 6s</point>
* <point>killed a seq scan on the shipments table (28M rows) with a partial idx, nightly report 50 min -> 4 min</point>
* <point>coverage of my adapters 91%, the rest of the repo is at 60ish</point>
* <point>every MR is reviewed by one other dev, I review ~5 a week</point>
* <point>no on-call so far, we only had a shared pager phone during Black Friday '24</point></job>

### <job><title>Junior Python dev</title> @ <employer>Studio Osa</employer> (<start>2022-01</start> .. <end>2023-02</end>), software house
<tech>Django 3, DRF, celery+redis, EC2/S3 (deploy scripts written by the senior, I ran them)</tech>
* <point>booking backend for a chain of 6 physiotherapy clinics, DRF endpoints consumed by a mobile app</point>
* <point>wrote the migration from a 2009 MySQL dump, together w/ one colleague</point>
* <point>fixed ~120 tickets for two older client projects</point></job>

### <job><title>intern</title> @ <employer>Studio Osa</employer> (<start>summer 2021</start>, 3 months)
* <point>unit tests for the above legacy stuff, mostly</point></job>

## <h>$ ls ~/side</h>
* <proj><title>`ediot`</title> <point>tiny EDIFACT IFTSTA parser in Python, 140 stars, used by (at least) two strangers</point></proj>
* <proj><title>`polka`</title> <point>library shelf tracker, Go, abandoned at v0.2</point></proj>

## <h>$ cat edu</h>
<edu><school>Wyzsza Szkola Techniczna Odrzanska</school>: <degree>inzynier (BSc)</degree>, <field>informatyka</field>, <start>2018</start>-<end>2022</end></edu>
<edu><degree>MSc</degree> same place, dropped after 1 semester (<end>2022</end>)</edu>

## <h>$ env</h>
<skills><group>daily</group>= <skill>Python</skill> <skill>SQL</skill> <skill>git</skill> <skill>docker</skill> <skill>pytest</skill>
<group>sometimes</group>= <skill>Django</skill> <skill>Redis</skill> <skill>bash</skill>
<group>read_only</group>= <skill>Terraform</skill> <skill>TypeScript</skill></skills>
LANG= <language>pl</language>(<level>native</level>) <language>en</language>(<level>C1, all docs and tickets at Kurierly are in English</level>) <language>de</language>(<level>A2</level>)
