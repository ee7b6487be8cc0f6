<name>Aoife Ní Bhriain</name>, <headline>RVN</headline>

<h>Who I am</h>
<summary>Vet nurse since 2019, nearly all of it cats and dogs, two of those
years on an out of hours floor. I like a quiet recovery and a tidy crash box.</summary>

<h>Where I've worked, newest first</h>

<job>Since <start>March 2022</start> I've been a <title>nurse</title> at <employer>Bóthar Buí Pet Clinic</employer> in <place>Naas</place>, a four
vet small animal surgery. <point>I monitor the GAs three days a week (around 12 a
week, multiparameter plus capno; ASA IIIs with the vet beside me).</point> <point>I do
the COHAT lists, scale and polish and all the dental rads, and chart for the
vet.</point> <point>I started the nurse clinics in 2023: weight, second jabs, stitches
out. About 25 appointments a month now.</point> <point>Clinical coach for one student
from TUS Athlone this year and one the year before.</point> <point>We changed over to
Provet in January, I was one of three super users.</point></job>

<job>Before that, <start>June 2020</start> to <end>Feb 2022</end>, <employer>Leinster Pet Emergency</employer>, <place>Dublin 12</place>,
<title>night RVN</title>, 4 on 4 off. <point>Triage on the phone and at the door, bloat, RTAs,
blocked toms, chocolate at Christmas.</point> <point>IV lines, CRIs, transfusions (assisted at
five), bloods run in house on Catalyst and ProCyte, smears when the vet was
scrubbed.</point> <point>Sole nurse on the floor Mon–Wed.</point></job>

<job>And my first post was <employer>Hession & Daly Vets</employer>, <place>Tullamore</place>, <start>Aug. 2019</start> until <end>May 2020</end>,
mixed practice, as <title>newly qualified nurse</title>. <point>Digital x-ray positioning, OFA
style hips once a month, bitch spays all day Wednesday.</point> Contract ended with
Covid.</job>

<h>What I studied</h>
<edu><school>Athlone Institute of Technology</school> (it's TUS now), <degree>BSc</degree> in <field>Veterinary Nursing</field>, <end>2019</end>, <grade>2.1</grade>.</edu>
<cert><cname>Cert in Emergency and Critical Care nursing</cname> with <issuer>VTX</issuer>, 2 of 3 modules done,
last one booked for October.</cert> <cert><cname>RECOVER BLS</cname>, <date>2024</date>.</cert>

<h>The official bits</h>
<status>VCI register, nurse no. N-4471, paid up to Dec.</status>
<status>Full B licence, no points.</status> <status>Irish citizen.</status>
Languages: <language>English</language>, <language>Irish</language> (<level>grand for a chat</level>).
<other>References: Dr Killian Moroney at Bóthar Buí, ask me first please.</other>

<phone>085 555 0146</phone>  /  <email>aoife.nib@example.org</email>  /  <place>Sallins, Kildare</place>
