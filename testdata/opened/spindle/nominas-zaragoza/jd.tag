Ref. ZAZ-2231 · Publicada por <employer>Talento Cierzo Selección</employer>

Nuestro cliente es un grupo aragonés de residencias de mayores y centros de día con once centros, 740 personas en plantilla y mucho turno de noche. Cerrar el mes allí no es pulsar un botón: hay festivos, pluses, reducciones de jornada y una media de 60 sustituciones mensuales.

Para sus oficinas centrales de <place>Zaragoza</place> (barrio de Delicias) buscamos

<title>RESPONSABLE DE NÓMINAS Y ADMINISTRACIÓN DE PERSONAL</title>

¿Qué harás?
La persona elegida <duty>responderá del cierre mensual de nómina de principio a fin</duty> y lo firmará ante dirección financiera. Además <duty>tramitará altas, bajas y variaciones en la Seguridad Social</duty>, <duty>presentará los modelos 111 y 190</duty>, <duty>calculará finiquitos y atrasos de convenio</duty>, <duty>atenderá a la Inspección de Trabajo</duty> y <duty>dirigirá a dos técnicos</duty>.

Requisitos imprescindibles
· <degree c="must">Grado o diplomatura en Relaciones Laborales, Ciencias del Trabajo o Derecho</degree>
· <years n="5" of="nóminas">Cinco años</years> en nóminas, de los cuales al menos dos como <must>responsable del cierre</must>. No es un puesto de apoyo: buscamos a alguien que ya haya tenido la última palabra
· <must>Sistema RED y SILTRA</must>, <must>Contrat@</must>
· Programa de nóminas: <must g="1">A3Nom</must> o <must g="1">Meta4</must>
· <must>Cálculo de IRPF</must> y <must>regularizaciones</must>
· Conocimiento práctico de <must>convenios colectivos</must>
· <must>Excel avanzado</must>

Se valorará
· Experiencia con el <nice>convenio estatal de dependencia</nice>
· Haber implantado un <nice>registro horario</nice>
· <nice>Auditorías salariales y registro retributivo</nice>

Conviene saber que la <no>selección</no> la lleva otro departamento, que la <no>prevención de riesgos</no> está externalizada y que no hace falta saber <no>SAP</no>: la contabilidad trabaja con él, nómina no. Del <no>portal del empleado</no> te daremos formación.

Se ofrece
Contrato indefinido, <pay>33.000 – 37.000 € brutos anuales</pay>, jornada intensiva los viernes y todo julio y agosto, un día de teletrabajo por semana, 25 días laborables de vacaciones.

El cliente dispone de plan de igualdad y anima a presentarse a personas con certificado de discapacidad. Proceso: llamada, prueba práctica de una hora (una nómina con incidencias) y entrevista final.

Inscripciones en seleccion@talentocierzo.example.com indicando la referencia.
