CURRÍCULUM VITAE
==================

<name>MARÍA JACINTA OLEA QUISPE</name>
<headline>INGENIERA AGRÓNOMA</headline>

<h>INFORMACIÓN DE CONTACTO</h>
-----------------------
Ubicación: <place>Ica, Perú</place>
Teléfono: <phone>+51 000 555 014</phone>
Email: <email>mj.olea@example.org</email>

<h>RESUMEN PROFESIONAL</h>
-------------------
<summary>Ingeniera agrónoma con más de 18 años en cultivos de exportación (uva de mesa, espárrago y
arándano). Experta en riego por goteo y en certificaciones. He formado cuadrillas de hasta 200
personas y prefiero el campo a la oficina.</summary>

<h>EXPERIENCIA PROFESIONAL</h>
------------------------

<job><employer>Agrícola Los Huarangos S.A.C.</employer>
<title>Jefa de Fundo</title> / <title>Jefa de Riego</title>
<place>Ica, Perú</place> | <start>Agosto 2017</start> – <end>Presente</end>

• <point>Responsable de 310 hectáreas de uva de mesa, de la poda a la cosecha, con 4 supervisores a
  cargo.</point>
• <point>Reduje el consumo de agua en 22 % con sensores de humedad y turnos nocturnos.</point>
• <point>Acompañé las auditorías GlobalG.A.P. y GRASP sin no conformidades mayores (2019–2023).</point>
</job>
<job><employer>Frutos del Desierto</employer>
<title>Supervisora de Campo</title>
<place>Chincha, Perú</place> | <start>Noviembre 2010</start> – <end>Julio 2017</end>

• <point>Espárrago verde: control de plagas, registros de aplicación y planillas de cosecha.</point>
• <point>Ensayo de tres variedades con la Universidad del Valle Seco; participé en la toma de datos.</point>
</job>
<h>OTRAS EXPERIENCIAS PROFESIONALES</h>
Perú y Chile | 2005 – 2010

• <job><employer>Vivero Santa Elvira</employer> – <title>Encargada de Injertos</title> (<start>2008</start>–<end>2010</end>): <point>Producción de 90 000 plantas
  injertadas por campaña.</point></job>
• <job><employer>Packing Copiapó Ltda.</employer> – <title>Inspectora de Calidad</title> (<start>2007</start>–<end>2008</end>): <point>Temporada de uva, turno noche.</point></job>
• <job><employer>Municipalidad de Pisco</employer> – <title>Practicante</title> (<start>2005</start>): <point>Huertos escolares.</point></job>

<h>EDUCACIÓN</h>
---------
• <edu><degree>Ingeniera Agrónoma</degree>
  <school>Universidad del Valle Seco</school> | <start>2000</start> – <end>2005</end></edu>

• <edu><degree>Diplomado</degree> en <field>Fisiología de la Vid</field>
  <school>Instituto Viticultor del Norte</school>, <place>Copiapó, Chile</place> | <end>2012</end></edu>

<h>HABILIDADES TÉCNICAS Y COMPETENCIAS</h>
------------------------------------

<skills><group>Riego y suelo</group>
• <skill>Goteo</skill>, <skill>fertirriego</skill>
• <skill>Lectura de análisis foliar</skill>
• <skill>Sondas FDR</skill>

<group>Certificación</group>
• <skill>GlobalG.A.P.</skill>, <skill>GRASP</skill>
• <skill>Rainforest</skill> (auditora interna)

<group>Oficina</group>
• <skill>Excel</skill>, <skill>SAP</skill> (consultas)
• <skill>QGIS</skill>
</skills>
<h>CERTIFICADOS</h>
------------
• <cert><cname>Auditora Interna GlobalG.A.P. v5</cname>, <issuer>Andes Control</issuer>, <date>2019</date></cert>

<h>IDIOMAS</h>
-------
• <language>Español</language>: <level>Nativo</level>
• <language>Quechua</language>: <level>Intermedio, hablado</level>
• <language>Inglés</language>: <level>Técnico (lectura)</level>

<h>DISPONIBILIDAD</h>
--------------
Disponible para trasladarme dentro de la costa peruana.

---
Documento actualizado: Diciembre 2023
