<name>Denise Okonkwo-Brandt</name>
<place>Maplewood, Mo.</place>	<phone>(314) 555-0158</phone>	<email>dob.paralegal@example.com</email>

<job><employer>HOLLENBECK STROUD P.C.</employer>	<place>Clayton, Mo.</place>
<title>Litigation Paralegal II</title>, tort defense group	<start>8/2018</start>–<end>Present</end>
<title>Litigation Paralegal I</title>	<start>3/2016</start>–<end>8/2018</end>
<point>Thirty-odd open files at a time, mostly machine guards and ATVs; I keep the scheduling orders straight (CompuLaw) and have not blown a Rule 26 date yet.</point>
<point>RelOne from day one of each matter: build the saved searches, cut batches for up to nine contract attorneys, QC at 10%, stamp and ship. Largest production 212,000 pp.; an e-discovery vendor loads the data.</point>
<point>Priv logs, metadata-based and the old-fashioned kind. First drafts of rogs, RFPs and RFAs go out of my office; an associate signs.</point>
<point>Depo digests, page-line, typically 2 days after the final. Partner used mine to impeach a treating orthopedist in '22.</point>
<point>Hot seat: ran OnCue alone in four jury trials (Jackson Co., Madison Co., E.D. Mo. twice) and second chair to the vendor's tech in three. Longest away game: 16 days in Kansas City.</point>
<point>CM/ECF in eleven districts, Case.net/eFlex in the circuits, plus Illinois through Odyssey.</point>
<point>Order and chronologize the hospital charts (Epic printouts, billing, films). Nurse consultant does the medicine.</point></job>

<job><employer>LAW OFFICE OF G. TIERNEY</employer>	<place>Belleville, Ill.</place>
<title>Paralegal / everything</title>	<start>2012</start>–<end>2/2016</end>
<point>Plaintiff's PI shop of three. Intake, demand packages, table of authorities, blue-booking the briefs, coffee.</point></job>

<job><employer>U.S. ARMY</employer>	<place>Fort Riley, Kans.</place>
<title>27D paralegal specialist</title>, <title>SPC</title>	<start>2007</start>–<end>2010</end>
<point>Courts-martial and admin boards.</point></job>

<h>EDUCATION, ETC.</h>
<edu><degree>B.A.</degree> <field>history</field>, <school>Univ. of Missouri–St. Louis</school>, <end>2012</end> (GI Bill)</edu>
<cert><cname>CP</cname> (<issuer>NALA</issuer>): Knowledge Exam passed <date>Sept. 2023</date>; Skills Exam still ahead</cert>
<cert><cname>Notary</cname>, <issuer>State of Missouri</issuer>, St. Louis County, exp. <date>11/2027</date></cert>
<language>Spanish</language>: <level>enough to schedule a witness, not to interview one</level>
