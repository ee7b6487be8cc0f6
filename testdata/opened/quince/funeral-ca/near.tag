<h>Contact</h>
<name>Meredith A. Colpitts</name>
<place>Riverview, New Brunswick</place>
<phone>(506) 555-0185</phone>
<email>macolpitts@example.org</email>

<h>Summary of qualifications</h>
<summary>Licensed funeral director and embalmer in New Brunswick with nine years post-licence. Strong in arrangement conferences, restorative art, pre-need contracts and mentoring apprentices. Certified celebrant.</summary>

<h>Professional experience</h>

<job><title>Senior Funeral Director & Embalmer</title>
<start>2019</start>–<end>Present</end>
<employer>Petticodiac Valley Funeral Home</employer>
<place>Riverview, NB</place>
1. <point>Meet with about 120 families each year to arrange funerals and memorials</point>
2. <point>Direct visitations and services at church, chapel and graveside</point>
3. <point>Embalming, restoration and dressing; lead for restorative art cases</point>
4. <point>Write 45–50 pre-need contracts per year; keep the trust ledger under the Pre-arranged Funeral Services Act</point>
5. <point>Mentor two apprentices; on-call 1 week in 3</point>
6. <point>French speaking families are looked after by my colleague; I greet them and then hand over</point></job>

<job><title>Funeral Director</title>
<start>2015</start>–<end>2019</end>
<employer>Harcourt & Dunne Memorial Chapels</employer>
<place>Saint John, NB</place>
1. <point>Arrangements, services, permits, registrations and CPP death benefit forms</point>
2. <point>Repatriation of remains to the UK, India and the Philippines</point>
3. <point>Worked with the imam of the local mosque on same day burials (Muslim funeral customs)</point></job>

<h>Education and licences</h>
<edu><degree>Diploma</degree>, <field>Funeral Service Education</field>, <school>Humber College</school>, Toronto, <end>2014</end></edu>
<cert><cname>Funeral Director and Embalmer licence</cname>, New Brunswick, since <date>2015</date></cert>
<cert><cname>Certified Celebrant</cname>, <date>2021</date></cert>
<cert><cname>Grief support group facilitator</cname>, <date>2018</date></cert>
<status>Driver's licence class 5, clean abstract</status>

<h>Computer</h>
<skills><skill>FrontRunner</skill>, <skill>Passare</skill>, <skill>Microsoft 365</skill></skills>

<h>Languages</h>
<language>English</language>: <level>native</level>
<language>French</language>: <level>beginner (A2 evening class, 2023)</level>

                                                        Colpitts, résumé, p. 1
