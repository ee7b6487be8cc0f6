                    <name>THADDEUS OKONJO-BRIGHT</name>
          14 Sycamore Row, <place>Durham, N.C.</place>  27701
     <phone>(919) 555-0162</phone>      <email>tokonjobright@example.org</email>

<h>ACADEMIC EMPLOYMENT</h>

<job><employer>Piedmont Wesleyan University</employer>
     <title>Associate Professor of History</title> (with tenure), 2017–<end>present</end>
     <title>Assistant Professor</title>, <start>2011</start>–2017
     <title>Director, Program in African & Diaspora Studies</title>, 2019–2022</job>
<job><employer>Rutledge University</employer>
     <title>Mellon Postdoctoral Associate</title>, <start>2009</start>–<end>2011</end></job>

<h>DEGREES</h>

<edu><school>Emory University</school>
     <degree>Ph.D.</degree> in <field>History</field>, <end>2009</end>.  Committee: H. Lasseter (chair), D. Quaye, M. Poole</edu>
<edu><school>University of Ibadan</school>
     <degree>M.A.</degree> <end>2002</end></edu>
<edu>     <degree>B.A. (Hons.)</degree>, <grade>Second Class Upper</grade>, <end>2000</end>, <school>same university</school></edu>

<h>BOOKS</h>

<pub><title>Salt Road: Carriers, Credit and Kin on the Lower Niger, 1870–1930</title>. <employer>Ohio Valley University Press</employer>, <end>2016</end>. Paperback 2019.</pub>
<pub><title>The Clerk's Ledger</title> (manuscript, under contract with <employer>Ohio Valley University Press</employer>, due 2025).</pub>

<h>ARTICLES AND CHAPTERS</h>

<pub>"<title>Counting Canoes: Colonial Statistics and Their Evaders</title>," <employer>Journal of Delta Studies</employer> 31:2 (<end>2020</end>), 211–238.</pub>
<pub>"<title>Palm Kernels and Paper Money</title>," in <employer>Currencies of Empire</employer>, ed. L. Haverkamp, <end>2014</end>.</pub>
<pub>With A. Danjuma, "<title>Oral Testimony after the Archive Fire</title>," <employer>History in Africa</employer>, <end>2012</end>.</pub>

<h>SELECTED PRESENTATIONS</h>

<other>"Whose Debt?" African Studies Association, San Francisco, December 2023</other>
<other>"Ledgers as Literature," Rutledge Humanities Forum (invited), April 2021</other>
<other>Panel chair, AHA, New York, January 2020</other>

<h>HONORS</h>

<award><title>Finalist, Delta Studies Book Prize</title>, <end>2017</end></award>
<award><title>NEH Summer Stipend</title>, <end>2013</end></award>
<award><title>Fulbright-Hays DDRA</title>, <end>2006</end>–07 (Onitsha and Enugu)</award>

<h>TEACHING</h>

<other>Undergraduate: Survey of African History I & II; Money, A World History; Methods seminar</other>
<other>Graduate (M.A. only): Readings in Atlantic Economies</other>
<other>M.A. theses directed: 6. Outside reader, Ph.D.: 2</other>

<h>LANGUAGES</h>

<language>English</language>, <language>Igbo</language> (<level>native</level>); <language>French</language> (<level>research</level>); <language>Portuguese</language> (<level>elementary reading</level>)

                                                   Okonjo-Bright, c.v., p. 1 of 1
