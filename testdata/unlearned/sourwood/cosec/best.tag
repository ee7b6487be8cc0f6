<name>Gráinne Tuohy</name>
<place>14 Avondale Terrace, Phibsborough, Dublin 7</place>
m. <phone>087 555 0134</phone>		e. <email>grainne.tuohy@example.com</email>
<status>Irish citizen</status>

<summary>Cosec since 2018, first on the provider side with far too many clients and these days in-house at a
lessor. I like a clean register and a short minute.</summary>

<h>Where I've worked</h>

<job><start>Feb 2022</start> <end>to date</end>	<employer>Altocumulus Aviation Leasing DAC</employer>, <place>IFSC, Dublin 1</place>
		<title>Assistant Company Secretary</title> (came in as mat. cover, permanent from Nov '22)
	- <point>Look after 38 Irish entities (mostly DACs and SPVs) plus 9 in Cayman and Bermuda, those through
	local agents.</point>
	- <point>Packs for the quarterly boards and the Audit Committee. I sit in on both and write the minutes;
	draft is normally out within 3 working days.</point>
	- <point>B1s, B2s, B10s and RBO all done by me on CORE. No late filing penalty since I joined.</point>
	- <point>2023: took the registers off spreadsheets and into Blueprint OneWorld, with the vendor's consultant
	doing the data load.</point>
	- <point>H15s - 11 SPVs struck off to date, 1 more in the queue.</point>
	- <point>We've notes listed on Euronext Dublin, so there's an insider list. Outside counsel owns it, I keep
	the names current.</point>
	- <point>AGMs by written resolution, summary approval procedures, directors' interests, the odd share transfer.</point></job>

<job><start>Sept 2018</start> to <end>Jan 2022</end>	<employer>Lismullen Corporate Services Ltd</employer>, <place>Sandyford</place>
		<title>Company Secretarial Assistant</title>, then <title>Senior Company Secretarial Assistant</title> (from Jan 2020)
	- <point>Portfolio of about 140 clients: family companies, CLGs/charities, two section 110s.</point>
	- <point>Annual returns, incorporations (A1), changes of officers, constitution amendments, restoration
	to the register (assisted on 3).</point>
	- <point>UK confirmation statements for 15 of them through WebFiling.</point>
	- <point>Showed two trainees the ropes, no formal reports.</point></job>

<job><start>2016</start> to <end>2018</end>	<employer>Delahunt Keyes Solicitors</employer>, <place>Mullingar</place>
		<title>Office administrator</title>
	- <point>Conveyancing files, dictation, petty cash.</point></job>

<h>Exams and college</h>

<cert><cname>Chartered Governance Qualifying Programme</cname>, <issuer>CGI UK & Ireland</issuer>: 6 of 7 modules done, last one
booked for November</cert>
<edu><degree>BBL</degree> <field>Business and Law</field>, <school>Maynooth University</school>, <end>2016</end> (<grade>2.1</grade>)</edu>

<h>Systems</h>
<skills><skill>Blueprint OneWorld</skill> (daily), <skill>CORE</skill>, <skill>RBO portal</skill>, <skill>Admincontrol</skill> board portal, <skill>Companies House WebFiling</skill>,
<skill>Excel</skill> up to pivot tables, <skill>DocuSign</skill></skills>

<h>And</h>
<language>Irish</language> - <level>fluent</level>, <language>French</language> - <level>Leaving Cert, rusty</level>
<other>Secretary of the local camogie club, so I do minutes for nothing as well. References on request.</other>
