<h>PARTICULARS</h>
NAME            : <name>COLLINS KIPROTICH SANG</name>
NATIONALITY     : <status>KENYAN</status>
D.O.B           : <status>7TH JUNE 1988</status>
MOBILE          : <phone>0711 555 930</phone>
E-MAIL          : <email>kip.sang@example.org</email>
RESIDENCE       : <place>KERICHO</place>, WILLING TO RELOCATE TO MOMBASA

<h>CAREER OBJECTIVE</h>
<summary>To bring ten years at the factory tasting bench to a tea taster and blender position, and to learn auction valuation and bidding, which I have not yet practised.</summary>

<h>WORKING EXPERIENCE</h>

<job>1.  <start>2020</start> TO DATE
    <employer>CHEPTABES TEA FACTORY CO. LTD</employer>
    <title>QUALITY ASSURANCE MANAGER</title>
    1.1 <point>Tasting 40 to 60 samples of East African CTC daily (BP1, PF1, PD, D1) and grading the dispatches</point>
    1.2 <point>Ensuring compliance with ISO 3720 and KS EAS 28, and with the maximum residue limits of destination markets</point>
    1.3 <point>Laboratory moisture and sieve testing with a team of 4 analysts who report to me</point>
    1.4 <point>Rainforest Alliance chain of custody: internal auditor</point>
    1.5 <point>Formulating a house blend for the factory door shop and its costing</point></job>

<job>2.  <start>2016</start> TO <end>2020</end>
    <employer>CHEPTABES TEA FACTORY CO. LTD</employer>
    <title>FACTORY TASTER</title>
    2.1 <point>Tasting every invoice before dispatch, feedback to production on leaf and make</point>
    2.2 <point>Keeping brokers' reports and comparing prices after the sale</point></job>

<job>3.  <start>2012</start> TO <end>2016</end>
    <employer>SOTIK HIGHLAND GROWERS SACCO</employer>
    <title>FIELD EXTENSION ASSISTANT</title>
    3.1 <point>Plucking standards training for 600 small-scale growers</point></job>

<h>EDUCATION BACKGROUND</h>
<edu><start>2009</start> - <end>2012</end>    <degree>DIPLOMA IN AGRICULTURE</degree>, <school>BUKURA AGRICULTURAL COLLEGE</school>, <grade>CREDIT</grade></edu>
<edu><start>2003</start> - <end>2006</end>    <degree>K.C.S.E.</degree>, <school>LITEIN BOYS</school>, <grade>B PLAIN</grade></edu>

<h>SKILLS</h>
<skills>a) <skill>Excel</skill>   b) <skill>Sensory evaluation</skill>   c) <skill>HACCP</skill>   d) <skill>Report writing</skill></skills>

<h>LANGUAGES</h>
<language>ENGLISH</language> (<level>FLUENT</level>), <language>KISWAHILI</language> (<level>FLUENT</level>), <language>KIPSIGIS</language> (<level>MOTHER TONGUE</level>)

<h>REFEREES</h>
<other>AVAILABLE. NON SMOKER.</other>
