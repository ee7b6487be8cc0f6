# <name>Sunniva Ekrem-Tadesse</name>

- <email>sunniva.et@example.org</email>
- <phone>(+47) 400 00 612</phone>
- <place>Trondheim, Norway</place>

<summary>Data analyst and team coordinator with knowledge of time series,
including load forecasting and settlement of both the hourly and quarter-hourly
variants.</summary>

## <h>Experience</h>

### <job>Market Data Section, <employer>Fjellkraft Energi AS</employer>
<start>Jan 2021</start> -- <end>Present</end>
<point>Working closely with the traders and with the grid operations people.</point>

 - <point>Explain forecast errors to traders; both the patient and the not so patient ones.</point>
 - <point>Maintain 46 hourly load forecasts/ add new price areas when asked</point>
 - <point>Answer settlement questions from customers, contact the balance responsible party if necessary, and close the case in same day.</point>
- <point>Backtest every model change before it goes live</point>
- <point>selected as speaker of the Women in Energy breakfast 2023</point>
-  Main technologies: <tech>Python, pandas, dbt, Snowflake, Airflow</tech></job>

### <job><employer>Tallhuset AS</employer>
<start>Aug 2018</start> -- <end>Dec 2020</end>
Statistics office's helping hand for small municipalities

 - <point>Consulting for 17 municipalities, mainly about school and kindergarten capacity.</point>
 - <point>Built population projections, including troubleshooting, checking inputs, phone the municipality if the births looked strange.</point>
 - <point>Positive answers in the yearly customer survey</point>
 -  Main technologies: <tech>R, Shiny, PostGIS, Excel , PowerBI</tech></job>

 ### <job><employer>Nidaros Sport</employer> (part time job)
  <start>Oct, 2016</start>- <end>Jun, 2018</end>

 - <point>Helped to count stock and to sell skis.</point>
 - <point>Made a small reorder sheet that is still in use, they say.</point>
 - Main technologies : <tech>Excel, patience</tech></job>

## <h>Projects</h>

### <proj><title>Move to Quarter-Hour Settlement</title>
<start>Spring 2024</start>
   - <point>In order to follow the new market rules, we needed to move every series from 60 to 15 minutes</point>
   - <point>Informed all stakeholders(traders, IT, customers) in both Norwegian and English</point>
   - <point>Ran both versions side by side for six weeks to keep the gaps small</point></proj>

## <h>Education</h>
### <edu><school>Høgskolen i Nordmøre</school> <start>2015</start> -- <end>2018</end>

  - <degree>BSc</degree> <field>Applied Statistics</field>
  - Course Work
    - <point>Time Series</point>
    - <point>Survey Sampling</point>
    - <point>Database Desgin</point></edu>


## <h>Volunteering/ Extracurricular Activities</h>

 - <cert>Certificate from <issuer>DataSkolen</issuer>: <cname>Forecasting in Practice</cname> <date>May 2022</date></cert>
 - <vol><title>Meetup co-host</title>: <employer>R-Ladies Trondheim</employer> <start>2019</start></vol>
 - <vol><employer>Sankt Olav Ski School</employer> <title>Instructor</title>, <start>winters since 2014</start></vol>
 - <other>Speaker at Energidagene in "Forecasts we got wrong"</other>
