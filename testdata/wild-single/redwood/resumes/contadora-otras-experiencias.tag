<h>CURRICULUM VITAE</h>
==================

<name>XIMENA PALACIOS ORREGO</name>
<headline>CONTADORA AUDITORA</headline>

<h>INFORMACION DE CONTACTO</h>
-----------------------
Ubicacion: <place>Valdivia, Chile</place>
Telefono: <phone>+56 9 5550 0142</phone>
Email: <email>ximena.palacios@example.org</email>
LinkedIn: <link>https://linkedin.example.org/in/ximena-palacios-orrego</link>

<h>RESUMEN PROFESIONAL</h>
-------------------
<summary>Contadora Auditora con 16 años en pesqueras, cooperativas lecheras y una municipalidad. 
Acostumbrada a cerrar el mes al tercer dia habil y a explicar el balance a gente que no es 
del area. Ordenada con los papeles y clara con los plazos del SII. Busca un cargo de jefatura 
en la Region de Los Rios o de Los Lagos.</summary>

<h>EXPERIENCIA PROFESIONAL</h>
------------------------

<job><employer>Lacteos Huilo Coop. Ltda.</employer>
<title>Jefa de Contabilidad</title> / <title>Encargada de Remuneraciones</title>
<place>Valdivia, Chile</place> | <start>Marzo 2019</start> - <end>Presente</end>

- <point>Cierre mensual y anual de la cooperativa y dos filiales, bajo IFRS para pymes, con un 
  equipo de tres personas.</point>
- <point>Remuneraciones de 140 trabajadores, incluidos los de temporada, en Talana y Previred.</point>
- <point>Implemento la facturacion electronica de los 86 productores socios junto al area de 
  informatica.</point>
- <point>Apoyo en la auditoria externa 2023, sin observaciones de fondo.</point>
</job>

<job><employer>Salmones Caleta Brava S.A.</employer>
<title>Analista Contable Senior</title>
<place>Puerto Montt, Chile</place> | <start>Agosto 2012</start> - <end>Febrero 2019</end>

- <point>Activo fijo: Llevo el registro de balsas jaula, redes y embarcaciones; conteo fisico dos 
  veces al año.</point>
- <point>Costos: Preparo el costo por kilo de cada centro de cultivo en SAP B1.</point>
- <point>Reemplazo a la jefatura durante un prenatal (5 meses).</point>
</job>

<h>OTRAS EXPERIENCIAS PROFESIONALES</h>
Sur de Chile | 2006 - 2012

- <job><employer>Municipalidad de Lago Verde Chico</employer> - <title>Profesional de Finanzas</title> (<start>2010</start>-<end>2012</end>): <point>Conciliaciones 
  bancarias y rendiciones de fondos a la Contraloria.</point></job>
- <job><employer>Barria y Asociados</employer> - <title>Asistente Contable</title> (<start>2008</start>-<end>2010</end>): <point>Declaraciones F29 y F22 de unos 
  40 contribuyentes del comercio.</point></job>
- <job><employer>Ferreteria El Alerce</employer> - <title>Cajera</title> y <title>Digitadora</title> (<start>2006</start>-<end>2007</end>): <point>Caja, inventario y cobranza por 
  telefono.</point></job>
- <job><employer>Hotel Pilmaiquen</employer> - <title>Recepcionista</title> (<start>2006</start>): <point>Temporada de verano.</point></job>

<h>EDUCACION</h>
---------
- <edu><degree>Diplomado</degree> en <field>Normas IFRS</field>
  <school>Universidad del Calle-Calle</school> | <start>2014</start> - <end>2015</end></edu>

- <edu><degree>Contador Auditor</degree>
  <school>Universidad del Calle-Calle, Valdivia, Chile</school> | <start>2004</start> - <end>2009</end></edu>

<h>HABILIDADES TECNICAS Y COMPETENCIAS</h>
------------------------------------

<skills><group>Contabilidad</group>
- <skill>IFRS para pymes</skill>
- <skill>Activo fijo</skill>, <skill>Costeo por absorcion</skill>
- <skill>Conciliaciones</skill>

<group>Tributario</group>
- <skill>F29</skill>, <skill>F22</skill>, <skill>DDJJ</skill>
- <skill>Credito por donaciones</skill> (basico)

<group>Sistemas</group>
- <skill>SAP Business One</skill>, <skill>Softland</skill>
- <skill>Talana</skill>, <skill>Previred</skill>
- <skill>Excel avanzado</skill> (<skill>Power Query</skill>)

<group>Personas</group>
- <skill>Manejo de equipos pequeños</skill>
</skills>

<h>CURSOS</h>
------
- <cert><cname>Reforma tributaria para pymes</cname>, <issuer>Camara de Comercio de Valdivia</issuer> (<date>2021</date>)</cert>

<h>IDIOMAS</h>
-------
- <language>Español</language>: <level>Nativo</level>
- <language>Ingles</language>: <level>Intermedio (lectura)</level>

<h>DISPONIBILIDAD</h>
--------------
<status>Disponible con un mes de aviso. Vehiculo propio, licencia clase B.</status>

---
Documento actualizado: Enero 2025
