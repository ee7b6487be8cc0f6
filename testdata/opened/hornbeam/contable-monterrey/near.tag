CURRÍCULUM VÍTAE

Nombre: <name>Rogelio Zambrano Tijerina</name>
Teléfono: <phone>81 0000 9035</phone>
Correo: <email>rogelio.zambrano@example.org</email>
Domicilio: <place>Guadalupe, Nuevo León</place>

Disponibilidad: inmediata
Objetivo: <summary>Ocupar el puesto de contador general en una empresa comercial, con 8 años en contabilidad general y manejo de personal.</summary>

<h>EXPERIENCIA LABORAL</h>

<job>Empresa: <employer>Eléctrica Mitras, S.A. de C.V.</employer>
Puesto: <title>Encargado de contabilidad</title>
Periodo: <start>01/2020</start> a la <end>fecha</end>
Actividades: <point>cierre contable mensual de dos razones sociales</point>; <point>declaraciones provisionales y anual de ISR e IVA, DIOT</point>; <point>contabilidad electrónica y CFDI 4.0</point>; <point>conciliaciones bancarias e intercompañía</point>; <point>coordinación de dos auxiliares contables</point>; <point>atención de auditoría externa</point>; <point>estados financieros para la gerencia el día 6 de cada mes, bajo NIF</point>; <point>respuesta a requerimientos del SAT junto con el asesor fiscal</point>.</job>

<job>Empresa: <employer>Refaccionaria El Obispado</employer>
Puesto: <title>Auxiliar contable</title>
Periodo: <start>03/2017</start> a <end>12/2019</end>
Actividades: <point>captura de pólizas en CONTPAQi Contabilidad</point>; <point>control de inventarios</point>; <point>facturación</point>.</job>

<h>ESCOLARIDAD</h>

<edu>Nivel: <degree>Licenciatura</degree> en <field>Contaduría Pública</field> (trunca, 6 de 9 semestres)
Escuela: <school>Universidad del Cerro de la Silla</school>
Periodo: <start>2013</start>-<end>2016</end></edu>

<edu>Nivel: <degree>Bachillerato técnico</degree> en <field>Contabilidad</field>
Escuela: <school>CBTis Huinalá</school>
Periodo: <start>2010</start>-<end>2013</end></edu>

<h>PROGRAMAS</h>

<skills><skill>CONTPAQi Contabilidad</skill>; <skill>Aspel COI</skill>; <skill>Excel avanzado (tablas dinámicas, BUSCARV)</skill>; <skill>SAP Business One</skill></skills>

<h>IDIOMAS</h>

<language>Inglés</language>: <level>60 %</level>
