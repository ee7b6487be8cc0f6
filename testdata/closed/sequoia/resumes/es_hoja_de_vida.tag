HOJA DE VIDA

<name>YURLEIDYS PATERNINA GUALDRÓN</name>
<status>C.C. No. 1.000.000.218 de Sincelejo</status>
<h>PERFIL</h>
<summary>Soy conductora y despachadora con conocimiento de rutas de la Costa y del Magdalena Medio. Persona
responsable, puntual y con buen trato al pasajero. Quiero pasar a coordinación de flota.</summary>

<h>DATOS</h>
NACIMIENTO .......... <status>7 de agosto de 1986</status>
ESTADO CIVIL ........ <status>Unión libre</status>
DIRECCIÓN ........... Mz 14 Lt 3, <place>Barrancabermeja, Santander</place>
CELULAR ............. <phone>300 000 6641</phone>
CORREO .............. <email>yurleidys.pg@example.com</email>

<h>ESTUDIOS REALIZADOS</h>
PRIMARIA:      <edu><school>Escuela Rural Mixta El Higuerón</school>, <end>1997</end></edu>
SECUNDARIA:    <edu><school>Institución Educativa Puerto Sereno</school>, <degree>Bachiller académico</degree>, <end>2003</end></edu>
TÉCNICOS:      <edu><school>SENA</school>, <degree>Técnico</degree> en <field>Operación de transporte terrestre</field>, <end>2015</end></edu>
               <edu><school>SENA</school>, <degree>Tecnólogo</degree> en <field>Gestión logística</field>, cuarto trimestre de seis (<start>2023</start> - )</edu>

<h>OTROS CURSOS</h>
<cert><cname>Manejo defensivo</cname>, 20 horas, <issuer>Academia Ruta Serena</issuer>, <date>2022</date></cert>
<cert><cname>Primeros auxilios</cname>, <issuer>Cruz Roja seccional</issuer>, <date>2021</date></cert>
<cert><cname>Transporte de mercancías peligrosas</cname> (vencido en <date>2020</date>)</cert>

<h>EXPERIENCIA LABORAL</h>

EMPRESA            CARGO                  JEFE INMEDIATO         TIEMPO
<job><employer>Transportes La Ceiba Roja S.A.S.</employer>
                   <title>Despachadora</title>           Wílmer Arrieta         <start>enero 2020</start> hasta <end>la fecha</end>
   Funciones: <point>despacho de 38 busetas por turno, planillas, control de GPS</point>; <point>reemplacé al
   coordinador en las vacaciones de 2022 y 2023</point></job>
<job><employer>Cootrans del Yuma</employer>
                   <title>Conductora de buseta</title>   Sra. Nohemí Plata      <start>2015</start> a <end>dic. 2019</end>
   Funciones: <point>ruta Barranca - San Vicente, sin comparendos en cinco años</point></job>
<job><employer>Palmas de Riogrande</employer>
                   <title>Conductora de tractor</title>  (no recuerdo)          <end>2014</end>, diez meses
   Retiro: terminación de contrato</job>
<job><employer>Independiente</employer>
                   <title>Mototaxista y domiciliaria</title>                    <start>2008</start> - <end>2013</end></job>

<h>LICENCIA</h>:  <status>C2 vigente hasta 2026</status>;  <status>A2</status>
<h>SÉ MANEJAR</h>:  <skills><skill>Excel</skill> (fórmulas sencillas), <skill>Satrack</skill>, <skill>RNDC</skill>, <skill>mecánica básica diésel</skill></skills>
<h>IDIOMAS</h>:  <language>español</language>; <language>inglés</language> <level>A1</level>

<h>REFERENCIAS PERSONALES</h>
<other>Edilberto Navas, docente, Cel. 300 000 9902</other>
<other>Luz Dary Choachí, comerciante, Cel. 300 000 9917</other>
<h>REFERENCIAS FAMILIARES</h>
<other>Yenis Gualdrón, madre, ama de casa</other>

Certifico que la información es veraz.
_____________________________
YURLEIDYS PATERNINA G.
