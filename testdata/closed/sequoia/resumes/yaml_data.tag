# resume.yml -- rendered by the theme, edit here only
basics:
  name: "<name>Yevheniia Sorrentino</name>"
  label: "<headline>Data scientist, public transport</headline>"
  email: <email>yev@sorrentino.example.org</email>
  phone: "<phone>+353 20 910 4477</phone>"
  location: {city: <place>Cork</place>, countryCode: IE}
  profiles:
    - network: GitHub
      url: <link>https://github.com/ysorrentino-example</link>
  summary: >-
    <summary>Statistician by training. Six years of forecasting how full buses
    will be and explaining to drivers why the forecast was wrong.</summary>
work:
  - <job>name: <employer>Lee Valley Transit Authority</employer>
    position: <title>Senior Data Scientist</title>
    startDate: <start>2021-05</start>
    # endDate left empty on purpose, still there
    highlights:
      - <point>Passenger load model for 112 routes; mean error 4.1 people per bus</point>
      - <point>"Took the model from notebooks to a nightly Airflow job, together with an engineer from IT"</point>
      - <point>Answer Dáil questions about punctuality, in plain words</point></job>
  - <job>name: <employer>Lee Valley Transit Authority</employer>
    position: <title>Data Analyst</title>
    startDate: <start>2018-01</start>
    endDate: <end>2021-04</end>
    highlights: [<point>"Cleaned nine years of ticket data"</point>, <point>"Built the first Power BI board for depot managers"</point>]</job>
  - <job>name: <employer>Kavun Market Research</employer>
    location: <place>Kharkiv</place>
    position: <title>Junior Statistician</title>
    startDate: <start>2014-09</start>
    endDate: <end>2016-12</end>
    highlights:
      - <point>Weighting of household panels (n = 4,000) in SPSS and R</point></job>
volunteer:
  - <vol>organization: <employer>Cork Migrant Kitchen</employer>
    position: <title>treasurer</title>
    startDate: <start>2022</start></vol>
education:
  - <edu>institution: <school>Munster Institute of Statistics</school>
    studyType: <degree>MSc</degree>
    area: <field>Data Science and Analytics</field>
    endDate: <end>2017</end>
    score: "<grade>1.1</grade>"</edu>
  - <edu>institution: <school>Slobozhan National University</school>
    studyType: <degree>Bachelor</degree>
    area: <field>Applied Mathematics</field>
    startDate: <start>2010</start>
    endDate: <end>2014</end></edu>
certificates:
  - <cert>{name: <cname>Microsoft Certified Power BI Data Analyst Associate</cname>, date: <date>2020-11</date>, issuer: <issuer>Microsoft</issuer>}</cert>
skills:
<skills>  - name: <group>Modelling</group>
    level: strong
    keywords: [<skill>R</skill>, <skill>Python</skill>, <skill>Stan</skill>, <skill>LightGBM</skill>]
  - name: <group>Plumbing</group>
    level: fair
    keywords: [<skill>Airflow</skill>, <skill>PostgreSQL</skill>, <skill>PostGIS</skill>, <skill>Docker</skill>]
  - name: <group>Transport formats</group>
    keywords: [<skill>GTFS</skill>, <skill>SIRI</skill>, "<skill>NeTEx</skill> (reading)"]</skills>
languages:
  - {language: <language>Ukrainian</language>, fluency: <level>native</level>}
  - {language: <language>English</language>, fluency: <level>C1</level>}
  - {language: <language>Italian</language>, fluency: <level>B1, married into it</level>}
awards:
  - <award>{title: <title>Best poster</title>, awarder: <employer>Irish Transport Data Days</employer>, date: <end>2022</end>}</award>
interests: [<other>rowing</other>, <other>timetables from before 1950</other>]
meta: {permit: "<status>Stamp 4</status>", lastModified: 2024-03-02}
