<name>ANOUSHKA BELLWEATHER</name>                                   <email>anoushka@bellweather.example.org</email>
<headline>graphic designer / letterer</headline>                              Studio 9, <place>Bristol</place>
                                                       <link>bellweather.example.org</link>

<h>LEARNED</h>                                      <h>SPEAKS</h>
<edu><degree>MA</degree> <field>Typeface Design</field>, <school>Kennet University</school>, <end>'14</end></edu>    <language>English</language>    <level>first</level>
<edu><degree>BA</degree> <field>Illustration</field>, <school>Avonmouth Arts</school>, <end>'11</end></edu>          <language>Hindi</language>      <level>with my aunts</level>
<edu><degree>Foundation Diploma</degree>, <school>Bath Spa Lane College</school>, <end>'08</end></edu>     <language>French</language>     <level>GCSE, rusty</level>

<h>WORKED</h>

<job><start>'19</start>–   <employer>Bellweather Letters</employer> (own studio)                          <title>owner, designer</title>
       <point>Packaging and signs for food and drink, some 60 clients</point>
       <point>Custom typeface for the Clevedon ferries, with R. Amis</point>             </job>
<job><start>'16</start>–<end>'19</end>  <employer>Hotchpotch & Sons</employer>, branding agency             <title>middleweight designer</title>
       <point>Identity for a chain of 40 garden centres; I drew the wordmark, the strategy was not mine</point></job>
<job><start>'14</start>–<end>'16</end>  <employer>Hotchpotch & Sons</employer>                                <title>junior designer</title>
       <point>Artwork, print proofs, endless leaflets about compost</point></job>
<job><start>'12</start>–<end>'13</end>  <employer>Severnside Weekly</employer>                                <title>layout sub</title></job>

<h>USES</h>                                         <h>WON</h>
<skills><skill>Glyphs</skill>, <skill>Illustrator</skill></skills>                        <award><title>Golden Nib</title>, lettering, <end>'21</end> (shared)</award>
<skills><skill>InDesign</skill>, <skill>Figma</skill> (so-so)</skills>                  <award><title>Cider Label of the Year</title>, <end>'18</end>, <point>commended</point></award>
<skills><skill>enamel paint</skill>, <skill>gold leaf</skill></skills>                  
<skills><skill>risograph</skill></skills>

<h>TAUGHT</h>                                       <h>LIKES</h>
<vol><title>Brush lettering evening class</title>                   <other>ghost signs, swimming,</other>
<employer>Easton Community Hall</employer>, <start>'17</start>–<end>'20</end></vol>                  <other>arguing about ampersands</other>

<h>TALKS</h>
<pub>"<title>Fat Faces and Thin Margins</title>", <employer>Ampersandwich conference</employer>, Brighton, <end>'22</end></pub>
<pub>"<title>Painting a Ferry</title>", <employer>Letterpress Sunday</employer>, <end>'20</end></pub>

Driving: <status>yes, own estate car full of ladders</status>
