HOJA DE VIDA

<name>YURANY ANDREA QUICENO PATARROYO</name>
<headline>CONTADORA PÚBLICA</headline>
<status>C.C. expedida en Pereira</status>
Fecha de nacimiento: <status>22 de agosto de 1991</status>
Estado civil: <status>Unión libre</status>
Dirección: <place>Mz 4 Cs 12, Barrio Los Guaduales, Dosquebradas</place>
Celular: <phone>300 555 0168</phone>
Correo: <email>yurany.quiceno@example.com</email>
Tarjeta profesional: <status>T.P. en trámite de renovación</status>

<h>PERFIL PROFESIONAL</h>
<summary>Contadora con nueve años de experiencia en el sector cafetero y de transporte, manejo de NIIF para
Pymes, impuestos nacionales y municipales. Persona responsable y con sentido de pertenencia.</summary>

<h>EXPERIENCIA LABORAL</h>

<job>EMPRESA:      <employer>COOPERATIVA CAFETERA ALTO CONSOTA</employer>
CARGO:        <title>Contadora</title>
PERIODO:      <start>Febrero de 2020</start> – <end>Actualmente</end>
FUNCIONES:    <point>Elaboración de estados financieros bajo NIIF, declaraciones de renta, IVA e ICA,
              conciliaciones bancarias, atención a la revisoría fiscal.</point> <point>Implementación de la nómina
              electrónica para 130 empleados.</point>
JEFE INMEDIATO: Gerente administrativo, Tel. a solicitud</job>

<job>EMPRESA:      <employer>TRANSPORTES LA HERMOSA S.A.S.</employer>
CARGO:        <title>Auxiliar Contable</title> y luego <title>Asistente de Contabilidad</title>
PERIODO:      <start>Junio de 2014</start> – <end>Enero de 2020</end>
FUNCIONES:    <point>Causación de facturas, legalización de anticipos de conductores, cartera.</point>
              <point>Apoyo en el cambio de World Office a Siigo.</point></job>

<job>EMPRESA:      <employer>ALMACÉN ELECTROHOGAR DEL OTÚN</employer>
CARGO:        <title>Cajera</title> (medio tiempo)
PERIODO:      <start>2011</start> a <end>2013</end></job>

<h>FORMACIÓN ACADÉMICA</h>

<edu>Posgrado:      <degree>Especialización</degree> en <field>Gerencia Tributaria</field>
               <school>Corporación Universitaria del Otún</school>
               <start>2022</start>, aplazada en segundo semestre</edu>
<edu>Universitarios: <degree>Contadora Pública</degree>
               <school>Universidad del Eje Cafetero</school>, <end>2016</end></edu>
<edu>Técnicos:      <degree>Técnico</degree> en <field>Contabilización de Operaciones Comerciales</field>
               <school>SENA</school>, <place>Dosquebradas</place>, <end>2010</end></edu>
<edu>Secundaria:    <degree>Bachiller Académico</degree>
               <school>I.E. Santa Sofía del Risaralda</school>, <end>2008</end></edu>

<h>OTROS ESTUDIOS</h>
<cert><cname>Diplomado en NIIF para Pymes</cname>, 120 horas, <issuer>Colegio de Contadores del Café</issuer>, <date>2018</date></cert>
<cert><cname>Curso de Excel avanzado</cname>, <issuer>SENA</issuer> virtual, <date>2015</date></cert>

<h>CONOCIMIENTOS EN SISTEMAS</h>
<skills><skill>Siigo</skill>, <skill>World Office</skill>, <skill>Helisa</skill> (básico), <skill>Excel avanzado</skill>, <skill>MUISCA DIAN</skill></skills>

<h>REFERENCIAS PERSONALES</h>
<other>Docente universitario, Pereira – a solicitud</other>
<other>Ingeniera de alimentos, Santa Rosa de Cabal – a solicitud</other>

                    ______________________________
                    Yurany A. Quiceno P.
