<employer>UNIVERSITY OF WEST MERCIA</employer>
School of Biosciences

<title>Postdoctoral Research Associate in Pollinator Ecology</title>
Job Ref: BIO-25-0713
Location: <place>Shrewsbury Campus</place>
Salary: <pay>£38,205 to £44,263 (Grade 7)</pay>
Fixed term, 30 months, full time, funded by NERC
Closes: midnight 14 January

Applications are invited for the above post on the project "Night shift: moths as crop pollinators", led by Dr Hester Quayle with partners in Wageningen (who hold the <no>metabarcoding</no> work package) and the James Hutton Institute (who do the <no>remote sensing</no>).

You will <duty>run light-trap transects on sixteen farms from May to September</duty>, <duty>build plant–pollinator networks</duty> and <duty>lead at least two papers</duty>. You will also <duty>co-supervise one PhD student</duty>. There is no requirement to teach.

Essential criteria

1.  <degree c="must">PhD in ecology, entomology or a closely related subject</degree> (awarded, or thesis submitted by the start date)
2.  Field experience of <must>insect sampling</must>
3.  <must>Statistical modelling</must> in <must>R</must>, including <must>mixed-effects models</must>
4.  A record of <must>peer-reviewed publications</must> appropriate to career stage
5.  Ability to <must>work independently</must> at unsociable hours; the traps are emptied at dawn
6.  <licence c="must">Full driving licence valid in the UK</licence>

Desirable criteria

7.  <nice>Identification of British macro-moths</nice>
8.  <nice>Network analysis</nice> (<nice>bipartite</nice> package or similar)
9.  Experience of <nice>farmer engagement</nice>
10. <nice>Git</nice> or other version control

Please address each criterion by number in your supporting statement.

The University holds an Athena SWAN Silver award. The post is eligible for sponsorship under the Skilled Worker route, though we cannot reimburse visa fees. Informal enquiries: h.quayle@uwm.example.org.
