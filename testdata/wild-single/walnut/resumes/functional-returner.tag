                         <name>BERNADETTE "BERNIE" COSTIGAN</name>
     <place>Galway</place>  ~  <phone>087 555 0134</phone>  ~  <email>bernie.costigan@example.org</email>

<summary>Office manager and events organiser going back to work after eight years at home with
twins and then with my father. Calm, quick with figures, known for finding lost things.</summary>

<h>WHAT I CAN DO FOR YOU</h>

<h>Organising people & places</h>
- <point>Moved a firm of 45 people across the city over one bank holiday weekend, phones working
  on Tuesday at nine.</point>
- <point>Ran the parish festival committee: 3,000 visitors, 60 volunteers, one thunderstorm.</point>

<h>Money</h>
- <point>Kept petty cash, payroll inputs and the VAT file for an architects' practice; two Revenue
  audits without a query.</point>
- <point>Raised €18,400 for the school library.</point>

<h>Computers</h>
<skills><skill>Word</skill>, <skill>Excel</skill> (v-lookups yes, macros no), <skill>Thesaurus Payroll</skill>, <skill>Canva</skill>, currently learning <skill>Xero</skill></skills>

<h>WHERE I DID IT</h>

<job><title>Office Manager</title>, <employer>Duignan & Lahiffe Architects</employer>, <place>Galway</place></job>
<job><title>PA to the Managing Director</title>, <employer>Corrib Marine Instruments Ltd</employer> (in liquidation), <place>Oranmore</place></job>
<job><title>Receptionist</title>, then <title>Reservations Supervisor</title>, <employer>The Salthill Strand Hotel</employer></job>
<vol><title>Chairperson</title> (unpaid), <employer>St Brendan's Parents' Association</employer>, three years</vol>

<h>LEARNING</h>

<cert><cname>ECDL</cname></cert>; <edu><degree>Certificate</degree> in <field>Event Management</field>, <school>Galway-Mayo Institute of Technology</school> (now ATU), evenings</edu>
<edu><school>NUI Galway</school>: two years of <degree>B.Comm.</degree>, left for family reasons</edu>
<edu><degree>Leaving Certificate</degree>, <school>Salerno Secondary School</school>, <grade>Honours in six subjects</grade></edu>

<h>ALSO</h>
<language>Irish</language>: <level>I read it better than I speak it</level>. <status>Full clean licence</status>. Own car.
<other>References: Mr. Fintan Duignan; Sr. Assumpta Roche.</other>
