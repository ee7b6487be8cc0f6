<name>DEREK OLUWASEUN HALVERSON</name>
<headline>Import Compliance Specialist | Customs Entry | Tariff Classification</headline>
<phone>(956) 555-0173</phone> | <email>d.halverson@example.net</email> | <place>Laredo, TX</place>

<h>PROFESSIONAL SUMMARY</h>
<summary>Import compliance specialist with 8 years in customs brokerage at land border ports. Files consumption, FTZ and temporary import entries in ACE, classifies under the HTSUS and answers CF-28 and CF-29 requests. Sat the customs broker license exam in October 2023 (68%) and April 2024 (71%); registered for the next date.</summary>

<h>EXPERIENCE</h>

<job><title>Import Compliance Specialist</title> | <employer>Corrigan Border Services, Inc.</employer> | <place>Laredo, TX</place> | <start>05/2020</start> – <end>Present</end>
• <point>Prepare and transmit consumption, FTZ and TIB entries in CargoWise and ACE under the supervision of the licensed broker (avg. 45 per day)</point>
• <point>Review USMCA certifications and rules of origin analysis for 14 automotive importers before preference is claimed</point>
• <point>Draft CF-28 and CF-29 responses, protests and post summary corrections for the broker's signature</point>
• <point>Apply Section 301 and Section 232 duties and track exclusions; recovered $96,000 for a furniture importer</point>
• <point>Coordinate FDA and USDA holds with partner government agencies</point></job>

<job><title>Customs Entry Writer</title> | <employer>Corrigan Border Services, Inc.</employer> | <place>Laredo, TX</place> | <start>01/2017</start> – <end>04/2020</end>
• <point>Classified goods under the HTSUS, 600+ parts per year</point>
• <point>Checked customs valuation incl. assists and related-party pricing declarations</point>
• <point>Supported C-TPAT validation of the Laredo yard in 2019</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Science</degree>, <field>Supply Chain Management</field>, <school>Pan-Rio State University</school>, <end>2016</end></edu>

<h>CERTIFICATIONS</h>
<cert><cname>Certified Customs Specialist (CCS)</cname>, <issuer>NCBFAA</issuer>, <date>2021</date></cert>

<h>SKILLS</h>
<skills><skill>ACE</skill>, <skill>CargoWise</skill>, <skill>HTSUS classification</skill>, <skill>USMCA</skill>, <skill>duty drawback</skill> (two claims prepared), <skill>customs valuation</skill></skills>

<h>LANGUAGES</h>
<language>Spanish</language> (<level>conversational</level>), <language>English</language> (<level>native</level>)
