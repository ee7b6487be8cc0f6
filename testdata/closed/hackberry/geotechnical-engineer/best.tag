<name>Rhiannon Okafor-Tait</name>, P.Eng.
<place>Vernon BC</place>  |  <link>linkedin.example.com/in/rotait</link>

<h>PROFILE:</h>       <summary>Ground engineer, eight years, mostly linear infrastructure in mountain
               terrain. Happiest with a hand lens.</summary>

<h>REGISTRATION:</h>  <cert><cname>P.Eng.</cname> (<issuer>APEGA</issuer>, <date>2020</date>)</cert>; <cert><cname>EGBC</cname> by labour mobility <date>March 2022</date></cert>
               <cert><cname>AST 1</cname>, <date>Jan '19</date></cert>   <cert><cname>Transport Canada Advanced RPAS</cname>: ground school done,
               flight review not booked yet</cert>

<h>EXPERIENCE:</h>    <job><employer>Quillan Ridge Consultants Inc.</employer>, <place>Vernon</place>. <title>Geotechnical Engineer</title>.
               <start>Feb. 2022</start> – <end>today</end>
               ▪ <point>Hwy 8 reinstatement: geotechnical lead for 4 of the 25 washout sites.
                 Holes sited, logged (HQ3 and sonic), Slide2 back-analysis, riprap toe
                 and lock-block or soil-nail walls to 7.5 m. $310k fees over 2 years,
                 closed 4% under.</point>
               ▪ <point>Coldwater River pipeline crossing: checked another office's HDD
                 frac-out calcs (review only)</point>
               ▪ <point>9 FSR bridge abutments for Interior licensees. Sealed by me since
                 2023; earlier ones by our principal</point>
               ▪ <point>Rock cuts: RocFall for two catchment ditches near Spences Bridge,
                 scaling crews supervised 5 wks</point>
               ▪ <point>SIs and VWPs read monthly on a creeping slide above a rail spur,
                 wrote the trigger levels with the railway's engineer</point></job>

               <job><employer>Haldane Prairie Engineering</employer>, <place>Calgary</place>. <title>EIT</title>, then <title>Geotechnical Engineer</title>
               from Nov. 2020. <start>June 2017</start> – <end>January 2022</end>
               ▪ <point>SLOPE/W for Bow and Elbow bank failures after the 2013 flood program,
                 about 20 sections</point>
               ▪ <point>MSE walls for an interchange: external stability only, supplier did
                 internal</point>
               ▪ <point>Field: 140+ boreholes, SPT, CPT, test pits, lots of mud</point>
               ▪ <point>Maternity leave Sept. 2019 – Aug. 2020</point></job>

<h>STUDENT WORK:</h>  <job><title>co-op</title>, <employer>Sundre Road Labs</employer>, two terms, <start>2015</start> and <end>2016</end>. <point>Nuclear densometer,
               asphalt cores.</point></job>

<h>EDUCATION:</h>     <edu><degree>B.Sc. Eng.</degree> <field>Geological Engineering</field>, <school>Queen's University at Kingston</school>,
               <end>2017</end></edu>
               <edu><degree>M.Eng.</degree>, <school>UBC</school>, part time, <point>4 of 10 courses, paused</point></edu>

<h>PAPERS:</h>        <pub>Second author, "<title>Soil nails in glaciolacustrine silt near Vernon</title>", GeoKamloops <end>2023</end></pub>

<h>SOFTWARE:</h>      <skills><skill>Slide2</skill>, <skill>RS2 (basic)</skill>, <skill>SLOPE/W</skill>, <skill>RocFall</skill>, <skill>gINT</skill>, <skill>QGIS</skill>, <skill>Snailz</skill>. Python? No.</skills>

<h>OTHER:</h>         <status>Class 5 licence, no points.</status> <language>French</language>, <level>rusty immersion</level>.
               <phone>250-555-0163</phone> after 4 pm, <email>rokafortait@example.org</email>
