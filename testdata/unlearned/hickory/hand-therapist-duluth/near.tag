<name>Marcus J. Delacroix-Boone</name>
<email>mjdboone@example.org</email>
<phone>218.555.0139</phone>
<place>Hermantown, MN 55811</place>

<h>about me:</h>
<summary>Occupational therapist with six years of outpatient hand therapy. I evaluate and treat adults and adolescents after surgery or trauma of the hand, wrist and elbow and fabricate custom orthoses the same day. CHT-eligible; sitting for the exam in November.</summary>

<h>licenses:</h>
o  <cert><cname>Minnesota Occupational Therapist license</cname> (active, PAM approved)</cert>
o  <cert><cname>Wisconsin OT license</cname> (active)</cert>
o  <cert><cname>BLS</cname>, <issuer>American Heart Association</issuer></cert>
o  <cert><cname>Certified Hand Therapist</cname> – not yet; exam registered for <date>November 2026</date></cert>

<h>work:</h>
<job><title>Occupational Therapist, Hand and Upper Extremity</title>
<employer>Gitchi Rehab Partners</employer>, <place>Duluth</place> (<start>June 2020</start> to <end>now</end>)
o  <point>Outpatient hand therapy, 11 visits a day, referrals from five orthopedic surgeons</point>
o  <point>Post-operative tendon repair protocols, edema management, scar management</point>
o  <point>Custom orthosis fabrication incl. WALANT follow-up</point>
o  <point>Physical agent modalities: ultrasound, fluidotherapy, paraffin, NMES</point>
o  <point>Epic documentation at point of care</point>
o  <point>Level II fieldwork supervision, four students</point></job>

<job><title>Occupational Therapist</title>
<employer>Canal Park Transitional Care</employer>, <place>Duluth</place> (<start>2017</start> to <end>2020</end>)
o  <point>Short-term rehab, hips, knees, strokes; 85% productivity</point>
o  <point>Work conditioning group on Fridays</point></job>

<h>school:</h>
<edu><degree>Doctor of Occupational Therapy</degree>, <school>University of Minnesota</school> (<end>2017</end>)</edu>
<edu><degree>BS</degree> <field>Kinesiology</field>, <school>University of Minnesota Duluth</school> (<end>2013</end>)</edu>

<h>also:</h>
<vol><title>Volunteer</title>, <employer>Twin Ports adaptive climbing night</employer> (<start>2021</start> to <end>now</end>)</vol>
<vol><title>Speaker</title>, community talk "Hands that knit", <employer>Hermantown YMCA</employer> (<end>2024</end>)</vol>
