OFERTA DE EMPLEO Nº 05-2025-7714
Publicada en el tablón del <employer>Servicio Comarcal de Ayuda a Domicilio Valdeparra</employer>

PUESTO ........... <title>Auxiliar de ayuda a domicilio</title>
PLAZAS ........... 4
LUGAR ............ <place>comarca de Valdeparra (Teruel): Calavera, Muniesilla, El Pobar y pedanías</place>
JORNADA .......... 30 h semanales, mañanas; una plaza de 22 h con fines de semana
CONTRATO ......... indefinido, periodo de prueba de un mes
SALARIO .......... <pay>1.184 € brutos x 14 (jornada de 30 h)</pay>, más kilometraje a 0,26 €
INICIO ........... inmediato

FUNCIONES
a. <duty>Aseo, vestido y movilización de personas mayores o dependientes en su casa</duty>
b. <duty>Preparar la comida y acompañar en la toma de la medicación ya dispuesta</duty>
c. <duty>Limpieza ordinaria de la vivienda, compra y lavado</duty>
d. <duty>Acompañamiento al centro de salud y paseos</duty>
e. <duty>Avisar a la trabajadora social de cualquier cambio en el usuario</duty>

No se ponen inyecciones ni se hacen <no>curas</no>: eso corresponde a enfermería del consultorio.

REQUISITOS
Alguna de estas titulaciones: <licence c="must" g="1">Certificado de profesionalidad de Atención sociosanitaria a personas en el domicilio</licence>; <degree c="must" g="1">FP grado medio de Atención a personas en situación de dependencia</degree>; <degree c="must" g="1">Técnico en Cuidados Auxiliares de Enfermería</degree>. Quien no tenga ninguna pero esté <licence c="must" g="1">habilitado/a excepcionalmente por la comunidad autónoma</licence> también puede presentarse.
<licence c="must">Permiso de conducir B y vehículo</licence>. Excepción: si la persona reside en Calavera, la ruta 1 se hace andando y no se exige coche.
<licence c="must">Certificado negativo del Registro Central de Delincuentes Sexuales</licence>.
Personas extracomunitarias, <permit>autorización de residencia y trabajo en vigor</permit>.
<lang c="must">Castellano suficiente para hablar por teléfono con la familia</lang>.
<must>Paciencia, respeto y buen trato</must>; <must>discreción</must>, que en los pueblos todo se sabe.

No se requiere <no>experiencia previa</no>. Las dos primeras semanas se va en pareja con una compañera veterana, y aquí se enseña a usar la <no>grúa de transferencia</no> y a <no>prevenir caídas</no>.

SE VALORARÁ (baremo)
 1 punto ... por cada <years n="1" of="ayuda a domicilio o residencia" c="nice">año de trabajo en domicilio o residencia</years>, máximo 5
 2 puntos .. <nice>formación en demencias</nice>
 1 punto ... <licence c="nice">carné de manipulador de alimentos</licence>
 1 punto ... <licence c="nice">curso de primeros auxilios</licence>
 1 punto ... <nice>residir en la comarca o comprometerse a hacerlo</nice>

La comarca dispone de teleasistencia y de un programa piloto con <no>sensores domóticos</no>, atendidos desde Zaragoza; a las auxiliares no les afecta.

PRESENTACIÓN DE SOLICITUDES
En el registro del Servicio, plaza del Olmo s/n, o por correo a registro@sadvaldeparra.example.org, con fotocopia de DNI/NIE, título, carné y vida laboral. Plazo: diez días hábiles desde esta publicación. Las entrevistas serán los martes. Con las personas no seleccionadas se formará una bolsa para sustituciones de verano.

Se reserva una plaza a personas con discapacidad igual o superior al 33 %. Tratamiento de datos conforme al RGPD y a la Ley Orgánica 3/2018. Para dudas, preguntar por Benilde o por Saturnino de 9 a 14 h.
