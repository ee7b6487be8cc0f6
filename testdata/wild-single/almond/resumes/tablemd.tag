<P ALIGN="center">
  <IMG src="assets/me.png" width="120" />
</P>

# <name>Oluwaseyi Adebanjo-Marsh</name>, <headline>data scientist</headline>

| | |
|---|---|
| **Lives in** | <place>Leeds, UK</place> |
| **Mail** | <email>seyi.am@example.net</email> |
| **Code** | <link>https://gitlab.com/seyi-am-example</link> |
| **Right to work** | <status>Skilled Worker visa until 2027</status> |

## <h>In short</h>

<summary>Eight years of forecasting things that do not want to be forecast: bus arrivals, blood donations, returns of shoes. I like small models, honest error bars and the people who have to use the result.</summary>

## <h>Jobs</h>

| From | To | Role | Who | Where | What came out |
|:--|:--|:--|:--|:--|:--|
<job>| <start>05/22</start> | <end>…</end> | **<title>Lead Data Scientist</title>** | <employer>Pennine Parcel Group</employer> | <place>Leeds</place> | <point>Returns forecast used by 9 depots; MAPE 31 % → 14 %</point>. <point>Mentor two juniors</point>. <tech>Python, LightGBM, Snowflake, dbt</tech> |</job>
<job>| <start>01/19</start> | <end>04/22</end> | **<title>Data Scientist</title>** | <employer>NorthBlood Trust</employer> | <place>Sheffield</place> | <point>Donor no-show model; 6 % more filled chairs</point>. <point>Presented monthly to clinicians</point>. <tech>R, Stan, SQL Server</tech> |</job>
<job>| <start>09/17</start> | <end>12/18</end> | **<title>Analyst</title>** | <employer>Tramwise Ltd</employer> | <place>Manchester</place> | <point>Arrival time prediction for 41 stops</point>. <tech>Python, PostGIS</tech> |</job>
<job>| <start>2014</start> | <end>2016</end> | <title>Maths teacher (NYSC and after)</title> | <employer>Bright Acorn College</employer> | <place>Ibadan</place> | <point>Four classes of 45</point> |</job>

## <h>Degrees</h>

| Year | Degree | University | Result |
|:--|:--|:--|:--|
<edu>| <end>2017</end> | <degree>MSc</degree> <field>Statistics</field> | <school>University of Sheffield</school> | <grade>Distinction</grade> |</edu>
<edu>| <end>2013</end> | <degree>BSc</degree> <field>Mathematics</field> | <school>University of Ibadan</school> | <grade>Second Class Upper</grade> |</edu>

## <h>What I can be asked about</h>

<skills>| <group>Daily</group> | <group>Sometimes</group> | <group>Long ago</group> |
|---|---|---|
| <skill>Python</skill> | <skill>R</skill> | <skill>SAS</skill> |
| <skill>SQL</skill> | <skill>Stan</skill> | <skill>Java</skill> |
| <skill>dbt</skill> | <skill>Airflow</skill> | |
| <skill>time series</skill> | <skill>causal inference</skill> | |</skills>

## <h>Side dishes</h>

| What | Since / when | Why |
|:--|:--|:--|
<vol>| <title>School governor</title>, <employer>Harehills Lane Primary</employer> | <start>2021</start> | <point>somebody has to read the attainment tables aloud</point> |</vol>
<proj>| <title>`dantalk`</title>, R package | <end>2020</end> | <point>danfo bus timetables from drivers' shouts; 3 CRAN downloads a week</point> |</proj>
<award>| <title>Young Statistician's Write-up</title>, <employer>Yorkshire Numbers Club</employer>, runner-up | <end>2019</end> | blood, mostly |</award>
<pub>| "<title>No-shows are not random</title>", with H. Garside-Lam, <employer>Transfusion Analytics</employer> | <end>2021</end> | the donor model above |</pub>

<language>English</language> · <language>Yoruba</language> · <language>French</language> <level>(A2)</level>
