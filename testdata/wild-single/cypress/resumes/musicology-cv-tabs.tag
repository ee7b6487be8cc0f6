CURRICULUM VITAE

<h>PERSONAL INFORMATION</h>
Name: 			<name>Ferelith Bahrami-Stone</name>
Phone: 		<phone>+1 902 555 0147</phone>
Email: 			<email>fbahramistone@example.org</email>
Webpage: 		<link>https://example.org/fbahramistone</link> 
Languages spoken:	<language>English</language> 			<level>Mother tongue</level>			
<language>Persian</language>				<level>Very good</level>
<language>German</language>			<level>Good</level>		
<language>Latin</language>		<level>Reading</level>             
Nationality:		<status>Canadian & British</status>

<h>EDUCATION</h>
<edu><end>2013</end> 		<degree>Ph.D.</degree>, <field>Musicology</field>, <school>Thornbury University</school>, <place>Thornbury, Ontario</place>.
Supervisors: Agatha Penhallow and Luc Desrosiers-Vane
Title: <point>Bells and Boundaries: parish sound in the late medieval town [PhD Thesis].</point></edu>

<edu><end>2008</end> 		<degree>M.Mus.</degree>, <field>Historical Performance</field>, <school>University of Aldwick</school>, <place>Aldwick, UK</place>. 
		Supervisor: Conrad Ilves</edu>

<edu><end>2006</end> 	<degree>B.A.</degree>, <field>Music and History</field>, <school>University of Aldwick</school>, <place>Aldwick, UK</place> </edu>

<h>HONOURS & AWARDS</h>
Year		Name				Institution 			Amount 
<award><start>2009</start> – <end>2013</end>	<title>Doctoral Entrance Award</title> 	<employer>Thornbury University</employer>	$72,000</award>
<award><start>2011</start> – <end>2012</end>	<title>Archive Travel Fellowship</title> 	<employer>Society for Early Sound</employer> 	$8,500</award>
		(Won twice)
<award><end>2019</end>		<title>Teaching Prize (shortlisted)</title>		<employer>Faculty of Arts</employer>		–</award>

<h>EMPLOYMENT HISTORY</h>
<job><start>Jul 2022</start> – <end>Present</end>		<title>Associate Professor</title>, School of Music, <employer>Cobequid University</employer>, <place>Truro</place> </job>

<job><start>Sep 2023</start> – <end>Aug 2025</end>		<title>Acting Associate Dean for Graduate Studies</title>, Faculty of Arts, <employer>Cobequid University</employer>, <place>Truro</place></job>

<job><start>Jan 2021</start> – <end>Jun 2022</end>		<title>Program Coordinator, MA in Sound Heritage</title>, School of Music, <employer>Cobequid University</employer>, <place>Truro</place></job>

<job><start>Jul 2016</start> – <end>Jun 2022</end>		<title>Assistant Professor</title>, School of Music, <employer>Cobequid University</employer>, <place>Truro</place> </job>

<job><start>Oct 2013</start> – <end>May 2016</end> 	<title>Research Fellow</title>, <employer>Centre for Urban Acoustics</employer>, <place>Graz, Austria</place></job>

<job><start>Sep 2009</start>- <end>Apr 2013</end>		<title>Teaching Assistant (Guest Lecturer)</title>, Faculty of Music, <employer>Thornbury University</employer>, <place>Thornbury</place></job>

<job><start>Nov 2008</start> – <end>Aug 2009</end>    	<title>Cataloguer</title>, <employer>Aldwick Cathedral Library</employer> (ACL), <place>Aldwick, UK</place></job>
  
<job><start>Sep 2003</start> – <end>Jun 2006</end> 	<title>Organ Scholar & Page Turner</title>, <employer>St Wulfram's</employer>, <place>Aldwick, UK</place>	</job>

<h>RESEARCH Introduction</h>
<summary>My research is about how towns sounded before clocks. I work with account books, bell inscriptions and, since 2018, acoustic models of streets that no longer exist. I am co-investigator on a SSHRC-funded project on harbour signals in Nova Scotia and I supervise two doctoral students who work on street cries.</summary>

<h>Successful Grant Applications</h>
I have received $318,400 in research funding. 
	•	As PI: 	$121,000
	•	As Co-A (Co-Applicant): 		$197,400

	•	<proj><title>Harbour Signals Before Radio</title>. <employer>SSHRC Insight Grant</employer> (Co-A). (<start>2023</start> – <end>2027</end>).      $197,400</proj>
	•	<proj><title>Rehearing the Market</title>. <employer>Cobequid University Start-up Grant</employer> (PI). <end>2017</end>. 	$21,000</proj>

<h>PUBLICATIONS</h>
Peer-reviewed Publications 
I have published 11 peer-reviewed articles and one book.

	•	<pub>Bahrami-Stone, F. (<end>2024</end>). <title>Who paid the ringer? Parish accounts as a source for sound.</title> Early Sound Quarterly, 31(2), 101–129.</pub>
	•	<pub>Desrosiers-Vane, L., & Bahrami-Stone, F. (<end>2020</end>). <title>Modelling a lost square.</title> Acoustic Heritage, 8, 12–40.</pub>
	•	<pub>Bahrami-Stone, F. (<end>2018</end>). <title>Bells and Boundaries.</title> Thornbury: Gatehouse Press.</pub>
