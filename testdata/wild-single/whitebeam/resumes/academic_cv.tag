                         CURRICULUM VITAE
                    <name>Ingeborg M. Castellane-Roy, Ph.D.</name>
               <headline>Associate Professor of Medieval History</headline>
     Department of History · 411 Harrow Hall · <place>Saint-Aubin, New Brunswick, Canada</place>
       <email>icastellaneroy@example.org</email>  |  <link>orcid.org/0000-0000-0000-0000</link>
                         (updated August 2023)

<h>A.  ACADEMIC APPOINTMENTS</h>
<job><start>2020</start>–        <title>Associate Professor (with tenure)</title>, <employer>Fundy Coast University</employer>
<start>2014</start>–<end>2020</end>    <title>Assistant Professor</title>, Fundy Coast University
             <point>(parental leave Jan.–Dec. 2017)</point></job>
<job><start>2012</start>–<end>2014</end>    <title>Postdoctoral Fellow</title>, <employer>Institut des chartes fictives</employer>, <place>Lyon</place></job>
<job><start>Summer 2019</start>  <title>Visiting Scholar</title>, <employer>Archivio di San Vitale</employer>, <place>Lucca</place></job>

<h>B.  EDUCATION</h>
<edu><end>2012</end>         <degree>Ph.D.</degree>, <field>Medieval Studies</field>, <school>University of Upper Canada West</school>
             <point>Dissertation: “Salt, Debt and Saints: Credit in Lucca, 1180–1260.”
             Committee: H. Brandvold (chair), R. Osei-Lindqvist, P. Tran</point></edu>
<edu><end>2006</end>         <degree>M.A.</degree>, <field>History</field>, <school>Fundy Coast University</school></edu>
<edu><end>2004</end>         <degree>B.A. (Hons.)</degree>, <field>Latin & History</field>, <school>Collège Sainte-Odile</school>, <grade>summa cum laude</grade></edu>

<h>C.  PUBLICATIONS</h>
   <h>(i) Monographs</h>
1.  <pub><title>The Salt Ledger: Trust and Arithmetic in a Tuscan Town</title>. <place>Halifax</place>: <employer>Tidewrack University Press</employer>, <end>2018</end>.</pub>
2.  In preparation: <pub><title>Widows Who Lent</title> (under contract, <employer>Tidewrack</employer>; ms. due <end>2025</end>).</pub>
   <h>(ii) Refereed articles (* = with graduate student)</h>
3.  <pub>*“<title>Counting on Fingers: Notarial Marginalia Reconsidered</title>,” <employer>Journal of Imagined Medievalia</employer> 44.2 (<end>2021</end>): 201–233.</pub>
4.  <pub>“<title>A Bad Year for Saffron</title>,” <employer>Annales Fictives</employer> 71 (<end>2016</end>): 55–80.</pub>

<h>D.  GRANTS AND HONOURS</h>
<award><start>2021</start>–<end>25</end>   <title>Maritime Insight Grant</title>, PI, CAD 91,400</award>
<award><start>2016</start>      <title>Development Grant</title>, co-applicant (1 of 5), CAD 62,000</award>
<award><start>2019</start>      <title>Dean's Medal for Teaching</title></award>

<h>E.  TEACHING</h>  <other>HIST 1001, 2310, 3330 (Latin Paleography), 6000. Supervised: 2 Ph.D. (1 completed), 7 M.A.</other>

<h>F.  SERVICE</h>
<vol><start>2021</start>–<end>23</end>   <title>Director of Graduate Studies</title></vol>
<vol><start>2015</start>–      <title>Reviewer</title>, <employer>Journal of Imagined Medievalia</employer></vol>

<h>G.  LANGUAGES</h>  <language>French</language> (<level>native</level>), <language>English</language> (<level>near-native</level>), <language>Italian</language> (<level>fluent</level>), <language>Latin</language>, <language>Occitan</language> (<level>reading</level>)

                                Castellane-Roy – 2
