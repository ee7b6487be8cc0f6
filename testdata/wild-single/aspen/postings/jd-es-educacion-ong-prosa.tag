En la <employer>Fundación Puente Largo</employer> llevamos veinte años acompañando a chavales que
llegan solos a <place>Sevilla</place>. Abrimos en octubre un segundo piso, en Pino Montano, y
necesitamos <title>Educador/a social</title> para el turno de tarde y dos noches al mes.

¿Qué harás? <duty>Convivir</duty>, que no es poco.
<duty>Acompañar a médicos, extranjería e instituto</duty>, <duty>mediar cuando la cena se tuerce</duty>,
<duty>redactar informes para la Junta</duty> y <duty>coordinarte con los tutores</duty>. No harás
<no>terapia</no>: contamos con psicóloga dos mañanas por semana. Tampoco llevarás
<no>captación de fondos</no>, ni las redes (<no>Instagram</no> es cosa de Marta, por fortuna).

¿Qué te pedimos? El <degree c="must" g="1">Grado en Educación Social</degree> o la
<licence c="must" g="1">habilitación del colegio profesional</licence>; lo exige el convenio con la Junta y no
podemos saltárnoslo: Trabajo Social, Psicología o Integración Social no nos
sirven para este puesto, aunque sí para otros. Al menos <years n="1" of="menores en centro residencial">un año</years> con
<must>menores en recurso residencial</must>; el voluntariado cuenta la mitad. Conocer la
<must>Ley de Extranjería</must> lo suficiente para no asustarte ante un pasaporte caducado.
<lang c="must" g="2">Francés</lang> o <lang c="must" g="2">árabe dariya</lang>, uno de los dos, hablado. <licence c="must">Carné B</licence>. Y <must>aguante</must>, y <must>humor</must>,
que no vienen en ningún título. Certificado negativo de delitos sexuales, por
ley.

Nos encantaría que tuvieras formación en <nice>mediación intercultural</nice> o en <nice>trauma</nice>,
que hubieras trabajado con <nice>jóvenes extutelados</nice> y que supieras
<nice>de fútbol o de cocina</nice> (mejor de cocina).

No necesitas haber usado nuestro programa (<no>SIMIA</no>): se aprende en una tarde. Te
formamos en <no>contención</no> la primera semana.

Condiciones: 37 horas, <pay>1.690 € brutos x 14</pay>, un mes de vacaciones más seis
días, supervisión externa mensual. Contrato indefinido tras dos meses de
prueba.

Manda currículum y, si quieres, unas líneas contándonos por qué, a
personas@puentelargo.example.org hasta el 20 de septiembre. Respondemos a todo
el mundo. De verdad.
