<h>INFORMACIÓN PERSONAL</h>
Nombre            <name>Iván Esteruelas Gil</name>
Dirección         <place>50008 Zaragoza</place>
Teléfono          <phone>600 555 947</phone>
Correo            <email>ivan.esteruelas@example.net</email>
Nacionalidad      <status>Española</status>
Fecha nacimiento  <status>03/05/1991</status>

<h>EXPERIENCIA LABORAL</h>

<job>Fechas            <start>01/03/2016</start> – <end>Actualidad</end>
Puesto            <title>Técnico de nóminas y seguridad social</title>
Empresa           <employer>Asesores Ebro Laboral, S.L.</employer> (<place>Zaragoza</place>)
Funciones         <point>Confección de nóminas y seguros sociales de 60 empresas (650 nóminas al mes) en A3Nom.</point>
                  <point>Altas, bajas y variaciones en Sistema RED, SILTRA, Contrat@ y Certific@2.</point>
                  <point>Cálculo de finiquitos e indemnizaciones. Convenios colectivos de hostelería, metal y transporte.</point>
                  <point>IRPF, modelos 111 y 190. Atención a clientes.</point>
                  <point>Expedientes de ERTE (18 en 2020).</point>
                  <point>Contestación a requerimientos de la Inspección de Trabajo con el visto bueno del titular del despacho.</point>
                  <point>Regularizaciones de IRPF en diciembre y certificados de retenciones para los trabajadores de la cartera.</point></job>

<job>Fechas            <start>15/09/2012</start> – <end>28/02/2016</end>
Puesto            <title>Auxiliar administrativo</title>
Empresa           <employer>Gestoría Las Fuentes</employer>
Funciones         <point>Archivo, registro, apoyo al departamento laboral: contratos, partes de baja y recogida de firmas.</point></job>

<h>EDUCACIÓN Y FORMACIÓN</h>

<edu>Fechas            <start>2010</start> – <end>2012</end>
Título            <degree>Técnico Superior en Administración y Finanzas (FP)</degree>
Centro            <school>IES Río Gállego</school></edu>

<edu>Fechas            <start>2021</start> – <end>hoy</end>
Título            <degree>Grado en Relaciones Laborales y RR. HH.</degree>, <point>matriculado, 72 de 240 créditos aprobados</point>
Centro            <school>UNED</school></edu>

<h>APTITUDES</h>
<skills><group>Programas</group>         <skill>A3Nom</skill>, <skill>Sage Despachos</skill>, <skill>Excel medio</skill>
<group>Organismos</group>        <skill>Sistema RED</skill>, <skill>SILTRA</skill>, <skill>Contrat@</skill></skills>
Idiomas           <language>Inglés</language> <level>A2</level>
