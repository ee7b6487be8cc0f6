<name>Quynh-Anh Delacroix-Tran</name>                          <email>qadt@example.net</email>
                                                   <phone>617-555-0148</phone>
                                                   <place>Somerville MA</place>


<h>LABORATORY EXPERIENCE</h>

<job><employer>Merrimac Cell Works</employer>, <title>Manufacturing Associate III</title>
<start>3/2021</start>-
Executes autologous CAR-T batches in Grade B suites (<point>67 lots to date,
two deviations attributed to me, both closed</point>). <point>Trains new hires on
CliniMACS Prodigy and the Sepax.</point> <point>Wrote four SOP revisions
and one new batch record for the shorter 6-day
process.</point></job>

<job><employer>Longfellow Biologics</employer>, <title>Manufacturing Associate II</title>, then <title>Downstream
Technician</title>
<start>6/2018</start>-<end>2/2021</end>
<point>Protein A capture, TFF and bulk fill at 500 L.</point> <point>On the night shift that
found the leaking gasket; no batch was lost.</point></job>

<job><employer>Temp via Kestrel Scientific Staffing</employer> at a vaccine site, <title>Media Prep
Technician</title>
<start>11/2017</start>-<end>5/2018</end></job>

<h>EDUCATION</h>

<edu><school>UMass Lowell</school>, <degree>BS</degree> <field>Biological Sciences</field>, <end>12/2017</end>; transferred from
Bunker Hill Community College</edu>
<edu><school>Harvard Extension</school>, <field>Regulatory affairs</field>, two courses, grades A- and
B+, no certificate taken</edu>

                      Delacroix-Tran                                         Page | 1

<h>INSTRUMENTS AND SYSTEMS</h>

<skills><group>Cell processing</group>: <skill>Prodigy</skill>, <skill>Sepax</skill>, <skill>WAVE bioreactor</skill>, <skill>NC-200
counter</skill>
<group>Downstream</group>: <skill>AKTA Process (UNICORN)</skill>, <skill>TFF skids</skill>
<group>Paper and its replacements</group>: <skill>MasterControl</skill>, <skill>SAP</skill> (<skill>goods issue only</skill>),
<skill>PAS-X MBR (site pilot, 2 months)</skill></skills>

<h>OTHER THINGS WORTH KNOWING</h>

<other>Gowning qualified Grade B since 2018, never failed a requal.</other>
<other>5S champion for Suite 4, self-appointed and then
appointed.</other>
<language>Vietnamese</language>, <level>native</level>. <language>French</language>, <level>conversational</level>, from my husband's
grandmother.
<status>US citizen.</status>

                      Delacroix-Tran                                         Page | 2
