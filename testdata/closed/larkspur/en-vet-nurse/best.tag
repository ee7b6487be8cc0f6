<name>Kirsty Mallon</name>, <headline>RVN</headline>
<place>Perth</place> / <phone>07700 900418</phone> / <email>kmallon.rvn@example.com</email>
<status>On the RCVS VN register since 2014. Full clean driving licence, own car.</status>

<summary>Eleven years on the floor, first in a mixed practice up a glen and then in
a busy first-opinion hospital. Happiest at the head end of the table. I had
fourteen months off with my son and came back on three long days; I would go
back to full time for the right place.</summary>

<job><title>RVN, theatre</title> - <employer>Inveralmond Animal Hospital</employer>, Perth. <start>Sept '18</start> to <end>now</end>
(mat leave Feb '22 to Apr '23, part time 30 h since)
<point>Four GAs on a quiet day and eleven on a daft one. Induction through to
extubation, multiparameter (ETCO2, SpO2, ECG, oscillometric) plus Doppler on
every cat; have helped set up arterial lines but only on referrals visiting
surgeons brought in.</point>
<point>Scrubbed second for cruciates, patellas, the odd plated radius - about
sixty ortho cases a year before leave.</point>
<point>I brought in a one-page anaesthetic safety checklist with one of our vets. Temp
on recovery under 36.5 went from 31% of dogs to 12% over the audit.</point>
<point>Clinical Coach for one SVN since Jan '24, she has two of three OSCE
modules behind her.</point>
<point>Nurse consults: dressings, stitches out, post-op checks, diabetic cats.
Thursdays a senior pets' hour that I share with a colleague.</point>
<point>Sitting in on PTS appointments, phoning the owner next day.</point>
<tech>Provet Cloud, Catalyst One, ProCyte, SediVue, DR plates</tech></job>

Page 1 of 2                                       K Mallon CV

<job><title>Veterinary nurse</title> - <employer>Glen Quaich Vet Centre</employer>, <place>Aberfeldy</place> (mixed, 60/40 small). <start>Aug '14</start>-<end>Aug '18</end>
<point>Sole nurse at the branch most days: reception, theatre, wards, dispensary,
X-ray, autoclave. Learned to be organised.</point>
<point>Radiation Protection Supervisor 2016-18; rewrote the local rules with our
RPA when IRR17 came in.</point>
<point>Did the ordering. Expired drugs binned went down from about £240 a month
to under £90.</point>
<point>Lambing season: caesars, colostrum, bottle lambs in the prep room.</point></job>

<job>before that <title>Saturday kennel girl then student VN</title>, same place, <start>2011</start> - <end>'14</end></job>

<h>Letters and bits of paper</h>
<edu><degree>Level 3 Diploma in Veterinary Nursing</degree>, <school>Tayforth College</school>, <end>2014</end></edu>
<cert><cname>NCert (Anaesthesia)</cname>: two of the three modules passed, last one due <date>spring 2026</date></cert>
<cert><cname>Clinical Coach training</cname>, <date>Nov '23</date></cert>
<cert><cname>ISFM Cat Friendly Nursing webinar series</cname> (attendance, not the certificate)</cert>

<other>Referees: happy to give two once we've met.</other>
