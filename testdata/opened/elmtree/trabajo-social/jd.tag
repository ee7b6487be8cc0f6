<employer>Fundación Alborada del Ebro</employer>
Oferta: <title>Trabajador/a social – Servicio de dependencia y ayuda a domicilio</title>
Lugar: <place>Zaragoza (barrio de Las Fuentes) y dos comarcas cercanas</place>
Contrato: sustitución por maternidad, con posibilidad de continuidad. 37 horas semanales, de lunes a viernes, una tarde.
Salario: <pay>25.900 € brutos anuales en 14 pagas</pay>

Somos una entidad sin ánimo de lucro que desde 1987 acompaña a personas mayores y a sus familias. Gestionamos el servicio de ayuda a domicilio de varios municipios, dos centros de día y un pequeño programa de voluntariado. La atención <no>psicológica</no> y la <no>terapia ocupacional</no> las llevan otras compañeras del equipo, con las que tomarás muchos cafés.

¿Qué harás?
La persona que buscamos se encargará de <duty>realizar visitas domiciliarias y valorar la situación social de cada caso</duty>, <duty>elaborar y revisar el Programa Individual de Atención</duty>, <duty>coordinar a un grupo de unas 25 auxiliares de ayuda a domicilio</duty> y <duty>mediar cuando la familia y el servicio no se entienden</duty>. También tendrá que <duty>informar sobre prestaciones y recursos y ayudar a tramitarlos</duty>. No hay que hacer nóminas ni <no>contabilidad</no>.

Requisitos imprescindibles
· <degree c="must">Grado o Diplomatura en Trabajo Social</degree>
· <licence c="must">Colegiación en vigor</licence> (se pedirá certificado)
· <years n="2" of="dependencia o mayores">Dos años de experiencia, como mínimo, en dependencia o personas mayores</years>
· Conocimiento de la <must>Ley 39/2006 de dependencia</must> y del <must>baremo de valoración (BVD)</must>
· Saber redactar <must>informes sociales</must> claros y a tiempo
· Manejo de <must g="1">SIUSS</must> o <must g="1">alguna otra historia social informatizada</must>
· <licence c="must">Carné de conducir B</licence> y disponibilidad para moverse; el coche lo ponemos nosotros
· Capacidad de <must>mediación familiar</must> y <must>trabajo en equipo interdisciplinar</must>

Se valorará: formación en <nice>atención centrada en la persona</nice>, <nice>elaboración de cuadrantes</nice>, conocimientos de <nice>demencias</nice>, <lang c="nice">rumano o árabe</lang>, y tener <licence c="nice">certificado de discapacidad igual o superior al 33 %</licence>. El programa de gestión de turnos (<no>Gesad</no>) te lo enseñamos la primera semana.

Ofrecemos equipo estable, 25 días laborables de vacaciones, formación continua y supervisión externa cada mes.

Envía tu CV a seleccion@alboradaebro.example.org indicando la referencia TS-DEP-07 antes del 20 de marzo. Antes de incorporarse se exigirá el certificado negativo del Registro Central de Delincuentes Sexuales. La Fundación cuenta con plan de igualdad; valoramos todas las candidaturas sin discriminación por sexo, edad, origen u orientación.
