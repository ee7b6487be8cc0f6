<name>Wanjiku Esther Kamau</name>                                                        Page 1
<place>Nakuru, Kenya</place>

<phone>+254 722 555 061</phone>  <email>ewkamau@example.org</email>

<h>KEY QUALIFICATIONS</h>
<summary>Development practitioner, 10 years, food security and livelihoods. Donor reporting (FCDO,
ECHO, USAID/BHA). Field experience in Turkana, Garissa, Baringo; short assignments in
South Sudan.</summary>

<h>EMPLOYMENT</h>

<job><start>Mar 2020</start> <end>to date</end>      <title>Programme Officer, Livelihoods</title>
                      <employer>Rift Pastoral Development Initiative (RPDI)</employer>
                      <place>Lodwar</place>
                      Reports to: Programme Manager. Staff supervised: 3 field officers
                      - <point>Coordinates cash transfers to 4,200 households in
                        partnership with the county drought office</point>
                      - <point>Prepares monthly burn rate and quarterly narrative
                        report</point>
                      - <point>Trained 62 VSLA groups; 48 still saving at last
                        monitoring visit</point></job>

<job><start>Sept 2016</start> -           <title>M&E Assistant</title>
<end>Feb 2020</end>              <employer>Helping Seeds International, Kenya Country Office</employer>
                      <place>Garissa</place> (with 4 months' secondment to Juba, 05-08/2018)
                      - <point>Designed Kobo forms, supervised enumerators for
                        baseline and endline surveys</point>
                      - <point>Post distribution monitoring and complaints desk</point>
                      - <point>In Juba: supported nutrition cluster in cleaning of

E. W. Kamau                                                                  Page 2


                        SMART survey data</point></job>

<job><start>2014</start>, 11 months        <title>Intern</title>, then <title>Volunteer</title> (stipend)
                      <employer>Nakuru Diocese Justice & Peace Desk</employer>
                      - <point>Minute taking, community barazas, filing</point></job>

<h>EDUCATION</h>

<edu><end>2019</end>                  <degree>PGD</degree> <field>Project Planning and Management</field>,
                      <school>Univ. of Nairobi</school></edu>
<edu><start>2009</start> – <end>2013</end>           <degree>BSc</degree> <field>Agricultural Extension</field>, <school>Egerton University</school>
                      <grade>Second Class Hons (Upper)</grade></edu>
<edu><end>2008</end>                  <degree>KCSE</degree> <grade>B+</grade>, <school>Menengai Hills Girls</school></edu>

<h>COMPUTER</h>              <skills><skill>KoboToolbox</skill>, <skill>ODK</skill>, <skill>SPSS</skill>, <skill>Excel</skill>, <skill>Power BI</skill> (learning)</skills>

<h>LANGUAGES</h>             <language>English</language> <level>excellent</level>, <language>Kiswahili</language> <level>excellent</level>, <language>Gikuyu</language>
                      <level>mother tongue</level>, <language>Turkana</language> <level>basic greetings</level>

<h>REFEREES</h>              <other>available on request; kindly do not contact present employer</other>
