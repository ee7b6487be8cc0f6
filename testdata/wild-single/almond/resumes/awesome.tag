                              <name>Mateusz Gryglewicz</name>
                 <headline>SITE RELIABILITY ENGINEER · SOFTWARE ARCHITECT</headline>
                        <place>Nowowiejska 44/7, 50-340 Wrocław, Poland</place>
 <phone>(+48) 555-014-880</phone> |  <email>mateusz@example.net</email> |  <link>mgry.example.net</link> |  <link>mgry-example</link> |  <link>mateusz-gry-example</link>
                   “<other>Make the change that you want to roll back.</other>”

<h>Summary</h>
<summary>Eleven years in operations, the last five as SRE for payment systems. Wrote too much YAML,
now writes programs that write less of it. Interested in incident analysis more than in
dashboards.</summary>

<h>Work Experience</h>
<job><employer>Zlotnik Payments S.A.</employer>                                                            <place>Wrocław, Poland</place>
<title>STAFF SITE RELIABILITY ENGINEER</title>                                              <start>Jun. 2021</start> - <end>PRESENT</end>
• <point>Error budgets for 23 services; three teams have stopped a release because of them, which
  I count as success.</point>
• <point>Regional failover from 40 min by hand to 6 min by one command, rehearsed each quarter.</point>
• <point>Load tests before Black Friday with replayed, anonymised traffic; found the same connection
  pool three years in a row and finally fixed it.</point>
• <point>Coaches two engineers towards senior; no line management by choice.</point>
• <point>Chairs the post-incident review, 70+ so far, no blame.</point></job>

<job><employer>Zlotnik Payments S.A.</employer>                                                            <place>Wrocław, Poland</place>
<title>SITE RELIABILITY ENGINEER</title>                                                   <start>Apr. 2018</start> - <end>May. 2021</end>
• <point>Kubernetes on bare metal (kubeadm, Calico), 4 clusters, 210 nodes.</point>
• <point>Introduced Prometheus and Thanos, retired Nagios with a small funeral.</point>
• <point>PCI DSS evidence collected by script; the auditor asked for a copy of the script.</point>
• <point>Cut paging by 58 % in a year by deleting alerts.</point></job>

<job><employer>Orchard & Finch Broadcasting</employer>                                               <place>Salford, United Kingdom</place>
<title>DEVOPS ENGINEER (CONTRACT)</title>                                                  <start>Sep. 2016</start> - <end>Feb. 2018</end>
• <point>Terraform for the subtitling platform, AWS, about 300 resources.</point></job>

<job><employer>Politechnika Computing Centre</employer>                                                    <place>Wrocław, Poland</place>
<title>JUNIOR ADMINISTRATOR</title>                                                        <start>Oct. 2013</start> - <end>Aug. 2016</end></job>

<job><employer>Bajtek Web Studio</employer>                                                           <place>Opole, Poland</place>
<title>PART-TIME WEB DEVELOPER</title>                                                     <start>2011</start> - <end>2013</end>
• <point>PHP shops for a florist, a tyre dealer and a priest.</point></job>

<h>Presentation</h>
<pub><employer>OpsDays Silesia</employer>                                                               <place>Katowice, Poland</place>
<title>PRESENTER FOR: DELETE YOUR ALERTS</title>                                                    <end>Oct. 2021</end>
• <point>Twenty minutes, one slide, many angry questions, later adopted by two other firms.</point></pub>
<pub><employer>Wrocław Kubernetes Evening</employer>                                                    <place>Wrocław, Poland</place>
<title>PRESENTER FOR: FAILOVER AS A HABIT</title>                                                   <end>Mar. 2023</end></pub>

<h>Honors & Awards</h>
<award><end>2022</end>      <title>Finalist</title>, <employer>Polish Incident of the Year</employer>                                   <place>Warsaw</place></award>
<award><end>2012</end>      <title>2nd Place</title>, <employer>Student Sysadmin Olympics</employer>                                    <place>Gliwice</place></award>

<h>Program Committees</h>
<vol><end>2023</end>      <title>Reviewer</title>, <employer>OpsDays Silesia</employer>                                              <place>Katowice</place></vol>
<vol><end>2022</end>      <title>Track chair</title>, <employer>OpsDays Silesia</employer>                                          <place>Katowice</place></vol>

<h>Certificates</h>
<cert><date>2022</date>      <cname>Certified Kubernetes Security Specialist (CKS)</cname>, <issuer>CNCF</issuer></cert>
<cert><date>2020</date>      <cname>HashiCorp Certified: Terraform Associate</cname>, <issuer>HashiCorp</issuer></cert>

<h>Skills</h>
       <skills><group>DevOps</group>   <skill>Kubernetes</skill>, <skill>Terraform</skill>, <skill>Argo CD</skill>, <skill>Prometheus</skill>, <skill>Loki</skill>
  <group>Programming</group>   <skill>Go</skill>, <skill>Python</skill>, <skill>Bash</skill>
     <group>Databases</group>   <skill>PostgreSQL</skill>, <skill>etcd</skill></skills>
    Languages   <language>Polish</language>, <language>English</language>

<h>Education</h>
<edu><school>Wrocław University of Science and Technology</school>                                        <place>Wrocław, Poland</place>
<degree>M.SC.</degree> IN <field>COMPUTER SCIENCE</field>                                                         <start>2008</start> - <end>2013</end></edu>

NOVEMBER 18, 2024                       MATEUSZ GRYGLEWICZ · RÉSUMÉ                                1
