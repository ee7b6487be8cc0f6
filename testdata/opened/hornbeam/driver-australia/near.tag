<name>Teuila Faamausili</name>, <headline>truck driver, HC</headline>
<place>Ipswich, Queensland</place>  <phone>0491 571 804</phone>  <email>teuila.f@example.net</email>

<summary>Nine years heavy vehicle driver with refrigerated and general freight, night linehaul and DC work. Looking for a permanent family company. My MC training is booked for later this year.</summary>

<h>Licences and tickets:</h>
<cert><cname>HC licence, open</cname>	<date>2017</date></cert>
<cert><cname>BFM accreditation</cname>	<date>2021</date></cert>
<cert><cname>Dangerous goods licence</cname>	<date>2023</date></cert>
<cert><cname>Forklift LF</cname>	<date>2016</date></cert>
<status>Permanent resident, full Australian work rights</status>

<h>Jobs:</h>
<job><start>Apr 2021</start> - <end>present</end>	<title>HC Linehaul Driver</title>	<employer>Bremer Valley Refrigerated</employer>, <place>Ipswich</place>
	<point>Night linehaul semi-trailer Brisbane to Coffs Harbour, 4 on 3 off, changeover on the road.</point>
	<point>18-speed Road Ranger in Kenworth and Western Star.</point>
	<point>Coupling and load restraint checks before every trip, one of the two drivers trusted with the export meat run.</point>
	<point>Reefer temps monitored and recorded, pre-starts in the app.</point></job>
<job><start>2017</start> - <end>Mar 2021</end>	<title>HC Driver, local</title>	<employer>Goodna Pallet Logistics</employer>
	<point>Day work to DCs in Brisbane, curtain siders, load restraint with gates and straps.</point>
	<point>Work diary and fatigue management on standard hours, never breached.</point></job>
<job><start>2015</start> - <end>2017</end>	<title>MR Driver and storeperson</title>	<employer>Redbank Timber & Hardware</employer></job>

Clean traffic history for the last five years. Happy with medical and drug and alcohol screening.
