<name>Maria do Rosário Pimentel Figueiredo</name>
<headline>Professora de Educação Física / treinadora de natação adaptada</headline>
<place>Coimbra</place>, <phone>912 555 087</phone>, <email>mrosario.pf@example.net</email>
Cédula TPTD (Grau II, natação): <status>n.º 4xxx1, válida até 2027</status>

<h>Percurso profissional</h>

<job><start>2018/2019</start> a <end>atual</end> | <employer>Agrupamento de Escolas Quinta das Lágrimas</employer> | <title>Docente do grupo 620</title> (contratada, horário completo; vinculação em 2023)
  • <point>3.º ciclo e secundário, 8 turmas</point>
  • <point>Responsável pelo núcleo de boccia do desporto escolar (14 alunos, 2 com apuramento regional)</point></job>

<job><start>2019</start> a <end>atual</end> | <employer>Clube Náutico do Mondego</employer> | <title>Treinadora adjunta</title>, natação adaptada, ao final da tarde
  • <point>7 atletas, um campeão nacional S9 de juniores (treinador principal: outra pessoa)</point></job>

<job><start>set. 2012</start> a <end>ago. 2018</end> | <title>Professora de AEC</title> e substituições em <employer>vários agrupamentos</employer> (Penacova, Lousã, Ansião, Pombal)</job>

<job><start>2010</start> a <end>2012</end> | <title>Técnica de fitness</title> | <employer>Ginásio Vitalis</employer></job>

<h>Formação académica</h>

<edu><degree>Mestrado</degree> em <field>Ensino da Educação Física nos Ensinos Básico e Secundário</field>, <school>Universidade de Coimbra (FCDEF)</school>, <end>2012</end>, <grade>16 valores</grade></edu>
<edu><degree>Licenciatura</degree> em <field>Ciências do Desporto</field>, idem, <end>2010</end>, <grade>14 valores</grade></edu>

<h>Formação contínua (creditada)</h>
<cert>- <cname>Avaliação pedagógica (projeto MAIA)</cname>, 50 h, <date>2021</date></cert>
<cert>- <cname>Suporte básico de vida com DAE</cname>, <issuer>INEM</issuer>, <date>2023</date></cert>
<cert>- <cname>Língua Gestual Portuguesa, iniciação</cname>, 30 h, em curso</cert>

<h>Competências digitais</h>
<skills><skill>Inovar</skill>, <skill>Teams</skill>, <skill>Excel para registo de testes FITescola</skill></skills>

<h>Línguas</h>
<language>Português</language> (<level>materna</level>); <language>Inglês</language> (<level>B1</level>); <language>Castelhano</language> (<level>compreensão</level>)

<h>Comunicações</h>
<pub>"<title>Boccia para todos, mesmo para quem chega atrasado</title>", <employer>Encontro Regional do Desporto Escolar</employer>, <end>2022</end></pub>

<h>Situação</h>
<status>Nacionalidade portuguesa</status>. <status>Carta de condução B</status>. Sem registo criminal (certificado anual).
