Curriculum Vitae

<name>Dr. Philippa Strang-Aldous</name>, FSA

Department of Classics and Archaeology, University of Nottingham
<email>p.strang-aldous@example.org</email>  ORCID <link>0000-0000-0000-0417</link>

<h>Present appointment</h>
<job><title>Associate Professor of Greek Epigraphy</title>, Department of Classics and Archaeology, <employer>University of Nottingham</employer> (<start>since August 2020</start>)</job>

<h>Previous appointments</h>
<job><start>2016</start>–<end>20</end>   <title>Lecturer in Ancient History</title>, School of Humanities, <employer>University of Kent</employer> (<place>Canterbury</place>)</job>
<job><start>2015</start>–<end>16</end>   <title>A. G. Thornby Research Fellow</title>, <employer>St Wilfrid's College</employer>, <place>Oxford</place></job>
<job><start>2013</start>–<end>15</end>   <title>Wissenschaftliche Mitarbeiterin</title>, <employer>Institut für Klassische Archäologie der Universität Heidelberg</employer>
          <point>Catalogue of the Kleinschmidt squeezes, 1,140 items, all but 60 published</point></job>
<job><start>Mich. 2012</start>  <title>Temporary College Teaching Officer (Greek Prose)</title>, <employer>Fitzjames Hall</employer>, <place>Cambridge</place></job>
<job><start>Summers 2009</start>, 2010, <end>2011</end>  <title>Trench Supervisor</title>, <employer>British School at Athens</employer>, <place>Palaikastro, Crete</place></job>

<h>Education</h>
<edu><degree>D.Phil.</degree>, <field>Ancient History</field>, <school>University of Oxford</school> (Merton), <start>2009</start>–<end>2013</end>.
   <point>Thesis: 'Decrees without assemblies: honour and stone in the southern Cyclades'. Supervisor: Prof. E. Marchbanks.</point></edu>
<edu><degree>M.St.</degree>, <field>Greek and/or Roman History</field>, with <grade>Distinction</grade>, ibid., <end>2009</end>.</edu>
<edu><degree>B.A. (Hons)</degree>, <field>Classics</field>, <grade>First Class</grade>, <school>University of Durham</school>, <end>2008</end>. <point>Ogilvie Prize for Greek verse.</point></edu>

<h>Monograph</h>
<pub><title>Paid in Stone: Honorific Economies of the Hellenistic Cyclades</title>. Saltmarsh University Press, <start>2018</start>.</pub>

<h>Articles (selected)</h>
<pub>'<title>A proxeny decree from Sikinos reconsidered</title>', Annals of Island Epigraphy 41 (<start>2021</start>), 77–93.</pub>
<pub>(with T. Weidlich) '<title>Squeezing Thera</title>', Steinschrift 12 (<start>2015</start>), 5–40.</pub>

<h>Grants and honours</h>
<award><title>Leverhulme Research Fellowship</title>, <start>2022</start>–<end>23</end> (£54,000)</award>
<award><title>Fellow of the Society of Antiquaries of London</title>, elected <start>2021</start></award>

<h>Administration</h>
<job><title>Director of Postgraduate Studies</title>, <employer>Nottingham</employer>, <start>2021</start>–<end>24</end></job>
<job><title>Exams Officer</title>, <employer>Kent</employer>, <start>2018</start>–<end>19</end></job>

<h>Languages</h>
<language>English</language> (<level>native</level>), <language>German</language> (<level>fluent</level>), <language>Modern Greek</language> (<level>good</level>), <language>Italian</language>, <language>French</language> (<level>reading</level>)

<h>Referees</h>
<other>Names supplied on request.</other>
