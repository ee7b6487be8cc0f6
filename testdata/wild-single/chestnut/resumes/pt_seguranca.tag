<name>Wanderleia Aparecida Tomazelli</name>
Rua das Paineiras, 340 – Jd. Nova Europa – <place>Campinas/SP</place>
Fone: <phone>(19) 90000-4410</phone> (recado com Dona Célia)
<email>wan.tomazelli@example.net</email>
<status>Brasileira, divorciada, 44 anos</status>. <status>CNH categoria B</status>

<h>OBJETIVO:</h> <headline>Técnica de Segurança do Trabalho</headline>

<h>QUALIFICAÇÕES</h>
<summary>Doze anos em canteiro e indústria. Registro ativo no MTE. Experiência em CIPA, DDS, PGR, integração de
terceiros e investigação de acidentes. Tenho disponibilidade para viagens e turno.</summary>

<h>HISTÓRICO PROFISSIONAL</h>

<job>* <start>03/2022</start> a <end>ATUAL</end>
  <employer>CERÂMICA PORTO FERREIRA S/A</employer> – <place>Mogi Guaçu</place>
  Cargo: <title>Técnica de Segurança do Trabalho Sênior</title> (promovida em 08/2023; antes <title>Pleno</title>)
  <point>Implantação da NR-12 em 31 máquinas junto com a manutenção</point>
  <point>Taxa de frequência de 9,8 para 4,1 (2022–2024)</point>
  <point>Treinei 260 funcionários em espaço confinado, com instrutor externo</point>
</job>

<job>* <start>06/2016</start> a <end>01/2022</end>
  <employer>CONSTRUTORA BELO HORIZONTE AZUL LTDA</employer> (obras em <place>Campinas, Sumaré e Valinhos</place>)
  Cargo: <title>Técnica de Segurança</title>
  <point>Liberação de PT para trabalho em altura, andaime e içamento</point>
  <point>Integração de empreiteiras: até 180 pessoas por mês</point></job>

<job>* <start>2012</start> a <end>2016</end>
  <employer>USINA SANTA ROSÁLIA</employer>, safra e entressafra
  <title>Auxiliar administrativo</title> / depois <title>Auxiliar de SESMT</title></job>

<job>* <start>2005</start> a <end>2011</end>
  <employer>Casa da família Bittencourt</employer> – <title>empregada doméstica e cuidadora</title> (registrada em carteira)</job>

* 2011 a 2012 – período dedicado à conclusão do ensino médio e do curso técnico

Pág. 1

<h>FORMAÇÃO</h>
Curso | Instituição | Conclusão
<edu><degree>Técnico</degree> em <field>Segurança do Trabalho</field> | <school>ETEC Bento Quirino</school> | <end>12/2012</end></edu>
<edu><degree>Ensino médio</degree> (EJA) | <school>E.E. Dom Barreto</school> | <end>2011</end></edu>
<edu><degree>Tecnólogo</degree> em <field>Gestão Ambiental</field> | <school>UNIP EAD</school> | cursando 4º semestre</edu>

<h>CURSOS COMPLEMENTARES</h>
1) <cert><cname>NR-35 supervisor de trabalho em altura</cname> – <date>2023</date></cert>
2) <cert><cname>NR-33 supervisor de entrada</cname> – <date>2023</date></cert>
3) <cert><cname>NR-10 básico</cname> 40 h – <date>2021</date>, reciclagem pendente</cert>
4) <cert><cname>Brigada de incêndio avançada</cname>, <issuer>Corpo de Bombeiros SP</issuer></cert>

<h>CONHECIMENTOS</h>
<skills><skill>Excel</skill> (intermediário), <skill>eSocial S-2210 / S-2220</skill>, <skill>SOC</skill>, <skill>PGR</skill>, <skill>LTCAT</skill> (acompanhamento), <skill>árvore de causas</skill></skills>

<h>IDIOMAS</h>: <language>espanhol</language> <level>básico</level>; <language>inglês</language> <level>leitura</level>.

<vol>Voluntária: <title>catequista</title> na <employer>Paróquia São Judas</employer>, <start>2010</start>–<end>2018</end>.</vol>
