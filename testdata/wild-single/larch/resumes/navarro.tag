Curriculum Vitae Europass

<h>INFORMACIÓN PERSONAL</h>          <name>Navarro Quintana, Jonay</name>
                              <place>Calle Drago 15, 38400 Puerto de la Cruz (España)</place>
                              <phone>(+34) 655 550 261</phone>
                              <email>jonay.nq@example.org</email>
                              <status>Sexo Masculino</status> | <status>Fecha de nacimiento 27/04/1991</status> | <status>Nacionalidad Española</status>

<h>EMPLEO SOLICITADO</h>             <headline>Técnico de laboratorio de análisis de aguas</headline>

<h>EXPERIENCIA PROFESIONAL</h>

<job><start>2 Nov. 18</start>–<end>Presente</end>             <title>Analista de laboratorio</title>
                              <employer>Aguas del Teide Norte, S.A.</employer>, <place>La Orotava (España)</place>
                              - <point>Toma de muestras en galerías, depósitos y red</point>
                              - <point>Determinaciones físico-químicas y microbiológicas (RD 3/2023)</point>
                              - <point>Apoyo en la acreditación ENAC 17025 (auditoría superada 2021)</point>
                              Tipo de empresa o sector Abastecimiento de agua</job>

<job><start>1 Feb. 16</start>–<end>30 Sep. 18</end>           <title>Auxiliar de laboratorio</title>
                              <employer>Platanera Cooperativa Valle Sur</employer>, <place>Güímar (España)</place>
                              - <point>Análisis foliar y de suelos, preparación de reactivos</point></job>

<job><start>Jun. 13</start>–<end>Ago. 13</end>                <title>Socorrista de piscina</title>
                              <employer>Aparthotel Bahía Taoro</employer></job>

<h>EDUCACIÓN Y FORMACIÓN</h>

<edu><start>2010</start>–<end>2015</end>                     <degree>Grado en Química</degree>                              Nivel 6 MEC
                              <school>Universidad de La Laguna</school></edu>

21/1/25                       © Unión Europea, 2002-2025                     Página 1 / 2

                              Curriculum vitae                         Navarro Quintana, Jonay

<edu><end>2017</end>                          <degree>Curso superior en Gestión de la calidad</degree> (250 h)
                              <school>Instituto Atlántida</school></edu>

<h>COMPETENCIAS PERSONALES</h>

Lengua materna                <language>Español</language>

Otros idiomas                 COMPRENDER              HABLAR                 EXPRESIÓN ESCRITA
                              Comp. auditiva  Lectura  Interacción  Expresión oral
<language>Inglés</language>                        <level>B2  C1  B1  B1  B2</level>
                              Certificado <cert><cname>EOI Nivel Avanzado</cname>, <date>2019</date></cert>
<language>Alemán</language>                        <level>A2  A2  A1  A1  A1</level>

Competencias comunicativas    <other>Trato con ayuntamientos y comunidades de regantes</other>
Competencias de organización  <other>Planifico la ruta semanal de muestreo (46 puntos, 2 personas)</other>

<skills><group>Competencias relacionadas con el empleo</group>
                              <skill>Cromatografía iónica</skill>, <skill>ICP-OES</skill>, <skill>filtración por membrana</skill>, <skill>validación de métodos</skill>
<group>Competencia digital</group>           <skill>LIMS</skill>, <skill>Excel</skill>, <skill>R (básico)</skill></skills>

<status>Permiso de conducir           A2, B</status>

<h>INFORMACIÓN ADICIONAL</h>
Publicaciones                 <pub>Coautor: <title>Fluoruros en galerías del norte de Tenerife</title>, <end>2022</end></pub>
Afiliaciones                  <vol>Colegio de Químicos de Canarias, <title>colegiado</title> <start>desde 2016</start></vol>
<h>ANEXOS</h>                        <other>Copia del título; certificado de vacunación (hepatitis A)</other>
