<name>Katarzyna Wilczek</name>, <headline>DVM, MSc, PhD, Dip. ECVP</headline>
<email>k.wilczek@example.org</email> / <phone>+44 20 7946 0811</phone> / ORCID on request

<summary>Anatomic pathologist with a diagnostic caseload (about 1,900 biopsies a year, mainly canine skin and oral cavity) and a half-time research post on feline mammary tumours. RCVS Recognised Specialist. I supervise residents; I no longer do necropsy service.</summary>

<h>Board certification and licences</h>
<cert><cname>Diplomate</cname>, <issuer>European College of Veterinary Pathologists</issuer> (<date>2016</date>; re-evaluated 2021)</cert>
<cert><cname>MRCVS</cname>, <issuer>Royal College of Veterinary Surgeons</issuer>, <date>2012</date></cert>
<cert><cname>Licence to practise</cname>, <issuer>Warmińsko-Mazurska Izba Lekarsko-Weterynaryjna</issuer>, <date>2008</date> (dormant)</cert>

<h>Where I have worked</h>
<job><employer>Thornbury Veterinary School</employer> | <title>Senior Lecturer in Anatomic Pathology</title> | <start>Oct 2019</start> – <end>now</end> (0.5 research / 0.5 service)
 – <point>residency programme co-supervisor; 4 residents, 3 passed first time</point>
 – <point>module lead, Year 3 Systemic Pathology (148 students)</point></job>
<job><employer>Cotswold Diagnostics Ltd</employer> | <title>Pathologist</title> | <start>Jan 2016</start> – <end>Sept 2019</end>
 – <point>remote reporting, turnaround below 48 h in 96 % of cases</point></job>
<job><employer>Thornbury Veterinary School</employer> | <title>Resident</title> | <start>2012</start> – <end>2015</end></job>
<job><employer>Przychodnia Cztery Łapy</employer>, <place>Olsztyn</place> | <title>small-animal vet</title> | <start>2008</start> – <end>2010</end></job>

<h>Degrees</h>
<edu><degree>PhD</degree>, <school>Thornbury Veterinary School</school>, <start>2015</start>–<end>2020</end> (part-time): <field>stromal signalling in feline mammary carcinoma</field></edu>
<edu><degree>MSc</degree> <field>Comparative Pathology</field>, <school>University of Utrecht</school>, <end>2011</end>, <grade>cum laude</grade></edu>
<edu><degree>DVM</degree> (lek. wet.), <school>University of Warmia and Mazury, Olsztyn</school>, <end>2008</end></edu>

<h>Five recent papers (of 19)</h>
<pub>• <title>Ki-67 cut-offs in feline mammary carcinoma: a multi-observer study</title>, <employer>Vet Pathol</employer> <end>2023</end> (first author)</pub>
<pub>• <title>Canine oral melanoma with low nuclear atypia</title>, <employer>J Comp Pathol</employer> <end>2022</end> (last)</pub>
<pub>• <title>Deep learning for mitotic counts: what the pathologist still sees</title>, <employer>Vet Comp Oncol</employer> <end>2022</end> (middle)</pub>
<pub>• <title>Eosinophilic plaque mimics</title>, <employer>Vet Dermatol</employer> <end>2020</end> (first)</pub>
<pub>• <title>A case of cuterebriasis in a travelling cat</title>, <employer>JSAP</employer> <end>2018</end></pub>

<h>Money</h>
<award><title>PetSavers project grant</title>, £38k, <end>2021</end> (PI)</award>
<award><title>BBSRC DTP studentship</title>, <end>2022</end> (second supervisor)</award>

<h>Techniques</h>
<skills><skill>IHC (panel design, not bench any more)</skill>, <skill>QuPath</skill>, <skill>whole-slide scanning</skill>, <skill>R for survival curves</skill></skills>

<h>Languages</h>
<language>Polish</language> <level>native</level>, <language>English</language> <level>C2</level>, <language>Dutch</language> <level>A2 and fading</level>
